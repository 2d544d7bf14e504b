"""A position becomes a puzzle, if exactly one plan does best and it is worth a search."""

from __future__ import annotations

from typing import Any

from ..core.engine import State
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import msg
from .puzzle_positions import Posed, nation_of
from .puzzle_search import Proof, mover_of, points_of, prove
from .puzzles import FEWEST, HOLD, ODDS, Puzzle

CLEARLY = 5  # in a hundred: by so much the best chance must be better than the next
WIDE, VERY_WIDE = 800, 4000  # positions of a turn that make a puzzle harder


def made_into_puzzle(posed: Posed, number: int) -> Puzzle | None:
    """The puzzle of a position; None if there is none."""
    game, state, count = posed.game, posed.state, posed.count
    nation = nation_of(game, state, posed.seat)
    proof = prove(game, state, posed.seat, nation, count)
    if proof is None or not proof.alone or not _counts(proof, count) or _weight(proof, count) < posed.worth:
        return None
    gain, goal, line = proof.gain, 0, proof.line
    if count == FEWEST:
        gain = sum(text.startswith(f"{mover_of(game.spec.id)} ") for text in line)
        taken = next(n for n, text in enumerate(line, 1) if text.startswith("conquer "))
        line = line[:taken]
    elif count == HOLD:
        line = _until_done(line, proof.plan)
    elif count != ODDS:
        goal = points_of(game, state, nation, count) + proof.gain
        line = _until(game, state, line, f"{count} {nation} {goal}")
    return Puzzle(
        f"{game.spec.id}-{number:02}", _level(proof, count), game.seats[posed.seat], nation, _chosen(game),
        game.dump(state), gain, goal, tuple(sorted(proof.plan)), line, proof.nodes, count, posed.source,
    )  # fmt: skip


def _counts(proof: Proof, count: str) -> bool:
    """Is the plan not only the best, but one that a task can tell from others?"""
    if count == ODDS:
        return proof.gain - proof.second >= CLEARLY
    return proof.gain > 0 and (proof.firm or count != HOLD)


def _weight(proof: Proof, count: str) -> int:
    won = proof.gain if count in ("points", "goal") else 1  # talents come by the dozen
    return won + len(proof.plan) + (count == ODDS)


def _level(proof: Proof, count: str) -> int:
    won = proof.gain if count in ("points", "goal") else 1
    return min(3, won + (len(proof.plan) > 3) + (proof.nodes > WIDE) + (proof.nodes > VERY_WIDE))


def _until_done(line: tuple[str, ...], plan: frozenset[str]) -> tuple[str, ...]:
    """The line up to the last action of the plan."""
    return line[: max(n for n, text in enumerate(line, 1) if any(f"{text} ".startswith(f"{key} ") for key in plan))]


def _until(game: Game, start: State, line: tuple[str, ...], goal: str) -> tuple[str, ...]:
    """The line up to where the goal is reached."""
    state = start.copy()
    for number, text in enumerate(line, 1):
        game.apply(state, game.parse(text))
        if game.holds(state, goal):
            return line[:number]
    raise DataError(msg("bad-puzzle-line", goal=goal))


def _chosen(game: Game) -> dict[str, Any]:
    return {o.name: game.options[o.name] for o in game.spec.options if game.options[o.name] != o.default}
