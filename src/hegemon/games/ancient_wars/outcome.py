"""How a game ended."""

from __future__ import annotations

from ...core.data import Data
from ...core.spec import Outcome
from .rules.ending import num_goals
from .spec import SPEC
from .state import State


def outcome(s: State, data: Data) -> Outcome | None:
    """One side wins; scores are the places of its goal that each side controls.
    cite: ending.roman_goal, ending.barbarian_goal, ending.capital, ending.time_limit"""
    if s.end_reason == 0:
        return None
    scores = (num_goals(s, data.components, 0), num_goals(s, data.components, 1))
    return Outcome(((s.winner,), (1 - s.winner,)), scores, SPEC.end(s.end_reason))
