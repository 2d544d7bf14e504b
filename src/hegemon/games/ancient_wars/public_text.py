"""Actions as the other side may read them: which unit of a hidden stack is meant is left out."""

from __future__ import annotations

from ...core.data import Data
from .actions import VERBS
from .frames import IN_LOAD, IN_MARCH_TAKE
from .state import State

HIDING = (IN_MARCH_TAKE, IN_LOAD)  # decisions in which `take` speaks of a stack that the other side cannot examine


def public_text(s: State, data: Data, a: int, seat: int | None) -> str:
    """The text of an action before it is applied, for `seat` (None: a spectator).  cite: fog.no_examining"""
    action = VERBS.action(a, data.names)
    top = s.depth - 1
    if data.components.open_stacks or top < 0 or s.frame_seat[top] == seat:
        return str(action)
    if s.frame_kind[top] in HIDING and action.verb in ("take", "whole"):
        return "take"
    if action.verb == "check":
        return "check"
    return str(action)
