"""The beginning."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push
from ....core.notes import note
from ..components import Components
from ..domains import NUM_COLOURS
from ..frames import IN_COIN
from ..happenings import BEGAN
from ..state import State


@rule
def set_up(s: State, c: Components) -> None:
    """All pebbles lie on the heap.  cite: setup.coin"""
    for colour in range(NUM_COLOURS):
        s.heap[colour] = c.pebbles[colour]
    push(s, IN_COIN, CHANCE)


@rule
def apply_first(s: State, c: Components, seat: int) -> None:
    """The coin has fallen: the turn before the first was the other one's.  cite: setup.coin"""
    pop(s)
    s.active = 1 - seat
    note(BEGAN, seat)
