"""Pursuit after battle (19.0), and the end of a battle."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ....core.notes import note
from ..actions import PURSUE, TAKE
from ..components import Components
from ..domains import BATTLE_OVER, CARRIED, LEADER, PURSUIT
from ..frames import IN_PURSUE, IN_PURSUE_TAKE
from ..happenings import PURSUED, WON
from ..reasons import (
    CANNOT_PURSUE,
    FINE,
    LEADER_FIRST,
    NOBODY_PURSUES,
    NOT_IN_BATTLE,
    NOT_NEXT_TO_BATTLE,
    NOTHING_IN_HAND,
    PURSUIT_BARRIER,
    REWARD_STAYS,
    TAKEN_ALREADY,
)
from ..state import State
from .battle import begin_battle
from .fog import meet
from .major_battles import JUST_RECEIVED
from .movement import clear_hand
from .retreat import beaten, rally
from .units import shift, units_in_hand, way_between


@rule
def may_pursue(s: State, c: Components, u: int) -> int:
    """Leaders and cavalry of the winner that are not panicked and have not pursued in this phase.  cite: pursuit.who"""
    if s.at[u] != s.battle_space or s.panicked[u] != 0 or s.pursued[u] != 0 or c.is_static[u] != 0:
        return 0
    return int(c.kind[u] == LEADER or c.is_cavalry[u] != 0)


@rule
def settle_pursuit(s: State, c: Components) -> None:
    """The winner is asked whether he pursues; then the battle is over.  cite: pursuit.after_victory"""
    if s.stage == PURSUIT:
        s.stage = BATTLE_OVER
        if c.pursuit != 0 and has_pursuit(s, c) != 0:
            push(s, IN_PURSUE, 1 - beaten(s, c))
    else:
        end_battle(s, c)


@rule
def has_pursuit(s: State, c: Components) -> int:
    """Is there anybody to pursue, and anywhere to go?  cite: pursuit.who, pursuit.one_space"""
    space = s.battle_space
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if why_not_pursue(s, c, c.way_to[k]) == FINE:
            return 1
    return 0


@rule
def why_not_pursue(s: State, c: Components, to: int) -> int:
    """One adjacent land space, over a barrier only if a leader can go.
    cite: pursuit.one_space, pursuit.barrier, rulings.pursuit_terrain"""
    way = way_between(s, c, s.battle_space, to)
    if way < 0:
        return NOT_NEXT_TO_BATTLE
    seat = 1 - beaten(s, c)
    code = NOBODY_PURSUES
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if may_pursue(s, c, u) != 0:
            if c.way_barrier[way] == 0 or c.kind[u] == LEADER:
                return FINE
            code = PURSUIT_BARRIER
    return code


@rule
def legal_pursue(s: State, c: Components, out: list[int], n: int) -> int:
    """Every space to pursue to.  cite: pursuit.one_space"""
    space = s.battle_space
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if why_not_pursue(s, c, c.way_to[k]) == FINE:
            out[n] = PURSUE + c.way_to[k]
            n += 1
    return n


@rule
def apply_pursue(s: State, c: Components, to: int) -> None:
    """The direction is fixed; now the units.  cite: pursuit.after_victory"""
    d = s.depth - 1
    s.frame_kind[d] = IN_PURSUE_TAKE
    s.frame_first[d] = c.way_barrier[way_between(s, c, s.battle_space, to)]
    s.frame_second[d] = to


@rule
def why_not_join_pursuit(s: State, c: Components, u: int) -> int:
    """Some or all of those who may pursue; over a barrier with a leader in hand.
    cite: pursuit.who, pursuit.barrier, major_battles.no_pursuit"""
    d = s.depth - 1
    if c.side[u] != s.frame_seat[d] or s.at[u] != s.battle_space:
        return NOT_IN_BATTLE
    if s.in_hand[u] != 0:
        return TAKEN_ALREADY
    if s.pursued[u] == JUST_RECEIVED:
        return REWARD_STAYS
    if may_pursue(s, c, u) == 0:
        return CANNOT_PURSUE
    if s.frame_first[d] != 0 and s.escort == 0 and c.kind[u] != LEADER:
        return LEADER_FIRST
    return FINE


@rule
def why_not_set_off(s: State, c: Components) -> int:
    """A pursuit needs a unit.  cite: pursuit.who"""
    return FINE if s.num_in_hand != 0 else NOTHING_IN_HAND


@rule
def legal_join_pursuit(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that may join the pursuit.  cite: pursuit.who"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if why_not_join_pursuit(s, c, u) == FINE:
            out[n] = TAKE + u
            n += 1
    return n


@rule
def apply_join_pursuit(s: State, c: Components, u: int) -> None:
    """The unit goes with the pursuit.  cite: pursuit.one_space"""
    s.in_hand[u] = CARRIED
    s.num_in_hand += 1
    if c.kind[u] == LEADER:
        s.escort = 1


@rule
def settle_pursuers(s: State, c: Components) -> int:
    """A single unit goes without being asked for; when nobody else can go, the pursuit sets off.  cite: pursuit.who"""
    seat = s.frame_seat[s.depth - 1]
    only = -1
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if why_not_join_pursuit(s, c, u) == FINE:
            if only >= 0 or s.num_in_hand != 0:
                return 0
            only = u
    if only >= 0:
        apply_join_pursuit(s, c, only)
    else:
        apply_set_off(s, c)
    return 1


@rule
def apply_set_off(s: State, c: Components) -> None:
    """The pursuers move together; where they meet enemies another battle follows at once.
    cite: pursuit.one_space, pursuit.battle, rulings.pursuit_chains"""
    d = s.depth - 1
    seat = s.frame_seat[d]
    to = s.frame_second[d]
    note(PURSUED, seat, units_in_hand(s, c, seat), s.battle_space, to)
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.in_hand[u] != 0:
            s.in_hand[u] = 0
            s.pursued[u] = 1
            shift(s, c, u, to)
    clear_hand(s, c)
    pop(s)
    meet(s, c, to)
    if s.num_units[1 - seat][to] != 0:
        s.pursuit_to = to


@rule
def joins_own(s: State, c: Components, seat: int, space: int) -> int:
    """Did units of the side wait in the space for a battle before its pursuers came? (A pursuit among enemies is fought
    out at once, so those who wait have not pursued.) Then it stays the battle of the side whose turn it is.
    cite: rulings.pursuit_into_waiting_battle"""
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == space and s.pursued[u] == 0:
            return 1
    return 0


@rule
def end_battle(s: State, c: Components) -> None:
    """The winner rallies too; then the battle of a pursuit begins. A rising is over with its battle, and a unit
    received after it may pursue from a later one.
    cite: retreat.rally, pursuit.battle, rulings.no_shared_space, rulings.winner_rallies, rulings.pursuit_chains
    cite: events.revolt, major_battles.no_pursuit"""
    winner = 1 - beaten(s, c)
    to = s.pursuit_to
    attacker = winner if to < 0 or joins_own(s, c, winner, to) == 0 else s.active
    rally(s, c, winner)
    s.risen[s.battle_space] = 0
    if s.major != 0:
        for u in range(c.first_unit[winner], c.end_fleet[winner]):
            if s.pursued[u] == JUST_RECEIVED:
                s.pursued[u] = 0
    note(WON, winner, s.battle_space)
    s.stage = 0
    s.battle_space = -1
    s.attacker = 0
    s.ambush = 0
    s.protected = 0
    s.major = 0
    s.round = 0
    s.advantage = 0
    s.next_to_fight = 0
    s.column = 0
    s.stampeded = 0
    s.pursuit_to = -1
    for seat in range(2):
        s.standing[seat] = 0
        s.fresh[seat] = 0
    pop(s)
    if to >= 0:
        begin_battle(s, c, to, attacker)
