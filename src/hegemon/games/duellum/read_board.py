"""Reads a board: regions, borders, starting cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...common.read_borders import BORDERS, Ways, drawn_borders, read_borders
from ...core.data import Rows, check_id, require, require_count, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import DOMAINS, GALLEY, LEGION

if TYPE_CHECKING:
    from .components import Components

MOST_NEIGHBOURS = 12  # the bound on legal actions counts on it
SAY = said_by("duellum")


def board_file(options: dict[str, Any]) -> str:
    """The file of the side of the board that is played on."""
    return f"boards/{options['board']}.toml"


def read_board(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Check a board file and number its ways: by region, then by where they lead."""
    file = board_file(rows.options)
    nations = _read_nations(raw, file)
    regions = _read_regions(raw, file, rows)
    names = list(regions)
    ways = read_borders(raw, file, names, DOMAINS.capacity["way"], rows)
    _check_neighbours(ways, names, file)
    c.start_city = _read_start(raw, nations, regions, file, rows)
    c.special_kind = [LEGION, GALLEY]  # brown has the Commander, beige the Admiral
    c.num_regions = len(names)
    for i, region in enumerate(regions.values()):
        c.has_site[i] = int(region["site"])
    _fill_ways(c, ways)
    rows.names.update(seat=nations, region=names, way=[f"{names[here]} {names[there]}" for here, there in ways])
    rows.titles["seat"] = {nation: nation.capitalize() for nation in nations}
    rows.titles["region"] = {name: region["name"] for name, region in regions.items()}
    rows.extra["board"] = require(raw, "title", str, file)
    rows.extra["regions"] = {
        name: {"lon": row["lon"], "lat": row["lat"], "site": row["site"], "kind": _kind_of_region(c, i)}
        for i, (name, row) in enumerate(regions.items())
    }
    rows.extra["borders"] = drawn_borders(ways, names)


def _read_nations(raw: dict[str, Any], file: str) -> list[str]:
    nations: list[str] = require(raw, "nations", list, file)
    if len(nations) != 2 or not all(isinstance(n, str) for n in nations) or len(set(nations)) != 2:
        raise DataError(msg("bad-nations", where=within(file, "nations")), SAY)
    for nation in nations:
        check_id(nation, within(file, "nations"))
    return nations


def _read_regions(raw: dict[str, Any], file: str, rows: Rows) -> dict[str, dict[str, Any]]:
    regions: dict[str, dict[str, Any]] = require(raw, "regions", dict, file)
    for name, region in regions.items():
        where = within(file, "regions", name)
        check_id(name, within(file, "regions"))
        require(region, "name", str, where)
        require(region, "site", bool, where)
        require(region, "lon", (int, float), where)
        require(region, "lat", (int, float), where)
        rows.came_from(file, f"region {name}", region.get("from"))
    require_count(len(regions), within(file, "regions"), 6, DOMAINS.capacity["region"])
    return regions


def _check_neighbours(ways: Ways, names: list[str], file: str) -> None:
    for i, name in enumerate(names):
        if sum(here == i for here, _ in ways) > MOST_NEIGHBOURS:
            raise DataError(msg("bad-neighbours", where=within(file, "regions", name), most=MOST_NEIGHBOURS), SAY)


def _read_start(
    raw: dict[str, Any], nations: list[str], regions: dict[str, Any], file: str, rows: Rows
) -> list[list[int]]:
    names = list(regions)
    start: list[list[int]] = []
    taken: set[str] = set()
    for nation in nations:
        where = within(file, "start", nation)
        cities = require(require(raw, "start", dict, file), nation, dict, within(file, "start"))
        chosen = [require(cities, resource, str, where) for resource in DOMAINS.fixed["resource"]]
        for region in chosen:
            if region not in regions or not regions[region]["site"] or region in taken:
                raise DataError(msg("bad-start-city", where=where, city=region), SAY)
            taken.add(region)
        start.append([names.index(region) for region in chosen])
        rows.came_from(file, f"start {nation}", cities.get("from"))
    return start


def _fill_ways(c: Components, ways: Ways) -> None:
    """The ways out of a region are neighbours in the list, ascending by where they lead."""
    c.num_ways = len(ways)
    for n, ((here, there), kind) in enumerate(ways.items()):
        c.way_from[n], c.way_to[n] = here, there
        if n == 0 or c.way_from[n - 1] != here:
            c.first_way[here] = n
        c.last_way[here] = n + 1
        for unit in (LEGION, GALLEY):
            c.way_open[unit][n] = BORDERS[kind][unit]
            c.takes[unit][here] = max(c.takes[unit][here], BORDERS[kind][unit])


def _kind_of_region(c: Components, region: int) -> str:
    """land, sea or mixed, as its borders are."""
    by_land, by_sea = c.takes[LEGION][region], c.takes[GALLEY][region]
    return "mixed" if by_land and by_sea else "land" if by_land else "sea"
