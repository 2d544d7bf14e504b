"""How a game ended."""

from __future__ import annotations

from ...core.data import Data
from ...core.spec import Outcome
from .rules.personages import num_personages
from .spec import SPEC
from .state import State


def outcome(s: State, data: Data) -> Outcome | None:
    """Nine personages win; at a turn limit more personages do, and equal numbers are a draw.
    cite: ending.nine_personages, rulings.turn_limit"""
    if s.end_reason == 0:
        return None
    scores = (num_personages(s, data.components, 0), num_personages(s, data.components, 1))
    reason = SPEC.end(s.end_reason)
    if scores[0] == scores[1]:
        return Outcome(((0, 1),), scores, reason)
    winner = 0 if scores[0] > scores[1] else 1
    return Outcome(((winner,), (1 - winner,)), scores, reason)
