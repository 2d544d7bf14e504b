"""Reads the borders of a board: land, sea, or both, between places that hang together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..core.data import Rows, require
from ..core.errors import DataError

BORDERS = {"land": (1, 0), "sea": (0, 1), "both": (1, 1)}  # open to legions, open to galleys
Ways = dict[tuple[int, int], str]  # (from, to) → kind of border, in both directions


def read_borders(raw: dict[str, Any], file: str, noun: str, names: Sequence[str], most: int, rows: Rows) -> Ways:
    """The borders of a board file between its places (`noun` says what they are called), at most `most` directions."""
    index = {name: i for i, name in enumerate(names)}
    ways: Ways = {}
    for border in require(raw, "borders", list, file):
        ends = require(border, "between", list, f"{file}: a border")
        item = f"border {' - '.join(str(end) for end in ends)}"
        if len(ends) != 2 or ends[0] == ends[1] or any(not isinstance(e, str) or e not in index for e in ends):
            raise DataError(f"{file}: {item} must lie between two different {noun}s of the board.")
        kind = require(border, "kind", str, f"{file}: {item}")
        if kind not in BORDERS:
            raise DataError(f"{file}: {item}: '{kind}' is none of {', '.join(BORDERS)}.")
        a, b = index[ends[0]], index[ends[1]]
        if (a, b) in ways:
            raise DataError(f"{file}: {item} is listed twice.")
        ways[a, b] = ways[b, a] = kind
        rows.came_from(file, item, border.get("from"))
    if len(ways) > most:
        raise DataError(f"{file}: a board has at most {most // 2} borders, not {len(ways) // 2}.")
    if lost := set(range(len(names))) - _reached(ways):
        raise DataError(f"{file}: {noun} {names[min(lost)]} cannot be reached from {names[0]}.")
    return dict(sorted(ways.items()))


def _reached(ways: Iterable[tuple[int, int]]) -> set[int]:
    reached, edge = {0}, [0]
    while edge:
        here = edge.pop()
        there = {b for a, b in ways if a == here} - reached
        reached |= there
        edge += there
    return reached


def drawn_borders(ways: Ways, names: Sequence[str]) -> list[dict[str, Any]]:
    """Each border once, as clients draw it."""
    return [{"between": [names[a], names[b]], "kind": kind} for (a, b), kind in ways.items() if a < b]
