"""Victory (4.0): control of places at the moments that the campaign names."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import BARBARIAN, BARBARIAN_GOAL, CAPITAL, ROMAN, ROMAN_GOAL, TIME_LIMIT
from ..happenings import ENDED
from ..state import State


@rule
def controls(s: State, c: Components, seat: int, space: int) -> int:
    """A land unit of the side is there and no enemy unit.  cite: ending.control, rulings.fleet_holds_nothing"""
    return int(s.num_units[seat][space] > s.num_fleets[seat][space] and s.num_units[1 - seat][space] == 0)


@rule
def num_goals(s: State, c: Components, seat: int) -> int:
    """Places of its goal that a side controls; a place of prestige counts for the Roman.
    cite: ending.roman_goal, ending.barbarian_goal, ending.prestige"""
    count = 0
    goal = c.goal_at[seat]
    for i in range(c.num_goal[seat]):
        count += controls(s, c, seat, goal[i])
    if seat == ROMAN and c.prestige >= 0:
        count += controls(s, c, ROMAN, c.prestige)
    return count


@rule
def has_capital(s: State, c: Components) -> int:
    """Does the Barbarian control the capital?  cite: ending.capital"""
    return int(c.capital >= 0 and controls(s, c, BARBARIAN, c.capital) != 0)


@rule
def end_game(s: State, c: Components, winner: int, reason: int) -> None:
    """The game is over.  cite: ending.time_limit"""
    s.winner = winner
    note(ENDED, winner, reason)
    s.end_reason = reason
    for d in range(s.depth):
        s.frame_kind[d] = 0
        s.frame_seat[d] = 0
        s.frame_first[d] = 0
        s.frame_second[d] = 0
    s.depth = 0


@rule
def test_barbarian_goal(s: State, c: Components) -> int:
    """At the start of the Barbarian player turn.  cite: ending.barbarian_goal, ending.capital, ending.handicap"""
    if has_capital(s, c) != 0:
        end_game(s, c, BARBARIAN, CAPITAL)
        return 1
    if num_goals(s, c, BARBARIAN) >= c.need[BARBARIAN]:
        end_game(s, c, BARBARIAN, BARBARIAN_GOAL)
        return 1
    return 0


@rule
def test_turn_end(s: State, c: Components) -> int:
    """At the end of the Barbarian player turn: the Roman goal, and after the last turn the campaign's verdict.
    cite: ending.roman_goal, ending.time_limit, rulings.victory_moments"""
    if num_goals(s, c, ROMAN) >= c.need[ROMAN]:
        end_game(s, c, ROMAN, ROMAN_GOAL)
        return 1
    if s.game_turn < c.turns:
        return 0
    winner = c.end_winner
    if c.end_need > 0:
        enough = has_capital(s, c) != 0 or num_goals(s, c, BARBARIAN) >= c.end_need
        winner = BARBARIAN if enough else c.end_winner
    end_game(s, c, winner, TIME_LIMIT)
    return 1
