"""What a position is worth: the result of a finished game, and a rough estimate before (for bots)."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import NOBODY
from .components import Components
from .rules.ending import best_points, points
from .state import State


@rule
def standing(s: State, c: Components, seat: int) -> int:
    """How far a player has come: the points of his best nation above all, then what leads to them."""
    best = 0
    for nation in range(c.num_nations):
        if s.seat_of[nation] == seat:
            progress = s.num_cities[nation] + 2 * s.num_temples[nation] + s.num_know_hows[nation]
            best = max(best, 10 * points(s, c, nation) + progress)
    return best


@rule
def share_by_points(s: State, c: Components, seat: int) -> float:
    """At a turn limit the players with most points share the win."""
    mine = best_points(s, c, seat)
    sharers = 0
    for other in range(c.num_seats):
        theirs = best_points(s, c, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharers += 1
    return 1.0 / sharers


@rule
def share_by_standing(s: State, c: Components, seat: int) -> float:
    """Before the end: a player's part of all standings, squared so that a lead tells."""
    total = 0.0
    for other in range(c.num_seats):
        theirs = standing(s, c, other)
        total += theirs * theirs
    if total == 0.0:
        return 1.0 / c.num_seats
    mine = standing(s, c, seat)
    return mine * mine / total


@rule
def payoff(s: State, c: Components, seat: int) -> float:
    """1 for the winner, 0 for the others; shares at a turn limit; an estimate before the end."""
    if s.end_reason == 0:
        return share_by_standing(s, c, seat)
    if s.winner == NOBODY:
        return share_by_points(s, c, seat)
    return 1.0 if s.seat_of[s.winner] == seat else 0.0
