"""Points, and the end of the game."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ..components import Components
from ..domains import NUM_PERSONAGES
from ..state import State


@rule
def points(s: State, c: Components, nation: int) -> int:
    """One for each personage; in the military variation two for a general.
    cite: ending.personages, ending.military"""
    total = 0
    for personage in range(NUM_PERSONAGES):
        total += s.personages[nation][personage] * c.points_of[personage]
    return total


@rule
def has_won(s: State, c: Components, nation: int) -> bool:
    """Enough personages for this number of nations.
    cite: ending.personages, ending.nine, ending.fifteen, ending.military
    cite: ending.to_twelve, rulings.two_player_points"""
    return points(s, c, nation) >= c.target


@rule
def all_awarded(s: State, c: Components) -> bool:
    """No personage is left in any stack.  cite: ending.all_awarded"""
    for personage in range(NUM_PERSONAGES):
        if s.stack[personage] > 0:
            return False
    return True


@rule
def end_game(s: State, c: Components, winner: int, reason: int) -> None:
    """Nothing is left to decide. The winner is NOBODY when a turn limit ends the game.  cite: ending.personages"""
    s.winner = winner
    s.end_reason = reason
    s.scholars_earned = 0
    s.generals_earned = 0
    while s.depth > 0:
        pop(s)


@rule
def best_points(s: State, c: Components, seat: int) -> int:
    """A player counts with the better one of his nations.  cite: setup.nations_apart"""
    best = 0
    for nation in range(c.num_nations):
        if s.seat_of[nation] == seat:
            best = max(best, points(s, c, nation))
    return best
