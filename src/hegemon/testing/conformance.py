"""What every game must do, whatever its rules: `check_game(game)` walks random games and reports broken promises."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from random import Random

from ..core.engine import State
from ..core.errors import HegemonError, IllegalAction, NotationError
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.record import Recorder, loads, replay
from .walks import recorded_walk

Check = Callable[[Game, State, int, Random], str]


def actions_are_well_formed(game: Game, state: State, a: int, rng: Random) -> str:
    """`legal` is ascending and unique, and empty only at the end."""
    ids = game.legal(state)
    if ids != sorted(set(ids)):
        return f"legal actions are not ascending and unique: {ids[:20]}"
    if len(ids) > game.spec.max_legal:
        return f"{len(ids)} legal actions, more than the promised {game.spec.max_legal}"
    if (not ids) != (game.to_act(state) == OVER):
        return "no legal action although the game goes on" if not ids else "legal actions after the end"
    return ""


def position_is_possible(game: Game, state: State, a: int, rng: Random) -> str:
    """`problems` finds nothing in a position that was reached by play."""
    faults = game.problems(state)
    return f"problems: {faults[0]}" if faults else ""


def text_round_trips(game: Game, state: State, a: int, rng: Random) -> str:
    """Every legal action has a text that reads back as itself."""
    for b in game.legal(state):
        if game.parse(game.text(b)) != b:
            return f"'{game.text(b)}' reads back as another action"
    return ""


def generator_equals_filter(game: Game, state: State, a: int, rng: Random) -> str:
    """`legal` is exactly the set of actions for which `why_not` has no objection."""
    allowed = [b for b in range(game.verbs.size) if game.rules_allow(state, b)]
    legal = game.legal(state)
    if allowed == legal:
        return ""
    odd = sorted(set(allowed) ^ set(legal))[0]
    return f"'{game.text(odd)}' is {'only' if odd in legal else 'not'} in legal()"


def sampled_filter(game: Game, state: State, a: int, rng: Random) -> str:
    """The same for a sample of the table: cheap enough for every position."""
    legal = set(game.legal(state))
    for b in rng.sample(range(game.verbs.size), min(60, game.verbs.size)):
        if game.rules_allow(state, b) != (b in legal):
            return f"legal() and why_not() disagree on '{game.text(b)}'"
    for b in legal:
        if not game.rules_allow(state, b):
            return f"legal() offers '{game.text(b)}', why_not() refuses it"
    return ""


def illegal_changes_nothing(game: Game, state: State, a: int, rng: Random) -> str:
    """A refused action raises with a citation and leaves the position as it was."""
    legal = set(game.legal(state))
    before = state.key()
    for b in rng.sample(range(game.verbs.size), min(8, game.verbs.size)):
        if b in legal:
            continue
        try:
            game.apply(state, b)
        except IllegalAction as refusal:
            if not refusal.cite:
                return f"'{b}' is refused without a citation"
        else:
            return f"'{game.text(b)}' is not legal, yet it was carried out"
    for wild in (-1, game.verbs.size, 10**9):
        try:
            game.apply(state, wild)
        except NotationError:
            continue
        return f"action number {wild} was accepted"
    return "" if state.key() == before else "a refused action changed the position"


def copies_are_isolated(game: Game, state: State, a: int, rng: Random) -> str:
    """Playing on in a copy does not touch the original; equal positions have equal keys."""
    if a < 0:
        return ""
    before = state.key()
    other = state.copy()
    if other.key() != before:
        return "a copy has another key"
    game.apply(other, a)
    if state.key() != before:
        return "an action in a copy changed the original"
    return ""


def dump_round_trips(game: Game, state: State, a: int, rng: Random) -> str:
    """The position by names, through JSON, is the position."""
    dumped = json.loads(json.dumps(game.dump(state)))
    return "" if game.restore(dumped).key() == state.key() else "dump and restore change the position"


def views_are_json(game: Game, state: State, a: int, rng: Random) -> str:
    """Views hold JSON values only, and `deciding` is the frame that waits; the actions of the seat that decides, and of
    no other, are in its view."""
    who = game.to_act(state)
    for seat in [None, *range(game.num_seats)]:
        view = game.view(state, seat)
        json.dumps(view)
        if (len(view["actions"]) > 0) != (seat == who and who >= 0):
            return f"the view of seat {seat} lists {len(view['actions'])} actions while {who} is to act"
        frame = game.frame(state)
        if view["public"]["deciding"] != (game.verbs.frames.names[frame] if frame else None):
            return f"the view of seat {seat} says '{view['public']['deciding']}' in place of the frame that waits"
        if not view["prompt"]["text"]:
            return "the prompt is empty"
    return ""


def determinize_keeps_view(game: Game, state: State, a: int, rng: Random) -> str:
    """A determinized position looks the same to its seat, and is possible."""
    for seat in range(game.num_seats):
        other = game.determinize(state, seat, rng)
        if other.key() == state.key():
            continue  # nothing is hidden from this seat, so it is the position itself
        if game.view(other, seat) != game.view(state, seat):
            return f"determinize changes what seat {seat} sees"
        if faults := game.problems(other):
            return f"determinize makes an impossible position: {faults[0]}"
    return ""


def chance_is_weighted(game: Game, state: State, a: int, rng: Random) -> str:
    """Chance outcomes are exactly the legal actions, each with a positive weight, all of chance verbs."""
    if game.to_act(state) != CHANCE:
        odd = [b for b in game.legal(state) if game.verbs.decode(b)[0].chance]
        return f"'{game.text(odd[0])}' is offered to a seat" if odd else ""
    other = state.copy()
    made = game.settle(other, rng)
    same = state.copy()
    game.apply(same, made)
    if other.key() != same.key() or game.legal(other) != game.legal(same):
        return f"settle() says '{game.text(made)}', but did something else"
    for b, weight in game.chance(state):
        if weight <= 0:
            return f"'{game.text(b)}' has weight {weight}"
        if not game.verbs.decode(b)[0].chance:
            return f"chance is offered '{game.text(b)}'"
    return ""


def previews_hold(game: Game, state: State, a: int, rng: Random) -> str:
    """A preview of a legal action can be made, is JSON, and prices are told in rows of what, amount and cite."""
    if a >= 0 and game.to_act(state) >= 0:
        preview = game.preview(state, a)
        json.dumps(asdict(preview))
        if preview.action != game.text(a):
            return "a preview speaks of another action"
    return ""


EVERY_STEP: tuple[Check, ...] = (actions_are_well_formed, position_is_possible)
SOMETIMES: tuple[Check, ...] = (
    text_round_trips,
    sampled_filter,
    illegal_changes_nothing,
    copies_are_isolated,
    dump_round_trips,
    views_are_json,
    determinize_keeps_view,
    chance_is_weighted,
    previews_hold,
)
RARELY: tuple[Check, ...] = (generator_equals_filter,)
CHECKS = (*EVERY_STEP, *SOMETIMES, *RARELY)


def check_game(game: Game, seed: int = 1, games: int = 2, sometimes: int = 23, rarely: int = 211) -> list[str]:
    """Walk random games; checks run at every step, at every 23rd and at every 211th. Returns all broken promises."""
    faults: list[str] = []
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        recorder = Recorder(game)  # makes the actions: if a check changed the position, a replay would lead elsewhere
        for count, (state, a) in enumerate(recorded_walk(recorder, rng)):
            checks = (
                EVERY_STEP + (SOMETIMES if count % sometimes == 0 else ()) + (RARELY if count % rarely == 0 else ())
            )
            faults += [
                f"game {number}, step {count}: {fault}" for c in checks if (fault := _run(c, game, state, a, rng))
            ]
            if faults:
                return faults
        faults += [f"game {number}: {fault}" for fault in _record_round_trip(recorder)]
    return faults


def _run(check: Check, game: Game, state: State, a: int, rng: Random) -> str:
    try:
        fault = check(game, state, a, rng)
    except HegemonError as error:
        fault = f"raises {error}"
    return f"{check.__name__}: {fault}" if fault else ""


def _record_round_trip(recorder: Recorder) -> list[str]:
    text = recorder.record.dumps()
    record = loads(text)
    if record.dumps() != text:
        return ["a record reads back as another text"]
    outcome = recorder.game.outcome(recorder.state)
    if outcome is None:
        return ["the game did not end"]
    if outcome.reason not in recorder.game.spec.ends:
        return [f"the game ended by '{outcome.reason}', which its spec does not name"]
    again = replay(record, recorder.game)
    return [] if again.state.key() == recorder.state.key() else ["a record replays to another position"]
