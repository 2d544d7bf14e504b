"""Cells for a triangulated border graph: corners are moved until every cell is roomy, round and holds its place."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

from coast import Mask
from faces import Pair, Point, area, cross, faces, pair


@dataclass
class Cells:
    """A tessellation of the frame: corner points, and for each region the ring of corners around it."""

    at: dict[str, Point]
    width: float
    height: float
    corners: list[Point] = field(default_factory=list)
    on_frame: dict[int, float] = field(default_factory=dict)  # corner → place on the frame's perimeter
    rings: dict[str, list[int]] = field(default_factory=dict)
    sides: dict[Pair, tuple[int, int]] = field(default_factory=dict)  # two regions → the two corners they share

    def around(self, place: float) -> Point:
        """A place on the frame, counter-clockwise in a drawing whose y grows upwards."""
        w, h = self.width, self.height
        place %= 2 * (w + h)
        if place < w:
            return (place, 0.0)
        if place < w + h:
            return (w, place - w)
        if place < 2 * w + h:
            return (2 * w + h - place, h)
        return (0.0, 2 * (w + h) - place)


def first_cells(at: dict[str, Point], edges: list[Pair], width: float, height: float) -> Cells:
    """The dual of the triangulation: a corner at the centre of each triangle, outer sides run out to the frame."""
    cells = Cells(at, width, height)
    inner, outer = faces(at, edges)
    touching: dict[Pair, list[int]] = {pair(*e): [] for e in edges}
    for ring in inner:
        number = _corner(cells, _mean([at[k] for k in ring]))
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            touching[pair(a, b)].append(number)
    walk = [pair(a, b) for a, b in zip(outer, outer[1:] + outer[:1], strict=True)]
    middle = (width / 2, height / 2)
    places = []
    for a, b in walk:
        m = _mean([at[a], at[b]])
        places.append(_hit(cells, middle, m))
    for edge, place in zip(walk, _in_order(places, 2 * (width + height)), strict=True):
        number = _corner(cells, cells.around(place))
        cells.on_frame[number] = place
        touching[edge].append(number)
    cells.sides = {e: (t[0], t[1]) for e, t in touching.items()}
    for k in at:
        cells.rings[k] = _ring(cells, k)
    _add_frame_corners(cells)
    return cells


def _corner(cells: Cells, p: Point) -> int:
    cells.corners.append(p)
    return len(cells.corners) - 1


def _mean(points: list[Point]) -> Point:
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def _hit(cells: Cells, middle: Point, through: Point) -> float:
    """Where the ray from the middle through a point leaves the frame, as a place on its perimeter."""
    dx, dy = through[0] - middle[0], through[1] - middle[1]
    w, h = cells.width, cells.height
    scale = min(w / 2 / abs(dx) if dx else math.inf, h / 2 / abs(dy) if dy else math.inf)
    x, y = middle[0] + dx * scale, middle[1] + dy * scale
    if y <= 1e-6:
        return x
    if x >= w - 1e-6:
        return w + y
    if y >= h - 1e-6:
        return w + h + (w - x)
    return 2 * w + h + (h - y)


def _in_order(places: list[float], whole: float) -> list[float]:
    """The outer walk is clockwise, so places must fall; those that do not are set close behind the last one."""
    n = len(places)
    falling = [places[0]]
    for p in places[1:]:
        q = p
        while q > falling[-1]:
            q -= whole
        falling.append(q if falling[-1] - q < whole / 2 else falling[-1] - whole / (6 * n))
    low = falling[0] - whole + whole / (8 * n)
    if falling[-1] < low:
        scale = (falling[0] - low) / (falling[0] - falling[-1])
        falling = [falling[0] - (falling[0] - p) * scale for p in falling]
    return falling


def _ring(cells: Cells, k: str) -> list[int]:
    """Corners around a region, counter-clockwise about its place."""
    numbers = {n for e, side in cells.sides.items() if k in e for n in side}
    x, y = cells.at[k]
    ring = sorted(numbers, key=lambda n: math.atan2(cells.corners[n][1] - y, cells.corners[n][0] - x))
    return ring


def _add_frame_corners(cells: Cells) -> None:
    """The four corners of the frame belong to the cell between whose two frame points they lie."""
    w, h = cells.width, cells.height
    whole = 2 * (w + h)
    fixed = {place: _corner(cells, cells.around(place)) for place in (0.0, w, w + h, 2 * w + h)}
    for ring in cells.rings.values():
        on = [n for n in ring if n in cells.on_frame]
        if len(on) != 2:
            continue
        for i, n in enumerate(ring):
            after = ring[(i + 1) % len(ring)]
            if n in on and after in on:
                break
        start, span = cells.on_frame[n], (cells.on_frame[after] - cells.on_frame[n]) % whole
        between = sorted(((p - start) % whole, c) for p, c in fixed.items() if (p - start) % whole < span)
        ring[i + 1 : i + 1] = [c for _, c in between]


@dataclass(frozen=True)
class Wishes:
    """What a good cell is: its area, the room around its place, the shortest clear border, border kinds, land."""

    area: float
    room: float
    border: float
    kinds: dict[Pair, str]  # land, sea, both or blocked
    land: Mask


def clearance(p: Point, ring: list[Point]) -> float:
    """Distance from a point to a ring."""
    best = math.inf
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        long = dx * dx + dy * dy
        t = 0.0 if long == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long))
        best = min(best, math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy))
    return best


def inside(p: Point, ring: list[Point]) -> bool:
    """Is the point inside the ring?"""
    odd = False
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
            odd = not odd
    return odd


def simple(ring: list[Point]) -> bool:
    """Counter-clockwise and without crossings?"""
    n = len(ring)
    if area(ring) <= 0:
        return False
    for i in range(n):
        for j in range(i + 2, n):
            if (i, j) != (0, n - 1) and cross(ring[i], ring[(i + 1) % n], ring[j], ring[(j + 1) % n]):
                return False
    return True


def badness(cells: Cells, k: str, wish: Wishes) -> float:
    """How far a cell is from what is wished; infinite when it is no cell at all."""
    ring = [cells.corners[n] for n in cells.rings[k]]
    if not simple(ring):
        return math.inf
    size = area(ring)
    round_ = sum(math.dist(a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) ** 2 / (4 * math.pi * size)
    room = clearance(cells.at[k], ring) * (1 if inside(cells.at[k], ring) else -1)
    total = 2.0 * math.log(size / wish.area) ** 2 + 1.4 * (round_ - 1.15)
    if room < wish.room:
        total += 5.0 * ((wish.room - room) / wish.room) ** 2
    return total


def side_badness(cells: Cells, edge: Pair, wish: Wishes) -> float:
    """Borders must be long enough to be seen and lie on land or sea like their kind; blocked lines should be short."""
    a, b = cells.sides[edge]
    long = math.dist(cells.corners[a], cells.corners[b])
    kind = wish.kinds[edge]
    if kind == "blocked":
        return 0.5 * (long / wish.border) ** 2
    total = 8.0 * ((wish.border - long) / wish.border) ** 2 if long < wish.border else 0.0
    if kind != "both":
        ashore = wish.land.share(cells.corners[a], cells.corners[b])
        total += 1.2 * (ashore if kind == "sea" else 1 - ashore)
    return total


def relax(cells: Cells, wish: Wishes, rounds: int, seed: int = 1) -> None:
    """Move corner after corner a little, keeping what is better."""
    rng = Random(seed)
    users: dict[int, list[str]] = {}
    for k, ring in cells.rings.items():
        for n in ring:
            users.setdefault(n, []).append(k)
    sides: dict[int, list[Pair]] = {}
    for e, (a, b) in cells.sides.items():
        sides.setdefault(a, []).append(e)
        sides.setdefault(b, []).append(e)
    whole = 2 * (cells.width + cells.height)
    fixed = {0.0, cells.width, cells.width + cells.height, 2 * cells.width + cells.height}
    for step in range(rounds):
        reach = wish.room * 1.6 * (1 - step / rounds) + 0.5
        for n in sides:
            before = _local(cells, users[n], sides[n], wish)
            old = cells.corners[n]
            place = cells.on_frame.get(n)
            if place is None:
                new = (old[0] + rng.gauss(0, reach), old[1] + rng.gauss(0, reach))
                if not (0 < new[0] < cells.width and 0 < new[1] < cells.height):
                    continue
            else:
                shift = rng.gauss(0, reach)
                if any(_passes(place, shift, c, whole) for c in fixed):
                    continue
                cells.on_frame[n] = place + shift
                new = cells.around(place + shift)
            cells.corners[n] = new
            if _local(cells, users[n], sides[n], wish) > before:
                cells.corners[n] = old
                if place is not None:
                    cells.on_frame[n] = place


def _local(cells: Cells, users: list[str], sides: list[Pair], wish: Wishes) -> float:
    return sum(badness(cells, k, wish) for k in users) + sum(side_badness(cells, e, wish) for e in sides)


def _passes(place: float, shift: float, fixed: float, whole: float, near: float = 6.0) -> bool:
    """Would a frame point moved by `shift` come near a corner of the frame or pass it?"""
    low = min(place, place + shift) - near
    return (fixed - low) % whole < abs(shift) + 2 * near
