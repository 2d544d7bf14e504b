"""How a game ended."""

from __future__ import annotations

from ...core.data import Data
from ...core.spec import Outcome
from .rules.ending import points
from .spec import SPEC
from .state import State


def outcome(s: State, data: Data) -> Outcome | None:
    """More points win; equal ones are a draw.  cite: ending.count"""
    if s.end_reason == 0:
        return None
    scores = (points(s, data.components, 0), points(s, data.components, 1))
    reason = SPEC.end(s.end_reason)
    if scores[0] == scores[1]:
        return Outcome(((0, 1),), scores, reason)
    winner = 0 if scores[0] > scores[1] else 1
    return Outcome(((winner,), (1 - winner,)), scores, reason)
