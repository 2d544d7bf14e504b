"""A map in letters: labels stand where their places lie, moved apart just enough to be read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.text import Text

TALLEST = 60


@dataclass(frozen=True)
class Place:
    """Something with a position on the map and room for its label, in letters."""

    id: str
    x: float  # west to east, any unit
    y: float  # south to north
    width: int
    height: int = 2


def chart(places: tuple[Place, ...], labels: dict[str, list[Text]], width: int, height: int) -> Text:
    """Draw the labels of the places. The layout depends on the places alone, so nothing jumps when pieces move."""
    spots, rows = arrange(places, width, height)
    lines = [Text() for _ in range(rows)]
    pieces: list[tuple[int, int, Text]] = []
    for place in places:
        column, row = spots[place.id]
        for i, text in enumerate(labels.get(place.id, [])[: place.height]):
            pieces.append((row + i, min(column, max(width - text.cell_len, 0)), text))
    for row, column, text in sorted(pieces, key=lambda piece: piece[:2]):
        line = lines[row]
        after = line.cell_len + 1 if line.cell_len else 0  # a label longer than its room pushes the next one
        line.pad_right(max(column, after) - line.cell_len)
        line.append_text(text)
    return Text("\n").join(lines)


@lru_cache(maxsize=16)
def arrange(places: tuple[Place, ...], width: int, height: int) -> tuple[dict[str, tuple[int, int]], int]:
    """Column and row of each label; the map grows taller until all find room."""
    for rows in range(height, max(TALLEST, height) + 1):
        spots = _try(places, width, rows)
        if spots is not None:
            return spots, rows
    # More labels than any map has room for: one below the other.
    spots, row = {}, 0
    for place in sorted(places, key=lambda p: p.id):
        spots[place.id] = (0, row)
        row += place.height
    return spots, row


def _try(places: tuple[Place, ...], width: int, rows: int) -> dict[str, tuple[int, int]] | None:
    west, east = min(p.x for p in places), max(p.x for p in places)
    south, north = min(p.y for p in places), max(p.y for p in places)
    taken: set[tuple[int, int]] = set()
    spots: dict[str, tuple[int, int]] = {}
    for place in sorted(places, key=lambda p: (-p.y, p.x)):
        column = round((place.x - west) / ((east - west) or 1) * (width - 1) - place.width / 2)
        row = round((north - place.y) / ((north - south) or 1) * (rows - place.height))
        spot = _nearest(place, column, row, width, rows, taken)
        if spot is None:
            return None
        spots[place.id] = spot
        for r in range(spot[1], spot[1] + place.height):
            taken.update((c, r) for c in range(spot[0] - 1, spot[0] + place.width + 1))
    return spots


def _nearest(
    place: Place, column: int, row: int, width: int, rows: int, taken: set[tuple[int, int]]
) -> tuple[int, int] | None:
    """The free spot nearest to where the place lies; a row counts as two columns and a half."""
    column = min(max(column, 0), width - place.width)
    row = min(max(row, 0), rows - place.height)
    for dx, dy in _offsets(max(width // 4, 8), max(rows // 4, 3)):
        c, r = column + dx, row + dy
        if not (0 <= c <= width - place.width and 0 <= r <= rows - place.height):
            continue
        if all((x, y) not in taken for y in range(r, r + place.height) for x in range(c, c + place.width)):
            return c, r
    return None


@lru_cache(maxsize=8)
def _offsets(across: int, down: int) -> list[tuple[int, int]]:
    steps = [(dx, dy) for dx in range(-across, across + 1) for dy in range(-down, down + 1)]
    return sorted(steps, key=lambda s: (s[0] ** 2 + (2.5 * s[1]) ** 2, s))
