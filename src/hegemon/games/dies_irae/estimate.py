"""What a position is worth: the result of a finished game, and a rough estimate before (for bots)."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import ISLANDS, PROVINCES
from .rules.ending import victory_points
from .state import State


@rule
def standing(s: State, c: Components, seat: int) -> float:
    """How far an empire has come: points above all, then what leads to them."""
    worth = 10.0 + 6.0 * victory_points(s, c, seat) + 0.08 * s.income[seat] + 0.4 * s.stability[seat]
    for row in range(c.num_rows):
        worth += 3.0 * s.space[seat][row] / c.last_space[row]
    worth += 0.6 * s.controls[seat][PROVINCES] + 0.4 * s.controls[seat][ISLANDS]
    return worth + 0.004 * min(s.talents[seat], 500)


@rule
def payoff(s: State, c: Components, seat: int) -> float:
    """1 for the winner; before the end a share by standing, squared so that a lead tells."""
    if s.end_reason != 0:
        return 1.0 if s.winner == seat else 0.0
    total = 0.0
    mine = 0.0
    for other in range(c.num_seats):
        if s.revolted[other] == 0:
            worth = standing(s, c, other)
            worth = worth * worth
            total += worth
            if other == seat:
                mine = worth
    return mine / total
