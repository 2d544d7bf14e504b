"""What a position is worth: the result of a finished game, and a rough estimate before (for bots)."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import BARBARIAN
from .rules.ending import has_capital, num_goals
from .state import State


@rule
def payoff(s: State, c: Components, seat: int) -> float:
    """1 for the winner, 0 for the loser; before the end an estimate from goals and strength on the map.
    cite: ending.roman_goal, ending.barbarian_goal"""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    strength = 0
    total = 1
    for u in range(len(c.strength)):
        if s.at[u] >= 0:
            total += c.strength[u]
            strength += c.strength[u] if c.side[u] == seat else -c.strength[u]
    own = min(num_goals(s, c, seat), c.need[seat]) / c.need[seat]
    other = min(num_goals(s, c, 1 - seat), c.need[1 - seat]) / c.need[1 - seat]
    value = 0.5 + 0.2 * (own - other) + 0.2 * strength / total
    if has_capital(s, c) != 0:
        value += 0.1 if seat == BARBARIAN else -0.1
    return min(1.0, max(0.0, value))
