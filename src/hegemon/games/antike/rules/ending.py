"""Points, and the end of the game."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ..domains import NUM_PERSONAGES
from ..state import State
from ..tables import Tables


@rule
def points(s: State, t: Tables, nation: int) -> int:
    """One for each personage; in the military variation two for a general.
    cite: ending.personages, variants.military"""
    total = 0
    for personage in range(NUM_PERSONAGES):
        total += s.personages[nation][personage] * t.points_of[personage]
    return total


@rule
def has_won(s: State, t: Tables, nation: int) -> bool:
    """Enough personages for this number of nations.
    cite: ending.personages, two_players.nine, two_players.fifteen, variants.military
    cite: variants.to_twelve, rulings.two_player_points"""
    return points(s, t, nation) >= t.target


@rule
def all_awarded(s: State, t: Tables) -> bool:
    """No personage is left in any stack.  cite: ending.all_awarded"""
    for personage in range(NUM_PERSONAGES):
        if s.stack[personage] > 0:
            return False
    return True


@rule
def end_game(s: State, t: Tables, winner: int, reason: int) -> None:
    """Nothing is left to decide. The winner is NOBODY when a turn limit ends the game.  cite: ending.personages"""
    s.winner = winner
    s.end_reason = reason
    s.scholars_earned = 0
    s.generals_earned = 0
    while s.depth > 0:
        pop(s)


@rule
def best_points(s: State, t: Tables, seat: int) -> int:
    """A player counts with the better one of his nations.  cite: two_players.apart"""
    best = 0
    for nation in range(t.num_nations):
        if s.seat_of[nation] == seat:
            best = max(best, points(s, t, nation))
    return best
