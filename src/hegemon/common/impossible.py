"""What makes a position impossible, said in the words of the notation: for the checks of every game (`problems.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ..core.language import Message, msg
from ..core.state import FieldSpec, layout_of

Bounds = Callable[[str, FieldSpec], tuple[int, int]]  # name and description of a field → its least and greatest number


def out_of_range(s: Any, bounds: Bounds) -> Iterator[Message]:
    """Members must exist, counts must not be negative; only then any other check can be made."""
    plan = layout_of(s)
    for name, field in plan.fields.items():
        low, high = bounds(name, field)
        least, greatest = extent(getattr(s, name))
        if least < low or greatest > high:
            yield outside(name)
    if s.depth > plan.domains.capacity["frame"]:
        yield outside("depth")


def extent(value: Any) -> tuple[int, int]:
    """The least and the greatest number of a field, be it one, a row or rows of rows: looked at for every position
    that is checked, so it is quick."""
    if not isinstance(value, list):
        return value, value
    while isinstance(value[0], list):
        value = list(chain.from_iterable(value))
    return min(value), max(value)


def outside(field: str) -> Message:
    """A number that the field cannot hold: a member that does not exist, or less than none."""
    return msg("bad-position-range", field=field)


def unfit(field: str) -> Message:
    """A field that rules keep by themselves (counts, marks, decisions) contradicts the others."""
    return msg("bad-position-unfit", field=field)


def boxed(what: str, found: int, holds: int) -> Message:
    """The pieces of a kind, wherever they lie, are not those of the box."""
    return msg("bad-position-box", what=what, found=found, holds=holds)


def misplaced(what: str, place: str) -> Message:
    """Something lies where its kind cannot be."""
    return msg("bad-position-place", what=what, place=place)


def opposed(place: str) -> Message:
    """Units of two sides stand where only one can."""
    return msg("bad-position-opposed", place=place)
