"""How small and how large the numbers of a field are: looked at for every position that is checked, so it is quick."""

from __future__ import annotations

from typing import Any


def extent(value: Any) -> tuple[int, int]:
    """The least and the greatest number of a field, be it one, a row or rows of rows."""
    if not isinstance(value, list):
        return value, value
    if isinstance(value[0], list):
        parts = [extent(inner) for inner in value]
        return min(low for low, _ in parts), max(high for _, high in parts)
    return min(value), max(value)
