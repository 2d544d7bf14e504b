"""The real coastline (Natural Earth, public domain), projected, clipped to a board and simplified."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path

Point = tuple[float, float]
LAND = Path(__file__).with_name("land.geojson")


class Axis:
    """One direction of a board: true to the globe, or stretched where the places lie close together."""

    def __init__(self, values: list[float], margins: tuple[float, float], stretch: float) -> None:
        self.low, self.high = min(values) - margins[0], max(values) + margins[1]
        self.steps = 200
        wide = (self.high - self.low) * 0.09
        total, sums = 0.0, [0.0]
        for i in range(self.steps):
            x = self.low + (i + 0.5) * (self.high - self.low) / self.steps
            dense = sum(math.exp(-(((x - v) / wide) ** 2) / 2) for v in values) / len(values) * 4
            total += 1 - stretch + stretch * dense
            sums.append(total)
        self.sums = [s / total for s in sums]

    def share(self, value: float) -> float:
        """Where a value lies between the two edges, 0 to 1 (beyond the edges: less than 0, more than 1)."""
        at = (value - self.low) / (self.high - self.low) * self.steps
        i = max(0, min(self.steps - 1, math.floor(at)))
        return self.sums[i] + (at - i) * (self.sums[i + 1] - self.sums[i])


@dataclass(frozen=True)
class Frame:
    """A window on the Mercator map and the size it is drawn in. y grows upwards, as on the globe."""

    x: Axis
    y: Axis
    width: float
    height: float

    def place(self, lon: float, lat: float) -> Point:
        """Where a place on the globe lies on the board."""
        return (self.x.share(lon) * self.width, self.y.share(mercator(lat)) * self.height)


def mercator(lat: float) -> float:
    """Degrees of latitude, stretched so that angles are true."""
    return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))


def frame_around(
    places: list[Point], margins: tuple[float, float, float, float], stretch: float, width: float, height: float
) -> Frame:
    """The frame around places (lon, lat) with margins in degrees: west, east, south, north."""
    x = Axis([p[0] for p in places], margins[:2], stretch)
    y = Axis([mercator(p[1]) for p in places], margins[2:], stretch)
    return Frame(x, y, width, height)


def _beyond(lon: float, lat: float) -> Point:
    """The data end at 12° W, 80° E, 8° N and 60° N: land that reaches such an edge goes on beyond it."""
    lon = lon - 30 if lon < -11.95 else lon + 30 if lon > 79.95 else lon
    return (lon, lat - 20 if lat < 8.05 else lat + 10 if lat > 59.95 else lat)


def shores(frame: Frame, spill: float = 40.0, tolerance: float = 0.8, smallest: float = 14.0) -> list[list[Point]]:
    """Rings of land inside the frame (and a little beyond, so that no shore line runs along the edge)."""
    found = []
    for feature in json.loads(LAND.read_text())["features"]:
        geometry = feature["geometry"]
        polygons = [geometry["coordinates"]] if geometry["type"] == "Polygon" else geometry["coordinates"]
        for polygon in polygons:
            for ring in polygon:
                points = _clip([frame.place(*_beyond(lon, lat)) for lon, lat in ring[:-1]], frame, spill)
                points = _thin(points, tolerance)
                if len(points) > 2 and _size(points) > smallest:
                    found.append(points)
    return found


def _size(ring: list[Point]) -> float:
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def _clip(ring: list[Point], frame: Frame, spill: float) -> list[Point]:
    """Cut a ring at the four edges, one after the other."""
    for axis, limit, sign in (
        (0, -spill, 1),
        (0, frame.width + spill, -1),
        (1, -spill, 1),
        (1, frame.height + spill, -1),
    ):
        cut: list[Point] = []
        for i, q in enumerate(ring):
            p = ring[i - 1]
            inside_p, inside_q = (p[axis] - limit) * sign >= 0, (q[axis] - limit) * sign >= 0
            if inside_p != inside_q:
                t = (limit - p[axis]) / (q[axis] - p[axis])
                cut.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
            if inside_q:
                cut.append(q)
        ring = cut
    return ring


def _thin(ring: list[Point], tolerance: float) -> list[Point]:
    """Leave out points that lie close to the line between their kept neighbours (Douglas and Peucker)."""
    if len(ring) < 4:
        return ring
    far = max(range(len(ring)), key=lambda i: math.dist(ring[0], ring[i]))
    return [*_halve(ring[: far + 1], tolerance)[:-1], *_halve([*ring[far:], ring[0]], tolerance)[:-1]]


def _halve(line: list[Point], tolerance: float) -> list[Point]:
    keep = {0, len(line) - 1}
    stack = [(0, len(line) - 1)]
    while stack:
        i, j = stack.pop()
        worst, at = tolerance, -1
        for k in range(i + 1, j):
            off = _off(line[k], line[i], line[j])
            if off > worst:
                worst, at = off, k
        if at >= 0:
            keep.add(at)
            stack += [(i, at), (at, j)]
    return [line[i] for i in sorted(keep)]


def _off(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = 0.0 if long == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


class Mask:
    """Which squares of the frame are land."""

    def __init__(self, frame: Frame, rings: list[list[Point]], cell: float = 4.0) -> None:
        self.cell = cell
        self.columns, self.rows = int(frame.width / cell) + 1, int(frame.height / cell) + 1
        self.land = [[False] * self.columns for _ in range(self.rows)]
        for row in range(self.rows):
            y = (row + 0.5) * cell
            for ring in rings:
                hits = []
                for i, q in enumerate(ring):
                    p = ring[i - 1]
                    if (p[1] > y) != (q[1] > y):
                        hits.append(p[0] + (y - p[1]) * (q[0] - p[0]) / (q[1] - p[1]))
                hits.sort()
                for left, right in zip(hits[::2], hits[1::2], strict=False):
                    for column in range(max(0, round(left / cell)), min(self.columns, round(right / cell))):
                        self.land[row][column] = not self.land[row][column]

    def share(self, a: Point, b: Point) -> float:
        """How much of a line runs over land, 0 to 1."""
        steps = max(2, int(math.dist(a, b) / self.cell))
        hits = 0
        for i in range(steps):
            t = (i + 0.5) / steps
            column = int((a[0] + (b[0] - a[0]) * t) / self.cell)
            row = int((a[1] + (b[1] - a[1]) * t) / self.cell)
            if 0 <= row < self.rows and 0 <= column < self.columns and self.land[row][column]:
                hits += 1
        return hits / steps
