"""What a game's `features.py` offers to the planner (in its place when types are checked; never loaded in play)."""

from __future__ import annotations

from typing import Any

NUM_FEATURES = 1
NUM_GROUPS = 1
ONE_ORDER = 1  # a plan does what may come in any order in one order alone (0: in any, as its worth leads it)


def features(s: Any, c: Any, seat: int, out: list[int]) -> int:
    """Write what a seat has, in named numbers; returns how many."""
    raise AssertionError("a game's own features.py takes this place")


def progress(s: Any, c: Any) -> int:
    """How far the game has come, 0 to 100."""
    raise AssertionError("a game's own features.py takes this place")


def group(s: Any, c: Any) -> int:
    """Plans of a turn are weighed against those of the same group."""
    raise AssertionError("a game's own features.py takes this place")


def tidy(s: Any, c: Any) -> None:
    """Put away what makes equal positions look different."""


def is_idle(c: Any, a: int) -> bool:
    """Does an action change nothing that counts? The planner leaves it out."""
    raise AssertionError("a game's own features.py takes this place")


def is_detour(c: Any, a: int) -> bool:
    """Does an action begin something that can be done over and over within a turn? A plan holds few of them."""
    raise AssertionError("a game's own features.py takes this place")
