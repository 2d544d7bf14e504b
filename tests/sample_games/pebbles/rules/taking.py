"""Taking pebbles, and the toll for black ones."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push, top_seat
from ....core.notes import note
from ..components import Components
from ..domains import BLACK, NUM_COLOURS
from ..frames import IN_TOLL
from ..happenings import GAVE, TOOK
from ..reasons import FINE, NONE_LEFT, NOT_YOURS
from ..state import State

MOST = 2


@rule
def why_not_take(s: State, c: Components, colour: int) -> int:
    """A colour that the heap has.  cite: taking.heap"""
    return FINE if s.heap[colour] > 0 else NONE_LEFT


@rule
def apply_take(s: State, c: Components, colour: int) -> None:
    """Take it; after the second one the turn is over.  cite: taking.heap"""
    seat = top_seat(s)
    s.heap[colour] -= 1
    s.owns[seat][colour] += 1
    note(TOOK, seat, colour)
    s.frame_first[s.depth - 1] += 1
    if colour == BLACK:
        s.frame_second[s.depth - 1] += 1
    if s.frame_first[s.depth - 1] == MOST:
        end_taking(s, c)


@rule
def end_taking(s: State, c: Components) -> None:
    """The toll is due for black pebbles, if there is anything to give.  cite: taking.black"""
    seat = top_seat(s)
    black = s.frame_second[s.depth - 1]
    pop(s)
    if black > 0 and can_give(s, seat):
        push(s, IN_TOLL, seat)


@rule
def can_give(s: State, seat: int) -> bool:
    """Is there a pebble that is not black?  cite: taking.black"""
    for colour in range(NUM_COLOURS):
        if colour != BLACK and s.owns[seat][colour] > 0:
            return True
    return False


@rule
def why_not_give(s: State, c: Components, colour: int) -> int:
    """One's own, and not black.  cite: taking.black"""
    return FINE if colour != BLACK and s.owns[top_seat(s)][colour] > 0 else NOT_YOURS


@rule
def apply_give(s: State, c: Components, colour: int) -> None:
    """It is out of the game.  cite: taking.black"""
    s.owns[top_seat(s)][colour] -= 1
    note(GAVE, top_seat(s), colour)
    pop(s)
