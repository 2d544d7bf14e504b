"""One random game with its invariants, and a batch of them for a worker process."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ..core.engine import State
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.record import Record, Recorder, loads, replay
from ..core.registry import load
from ..testing.conformance import EVERY_STEP, SOMETIMES

SOMETIMES_EVERY = 37  # checked positions between two rounds of the dearer checks
RECORD_EVERY = 25  # games between two whose record is written, read and replayed
ENDLESS = 400_000  # actions; no game of ours is that long


@dataclass
class Played:
    """How a random game went; `fault` is empty when nothing was wrong."""

    seed: int
    number: int
    steps: int = 0
    decisions: int = 0
    checked: int = 0
    turns: int = 0
    widest: int = 0
    reason: str = ""
    winners: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)  # as given, not the defaults
    fault: str = ""
    record: Record | None = None

    def save(self, path: Path) -> None:
        """Write the record of a failed game."""
        assert self.record is not None
        self.record.save(path)


def play_batch(work: tuple[dict[str, Any], range]) -> list[Played]:
    """Several games of one order, up to the first fault (a worker's task: takes and returns plain data)."""
    order, numbers = work
    game = load(order["game"], engine=order["engine"], data=order["data"], **order["options"])
    played = []
    for number in numbers:
        played.append(play_one(game, order["seed"], number, order["every"]))
        played[-1].options = order["options"]
        if played[-1].fault:
            break
    return played


def play_one(game: Game, seed: int, number: int, every: int = 1) -> Played:
    """A random game; whatever goes wrong, an exception too, is told with the record up to there."""
    result = Played(seed, number, seats=list(game.seats))
    rng = Random(f"{seed}/{number}")
    made: list[int] = []
    state, a = game.start(), -1
    try:
        while not result.fault and game.to_act(state) != OVER:
            a = _pick(game, state, rng)
            if result.steps % every == 0:
                result.fault = _faults(game, state, a, rng, result)
            if not result.fault:
                made.append(a)
                _count(result, game, state)
                game.apply(state, a)
        result.fault = result.fault or _faults(game, state, -1, rng, result) or _end(result, game, state, made)
    except Exception as error:  # any fault of the rules, whatever its kind, is what a fuzzer looks for
        action = game.text(a) if a >= 0 else "setting up"
        result.fault = f"{type(error).__name__} at '{action}': {error}"
    if result.fault:
        result.record = _record(game, made)
    return result


def _pick(game: Game, state: State, rng: Random) -> int:
    if game.to_act(state) == CHANCE:
        return game.draw(state, rng)
    return rng.choice(game.legal(state))


def _count(result: Played, game: Game, state: State) -> None:
    if game.to_act(state) != CHANCE:
        result.decisions += 1
        result.widest = max(result.widest, len(game.legal(state)))
    result.steps += 1
    if result.steps > ENDLESS:
        result.fault = f"the game has not ended after {ENDLESS} actions"


def _faults(game: Game, state: State, a: int, rng: Random, result: Played) -> str:
    checks = EVERY_STEP + (SOMETIMES if result.checked % SOMETIMES_EVERY == 0 else ())
    result.checked += 1
    for check in checks:
        if fault := check(game, state, a, rng):
            return f"{check.__name__.replace('_', ' ')}: {fault}"
    return ""


def _end(result: Played, game: Game, state: State, made: list[int]) -> str:
    outcome = game.outcome(state)
    if outcome is None:
        return "the game is over, but has no outcome"
    if outcome.reason not in game.spec.ends:
        return f"the game ended by '{outcome.reason}', which its spec does not name"
    result.reason = outcome.reason
    result.winners = [game.seats[i] for i in outcome.winners]
    result.turns = game.plain(state).turn
    if result.number % RECORD_EVERY == 0:
        again = replay(loads(_record(game, made).dumps()), game)
        return "" if again.state.key() == state.key() else "its record replays to another position"
    return ""


def _record(game: Game, made: list[int]) -> Record:
    """The record of the actions made, as far as they can be made again."""
    recorder = Recorder(game)
    try:
        for a in made:
            recorder.apply(a)
    except Exception:  # the action that failed before fails here too: the record ends before it
        return recorder.record
    return recorder.record
