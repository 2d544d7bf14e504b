"""The stack of frames: the top one says who decides what. Needs the state fields depth, frame_kind, _seat, _first,
_second, _mark (of these `distinct` alone reads the mark: see `core/dispatch.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from .dual import rule
from .errors import RulesetError

CHANCE = -1
OVER = -2
NOBODY = -1


@dataclass(frozen=True)
class Frame:
    """A kind of decision, and what its two numbers mean while it lies on the stack."""

    name: str
    first: str = ""
    second: str = ""
    runs_itself: bool = False  # no verb answers it: the rules go on by themselves when it comes to the top
    waits: bool = (
        False  # something was begun and nothing shown yet: a unit taken up, a trade opened; it can be put down
    )


class FrameList:
    """All kinds of frames of a game; each has its place in this list, counted from 1, as its number."""

    def __init__(self, *frames: Frame) -> None:
        self.frames = frames
        self.names = ("none", *(frame.name for frame in frames))
        twice = {name for name in self.names if self.names.count(name) > 1}
        if twice:
            raise RulesetError(f"The list of frames names {', '.join(sorted(twice))} twice.")

    def number(self, name: str) -> int:
        """The number of a kind of frame."""
        if name not in self.names[1:]:
            raise RulesetError(f"The list of frames has no '{name}'; it has {', '.join(self.names[1:])}.")
        return self.names.index(name)

    def numbers(self, *names: str) -> tuple[int, ...]:
        """The numbers of several kinds."""
        return tuple(self.number(name) for name in names)


class Framed(Protocol):
    """A state with a frame stack."""

    depth: int
    frame_kind: list[int]
    frame_seat: list[int]
    frame_first: list[int]
    frame_second: list[int]
    frame_mark: list[int]


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
def push_with(s: Framed, kind: int, seat: int, first: int, second: int) -> None:
    """Put a decision on top that carries two numbers."""
    d = s.depth
    s.frame_kind[d] = kind
    s.frame_seat[d] = seat
    s.frame_first[d] = first
    s.frame_second[d] = second
    s.depth = d + 1


@rule
def pop(s: Framed) -> None:
    """Take the top decision away; its slot is cleared, so that equal positions have equal keys and the next decision
    there begins without a mark."""
    d = s.depth - 1
    s.depth = d
    s.frame_kind[d] = 0
    s.frame_seat[d] = 0
    s.frame_first[d] = 0
    s.frame_second[d] = 0
    s.frame_mark[d] = 0


@rule
def renew(s: Framed) -> None:
    """What was done in the top frame may have opened what was passed over: what follows is bound to no order so far."""
    s.frame_mark[s.depth - 1] = 0


@rule
def leave_out(out: list[int], n: int, low: int, high: int) -> int:
    """Of `n` actions leave out those from `low` to below `high`; if nothing is left, the list stands."""
    kept = 0
    for k in range(n):
        a = out[k]
        if a < low or a >= high:
            out[kept] = a
            kept += 1
    return kept if kept > 0 else n


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
