"""Reads the borders of a board: land, sea, or both, between places that hang together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..core.data import Rows, one_of, require, require_count, within
from ..core.errors import DataError
from ..core.language import msg

BORDERS = {"land": (1, 0), "sea": (0, 1), "both": (1, 1)}  # open to legions, open to galleys
Ways = dict[tuple[int, int], str]  # (from, to) → kind of border, in both directions


def read_borders(raw: dict[str, Any], file: str, names: Sequence[str], most: int, rows: Rows) -> Ways:
    """The borders of a board file between its places, at most `most` directions."""
    index = {name: i for i, name in enumerate(names)}
    ways: Ways = {}
    for border in require(raw, "borders", list, file):
        ends = require(border, "between", list, within(file, "borders"))
        item = " - ".join(str(end) for end in ends)
        where = within(file, "borders", item)
        if len(ends) != 2 or ends[0] == ends[1] or any(not isinstance(e, str) or e not in index for e in ends):
            raise DataError(msg("bad-border-ends", where=where))
        kind = require(border, "kind", str, where)
        one_of(kind, tuple(BORDERS), within(where, "kind"))
        a, b = index[ends[0]], index[ends[1]]
        if (a, b) in ways:
            raise DataError(msg("bad-border-twice", where=where))
        ways[a, b] = ways[b, a] = kind
        rows.came_from(file, f"border {item}", border.get("from"))
    require_count(len(ways) // 2, within(file, "borders"), 1, most // 2)
    if lost := set(range(len(names))) - _reached(ways):
        raise DataError(msg("bad-board-cut", file=file, place=names[min(lost)], start=names[0]))
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
