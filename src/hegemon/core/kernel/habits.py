"""What a game's `habits.py` offers to the guided search (in its place when types are checked; never loaded in play)."""

from __future__ import annotations

from typing import Any


def is_habit(s: Any) -> bool:
    """Is the decision at hand one that needs no thought?"""
    raise AssertionError("a game's own habits.py takes this place")


def habit(s: Any, c: Any, out: list[int], n: int) -> int:
    """What is done then, of the actions listed."""
    raise AssertionError("a game's own habits.py takes this place")


def inclined(s: Any, c: Any, out: list[int], n: int, rng: list[int]) -> int:
    """What somebody does who does not look ahead, of the actions listed: habits, and elsewhere what he leans to."""
    raise AssertionError("a game's own habits.py takes this place")
