"""What a position is worth: the result of a finished game, and a rough estimate before (for bots)."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import NOBODY
from .rules.ending import best_points, points
from .state import State
from .tables import Tables


@rule
def standing(s: State, t: Tables, seat: int) -> int:
    """How far a player has come: the points of his best nation above all, then what leads to them."""
    best = 0
    for nation in range(t.num_nations):
        if s.seat_of[nation] == seat:
            progress = s.num_cities[nation] + 2 * s.num_temples[nation] + s.num_know_hows[nation]
            best = max(best, 10 * points(s, t, nation) + progress)
    return best


@rule
def share_by_points(s: State, t: Tables, seat: int) -> float:
    """At a turn limit the players with most points share the win."""
    mine = best_points(s, t, seat)
    sharers = 0
    for other in range(t.num_seats):
        theirs = best_points(s, t, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharers += 1
    return 1.0 / sharers


@rule
def share_by_standing(s: State, t: Tables, seat: int) -> float:
    """Before the end: a player's part of all standings, squared so that a lead tells."""
    total = 0.0
    for other in range(t.num_seats):
        theirs = standing(s, t, other)
        total += theirs * theirs
    if total == 0.0:
        return 1.0 / t.num_seats
    mine = standing(s, t, seat)
    return mine * mine / total


@rule
def payoff(s: State, t: Tables, seat: int) -> float:
    """1 for the winner, 0 for the others; shares at a turn limit; an estimate before the end."""
    if s.end_reason == 0:
        return share_by_standing(s, t, seat)
    if s.winner == NOBODY:
        return share_by_points(s, t, seat)
    return 1.0 if s.seat_of[s.winner] == seat else 0.0
