"""What the generated dispatch of every game offers to the loops (in its place when types are checked; never loaded)."""

from __future__ import annotations

from typing import Any

WEIGHED = False  # is some outcome of chance more likely than another?


def legal(s: Any, c: Any, out: list[int], distinct: int) -> int:
    """Write the legal actions to `out`, ascending, and return how many there are; `distinct` (0 or 1) leaves out what
    only permutes."""
    raise AssertionError("the generated dispatch takes this place")


def why_not(s: Any, c: Any, a: int) -> int:
    """0, or the code of the reason why an action is refused."""
    raise AssertionError("the generated dispatch takes this place")


def apply(s: Any, c: Any, a: int) -> None:
    """Carry a legal action out, and what follows by itself."""


def weight(s: Any, c: Any, a: int) -> int:
    """Integer weight of a chance outcome."""
    raise AssertionError("the generated dispatch takes this place")
