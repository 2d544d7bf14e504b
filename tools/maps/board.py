"""A board as a drawing: cells whose shared lines are exactly the borders of the rules, over the real coastline."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from coast import Mask, frame_around, shores
from faces import Pair, Point, crossings, fill_pockets, pair, triangulate
from relax import Cells, Wishes, badness, clearance, first_cells, inside, relax

GAMES = Path(__file__).resolve().parents[2] / "src" / "hegemon" / "games"


@dataclass(frozen=True)
class Plan:
    """How one board is drawn. `nudges` move places (lon, lat) where the true ones would make borders cross."""

    file: str
    places: str  # the table in the board file: regions or provinces
    margins: tuple[float, float, float, float]  # degrees: west, east, south, north
    height: float
    stretch: float
    width: float = 1200.0
    nudges: dict[str, Point] = field(default_factory=dict)
    seas: frozenset[str] = frozenset()


def draw(plan: Plan, rounds: int = 500) -> dict[str, Any]:
    """Everything the client needs to draw the board."""
    data = tomllib.loads((GAMES / plan.file).read_text("utf-8"))
    places = {k: plan.nudges.get(k, (r["lon"], r["lat"])) for k, r in data[plan.places].items()}
    frame = frame_around(list(places.values()), plan.margins, plan.stretch, plan.width, plan.height)
    at = {k: frame.place(*p) for k, p in places.items()}
    kinds = {pair(*b["between"]): str(b["kind"]) for b in data["borders"]}
    if crossings(at, list(kinds)):
        raise SystemExit(f"{plan.file}: these borders cross, nudge a place: {crossings(at, list(kinds))}")
    blocked = triangulate(at, list(kinds))
    blocked += fill_pockets(at, [*kinds, *blocked], 0.32 * plan.width)
    kinds |= dict.fromkeys(blocked, "blocked")
    land = shores(frame)
    cells = first_cells(at, list(kinds), plan.width, plan.height)
    wide = math.sqrt(plan.width * plan.height / len(at))
    wish = Wishes(wide * wide, wide * 0.33, wide * 0.3, kinds, Mask(frame, land))
    relax(cells, wish, rounds)
    if any(badness(cells, k, wish) == math.inf for k in at):
        raise SystemExit(f"{plan.file}: a cell is not whole.")
    return _written(plan, cells, kinds, land)


def _written(plan: Plan, cells: Cells, kinds: dict[Pair, str], land: list[list[Point]]) -> dict[str, Any]:
    lines = {e: _line(cells, e, kind) for e, kind in sorted(kinds.items())}
    down = plan.height
    return {
        "width": plan.width,
        "height": plan.height,
        "land": "".join(svg_path(ring, down, 1) + "Z" for ring in land),
        "cells": {k: _cell(cells, k, lines, down) for k in sorted(cells.at)},
        "borders": [
            {"between": list(e), "kind": kinds[e], "line": [[x, round(down - y, 1)] for x, y in line]}
            for e, line in lines.items()
        ],
    }


def _cell(cells: Cells, k: str, lines: dict[Pair, list[Point]], down: float) -> dict[str, Any]:
    ring = _ring(cells, k, lines)
    hub = _hub(cells.at[k], ring)
    return {
        "path": svg_path(ring, down, 1) + "Z",
        "hub": [round(hub[0], 1), round(down - hub[1], 1)],
        "room": round(clearance(hub, ring), 1),
        "place": [round(cells.at[k][0], 1), round(down - cells.at[k][1], 1)],
    }


def svg_path(ring: list[Point], down: float, digits: int) -> str:
    """A line as an SVG path, y downwards."""
    return "M" + "L".join(f"{round(x, digits):g} {round(down - y, digits):g}" for x, y in ring)


def _line(cells: Cells, edge: Pair, kind: str) -> list[Point]:
    """The line two cells share, a little uneven as if drawn by hand; the same from both sides."""
    a, b = (cells.corners[n] for n in cells.sides[edge])
    long = math.dist(a, b)
    steps = max(1, round(long / 9))
    rng = Random(f"{edge[0]} {edge[1]}")
    swing = min(5.5, long * 0.035) * (0.7 if kind == "sea" else 1.0)
    waves = [(rng.choice([1, 1.5, 2]), rng.uniform(-1, 1)), (rng.choice([3, 4, 5]), rng.uniform(-0.5, 0.5))]
    nx, ny = (-(b[1] - a[1]) / long, (b[0] - a[0]) / long)
    points = []
    for i in range(steps + 1):
        t = i / steps
        off = swing * math.sin(math.pi * t) ** 0.7 * sum(s * math.sin(math.pi * f * t + s) for f, s in waves)
        points.append((round(a[0] + (b[0] - a[0]) * t + nx * off, 1), round(a[1] + (b[1] - a[1]) * t + ny * off, 1)))
    return points


def _ring(cells: Cells, k: str, lines: dict[Pair, list[Point]]) -> list[Point]:
    """The cell's outline, put together from the lines it shares and the frame."""
    shared = {cells.sides[e]: line for e, line in lines.items() if k in e}
    corners = cells.rings[k]
    ring: list[Point] = []
    for n, m in zip(corners, corners[1:] + corners[:1], strict=True):
        if (n, m) in shared:
            ring += shared[n, m][:-1]
        elif (m, n) in shared:
            ring += shared[m, n][::-1][:-1]
        else:
            x, y = cells.corners[n]
            ring.append((round(x, 1), round(y, 1)))
    return ring


def _hub(place: Point, ring: list[Point], enough: float = 58.0) -> Point:
    """Where pieces and name stand: as near to the true place as there is room."""
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    best, hub = -math.inf, place
    for i in range(41):
        for j in range(41):
            p = (min(xs) + (max(xs) - min(xs)) * i / 40, min(ys) + (max(ys) - min(ys)) * j / 40)
            if not inside(p, ring):
                continue
            worth = min(clearance(p, ring), enough) - 0.12 * math.dist(p, place)
            if worth > best:
                best, hub = worth, p
    return hub
