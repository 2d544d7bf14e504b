"""What may be taken back without asking anybody: one policy for the terminal and the server.

A seat takes back its own decisions of the present turn, the latest first. It never goes past chance, past something
hidden that it was shown, or past a decision of another seat; what nobody had to choose stands in nobody's way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .language import Message, msg

NOTHING_YET = msg("say-undo-nothing")
CHANCE_SPOKE = msg("say-undo-chance")
SHOWN_SINCE = msg("say-undo-shown")
ANOTHER_DECIDED = msg("say-undo-another")


class MadeAction(Protocol):
    """What the policy asks of an action that was made."""

    @property
    def seat(self) -> int:
        """Who made it; below 0: chance."""

    @property
    def forced(self) -> bool:
        """Was it the only option, as everybody knows, and made without asking?"""

    @property
    def shown(self) -> bool:
        """Did it show the seat something hidden?"""

    @property
    def phrase(self) -> int:
        """Which phrase it is a part of (actions of one phrase have the same number)."""


def undoable(made: Sequence[MadeAction], seat: int) -> list[int]:
    """Of the actions made in this turn, those that the seat may take back: their indices, the latest first. Taking one
    back takes back all that follows it. A phrase is taken back as a whole, or back to where something came in."""
    found: list[int] = []
    for index in range(len(made) - 1, -1, -1):
        action = made[index]
        if not _lets_through(action, seat):
            break
        if action.seat == seat and not action.forced:
            whole = found and made[found[-1]].phrase == action.phrase
            if whole:
                found[-1] = index
            else:
                found.append(index)
    return found


def why_no_undo(made: Sequence[MadeAction], seat: int) -> Message:
    """Why the seat can take nothing back, where it cannot."""
    barrier = next((action for action in reversed(made) if not _lets_through(action, seat)), None)
    if barrier is None:
        return NOTHING_YET
    if barrier.seat < 0:
        return CHANCE_SPOKE
    return SHOWN_SINCE if barrier.seat == seat else ANOTHER_DECIDED


def _lets_through(action: MadeAction, seat: int) -> bool:
    """Can decisions before this action still be taken back?"""
    if action.seat == seat:
        return not action.shown
    return action.seat >= 0 and action.forced
