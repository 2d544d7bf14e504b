"""The faces of a planar border graph: what lies between three or more neighbouring regions."""

from __future__ import annotations

import math
from itertools import combinations

Point = tuple[float, float]
Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    """An unordered pair of regions."""
    return (a, b) if a < b else (b, a)


def turn(o: Point, a: Point, b: Point) -> float:
    """Positive when o → a → b turns left."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the segments ab and cd cross in their interiors?"""
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def area(ring: list[Point]) -> float:
    """Signed area of a closed ring."""
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, ring[1:] + ring[:1], strict=True)) / 2


def crossings(at: dict[str, Point], edges: list[Pair]) -> list[tuple[Pair, Pair]]:
    """Pairs of edges that cross: a drawing with none is planar."""
    return [
        (e, f)
        for e, f in combinations(edges, 2)
        if len({*e, *f}) == 4 and cross(at[e[0]], at[e[1]], at[f[0]], at[f[1]])
    ]


def faces(at: dict[str, Point], edges: list[Pair]) -> tuple[list[list[str]], list[str]]:
    """All bounded faces (counter-clockwise) and the outer face (clockwise) of a planar straight-line drawing."""
    near: dict[str, list[str]] = {k: [] for k in at}
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    for k in near:
        near[k].sort(key=lambda c, k=k: math.atan2(at[c][1] - at[k][1], at[c][0] - at[k][0]))
    seen: set[Pair] = set()
    found: list[list[str]] = []
    for a in near:
        for b in near[a]:
            ring: list[str] = []
            x, y = a, b
            while (x, y) not in seen:
                seen.add((x, y))
                ring.append(x)
                around = near[y]
                x, y = y, around[around.index(x) - 1]
            if ring:
                found.append(ring)
    outer = min(found, key=lambda ring: area([at[k] for k in ring]))
    found.remove(outer)
    return found, outer


def triangulate(at: dict[str, Point], edges: list[Pair]) -> list[Pair]:
    """Extra pairs that divide every larger bounded face into triangles: neighbours on the map without a border.

    The shortest diagonals are taken first, as a mapmaker would let the nearer two regions touch.
    """
    added: list[Pair] = []
    known = {pair(*e) for e in edges}
    inner, _ = faces(at, edges)
    while any(len(ring) > 3 for ring in inner):
        ring = next(ring for ring in inner if len(ring) > 3)
        ways = [
            (math.dist(at[ring[i]], at[ring[j]]), pair(ring[i], ring[j]))
            for i, j in combinations(range(len(ring)), 2)
            if pair(ring[i], ring[j]) not in known and _inside(ring, i, j, at)
        ]
        known.add(min(ways)[1])
        added.append(min(ways)[1])
        inner, _ = faces(at, [*edges, *added])
    return added


def _inside(ring: list[str], i: int, j: int, at: dict[str, Point]) -> bool:
    """Does the diagonal between corners i and j run inside the face?"""
    n = len(ring)
    if (j - i) % n in (1, n - 1):
        return False
    a, b = at[ring[i]], at[ring[j]]
    for k in range(n):
        c, d = at[ring[k]], at[ring[(k + 1) % n]]
        if cross(a, b, c, d):
            return False
    before, here, after = at[ring[i - 1]], a, at[ring[(i + 1) % n]]
    if turn(before, here, after) > 0:
        return turn(here, b, before) > 0 and turn(here, after, b) > 0
    return not (turn(here, b, after) >= 0 and turn(here, before, b) >= 0)


def fill_pockets(at: dict[str, Point], edges: list[Pair], reach: float, widest: float = 2.6) -> list[Pair]:
    """Extra pairs that close narrow bays of the outer face: no cell shall squeeze out between two others."""
    added: list[Pair] = []
    while True:
        every = [*edges, *added]
        known = set(every)
        _, outer = faces(at, every)
        ways = []
        for i, v in enumerate(outer):
            u, w = outer[i - 1], outer[(i + 1) % len(outer)]
            angle = _opening(at[u], at[v], at[w])
            if u == w or pair(u, w) in known or angle > widest or math.dist(at[u], at[w]) > reach:
                continue
            if not any(cross(at[u], at[w], at[c], at[d]) for c, d in every if not {c, d} & {u, w}):
                ways.append((angle, pair(u, w)))
        if not ways:
            return added
        added.append(min(ways)[1])


def _opening(u: Point, v: Point, w: Point) -> float:
    """The angle that the outer face has at v, walking u → v → w clockwise around the drawing."""
    back = math.atan2(u[1] - v[1], u[0] - v[0])
    on = math.atan2(w[1] - v[1], w[0] - v[0])
    return (back - on) % (2 * math.pi)
