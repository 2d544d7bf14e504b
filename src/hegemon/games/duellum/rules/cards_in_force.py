"""Event cards that wait for what they change: used up by it, or expired with the turn."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import NUM_CARDS
from ..happenings import EXPIRED, USED
from ..state import State


@rule
def use_up(s: State, c: Components, card: int) -> None:
    """The card has had its effect.  cite: events.combine"""
    s.in_force[card] -= 1
    note(USED, s.active, card)


@rule
def expire(s: State, c: Components) -> None:
    """Whatever was to change the rest of the turn ends with it.  cite: events.combine"""
    for card in range(NUM_CARDS):
        if s.in_force[card] > 0:
            s.in_force[card] = 0
            note(EXPIRED, card)
