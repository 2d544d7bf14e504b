"""The sequence of play."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import push
from ....core.notes import note
from ..components import Components
from ..frames import IN_HEAP
from ..happenings import TURN
from ..reasons import FINE, NOTHING_TAKEN
from ..state import State
from .ending import is_over
from .taking import end_taking


@rule
def next_turn(s: State, c: Components) -> None:
    """The other player's turn, unless the heap is empty.  cite: turn.sequence"""
    if not is_over(s, c):
        s.active = 1 - s.active
        s.turn += 1
        note(TURN, s.turn, s.active)
        push(s, IN_HEAP, s.active)


@rule
def why_not_done(s: State, c: Components) -> int:
    """One pebble at least; with an empty heap the turn ends all the same.  cite: turn.sequence"""
    return FINE if s.frame_first[s.depth - 1] > 0 else NOTHING_TAKEN


@rule
def apply_done(s: State, c: Components) -> None:
    """The turn is over.  cite: turn.sequence"""
    end_taking(s, c)
