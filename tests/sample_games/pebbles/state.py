"""A position of Pebbles."""

from __future__ import annotations

from ...core.state import grid, layout, marks, number
from .domains import DOMAINS


@layout(DOMAINS)
class State:
    """Heap, pebbles of both players, and what is being decided."""

    turn: int = number()
    active: int = number(of="seat", start=-1)
    end_reason: int = number()
    depth: int = number()
    frame_kind: list[int] = grid("frame", of="frame_kind")
    frame_seat: list[int] = grid("frame")
    frame_first: list[int] = grid("frame")
    frame_second: list[int] = grid("frame")
    heap: list[int] = grid("colour")
    owns: list[list[int]] = grid("seat", "colour")

    frame_mark: list[int] = marks("frame")
