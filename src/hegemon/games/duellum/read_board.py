"""Reads a board: regions, borders, starting cities."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...core.data import Rows, require
from ...core.errors import DataError
from .domains import DOMAINS, GALLEY, LEGION

if TYPE_CHECKING:
    from .components import Components

KINDS = {"land": (1, 0), "sea": (0, 1), "both": (1, 1)}  # open to legions, open to galleys
MOST_NEIGHBOURS = 12  # the bound on legal actions counts on it
ID = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class Way:
    """A border in one direction."""

    here: int
    there: int
    kind: str


def board_file(options: dict[str, Any]) -> str:
    """The file of the side of the board that is played on."""
    return f"boards/{options['board']}.toml"


def read_board(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Check a board file and number its ways: by region, then by where they lead."""
    file = board_file(rows.options)
    nations = _read_nations(raw, file)
    regions = _read_regions(raw, file, rows)
    names = list(regions)
    ways = _read_ways(raw, names, file, rows)
    c.start_city = _read_start(raw, nations, regions, file, rows)
    c.special_kind = [LEGION, GALLEY]  # brown has the Commander, beige the Admiral
    _fill_regions(c, regions, ways)
    _fill_ways(c, ways)
    rows.names.update(seat=nations, region=names, way=[f"{names[way.here]} {names[way.there]}" for way in ways])
    rows.titles["seat"] = {nation: nation.capitalize() for nation in nations}
    rows.titles["region"] = {name: region["name"] for name, region in regions.items()}
    rows.extra["board"] = require(raw, "title", str, file)
    rows.extra["regions"] = {
        name: {"lon": row["lon"], "lat": row["lat"], "site": row["site"], "kind": _kind_of_region(c, i)}
        for i, (name, row) in enumerate(regions.items())
    }
    rows.extra["borders"] = [
        {"between": [names[way.here], names[way.there]], "kind": way.kind} for way in ways if way.here < way.there
    ]


def _read_nations(raw: dict[str, Any], file: str) -> list[str]:
    nations: list[str] = require(raw, "nations", list, file)
    if len(nations) != 2 or not all(isinstance(n, str) and ID.fullmatch(n) for n in nations) or len(set(nations)) != 2:
        raise DataError(f"{file}: 'nations' names two nations, brown first.")
    return nations


def _read_regions(raw: dict[str, Any], file: str, rows: Rows) -> dict[str, dict[str, Any]]:
    regions: dict[str, dict[str, Any]] = require(raw, "regions", dict, file)
    for name, region in regions.items():
        where = f"{file}: region '{name}'"
        if not ID.fullmatch(name):
            raise DataError(f"{where}: an id has lower-case letters, digits and underscores only.")
        require(region, "name", str, where)
        require(region, "site", bool, where)
        require(region, "lon", (int, float), where)
        require(region, "lat", (int, float), where)
        rows.came_from(file, f"region {name}", region.get("from"))
    if not 6 <= len(regions) <= DOMAINS.capacity["region"]:
        raise DataError(f"{file}: a board has 6 to {DOMAINS.capacity['region']} regions, not {len(regions)}.")
    return regions


def _read_ways(raw: dict[str, Any], names: list[str], file: str, rows: Rows) -> list[Way]:
    index = {name: i for i, name in enumerate(names)}
    found: dict[tuple[int, int], str] = {}
    for border in require(raw, "borders", list, file):
        ends = require(border, "between", list, f"{file}: a border")
        where = f"{file}: border {' - '.join(str(e) for e in ends)}"
        if len(ends) != 2 or any(not isinstance(e, str) or e not in index for e in ends) or ends[0] == ends[1]:
            raise DataError(f"{where} does not lie between two regions of the board.")
        kind = require(border, "kind", str, where)
        if kind not in KINDS:
            raise DataError(f"{where}: 'kind' is one of {', '.join(KINDS)}, not {kind!r}.")
        a, b = index[ends[0]], index[ends[1]]
        if (a, b) in found:
            raise DataError(f"{where} stands in the file twice.")
        found[a, b] = found[b, a] = kind
        rows.came_from(file, f"border {ends[0]} - {ends[1]}", border.get("from"))
    if len(found) > DOMAINS.capacity["way"]:
        raise DataError(f"{file}: a board has at most {DOMAINS.capacity['way'] // 2} borders, not {len(found) // 2}.")
    _check_reach(found, names, file)
    return [Way(a, b, found[a, b]) for a, b in sorted(found)]


def _check_reach(found: dict[tuple[int, int], str], names: list[str], file: str) -> None:
    neighbours: dict[int, list[int]] = {i: [b for a, b in found if a == i] for i in range(len(names))}
    for i, others in neighbours.items():
        if len(others) > MOST_NEIGHBOURS:
            raise DataError(f"{file}: region '{names[i]}' has more than {MOST_NEIGHBOURS} borders.")
    reached, edge = {0}, [0]
    while edge:
        fresh = [b for b in neighbours[edge.pop()] if b not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    if missing := [names[i] for i in neighbours if i not in reached]:
        raise DataError(f"{file}: region '{missing[0]}' cannot be reached from '{names[0]}'.")


def _read_start(
    raw: dict[str, Any], nations: list[str], regions: dict[str, Any], file: str, rows: Rows
) -> list[list[int]]:
    names = list(regions)
    start: list[list[int]] = []
    taken: set[str] = set()
    for nation in nations:
        where = f"{file}: start of '{nation}'"
        cities = require(require(raw, "start", dict, file), nation, dict, f"{file}: 'start'")
        chosen = [require(cities, resource, str, where) for resource in DOMAINS.fixed["resource"]]
        for region in chosen:
            if region not in regions or not regions[region]["site"] or region in taken:
                raise DataError(f"{where}: '{region}' is no free city site of this board.")
            taken.add(region)
        start.append([names.index(region) for region in chosen])
        rows.came_from(file, f"start {nation}", cities.get("from"))
    return start


def _fill_regions(c: Components, regions: dict[str, dict[str, Any]], ways: list[Way]) -> None:
    c.num_regions = len(regions)
    for i, region in enumerate(regions.values()):
        out = [n for n, way in enumerate(ways) if way.here == i]
        c.first_way[i], c.last_way[i] = out[0], out[-1] + 1
        c.has_site[i] = int(region["site"])
        for kind in (LEGION, GALLEY):
            c.takes[kind][i] = max(KINDS[ways[n].kind][kind] for n in out)


def _fill_ways(c: Components, ways: list[Way]) -> None:
    c.num_ways = len(ways)
    for n, way in enumerate(ways):
        c.way_from[n], c.way_to[n] = way.here, way.there
        c.way_open[LEGION][n], c.way_open[GALLEY][n] = KINDS[way.kind]


def _kind_of_region(c: Components, region: int) -> str:
    """land, sea or mixed, as its borders are."""
    by_land, by_sea = c.takes[LEGION][region], c.takes[GALLEY][region]
    return "mixed" if by_land and by_sea else "land" if by_land else "sea"
