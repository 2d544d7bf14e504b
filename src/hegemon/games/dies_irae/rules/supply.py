"""The end of the turn: supply of legions."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push, top_seat
from ....core.notes import note
from ..actions import DISBAND, DISBAND_CARGO
from ..components import Components
from ..domains import LEGION, SHIP
from ..frames import IN_SUPPLY
from ..happenings import DISBANDED, DISBANDED_ABOARD
from ..reasons import FINE, NO_LEGION_TO_DISBAND
from ..state import State
from .contested import settle
from .forces import find_stack, remove_units


@rule
def num_unfed(s: State, c: Components, seat: int) -> int:
    """Legions beyond what the supply track allows; those aboard count too.  cite: supply.limit, supply.goods"""
    return s.units[2 * seat + LEGION] - c.fed[min(s.supply[seat], len(c.fed) - 1)]


@rule
def check_supply(s: State, c: Components, seat: int) -> None:
    """Too many legions: the owner chooses, unless all of them are in one place.  cite: supply.limit, supply.choice"""
    if s.revolted[seat] != 0 or num_unfed(s, c, seat) <= 0:
        return
    force = 2 * seat + LEGION
    if s.num_stacks[force] == 1 and s.stack_size[force][0] == s.units[force]:
        unfed = num_unfed(s, c, seat)
        hex_ = s.stack_hex[force][0]
        note(DISBANDED, seat, unfed, hex_)
        remove_units(s, force, hex_, unfed, 0)
        s.units[force] -= unfed
        settle(s, c, hex_)
    else:
        push(s, IN_SUPPLY, seat)


@rule
def why_not_disband(s: State, c: Components, hex_: int) -> int:
    """A legion ashore.  cite: supply.choice"""
    return NO_LEGION_TO_DISBAND if find_stack(s, 2 * top_seat(s) + LEGION, hex_) < 0 else FINE


@rule
def legal_disband(s: State, c: Components, out: list[int], n: int) -> int:
    """Every place with legions ashore."""
    force = 2 * top_seat(s) + LEGION
    for i in range(s.num_stacks[force]):
        out[n] = DISBAND + s.stack_hex[force][i]
        n += 1
    return n


@rule
def apply_disband(s: State, c: Components, hex_: int) -> None:
    """One legion ashore less.  cite: supply.limit"""
    seat = top_seat(s)
    note(DISBANDED, seat, 1, hex_)
    remove_units(s, 2 * seat + LEGION, hex_, 1, 0)
    settle(s, c, hex_)
    count_disbanded(s, c, seat)


@rule
def why_not_disband_cargo(s: State, c: Components, hex_: int) -> int:
    """A legion aboard.  cite: supply.choice"""
    seat = top_seat(s)
    i = find_stack(s, 2 * seat + SHIP, hex_)
    return NO_LEGION_TO_DISBAND if i < 0 or s.cargo[seat][i] == 0 else FINE


@rule
def legal_disband_cargo(s: State, c: Components, out: list[int], n: int) -> int:
    """Every place with legions aboard."""
    seat = top_seat(s)
    for i in range(s.num_stacks[2 * seat + SHIP]):
        if s.cargo[seat][i] > 0:
            out[n] = DISBAND_CARGO + s.stack_hex[2 * seat + SHIP][i]
            n += 1
    return n


@rule
def apply_disband_cargo(s: State, c: Components, hex_: int) -> None:
    """One legion aboard less.  cite: supply.limit"""
    seat = top_seat(s)
    note(DISBANDED_ABOARD, seat, hex_)
    s.cargo[seat][find_stack(s, 2 * seat + SHIP, hex_)] -= 1
    count_disbanded(s, c, seat)


@rule
def count_disbanded(s: State, c: Components, seat: int) -> None:
    """The legion is off the map; are there still too many?  cite: supply.limit"""
    s.units[2 * seat + LEGION] -= 1
    if num_unfed(s, c, seat) <= 0:
        pop(s)
