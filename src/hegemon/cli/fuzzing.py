"""One random game with its invariants, and a batch of them for a worker process."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.record import Record, Recorder, loads, replay
from ..core.registry import load
from ..testing.conformance import EVERY_STEP, SOMETIMES

SOMETIMES_EVERY = 37  # positions between two rounds of the dearer checks
ENDLESS = 200_000  # actions; no game of ours is that long


@dataclass
class Played:
    """How a random game went; `fault` is empty when nothing was wrong."""

    seed: int
    number: int
    steps: int = 0
    decisions: int = 0
    turns: int = 0
    widest: int = 0
    reason: str = ""
    winners: list[str] = field(default_factory=list)
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
        if played[-1].fault:
            break
    return played


def play_one(game: Game, seed: int, number: int, every: int = 1) -> Played:
    """A random game; whatever goes wrong, an exception too, is told with the record up to there."""
    result = Played(seed, number)
    recorder = Recorder(game)
    rng = Random(f"{seed}/{number}")
    action = "setting up"
    try:
        while not result.fault and game.to_act(recorder.state) != OVER:
            a = _pick(game, recorder, rng)
            action = game.text(a)
            if result.steps % every == 0:
                result.fault = _faults(game, recorder, a, rng, result.steps)
            if result.fault:
                break
            _count(result, game, recorder)
            recorder.apply(a)
        if not result.fault:
            result.fault = _faults(game, recorder, -1, rng, 0) or _end(result, game, recorder)
    except Exception as error:  # any fault of the rules, whatever its kind, is what a fuzzer looks for
        result.fault = f"{type(error).__name__} at '{action}': {error}"
    if result.fault:
        result.record = recorder.record
    return result


def _pick(game: Game, recorder: Recorder, rng: Random) -> int:
    if game.to_act(recorder.state) == CHANCE:
        return game.draw(recorder.state, rng)
    return rng.choice(game.legal(recorder.state))


def _count(result: Played, game: Game, recorder: Recorder) -> None:
    if game.to_act(recorder.state) != CHANCE:
        result.decisions += 1
        result.widest = max(result.widest, len(game.legal(recorder.state)))
    result.steps += 1
    if result.steps > ENDLESS:
        result.fault = f"the game has not ended after {ENDLESS} actions"


def _faults(game: Game, recorder: Recorder, a: int, rng: Random, step: int) -> str:
    checks = EVERY_STEP + (SOMETIMES if step % SOMETIMES_EVERY == 0 else ())
    for check in checks:
        if fault := check(game, recorder.state, a, rng):
            return f"{check.__name__.replace('_', ' ')}: {fault}"
    return ""


def _end(result: Played, game: Game, recorder: Recorder) -> str:
    outcome = game.outcome(recorder.state)
    if outcome is None:
        return "the game is over, but has no outcome"
    result.reason = outcome.reason
    result.winners = [game.seats[i] for i in outcome.winners]
    result.turns = game.plain(recorder.state).turn
    again = replay(loads(recorder.record.dumps()), game)
    return "" if again.state.key() == recorder.state.key() else "its record replays to another position"
