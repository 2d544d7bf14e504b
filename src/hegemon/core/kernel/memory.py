"""What was planned in earlier trials is not planned again.

Trials of a candidate begin in the same position, and where the others' turns differ only by a little noise the same
positions come up again and again. The turns found for them are kept until the next candidates are put to the trial,
as far as there is room, in slots behind those of the beam.
"""

from __future__ import annotations

from typing import Any

from ...core.dual import rule
from .loops import copy_state
from .turns import finals_base, is_spent, position_mark

# places in `room.memory`: slots in use, the first of them, where they end
TAKEN, FIRST, END, MEMORY_PLACES = 0, 1, 2, 3
# columns of `room.known`, one row per place of the table: the position's mark, its first turn, how many it has
MARK, TURNS_AT, TURNS_FOUND, KNOWN = 0, 1, 2, 3


@rule
def forget(room: Any) -> None:
    """Other candidates, other positions."""
    room.memory[TAKEN] = 0
    for place in range(len(room.known)):
        room.known[place][TURNS_FOUND] = 0


@rule
def place_of(room: Any, slot: int) -> int:
    """Where in the table a position is or would be (the table is never full: it has two places per slot)."""
    mark = position_mark(room, slot)
    last = len(room.known) - 1
    place = mark & last
    while room.known[place][TURNS_FOUND] > 0 and room.known[place][MARK] != mark:
        place = (place + 1) & last
    room.known[place][MARK] = mark
    return int(place)


@rule
def remember(room: Any, place: int, found: int) -> bool:
    """Keep the turns that were just found for the position of a place, if there is room and time was left for them."""
    first = room.memory[FIRST] + room.memory[TAKEN]
    if is_spent(room) or first + found > room.memory[END]:
        return False
    base = finals_base(room)
    for k in range(found):
        copy_state(room.slots, first + k, base + k)
        room.value[first + k] = room.value[base + k]
        room.taken[first + k] = 0
        room.paid[first + k] = 0.0
    room.memory[TAKEN] += found
    room.known[place][TURNS_AT] = first
    room.known[place][TURNS_FOUND] = found
    return True
