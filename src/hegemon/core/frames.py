"""The stack of frames: the top one says who decides what. Needs the state fields depth, frame_kind, _seat, _x, _y."""

from __future__ import annotations

from typing import Protocol

from .dual import rule

CHANCE = -1
OVER = -2
NOBODY = -1


class Framed(Protocol):
    """A state with a frame stack."""

    depth: int
    frame_kind: list[int]
    frame_seat: list[int]
    frame_first: list[int]
    frame_second: list[int]


@rule
def push(s: Framed, kind: int, seat: int) -> None:
    """Put a decision of `kind` for `seat` (or CHANCE) on top."""
    d = s.depth
    s.frame_kind[d] = kind
    s.frame_seat[d] = seat
    s.frame_first[d] = 0
    s.frame_second[d] = 0
    s.depth = d + 1


@rule
def push_with(s: Framed, kind: int, seat: int, x: int, y: int) -> None:
    """Put a decision on top that carries two numbers."""
    d = s.depth
    s.frame_kind[d] = kind
    s.frame_seat[d] = seat
    s.frame_first[d] = x
    s.frame_second[d] = y
    s.depth = d + 1


@rule
def pop(s: Framed) -> None:
    """Take the top decision away; its slot is cleared so that equal positions have equal keys."""
    d = s.depth - 1
    s.depth = d
    s.frame_kind[d] = 0
    s.frame_seat[d] = 0
    s.frame_first[d] = 0
    s.frame_second[d] = 0


@rule
def top_kind(s: Framed) -> int:
    """Kind of the decision on top (0 when the stack is empty: kinds start at 1)."""
    if s.depth == 0:
        return 0
    return s.frame_kind[s.depth - 1]


@rule
def top_seat(s: Framed) -> int:
    """Who decides: a seat, CHANCE, or OVER when nothing is left to decide."""
    if s.depth == 0:
        return OVER
    return s.frame_seat[s.depth - 1]
