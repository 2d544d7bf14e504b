"""Points, and the end of the game."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop
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


@rule
def standing(s: State, t: Tables, seat: int) -> int:
    """A rough measure of how far a player has come, for games that are cut off."""
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
def seat_payoff(s: State, t: Tables, seat: int) -> float:
    """1 for the winner, 0 for the others; shares at a turn limit; an estimate before the end."""
    if s.end_reason == 0:
        return share_by_standing(s, t, seat)
    if s.winner == NOBODY:
        return share_by_points(s, t, seat)
    return 1.0 if s.seat_of[s.winner] == seat else 0.0
