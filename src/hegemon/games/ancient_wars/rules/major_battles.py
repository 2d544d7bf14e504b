"""Winning major battles and morale (20.0)."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ....core.notes import note
from ..actions import LOSE, RECRUIT
from ..components import Components
from ..domains import BOX, FLEET, MORALE, PURSUIT, REWARD
from ..frames import IN_MORALE, IN_REWARD
from ..happenings import MELTED, REWARDED
from ..reasons import FINE, NO_REWARD, NOT_ON_MAP
from ..state import State
from .recruiting import why_not_in_box
from .retreat import beaten
from .units import eliminate, enter

JUST_RECEIVED = 2  # in `pursued`: does not pursue


@rule
def settle_morale(s: State, c: Components) -> None:
    """After a major battle the winner receives a unit, then the loser gives one up.
    cite: major_battles.reward, major_battles.morale, major_battles.none_left, rulings.reward_which"""
    counts = s.major != 0 and c.major_battles != 0
    if s.stage == REWARD:
        s.stage = MORALE
        seat = 1 - beaten(s, c)
        if counts:
            for u in range(c.first_unit[seat], c.end_fleet[seat]):
                if why_not_reward(s, c, u) == FINE:
                    push(s, IN_REWARD, seat)
                    break
    else:
        s.stage = PURSUIT
        seat = beaten(s, c)
        if counts:
            for u in range(c.first_unit[seat], c.end_fleet[seat]):
                if s.at[u] != BOX:
                    push(s, IN_MORALE, seat)
                    break


@rule
def why_not_reward(s: State, c: Components, u: int) -> int:
    """A unit of the winner's Recruit Box that can be in the space: no Supreme Leader, no camp, a fleet only in a port.
    cite: major_battles.reward, rulings.reward_which"""
    code = why_not_in_box(s, c, 1 - beaten(s, c), u)
    if code != FINE:
        return code
    if c.is_supreme[u] != 0 or c.kind[u] > FLEET or (c.kind[u] == FLEET and c.is_port[s.battle_space] == 0):
        return NO_REWARD
    return FINE


@rule
def legal_reward(s: State, c: Components, out: list[int], n: int) -> int:
    """Units the winner may receive.  cite: major_battles.reward"""
    seat = 1 - beaten(s, c)
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if why_not_reward(s, c, u) == FINE:
            out[n] = RECRUIT + u
            n += 1
    return n


@rule
def apply_reward(s: State, c: Components, u: int) -> None:
    """The unit joins the victors and does not pursue.  cite: major_battles.reward, major_battles.no_pursuit"""
    pop(s)
    enter(s, c, u, s.battle_space)
    note(REWARDED, c.side[u], u, s.battle_space)
    s.pursued[u] = JUST_RECEIVED


@rule
def why_not_morale(s: State, c: Components, u: int) -> int:
    """Any unit of the loser on the map.  cite: major_battles.morale"""
    if c.side[u] != beaten(s, c) or s.at[u] == BOX or c.kind[u] > FLEET:
        return NOT_ON_MAP
    return FINE


@rule
def legal_morale(s: State, c: Components, out: list[int], n: int) -> int:
    """Units the loser may give up.  cite: major_battles.morale"""
    seat = beaten(s, c)
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] != BOX:
            out[n] = LOSE + u
            n += 1
    return n


@rule
def apply_morale(s: State, c: Components, u: int) -> None:
    """The unit melts away.  cite: major_battles.morale"""
    pop(s)
    note(MELTED, c.side[u], u, s.at[u])
    eliminate(s, c, u)
