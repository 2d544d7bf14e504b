"""Losing and retreating (12.5, 12.6, 16.5): beaten fleets first, then the land units together; rallying."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push, push_with
from ....core.notes import note, several
from ....core.rows import list_marked
from ..actions import RETREAT, TAKE
from ..components import Components
from ..domains import CARRIED, FLEET, FLEETS_AWAY, RETREATING, REWARD
from ..frames import IN_BOARD, IN_PORT, IN_RETREAT
from ..happenings import CUT_OFF, FLED, RETREATED, SUNK
from ..reasons import (
    ENEMIES_IN_RETREAT,
    FINE,
    FLEETS_FULL,
    FLEETS_NOT_CARRIED,
    NOT_ADJACENT,
    NOT_IN_BATTLE,
    NOT_NEAREST_PORT,
    RETREAT_BARRIER,
    STATIC_UNIT,
    TAKEN_ALREADY,
)
from ..state import State
from .fleets import voyage
from .leaders import has_leader
from .movement import clear_hand
from .units import eliminate, shift, way_between


@rule
def beaten(s: State, c: Components) -> int:
    """The side that has no unit standing.  cite: battle.ends"""
    return int(s.standing[0] != 0)


@rule
def settle_retreat(s: State, c: Components) -> None:
    """Fleets go first, then the land units; afterwards the beaten side rallies.
    cite: retreat.fleets, retreat.together, retreat.rally, rulings.mixed_retreat"""
    if s.stage == FLEETS_AWAY:
        s.stage = RETREATING
        if s.num_fleets[beaten(s, c)][s.battle_space] != 0:
            find_refuge(s, c, beaten(s, c))
    else:
        s.stage = REWARD
        retreat_by_land(s, c, beaten(s, c))


@rule
def find_refuge(s: State, c: Components, seat: int) -> None:
    """The nearest port with units of the side and no enemies; without one the fleets are lost.
    cite: retreat.fleets, retreat.fleets_lost, rulings.nearest_port"""
    space = s.battle_space
    voyage(s, c, seat, space, c.num_spaces)
    nearest = c.num_spaces
    for port in range(c.num_spaces):
        if c.is_port[port] == 0 or s.num_units[seat][port] == 0 or s.num_units[1 - seat][port] != 0:
            s.reach[port] = 0
        elif s.reach[port] != 0 and s.reach[port] < nearest:
            nearest = s.reach[port]
    ports = 0
    refuge = -1
    for port in range(c.num_spaces):
        if s.reach[port] != nearest:
            s.reach[port] = 0
        else:
            ports += 1
            refuge = port
    if ports == 0:
        for u in range(c.end_land[seat], c.end_fleet[seat]):
            if s.at[u] == space:
                note(SUNK, seat, u, space)
                eliminate(s, c, u)
    elif ports == 1:
        push_with(s, IN_BOARD, seat, 0, refuge)
    else:
        push(s, IN_PORT, seat)


@rule
def why_not_refuge(s: State, c: Components, space: int) -> int:
    """One of the nearest ports.  cite: retreat.fleets"""
    return FINE if s.reach[space] != 0 else NOT_NEAREST_PORT


@rule
def legal_refuge(s: State, c: Components, out: list[int], n: int) -> int:
    """Every nearest port.  cite: retreat.fleets"""
    return list_marked(s.reach, c.num_spaces, RETREAT, out, n)


@rule
def apply_refuge(s: State, c: Components, space: int) -> None:
    """The port is fixed; now those who go aboard.  cite: retreat.fleets"""
    d = s.depth - 1
    s.frame_kind[d] = IN_BOARD
    s.frame_second[d] = space


@rule
def why_not_board(s: State, c: Components, u: int) -> int:
    """Beaten land units, as many as the fleets carry.  cite: retreat.aboard"""
    seat = s.frame_seat[s.depth - 1]
    if c.kind[u] >= FLEET:
        return FLEETS_NOT_CARRIED
    if c.side[u] != seat or s.at[u] != s.battle_space:
        return NOT_IN_BATTLE
    if s.in_hand[u] != 0:
        return TAKEN_ALREADY
    if c.is_static[u] != 0:
        return STATIC_UNIT
    if s.num_in_hand >= c.fleet_capacity * s.num_fleets[seat][s.battle_space]:
        return FLEETS_FULL
    return FINE


@rule
def legal_board(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that may go aboard.  cite: retreat.aboard"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if why_not_board(s, c, u) == FINE:
            out[n] = TAKE + u
            n += 1
    return n


@rule
def apply_board(s: State, c: Components, u: int) -> None:
    """A unit goes aboard.  cite: retreat.aboard"""
    s.in_hand[u] = CARRIED
    s.num_in_hand += 1


@rule
def settle_board(s: State, c: Components) -> int:
    """The fleets leave by themselves when nobody else can go aboard.  cite: retreat.aboard"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if why_not_board(s, c, u) == FINE:
            return 0
    apply_cast_off(s, c)
    return 1


@rule
def why_not_cast_off(s: State, c: Components) -> int:
    """Nobody has to go aboard.  cite: retreat.aboard"""
    return FINE


@rule
def goes_by_sea(s: State, c: Components, seat: int, u: int) -> bool:
    """A beaten fleet, or a unit aboard.  cite: retreat.fleets, retreat.aboard"""
    return s.in_hand[u] != 0 or (c.kind[u] == FLEET and c.side[u] == seat and s.at[u] == s.battle_space)


@rule
def apply_cast_off(s: State, c: Components) -> None:
    """The beaten fleets leave with those aboard.  cite: retreat.fleets, retreat.aboard"""
    seat = s.frame_seat[s.depth - 1]
    port = s.frame_second[s.depth - 1]
    note(FLED, seat, several(u for u in range(c.end_fleet[seat]) if goes_by_sea(s, c, seat, u)), s.battle_space, port)
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if goes_by_sea(s, c, seat, u):
            s.in_hand[u] = 0
            shift(s, c, u, port)
    clear_hand(s, c)
    pop(s)


@rule
def why_not_retreat(s: State, c: Components, to: int) -> int:
    """An adjacent space without enemies, over a barrier only with a leader.
    cite: retreat.together, retreat.unoccupied, retreat.barrier, rulings.retreat_where
    cite: rulings.retreat_not_into_battle, rulings.retreat_leader"""
    seat = beaten(s, c)
    way = way_between(s, c, s.battle_space, to)
    if way < 0:
        return NOT_ADJACENT
    if s.num_units[1 - seat][to] != 0:
        return ENEMIES_IN_RETREAT
    if c.way_barrier[way] != 0 and has_leader(s, c, seat, s.battle_space) == 0:
        return RETREAT_BARRIER
    return FINE


@rule
def retreat_by_land(s: State, c: Components, seat: int) -> None:
    """All survivors go to one space of the owner's choice; static units, and all without a way out, are eliminated.
    cite: retreat.together, retreat.nowhere, movement.static, rulings.static_units"""
    space = s.battle_space
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] == space and c.is_static[u] != 0:
            note(CUT_OFF, seat, u, space)
            eliminate(s, c, u)
    if s.num_units[seat][space] == 0:
        rally(s, c, seat)
        return
    ways = 0
    refuge = -1
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if why_not_retreat(s, c, c.way_to[k]) == FINE:
            ways += 1
            refuge = c.way_to[k]
    if ways > 1:
        push(s, IN_RETREAT, seat)
    elif ways == 1:
        withdraw(s, c, refuge)
    else:
        for u in range(c.first_unit[seat], c.end_fleet[seat]):
            if s.at[u] == space:
                note(CUT_OFF, seat, u, space)
                eliminate(s, c, u)
        rally(s, c, seat)


@rule
def legal_retreat(s: State, c: Components, out: list[int], n: int) -> int:
    """Every space to retreat to.  cite: retreat.together"""
    space = s.battle_space
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if why_not_retreat(s, c, c.way_to[k]) == FINE:
            out[n] = RETREAT + c.way_to[k]
            n += 1
    return n


@rule
def apply_retreat(s: State, c: Components, to: int) -> None:
    """The owner's choice.  cite: retreat.together"""
    pop(s)
    withdraw(s, c, to)


@rule
def withdraw(s: State, c: Components, to: int) -> None:
    """The beaten units leave together and rally.
    cite: retreat.together, retreat.rally, rulings.unit_rallied_when_pursued"""
    seat = beaten(s, c)
    space = s.battle_space
    note(
        RETREATED, seat, several(u for u in range(c.first_unit[seat], c.end_land[seat]) if s.at[u] == space), space, to
    )
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] == space:
            shift(s, c, u, to)
    rally(s, c, seat)


@rule
def rally(s: State, c: Components, seat: int) -> None:
    """Panicked units of a side turn back to their front.  cite: retreat.rally"""
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        s.panicked[u] = 0
        s.fought[u] = 0
