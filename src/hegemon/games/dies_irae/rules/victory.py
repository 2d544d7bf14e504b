"""Victory points, the victory check, and the ranking."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..domains import GOAL, ISLANDS, PROVINCES, TURN_CAP
from ..state import State
from ..tables import Tables
from .revolution import finish


@rule
def victory_points(s: State, t: Tables, seat: int) -> int:
    """Monuments, Golden Ages and laurels.

    cite: victory.sources, control.laurels, stability.golden_age, development.golden_age, options.light_laurels"""
    points = s.num_monuments[seat]
    for row in range(t.num_rows):
        if s.space[seat][row] == t.last_space[row]:
            points += 1
    if s.stability[seat] == t.golden:
        points += 1
    return points + t.laurels[PROVINCES][s.controls[seat][PROVINCES]] + t.laurels[ISLANDS][s.controls[seat][ISLANDS]]


@rule
def is_ahead(s: State, t: Tables, a: int, b: int) -> bool:
    """Points, monuments, stability, income decide, then the earlier place in the turn order.

    cite: victory.tie_break, rulings.goal_check"""
    difference = victory_points(s, t, a) - victory_points(s, t, b)
    if difference == 0:
        difference = s.num_monuments[a] - s.num_monuments[b]
    if difference == 0:
        difference = s.stability[a] - s.stability[b]
    if difference == 0:
        difference = s.income[a] - s.income[b]
    if difference == 0:
        for place in range(t.num_seats):
            if s.order[place] == a:
                return True
            if s.order[place] == b:
                return False
    return difference > 0


@rule
def leading_seat(s: State, t: Tables) -> int:
    """The first of the ranking among the empires in the game."""
    best = NOBODY
    for seat in range(t.num_seats):
        if s.revolted[seat] == 0 and (best == NOBODY or is_ahead(s, t, seat, best)):
            best = seat
    return best


@rule
def check_victory(s: State, t: Tables) -> None:
    """After the cycle: has somebody reached the goal, or the game its cap?

    cite: victory.goal, victory.short_game, rulings.goal_check, rulings.turn_cap"""
    best = leading_seat(s, t)
    if victory_points(s, t, best) >= t.vp_goal:
        finish(s, GOAL, best)
    elif s.game_turn >= t.turn_cap:
        finish(s, TURN_CAP, best)
