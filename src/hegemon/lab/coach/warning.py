"""Before an action: does it do nothing, does it give away much? A warning is a sentence; it keeps nobody back."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.engine import State
from ...core.game import Game
from ...core.idle import idle
from ...core.language import Message, msg
from ...core.language.message import as_argument
from ...core.phrases import Run
from ...learning.coaching import coaching
from ..review.turns import told
from .judging import possible, thinker_for
from .thresholds import MUCH


@dataclass(frozen=True)
class Warned:
    """What there is to say; `better` is what the coach would begin with."""

    sentences: tuple[str, ...] = ()
    better: str = ""
    better_said: str = ""


def warned(game: Game, state: State, text: str, language: str) -> Warned:
    """About an action or a phrase of the seat that decides."""
    world = possible(game, state)
    run = game.expand(world, text, unfinished=True)
    if run.shows or len(game.legal(world)) < 2:
        return Warned()
    words = game.catalogue(language)
    sentences = [words.say(message) for message in _empty(game, world, run)]
    lost, better = given_away(game, world, run)
    if lost > MUCH:
        sentences.append(words.say(msg("coach-gives-away", lost=round(100 * lost))))
    if not sentences or better is None:
        return Warned(tuple(sentences))
    return Warned(tuple(sentences), game.text(better), " ".join(told(game, [(world, better)], words)))


def _empty(game: Game, world: State, run: Run) -> list[Message]:
    """Why it does nothing: the step that it leads to is empty, or the whole turn is over and nothing has come of it."""
    ends_step = any(game.verbs.by_name[game.action(a).verb].ends_step for a in run.actions)
    why = idle(game, run.state) if run.goes_on and not ends_step else None
    if why is not None:
        return [msg("coach-idle", why=as_argument(why.message()))]
    notes = coaching(game.spec.id)
    frame = game.verbs.frames.names[game.frame(world)]
    if game.turn(run.state) == run.turn or frame not in notes.turn_begins:
        return []
    state, kinds = world.copy(), set[str]()
    for a in run.actions:
        kinds |= {happening.kind for happening in game.happenings(state, a)}
        game.apply(state, a)
    return [] if kinds - set(notes.empty) else [msg("coach-nothing")]


def given_away(game: Game, world: State, run: Run) -> tuple[float, int | None]:
    """Winning chance that the best turn is ahead, and how it begins."""
    thinker = thinker_for(game)
    best = thinker.judged_turns(world)[0].actions
    if best[: len(run.actions)] == run.actions:
        return 0.0, None
    after = world.copy()
    game.apply(after, best[0])
    return thinker.chance(after, run.seat) - thinker.chance(run.state, run.seat), best[0]
