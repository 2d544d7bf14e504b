"""What a position is worth: the result of a finished game, and a rough estimate before (for bots)."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .rules.personages import num_cities, num_personages, num_temples, sea_points
from .state import State


@rule
def belongings(s: State, c: Components, seat: int) -> float:
    """A small worth for what a nation could still make use of: know-how, units, chips."""
    worth = 0.0
    for k in range(len(s.know_how[seat])):
        if s.know_how[seat][k] != 0:
            worth += 0.1
    for kind in range(len(s.supply[seat])):
        worth += 0.04 * (c.box_units[kind] - s.supply[seat][kind])
    for chip in range(len(s.stock[seat])):
        worth += 0.012 * min(s.stock[seat][chip], 8)
    return worth


@rule
def standing(s: State, c: Components, seat: int) -> float:
    """How far a nation has come: personages above all, then what leads to them."""
    worth = num_personages(s, c, seat) + belongings(s, c, seat)
    return worth + 0.2 * num_temples(s, c, seat) + 0.1 * num_cities(s, c, seat) + 0.05 * sea_points(s, c, seat)


@rule
def payoff(s: State, c: Components, seat: int) -> float:
    """1 for the nation with 9 personages (at a turn limit: with more), 0 for the other, ½ each when equal; before the
    end the nation's share of both standings.  cite: ending.nine_personages, rulings.turn_limit"""
    own = num_personages(s, c, seat)
    other = num_personages(s, c, 1 - seat)
    if s.end_reason != 0:
        return 0.5 if own == other else (1.0 if own > other else 0.0)
    mine = standing(s, c, seat) + 0.1
    return mine / (mine + standing(s, c, 1 - seat) + 0.1)
