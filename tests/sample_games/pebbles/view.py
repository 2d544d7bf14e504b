"""What everybody sees."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from .rules.ending import points
from .state import State


def view(s: State, data: Data, seat: int | None) -> dict[str, Any]:
    """Heap and pebbles of both."""
    colours, seats = data.names["colour"], data.names["seat"]
    return {
        "deciding": None if s.depth == 0 else data.names.name("frame_kind", s.frame_kind[s.depth - 1]),
        "heap": dict(zip(colours, s.heap, strict=True)),
        "owns": {name: dict(zip(colours, s.owns[i], strict=True)) for i, name in enumerate(seats)},
        "points": {name: points(s, data.components, i) for i, name in enumerate(seats)},
    }
