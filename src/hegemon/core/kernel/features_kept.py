"""What a game may offer beside its `features.py`, where they are dear: which of them an action leaves alone, and which
are found for all seats at once. This file is for the games that do without."""

from __future__ import annotations

from typing import Any

from ...core.dual import rule

KEEPS = False
NUM_SHARED = 1


@rule
def look_apart(s: Any, c: Any, seat: int, out: list[int]) -> None:
    """The features of a seat, but for those that `put_shared` writes."""


@rule
def is_untouched(s: Any, before: Any, c: Any, seat: int) -> bool:
    """Has nothing changed of what `look_apart` looks at?"""
    return False


@rule
def look_over(s: Any, c: Any, shared: list[int]) -> None:
    """What is found for all seats at once."""


@rule
def is_all_calm(s: Any, before: Any, c: Any) -> bool:
    """Has nothing changed of what `look_over` looks at?"""
    return False


@rule
def put_shared(c: Any, seat: int, shared: list[int], out: list[int]) -> None:
    """What `look_over` has found, as features of a seat."""
