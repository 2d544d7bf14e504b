"""Two or three sensible plans for the turn, each with what it comes to and what speaks for it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.engine import State
from ...core.game import Game
from ...core.happenings import Happening
from ...core.language import Catalogue, msg
from ...core.telling import all_texts, lines
from ...learning.coaching import coaching
from .judging import JudgedTurn, possible, thinker_for
from .reasons import costs, gains
from .thresholds import MUCH, NEAR

MOST = 3  # plans
ALIKE = 0.5  # share of what happens that two plans may have in common


@dataclass(frozen=True)
class Plan:
    """A plan in words."""

    action: str  # what to begin with
    lines: tuple[str, ...]  # what happens
    gains: tuple[str, ...]  # what speaks for it
    costs: tuple[str, ...]  # what it takes
    behind: float  # winning chance that the best plan is ahead
    is_near: bool


@dataclass(frozen=True)
class _Played:
    steps: list[tuple[State, int]]
    ends: State


def plans(game: Game, state: State, language: str) -> list[Plan]:
    """For the seat that decides."""
    seat, world = game.to_act(state), possible(game, state)
    words, nothing = game.catalogue(language), set(coaching(game.spec.id).empty)
    if len(game.legal(world)) < 2:
        return []
    found: list[Plan] = []
    thought = thinker_for(game).judged_turns(world)
    best = thought[0].chance
    for turn in thought:
        if found and best - turn.chance > MUCH:
            break
        played = _played(game, world, turn)
        happened = _happened(game, played.steps)
        said = [text for told in lines(game.happening_kinds.gathered(happened), words) for text in all_texts(told)]
        if turn is thought[0] and not said:
            return [_enough(game, turn, words)]
        comes_to_nothing = {h.kind for h in happened} <= nothing
        if found and (comes_to_nothing or any(_alike(said, other.lines) for other in found)):
            continue
        speaks_for, takes = gains(game, seat, world, played.ends, words), costs(game, seat, world, played.ends)
        if found and takes and not speaks_for:
            continue
        found.append(
            Plan(
                action=game.text(turn.actions[0]),
                lines=tuple(said),
                gains=tuple(words.say(m) for m in speaks_for or [msg("coach-no-count")]),
                costs=tuple(words.say(m) for m in takes),
                behind=best - turn.chance,
                is_near=best - turn.chance <= NEAR,
            )
        )
        if len(found) == MOST:
            break
    return found


def _enough(game: Game, turn: JudgedTurn, words: Catalogue) -> Plan:
    """To stop is the best that was found. It is told as such, and alone: whatever else could be done is worse."""
    said, why = words.say(msg("coach-enough")), words.say(msg("coach-enough-why"))
    return Plan(game.text(turn.actions[0]), (said,), (why,), costs=(), behind=0.0, is_near=True)


def _played(game: Game, world: State, judged: JudgedTurn) -> _Played:
    """The part of a turn that lies in the seat's hand: chance, others and what comes to light are not foretold."""
    seat, turn, state = game.to_act(world), game.turn(world), world.copy()
    steps: list[tuple[State, int]] = []
    for a in judged.actions:
        if game.to_act(state) != seat or game.turn(state) != turn or not game.allows(state, a):
            break
        before = state.copy()
        shows = game.reveals(state, a)
        steps.append((before, a))
        game.apply(state, a)
        if shows:
            return _Played(steps[:-1] or steps, before)
    return _Played(steps, state)


def _happened(game: Game, steps: list[tuple[State, int]]) -> list[Happening]:
    """What the steps come to, up to the end of the turn."""
    found: list[Happening] = []
    heads = {kind.name for kind in game.happening_kinds.kinds if kind.heads}
    for before, a in steps:
        for happening in game.happenings(before, a):
            if happening.kind in heads:
                return found
            found.append(happening)
    return found


def _alike(one: list[str], other: tuple[str, ...]) -> bool:
    """Do two plans come to much the same?"""
    first, second = set(one), set(other)
    return len(first & second) > ALIKE * max(len(first), len(second))
