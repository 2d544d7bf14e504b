"""What a position is worth."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .rules.ending import points
from .state import State


@rule
def payoff(s: State, c: Components, seat: int) -> float:
    """The share of the points; at the end 1, 0 or ½.  cite: ending.count"""
    own, other = points(s, c, seat), points(s, c, 1 - seat)
    if s.end_reason != 0:
        return 0.5 if own == other else (1.0 if own > other else 0.0)
    return (own + 1.0) / (own + other + 2.0)
