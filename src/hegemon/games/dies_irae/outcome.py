"""How a game ended."""

from __future__ import annotations

from functools import cmp_to_key

from ...core.data import Data
from ...core.spec import Outcome
from .domains import NUM_SEATS
from .rules.ending import is_ahead, victory_points
from .spec import SPEC
from .state import State


def outcome(s: State, data: Data) -> Outcome | None:
    """The winner first, then by the victory ranking; empires in revolution last, the later one before the earlier.

    cite: ending.goal, ending.tie_break, ending.last_empire, rulings.turn_cap"""
    if s.end_reason == 0:
        return None
    c = data.components

    def compare(a: int, b: int) -> int:
        if s.winner in (a, b):
            return -1 if s.winner == a else 1
        if s.revolted[a] or s.revolted[b]:
            return -1 if not s.revolted[a] or (s.revolted[b] and s.revolted[a] > s.revolted[b]) else 1
        return -1 if is_ahead(s, c, a, b) else 1

    ranking = sorted(range(NUM_SEATS), key=cmp_to_key(compare))
    scores = tuple(victory_points(s, c, seat) for seat in range(NUM_SEATS))
    return Outcome(tuple((seat,) for seat in ranking), scores, SPEC.end(s.end_reason))
