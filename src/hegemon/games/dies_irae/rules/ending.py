"""Victory points, the victory check, and the ranking."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..components import Components
from ..domains import GOAL, ISLANDS, PROVINCES, TURN_CAP
from ..happenings import WON, WON_IN_TIME
from ..state import State
from .revolution import finish


@rule
def victory_points(s: State, c: Components, seat: int) -> int:
    """Monuments, Golden Ages and laurels.

    cite: ending.sources, control.laurels, stability.golden_age, development.golden_age, control.light_laurels"""
    points = s.num_monuments[seat]
    for row in range(c.num_rows):
        if s.space[seat][row] == c.last_space[row]:
            points += 1
    if s.stability[seat] == c.golden:
        points += 1
    return points + c.laurels[PROVINCES][s.controls[seat][PROVINCES]] + c.laurels[ISLANDS][s.controls[seat][ISLANDS]]


@rule
def is_ahead(s: State, c: Components, a: int, b: int) -> bool:
    """Points, monuments, stability, income decide, then the earlier place in the turn order.

    cite: ending.tie_break, rulings.goal_check"""
    difference = victory_points(s, c, a) - victory_points(s, c, b)
    if difference == 0:
        difference = s.num_monuments[a] - s.num_monuments[b]
    if difference == 0:
        difference = s.stability[a] - s.stability[b]
    if difference == 0:
        difference = s.income[a] - s.income[b]
    if difference == 0:
        for place in range(c.num_seats):
            if s.order[place] == a:
                return True
            if s.order[place] == b:
                return False
    return difference > 0


@rule
def leading_seat(s: State, c: Components) -> int:
    """The first of the ranking among the empires in the game."""
    best = NOBODY
    for seat in range(c.num_seats):
        if s.revolted[seat] == 0 and (best == NOBODY or is_ahead(s, c, seat, best)):
            best = seat
    return best


@rule
def check_victory(s: State, c: Components) -> None:
    """After the cycle: has somebody reached the goal, or the game its cap?

    cite: ending.goal, ending.short_game, rulings.goal_check, rulings.turn_cap"""
    best = leading_seat(s, c)
    if victory_points(s, c, best) >= c.vp_goal:
        note(WON, best, victory_points(s, c, best))
        finish(s, GOAL, best)
    elif s.game_turn >= c.turn_cap:
        note(WON_IN_TIME, best, victory_points(s, c, best))
        finish(s, TURN_CAP, best)
