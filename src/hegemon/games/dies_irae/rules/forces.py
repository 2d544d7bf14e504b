"""Armies and fleets: the stacks of each force, kept in ascending order of hexes, and their markers.

After a change the caller lets `settle` (contested.py) draw the consequences for the hex."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..components import Components
from ..domains import LANDING, LEGION, LEGIONS_BIT, ROOM_FOR_ONE, ROOM_FOR_SEVERAL, SAILING, SHIP, SHIPS_BIT
from ..state import State


@rule
def find_stack(s: State, force: int, hex_: int) -> int:
    """Slot of a force's stack in a hex, or -1."""
    hexes = s.stack_hex[force]
    for i in range(s.num_stacks[force]):
        if hexes[i] == hex_:
            return i
    return -1


@rule
def size_at(s: State, force: int, hex_: int) -> int:
    """Units of a force in a hex (legions aboard ships are not counted)."""
    bit = LEGIONS_BIT if force % 2 == LEGION else SHIPS_BIT
    if s.pieces[hex_] & (bit << (force // 2)) == 0:
        return 0
    return s.stack_size[force][find_stack(s, force, hex_)]


@rule
def move_stacks(s: State, force: int, first: int, last: int, step: int) -> None:
    """From the first slot on each takes the stack of the next one (by `step`: up or down); the last is left empty."""
    hexes, sizes, moved = s.stack_hex[force], s.stack_size[force], s.stack_moved[force]
    for i in range(first, last, step):
        hexes[i] = hexes[i + step]
        sizes[i] = sizes[i + step]
        moved[i] = moved[i + step]
    hexes[last] = NOBODY
    sizes[last] = 0
    moved[last] = 0
    if force % 2 == SHIP:
        cargo, cargo_moved = s.cargo[force // 2], s.cargo_moved[force // 2]
        for i in range(first, last, step):
            cargo[i] = cargo[i + step]
            cargo_moved[i] = cargo_moved[i + step]
        cargo[last] = 0
        cargo_moved[last] = 0


@rule
def open_slot(s: State, force: int, hex_: int) -> int:
    """A new, empty stack in its place among the others."""
    hexes = s.stack_hex[force]
    number = s.num_stacks[force]
    i = number
    while i > 0 and hexes[i - 1] > hex_:
        i -= 1
    move_stacks(s, force, number, i, -1)
    hexes[i] = hex_
    s.num_stacks[force] = number + 1
    return i


@rule
def close_slot(s: State, force: int, slot: int) -> None:
    """Take a stack out; the others move up."""
    last = s.num_stacks[force] - 1
    move_stacks(s, force, slot, last, 1)
    s.num_stacks[force] = last


@rule
def add_units(s: State, force: int, hex_: int, number: int, moved: int) -> int:
    """Put units into a hex; several of a kind become an army or a fleet. Returns the slot.

    cite: forces.merge"""
    i = find_stack(s, force, hex_)
    if i < 0:
        i = open_slot(s, force, hex_)
        bit = LEGIONS_BIT if force % 2 == LEGION else SHIPS_BIT
        s.pieces[hex_] |= bit << (force // 2)
    before = s.stack_size[force][i]
    s.stack_size[force][i] = before + number
    s.stack_moved[force][i] += moved
    if before < 2 and before + number >= 2:
        s.markers[force] += 1
    return i


@rule
def remove_units(s: State, force: int, hex_: int, number: int, moved: int) -> None:
    """Take units out of a hex, `moved` of them with their order done; a single unit needs no marker.

    cite: forces.single, forces.detach"""
    i = find_stack(s, force, hex_)
    before = s.stack_size[force][i]
    s.stack_size[force][i] = before - number
    s.stack_moved[force][i] -= moved
    if before >= 2 and before - number < 2:
        s.markers[force] -= 1
    if before == number:
        close_slot(s, force, i)
        bit = LEGIONS_BIT if force % 2 == LEGION else SHIPS_BIT
        s.pieces[hex_] -= bit << (force // 2)


@rule
def needs_marker(s: State, force: int, hex_: int, number: int) -> bool:
    """Would these units, added here, make a new army or fleet?  cite: forces.markers"""
    there = size_at(s, force, hex_)
    return there < 2 and there + number >= 2


@rule
def markers_free(s: State, c: Components, force: int) -> int:
    """Army or fleet markers that are not on the map.  cite: forces.markers, rulings.markers_at_once"""
    return c.max_markers[force] - s.markers[force]


@rule
def markers_lifted(s: State, c: Components, force: int, hex_: int, number: int) -> int:
    """Markers that are free once so many units are lifted from a hex.  cite: forces.single"""
    size = size_at(s, force, hex_)
    return markers_free(s, c, force) + (1 if size >= 2 and size - number < 2 else 0)


@rule
def has_room(s: State, c: Components, seat: int, number: int) -> bool:
    """Can so many of the units in hand end their move anywhere: with a free marker, or (`hand_room`) without one?

    cite: forces.markers, rulings.room_for_the_number"""
    if s.hand_room & (ROOM_FOR_ONE if number == 1 else ROOM_FOR_SEVERAL) != 0:
        return True
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    if s.hand == LANDING:
        return markers_free(s, c, force) > 0
    return markers_lifted(s, c, force, s.hand_from, number) > 0


@rule
def rest_units(s: State, seat: int) -> None:
    """The action is over: nobody has moved or fought any more."""
    for force in range(2 * seat, 2 * seat + 2):
        moved = s.stack_moved[force]
        for i in range(s.num_stacks[force]):
            moved[i] = 0
    cargo_moved = s.cargo_moved[seat]
    for i in range(s.num_stacks[2 * seat + SHIP]):
        cargo_moved[i] = 0
    s.leader_moved = 0
