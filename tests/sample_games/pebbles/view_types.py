"""The shape of what is seen and of what lies on the table from the start."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """Heap and pebbles of both."""

    deciding: str | None
    heap: dict[str, int]
    owns: dict[str, dict[str, int]]
    points: dict[str, int]


class Extra(TypedDict):
    """Nothing that the names do not say."""
