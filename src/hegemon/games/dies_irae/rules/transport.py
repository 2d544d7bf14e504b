"""Legions aboard ships: embarking, sailing, disembarking."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ....core.notes import note
from ..actions import ABOARD, LAND
from ..components import Components
from ..domains import ALL, ANY_PIECE, LANDING, LEGION, SAILING, SHIP
from ..happenings import EMBARKED, LANDED, LED, SAILED
from ..reasons import (
    ALL_MOVED,
    FINE,
    LANDING_BARRED,
    LANDING_CLOSED,
    NO_CARGO_THERE,
    NO_MARKER_ANYWHERE,
    NO_SHORE,
    NOT_SO_MANY_ABOARD,
)
from ..state import State
from .contested import is_closed, may_enter
from .forces import add_units, find_stack, has_room, markers_free, remove_units, size_at


@rule
def why_not_land(s: State, c: Components, hex_: int) -> int:
    """Legions that began the action aboard, at a shore they may enter.

    cite: transport.disembark, armistice.no_entry, movement.third_party, rulings.armistice_contested"""
    seat = s.active
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if i < 0 or s.cargo[seat][i] == 0:
        return NO_CARGO_THERE
    if s.cargo_moved[seat][i] >= s.cargo[seat][i]:
        return ALL_MOVED
    if c.is_coast[hex_] == 0:
        return NO_SHORE
    if has_foreign(s, seat, hex_) and not may_enter(s, c, seat, hex_):
        return LANDING_CLOSED if is_closed(s, c, seat, hex_) else LANDING_BARRED
    return FINE


@rule
def has_foreign(s: State, seat: int, hex_: int) -> bool:
    """Are pieces of others in the hex?"""
    return s.pieces[hex_] & ANY_PIECE & ~(ALL << seat) != 0


@rule
def legal_land(s: State, c: Components, out: list[int], n: int) -> int:
    """Ships with legions that can land."""
    seat = s.active
    force = 2 * seat + SHIP
    for i in range(s.num_stacks[force]):
        if s.cargo[seat][i] > 0 and why_not_land(s, c, s.stack_hex[force][i]) == FINE:
            out[n] = LAND + s.stack_hex[force][i]
            n += 1
    return n


@rule
def take_in_hand(s: State, hand: int, hex_: int) -> None:
    """Take units up; what else must be known about the order is asked next.  cite: rulings.one_order_each"""
    s.hand = hand
    s.hand_from = hex_
    s.hand_number = 1


@rule
def apply_land(s: State, c: Components, hex_: int) -> None:
    """Take legions aboard in hand.  cite: transport.disembark"""
    take_in_hand(s, LANDING, hex_)


@rule
def fresh_cargo(s: State, seat: int, hex_: int) -> int:
    """Legions aboard in a hex that have had no order."""
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if i < 0:
        return 0
    return s.cargo[seat][i] - s.cargo_moved[seat][i]


@rule
def num_without_ship(s: State, seat: int) -> int:
    """Legions that the ships left behind have no room for: they sail, or go ashore.  cite: transport.capacity"""
    force = 2 * seat + SHIP
    i = find_stack(s, force, s.hand_from)
    left_behind = s.stack_size[force][i] - s.stack_moved[force][i] - s.hand_number
    return max(0, fresh_cargo(s, seat, s.hand_from) - left_behind)


@rule
def most_ashore(s: State, c: Components, seat: int) -> int:
    """How many of the legions aboard can go ashore when their ships sail: where they may land, as far as a marker is
    free.  cite: transport.disembark, rulings.ashore_as_ships_leave"""
    hex_ = s.hand_from
    if c.is_coast[hex_] == 0 or (has_foreign(s, seat, hex_) and not may_enter(s, c, seat, hex_)):
        return 0
    force = 2 * seat + LEGION
    there = size_at(s, force, hex_)
    if there >= 2 or markers_free(s, c, force) > 0:
        return s.hand_number
    return 1 - there


@rule
def least_aboard(s: State, c: Components, seat: int) -> int:
    """Legions that have neither a ship to stay on nor a shore to go to.  cite: transport.capacity"""
    return max(0, num_without_ship(s, seat) - most_ashore(s, c, seat))


@rule
def num_on_shore(s: State, seat: int) -> int:
    """Legions ashore beside the ships in hand that have had no order.  cite: transport.embark"""
    i = find_stack(s, 2 * seat + LEGION, s.hand_from)
    if i < 0:
        return 0
    return s.stack_size[2 * seat + LEGION][i] - s.stack_moved[2 * seat + LEGION][i]


@rule
def most_aboard(s: State, seat: int) -> int:
    """Legions aboard already, and on a shore those that can embark: one for each ship.

    cite: transport.capacity, transport.embark"""
    return min(s.hand_number, fresh_cargo(s, seat, s.hand_from) + num_on_shore(s, seat))


@rule
def why_not_aboard(s: State, c: Components, number: int) -> int:
    """How many legions these ships carry.  cite: transport.capacity, transport.embark"""
    seat = s.active
    most = most_aboard(s, seat)
    if not least_aboard(s, c, seat) <= number <= most:
        return NOT_SO_MANY_ABOARD
    waiting = fresh_cargo(s, seat, s.hand_from)
    if number <= waiting < most and not has_room(s, c, seat, s.hand_number):
        return NO_MARKER_ANYWHERE
    return FINE


@rule
def legal_aboard(s: State, c: Components, out: list[int], n: int) -> int:
    """From those who cannot stay behind to one for each ship."""
    seat = s.active
    for number in range(least_aboard(s, c, seat), most_aboard(s, seat) + 1):
        if why_not_aboard(s, c, number) == FINE:
            out[n] = ABOARD + number
            n += 1
    return n


@rule
def apply_aboard(s: State, c: Components, number: int) -> None:
    """So many legions sail.  cite: transport.embark"""
    pop(s)
    s.hand_cargo = number


@rule
def stays_by_choice(s: State, seat: int) -> bool:
    """Is something done by going nowhere: legions land here, or embark here?  cite: rulings.stay_in_place"""
    if s.hand == LANDING:
        return True
    return s.hand == SAILING and s.hand_cargo > fresh_cargo(s, seat, s.hand_from)


@rule
def land_at(s: State, seat: int, hex_: int) -> None:
    """The legions in hand leave their ships and go ashore.  cite: transport.disembark"""
    i = find_stack(s, 2 * seat + SHIP, s.hand_from)
    note(LANDED, seat, s.hand_number, s.hand_from, hex_, 0 if hex_ == s.hand_from else 1)
    s.cargo[seat][i] -= s.hand_number
    add_units(s, 2 * seat + LEGION, hex_, s.hand_number, s.hand_number)


@rule
def stay_aboard(s: State, seat: int) -> None:
    """The legions in hand can land nowhere: they and the ships they are on have had their order.

    cite: rulings.stay_in_place"""
    i = find_stack(s, 2 * seat + SHIP, s.hand_from)
    s.cargo_moved[seat][i] += s.hand_number
    s.stack_moved[2 * seat + SHIP][i] += s.hand_number


@rule
def put_ashore(s: State, seat: int) -> bool:
    """Legions that neither sail nor have a ship left go ashore; among pieces of others they stop, else they may march.

    cite: transport.disembark, rulings.ashore_as_ships_leave"""
    number = num_without_ship(s, seat) - s.hand_cargo
    if number <= 0:
        return False
    note(LANDED, seat, number, s.hand_from, s.hand_from, 0)
    s.cargo[seat][find_stack(s, 2 * seat + SHIP, s.hand_from)] -= number
    add_units(s, 2 * seat + LEGION, s.hand_from, number, number if has_foreign(s, seat, s.hand_from) else 0)
    return True


@rule
def sail_to(s: State, seat: int, hex_: int) -> None:
    """The ships in hand go with the legions aboard; what is missing embarks first.  cite: transport.embark"""
    force = 2 * seat + SHIP
    origin = s.hand_from
    i = find_stack(s, force, origin)
    from_cargo = min(s.hand_cargo, s.cargo[seat][i] - s.cargo_moved[seat][i])
    s.cargo[seat][i] -= from_cargo
    if s.hand_cargo > from_cargo:
        note(EMBARKED, seat, s.hand_cargo - from_cargo, origin)
        remove_units(s, 2 * seat + LEGION, origin, s.hand_cargo - from_cargo, 0)
    if hex_ != origin:
        note(SAILED, seat, s.hand_number, s.hand_cargo, origin, hex_)
    remove_units(s, force, origin, s.hand_number, 0)
    j = add_units(s, force, hex_, s.hand_number, s.hand_number)
    s.cargo[seat][j] += s.hand_cargo
    s.cargo_moved[seat][j] += s.hand_cargo
    if s.hand_leader != 0:
        s.leader[seat] = hex_
        s.leader_moved = 1
        if hex_ != origin:
            note(LED, seat, hex_)
