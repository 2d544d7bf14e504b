"""MOVE: orders for legions, ships and the leader. Where they can go: reach.py. What ships carry: transport.py."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ....core.notes import note
from ..actions import MARCH, NUMBER, SAIL
from ..components import Components
from ..domains import LANDING, LEADING, LEGION, MARCHING, NOT_IN_HAND, SAILING, SHIP
from ..frames import IN_ABOARD, IN_NUMBER, IN_WITH_LEADER
from ..happenings import LED, MARCHED
from ..reasons import (
    ALL_MOVED,
    FINE,
    LEADER_AT_SEA,
    NO_LEADER,
    NO_LEGION_THERE,
    NO_MARKER_ANYWHERE,
    NO_SHIP_THERE,
    NO_WAY_OUT,
    NOT_AN_OPTION,
    NOT_SO_MANY,
)
from ..state import State
from .contested import settle, settle_entered, ships_contest
from .forces import add_units, find_stack, has_room, remove_units
from .reach import find_room, open_destinations, why_not_stay
from .transport import (
    fresh_cargo,
    land_at,
    least_aboard,
    most_aboard,
    num_on_shore,
    put_ashore,
    sail_to,
    stay_aboard,
    take_in_hand,
)

NOTHING_LEFT = 4  # questions that an order of ships answers


@rule
def why_not_march(s: State, c: Components, hex_: int) -> int:
    """Legions that have had no order, with a way out.  cite: movement.all_units, movement.leave"""
    seat = s.active
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
def legal_march(s: State, c: Components, out: list[int], n: int) -> int:
    """Stacks of legions that can go somewhere."""
    force = 2 * s.active + LEGION
    for i in range(s.num_stacks[force]):
        if s.stack_moved[force][i] < s.stack_size[force][i] and c.ways[LEGION][s.stack_hex[force][i]][0] >= 0:
            out[n] = MARCH + s.stack_hex[force][i]
            n += 1
    return n


@rule
def apply_march(s: State, c: Components, hex_: int) -> None:
    """Take legions in hand.  cite: movement.all_units"""
    take_in_hand(s, MARCHING, hex_)


@rule
def why_not_sail(s: State, c: Components, hex_: int) -> int:
    """Ships that have had no order.  cite: movement.all_units"""
    seat = s.active
    force = 2 * seat + SHIP
    i = find_stack(s, force, hex_)
    if i < 0:
        return NO_SHIP_THERE
    if s.stack_moved[force][i] >= s.stack_size[force][i]:
        return ALL_MOVED
    return FINE


@rule
def legal_sail(s: State, c: Components, out: list[int], n: int) -> int:
    """Stacks of ships that have had no order."""
    force = 2 * s.active + SHIP
    for i in range(s.num_stacks[force]):
        if s.stack_moved[force][i] < s.stack_size[force][i]:
            out[n] = SAIL + s.stack_hex[force][i]
            n += 1
    return n


@rule
def apply_sail(s: State, c: Components, hex_: int) -> None:
    """Take ships in hand.  cite: movement.all_units"""
    take_in_hand(s, SAILING, hex_)


@rule
def why_not_lead(s: State, c: Components) -> int:
    """The leader walks once in a MOVE.  cite: leaders.moves"""
    if c.leaders == 0:
        return NOT_AN_OPTION
    seat = s.active
    hex_ = s.leader[seat]
    if hex_ == NOBODY or s.leader_moved != 0 or c.ways[LEGION][hex_][0] < 0:
        return NO_LEADER
    return FINE


@rule
def apply_lead(s: State, c: Components) -> None:
    """Take the leader in hand.  cite: leaders.moves"""
    take_in_hand(s, LEADING, s.leader[s.active])


@rule
def fresh_units(s: State, seat: int) -> int:
    """How many units of the kind in hand have had no order in the hex they are taken from."""
    if s.hand == LANDING:
        return fresh_cargo(s, seat, s.hand_from)
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    i = find_stack(s, force, s.hand_from)
    return s.stack_size[force][i] - s.stack_moved[force][i]


@rule
def ask_next(s: State, c: Components, seat: int) -> None:
    """Ask what the order lacks, where there is a choice: how many units, how many legions aboard, whether the leader
    sails, and at last where to.  cite: forces.detach, transport.embark, leaders.moves"""
    asked = s.hand_asked
    s.hand_asked = asked + 1
    if asked == 0:
        find_room(s, c, seat)
        if s.hand != LEADING and fresh_units(s, seat) > 1:
            push(s, IN_NUMBER, seat)
            return
    if s.hand != SAILING:
        s.hand_asked = NOTHING_LEFT  # the rest is asked of ships alone
        open_destinations(s, c, seat)
    elif asked == 1:
        s.hand_cargo = least_aboard(s, c, seat)
        if s.hand_cargo < most_aboard(s, seat):
            push(s, IN_ABOARD, seat)
    elif asked == 2:
        if c.leaders != 0 and s.leader[seat] == s.hand_from and s.leader_moved == 0:
            push(s, IN_WITH_LEADER, seat)
    elif asked == 3:
        open_destinations(s, c, seat)


@rule
def has_order(s: State, c: Components, seat: int, number: int) -> bool:
    """Is there anything that so many of the units in hand can do: go somewhere, or take legions aboard?

    cite: rulings.room_for_the_number"""
    if has_room(s, c, seat, number):
        return True
    return s.hand == SAILING and num_on_shore(s, seat) > 0 and number > fresh_cargo(s, seat, s.hand_from)


@rule
def why_not_number(s: State, c: Components, number: int) -> int:
    """As many as have had no order, and not so many that they could go nowhere while fewer or more could.

    cite: forces.detach, rulings.room_for_the_number"""
    seat = s.active
    most = fresh_units(s, seat)
    if not 1 <= number <= most:
        return NOT_SO_MANY
    if not has_order(s, c, seat, number):
        for other in range(1, most + 1):
            if has_order(s, c, seat, other):
                return NO_MARKER_ANYWHERE
    return FINE


@rule
def legal_number(s: State, c: Components, out: list[int], n: int) -> int:
    """One up to all of them."""
    for number in range(1, fresh_units(s, s.active) + 1):
        if why_not_number(s, c, number) == FINE:
            out[n] = NUMBER + number
            n += 1
    return n


@rule
def apply_number(s: State, c: Components, number: int) -> None:
    """So many are taken.  cite: forces.detach"""
    pop(s)
    s.hand_number = number


@rule
def apply_with_leader(s: State, c: Components) -> None:
    """The leader sails with the ships in hand.  cite: leaders.moves"""
    pop(s)
    s.hand_leader = 1


@rule
def why_not_without_leader(s: State, c: Components) -> int:
    """On the open sea the leader does not stay without a ship.  cite: rulings.leader_room"""
    seat = s.active
    if c.is_sea[s.hand_from] != 0:
        force = 2 * seat + SHIP
        if s.stack_size[force][find_stack(s, force, s.hand_from)] == s.hand_number:
            return LEADER_AT_SEA
    return FINE


@rule
def apply_without_leader(s: State, c: Components) -> None:
    """The leader stays.  cite: leaders.moves"""
    pop(s)


@rule
def apply_to(s: State, c: Components, hex_: int) -> None:
    """The units go; the hexes they leave and enter are settled.  cite: contested.legion, forces.merge"""
    seat = s.active
    pop(s)
    origin = s.hand_from
    left_ashore = False
    contests = s.hand == LANDING or (hex_ != origin and s.hand == MARCHING)
    if s.hand == LEADING:
        s.leader[seat] = hex_
        s.leader_moved = 1
        note(LED, seat, hex_)
    elif s.hand == MARCHING:
        if hex_ != origin:
            note(MARCHED, seat, s.hand_number, origin, hex_)
        remove_units(s, 2 * seat + LEGION, origin, s.hand_number, 0)
        add_units(s, 2 * seat + LEGION, hex_, s.hand_number, s.hand_number)
    elif s.hand == SAILING:
        left_ashore = put_ashore(s, seat)
        contests = hex_ != origin and ships_contest(s, c, seat, hex_)
        sail_to(s, seat, hex_)
    elif hex_ == origin and why_not_stay(s, c, seat) != FINE:
        contests = False
        stay_aboard(s, seat)
    else:
        land_at(s, seat, hex_)
    settle_left(s, c, origin, left_ashore)
    settle_left(s, c, hex_, contests)
    empty_hand(s)


@rule
def settle_left(s: State, c: Components, hex_: int, entered: bool) -> None:
    """Settle a hex that units have left, or that those who contest have entered."""
    if entered:
        settle_entered(s, c, hex_)
    else:
        settle(s, c, hex_)


@rule
def empty_hand(s: State) -> None:
    """Nothing is in hand any more."""
    s.hand = NOT_IN_HAND
    s.hand_asked = 0
    s.hand_from = NOBODY
    s.hand_number = 0
    s.hand_cargo = 0
    s.hand_leader = 0
    s.hand_room = 0
    s.hand_free = 0
