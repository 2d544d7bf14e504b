"""What every game's `flow.py` offers to the loops (stands in for it when types are checked; never loaded in play)."""

from __future__ import annotations

from typing import Any


def start(s: Any, c: Any) -> None:
    """Set a fresh state up, as far as the first decision or chance."""


def to_act(s: Any, c: Any) -> int:
    """The seat that decides, CHANCE or OVER."""
    raise AssertionError("a game's own flow.py takes this place")


def legal(s: Any, c: Any, out: list[int]) -> int:
    """Write the legal actions to `out`, ascending, and return how many there are."""
    raise AssertionError("a game's own flow.py takes this place")


def why_not(s: Any, c: Any, a: int) -> int:
    """0, or the code of the reason why an action is refused."""
    raise AssertionError("a game's own flow.py takes this place")


def apply(s: Any, c: Any, a: int) -> None:
    """Carry a legal action out."""


def weight(s: Any, c: Any, a: int) -> int:
    """Integer weight of a chance outcome."""
    raise AssertionError("a game's own flow.py takes this place")
