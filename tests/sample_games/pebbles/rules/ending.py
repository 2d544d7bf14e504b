"""The end."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import COUNTED, NUM_COLOURS
from ..happenings import ENDED
from ..state import State


@rule
def is_over(s: State, c: Components) -> bool:
    """An empty heap ends the game.  cite: ending.count"""
    for colour in range(NUM_COLOURS):
        if s.heap[colour] > 0:
            return False
    s.end_reason = COUNTED
    note(ENDED)
    return True


@rule
def points(s: State, c: Components, seat: int) -> int:
    """What a player's pebbles are worth.  cite: ending.count"""
    total = 0
    for colour in range(NUM_COLOURS):
        total += s.owns[seat][colour] * c.worth[colour]
    return total
