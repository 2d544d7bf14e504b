"""Dice and cards against expectation: by how much each outcome changed the chances of winning, compared with the mean
over all that could have come."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from ...core.frames import CHANCE
from ...core.game import Game
from .judge import Judge
from .turns import Step

MOST_OUTCOMES = 6  # judged at a draw; of more, so many are picked by weight


@dataclass
class LuckRow:
    """One kind of chance in a whole game."""

    verb: str
    times: int = 0
    gained: list[float] = field(default_factory=list)  # per seat, in chances of winning
    pips: float = 0.0  # where outcomes are numbers: their sum, and what was to be expected
    expected_pips: float = 0.0

    @property
    def is_numbers(self) -> bool:
        """Are outcomes numbers, as those of a die?"""
        return self.expected_pips > 0.0


def luck_of(judge: Judge, step: Step, simulations: int, rng: Random) -> list[float]:
    """What one draw gave to or took from each seat."""
    game = judge.game
    outcomes = game.chance(step.before)
    if len(outcomes) == 1:
        return [0.0] * game.num_seats
    came = _after(judge, step, step.action, simulations)
    if len(outcomes) <= MOST_OUTCOMES:
        total = sum(weight for _, weight in outcomes)
        shares = [(a, weight / total) for a, weight in outcomes]
    else:
        picked = rng.choices([a for a, _ in outcomes], [weight for _, weight in outcomes], k=MOST_OUTCOMES)
        shares = [(a, 1 / MOST_OUTCOMES) for a in picked]
    expected = [0.0] * game.num_seats
    for a, share in shares:
        judged = came if a == step.action else _after(judge, step, a, simulations)
        expected = [value + share * chance for value, chance in zip(expected, judged, strict=True)]
    return [chance - value for chance, value in zip(came, expected, strict=True)]


def _after(judge: Judge, step: Step, a: int, simulations: int) -> tuple[float, ...]:
    state = step.before.copy()
    judge.game.apply(state, a)
    return judge.chances(state, simulations).of


def add_pips(game: Game, row: LuckRow, step: Step) -> None:
    """Where outcomes are numbers, count them too."""
    numbers = {a: game.action(a).args[-1] for a, _ in game.chance(step.before) if game.action(a).args}
    if numbers and all(name.isdecimal() for name in numbers.values()):
        outcomes = game.chance(step.before)
        row.pips += int(numbers[step.action])
        row.expected_pips += sum(int(numbers[a]) * w for a, w in outcomes) / sum(w for _, w in outcomes)


def is_draw(game: Game, step: Step) -> bool:
    """Was something left to chance that could have come differently?"""
    return step.seat == CHANCE and len(game.chance(step.before)) > 1
