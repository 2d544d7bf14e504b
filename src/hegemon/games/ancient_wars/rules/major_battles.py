"""Winning major battles and morale (20.0)."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ..actions import LOSE, RECRUIT
from ..domains import BOX, F_MORALE, F_REWARD, FLEET, MORALE, PURSUIT, REWARD
from ..reasons import FINE, NO_REWARD, NOT_ON_MAP
from ..state import State
from ..tables import Tables
from .recruiting import why_not_in_box
from .retreat import beaten
from .units import eliminate, enter

JUST_RECEIVED = 2  # in `pursued`: does not pursue


@rule
def settle_morale(s: State, t: Tables) -> int:
    """After a major battle the winner receives a unit, then the loser gives one up. 0: both are done.
    cite: major_battles.reward, major_battles.morale, major_battles.none_left, rulings.reward_which"""
    counts = s.major != 0 and t.major_battles != 0
    if s.stage == REWARD:
        s.stage = MORALE
        seat = 1 - beaten(s, t)
        if counts:
            for u in range(t.first_unit[seat], t.end_fleet[seat]):
                if why_not_reward(s, t, u) == FINE:
                    push(s, F_REWARD, seat)
                    break
        return 1
    if s.stage == MORALE:
        s.stage = PURSUIT
        seat = beaten(s, t)
        if counts:
            for u in range(t.first_unit[seat], t.end_fleet[seat]):
                if s.at[u] != BOX:
                    push(s, F_MORALE, seat)
                    break
        return 1
    return 0


@rule
def why_not_reward(s: State, t: Tables, u: int) -> int:
    """A unit of the winner's Recruit Box that can be in the space: no Supreme Leader, no camp, a fleet only in a port.
    cite: major_battles.reward, rulings.reward_which"""
    code = why_not_in_box(s, t, 1 - beaten(s, t), u)
    if code != FINE:
        return code
    if t.is_supreme[u] != 0 or t.kind[u] > FLEET or (t.kind[u] == FLEET and t.is_port[s.battle_space] == 0):
        return NO_REWARD
    return FINE


@rule
def legal_rewards(s: State, t: Tables, out: list[int], n: int) -> int:
    """Units the winner may receive.  cite: major_battles.reward"""
    seat = 1 - beaten(s, t)
    for u in range(t.first_unit[seat], t.end_fleet[seat]):
        if why_not_reward(s, t, u) == FINE:
            out[n] = RECRUIT + u
            n += 1
    return n


@rule
def apply_reward(s: State, t: Tables, u: int) -> None:
    """The unit joins the victors and does not pursue.  cite: major_battles.reward, major_battles.no_pursuit"""
    pop(s)
    enter(s, t, u, s.battle_space)
    s.pursued[u] = JUST_RECEIVED


@rule
def why_not_morale(s: State, t: Tables, u: int) -> int:
    """Any unit of the loser on the map.  cite: major_battles.morale"""
    if t.side[u] != beaten(s, t) or s.at[u] == BOX or t.kind[u] > FLEET:
        return NOT_ON_MAP
    return FINE


@rule
def legal_morale(s: State, t: Tables, out: list[int], n: int) -> int:
    """Units the loser may give up.  cite: major_battles.morale"""
    seat = beaten(s, t)
    for u in range(t.first_unit[seat], t.end_fleet[seat]):
        if s.at[u] != BOX:
            out[n] = LOSE + u
            n += 1
    return n


@rule
def apply_morale(s: State, t: Tables, u: int) -> None:
    """The unit melts away.  cite: major_battles.morale"""
    pop(s)
    eliminate(s, t, u)
