"""MOVE: orders for legions, ships and the leader. Where they can go: reach.py. What ships carry: transport.py."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ..actions import ABOARD, DONE, LAND, LEAD, MARCH, NUMBER, SAIL, WITH_LEADER, WITHOUT_LEADER
from ..components import Components
from ..domains import (
    IN_ABOARD,
    IN_NUMBER,
    IN_WITH_LEADER,
    LANDING,
    LEADING,
    LEGION,
    MARCHING,
    NOT_IN_HAND,
    SAILING,
    SHIP,
)
from ..reasons import (
    ALL_MOVED,
    FINE,
    LEADER_AT_SEA,
    NO_LEADER,
    NO_LEGION_THERE,
    NO_SHIP_THERE,
    NO_WAY_OUT,
    NOT_AN_OPTION,
    NOT_SO_MANY,
)
from ..state import State
from .contested import settle
from .forces import add_units, find_stack, remove_units
from .reach import open_destinations, why_not_there
from .transport import fresh_cargo, land_at, least_aboard, most_aboard, sail_to, stay_aboard, why_not_land


@rule
def why_not_march(s: State, c: Components, seat: int, hex_: int) -> int:
    """Legions that have had no order, with a way out.  cite: movement.all_units, movement.leave"""
    force = 2 * seat + LEGION
    i = find_stack(s, force, hex_)
    if i < 0:
        return NO_LEGION_THERE
    if s.stack_moved[force][i] >= s.stack_size[force][i]:
        return ALL_MOVED
    if c.ways[LEGION][hex_][0] < 0:
        return NO_WAY_OUT
    return FINE


@rule
def why_not_sail(s: State, seat: int, hex_: int) -> int:
    """Ships that have had no order.  cite: movement.all_units"""
    force = 2 * seat + SHIP
    i = find_stack(s, force, hex_)
    if i < 0:
        return NO_SHIP_THERE
    if s.stack_moved[force][i] >= s.stack_size[force][i]:
        return ALL_MOVED
    return FINE


@rule
def why_not_lead(s: State, c: Components, seat: int) -> int:
    """The leader walks once in a MOVE.  cite: leaders.moves"""
    if c.leaders == 0:
        return NOT_AN_OPTION
    hex_ = s.leader[seat]
    if hex_ == NOBODY or s.leader_moved != 0 or c.ways[LEGION][hex_][0] < 0:
        return NO_LEADER
    return FINE


@rule
def legal_orders(s: State, c: Components, seat: int, out: list[int]) -> int:
    """Stacks with units that have had no order, the leader, or done."""
    n = 0
    force = 2 * seat + LEGION
    for i in range(s.num_stacks[force]):
        if s.stack_moved[force][i] < s.stack_size[force][i] and c.ways[LEGION][s.stack_hex[force][i]][0] >= 0:
            out[n] = MARCH + s.stack_hex[force][i]
            n += 1
    force = 2 * seat + SHIP
    for i in range(s.num_stacks[force]):
        if s.cargo[seat][i] > 0 and why_not_land(s, c, seat, s.stack_hex[force][i]) == FINE:
            out[n] = LAND + s.stack_hex[force][i]
            n += 1
    for i in range(s.num_stacks[force]):
        if s.stack_moved[force][i] < s.stack_size[force][i]:
            out[n] = SAIL + s.stack_hex[force][i]
            n += 1
    if c.leaders != 0 and why_not_lead(s, c, seat) == FINE:
        out[n] = LEAD
        n += 1
    out[n] = DONE
    return n + 1


@rule
def fresh_units(s: State, seat: int) -> int:
    """How many units of the kind in hand have had no order in the hex they are taken from."""
    if s.hand == LANDING:
        return fresh_cargo(s, seat, s.hand_from)
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    i = find_stack(s, force, s.hand_from)
    return s.stack_size[force][i] - s.stack_moved[force][i]


@rule
def take_in_hand(s: State, hand: int, hex_: int) -> None:
    """Take units up; what else must be known about the order is asked next.  cite: rulings.one_order_each"""
    s.hand = hand
    s.hand_from = hex_
    s.hand_number = 1


@rule
def ask_next(s: State, c: Components, seat: int) -> None:
    """Ask what the order lacks, where there is a choice: how many units, how many legions aboard, whether the leader
    sails, and at last where to.  cite: forces.detach, transport.embark, leaders.moves"""
    asked = s.hand_asked
    s.hand_asked = asked + 1
    if asked == 0:
        if s.hand != LEADING and fresh_units(s, seat) > 1:
            push(s, IN_NUMBER, seat)
    elif asked == 1:
        if s.hand == SAILING:
            s.hand_cargo = least_aboard(s, seat)
            if s.hand_cargo < most_aboard(s, seat):
                push(s, IN_ABOARD, seat)
    elif asked == 2:
        if s.hand == SAILING and c.leaders != 0 and s.leader[seat] == s.hand_from and s.leader_moved == 0:
            push(s, IN_WITH_LEADER, seat)
    else:
        open_destinations(s, c, seat)


@rule
def why_not_number(s: State, seat: int, number: int) -> int:
    """As many as have had no order.  cite: forces.detach"""
    if 1 <= number <= fresh_units(s, seat):
        return FINE
    return NOT_SO_MANY


@rule
def legal_numbers(s: State, seat: int, out: list[int]) -> int:
    """One up to all of them."""
    n = fresh_units(s, seat)
    for k in range(n):
        out[k] = NUMBER + k + 1
    return n


@rule
def legal_aboards(s: State, seat: int, out: list[int]) -> int:
    """From those who cannot stay behind to one for each ship."""
    n = 0
    for number in range(least_aboard(s, seat), most_aboard(s, seat) + 1):
        out[n] = ABOARD + number
        n += 1
    return n


@rule
def why_not_without_leader(s: State, c: Components, seat: int) -> int:
    """On the open sea the leader does not stay without a ship.  cite: rulings.leader_room"""
    if c.is_sea[s.hand_from] != 0:
        force = 2 * seat + SHIP
        if s.stack_size[force][find_stack(s, force, s.hand_from)] == s.hand_number:
            return LEADER_AT_SEA
    return FINE


@rule
def legal_with_leader(s: State, c: Components, seat: int, out: list[int]) -> int:
    """With him or without."""
    out[0] = WITH_LEADER
    if why_not_without_leader(s, c, seat) != FINE:
        return 1
    out[1] = WITHOUT_LEADER
    return 2


@rule
def apply_to(s: State, c: Components, seat: int, hex_: int) -> None:
    """The units go; the hexes they leave and enter are settled.  cite: contested.legion, forces.merge"""
    pop(s)
    origin = s.hand_from
    if s.hand == LEADING:
        s.leader[seat] = hex_
        s.leader_moved = 1
    elif s.hand == MARCHING:
        remove_units(s, 2 * seat + LEGION, origin, s.hand_number, 0)
        add_units(s, 2 * seat + LEGION, hex_, s.hand_number, s.hand_number)
    elif s.hand == SAILING:
        sail_to(s, seat, hex_)
    elif hex_ == origin and why_not_there(s, c, seat, hex_) != FINE:
        stay_aboard(s, seat)
    else:
        land_at(s, seat, hex_)
    settle(s, c, origin)
    if hex_ != origin:
        settle(s, c, hex_)
    empty_hand(s)


@rule
def empty_hand(s: State) -> None:
    """Nothing is in hand any more."""
    for hex_ in range(s.reach_low, s.reach_high + 1):
        s.reach[hex_] = 0
    s.reach_low = 0
    s.reach_high = -1
    s.hand = NOT_IN_HAND
    s.hand_asked = 0
    s.hand_from = NOBODY
    s.hand_number = 0
    s.hand_cargo = 0
    s.hand_leader = 0
    s.hand_free = 0
