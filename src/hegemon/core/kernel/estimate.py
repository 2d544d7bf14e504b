"""What every game's `estimate.py` offers to the search (in its place when types are checked; never loaded in play)."""

from __future__ import annotations

from typing import Any


def payoff(s: Any, c: Any, seat: int) -> float:
    """1 for a win, 0 for a loss, shares on ties; an estimate before the end."""
    raise AssertionError("a game's own estimate.py takes this place")
