"""Reads a board file: provinces, borders, nations with their start cities, first nation, forms for two players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...common.payment import RESOURCES
from ...common.read_borders import BORDERS, Ways, drawn_borders, read_borders
from ...core.data import Rows, one_of, require, require_count, require_number, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import DOMAINS
from .spec import number_of_nations

if TYPE_CHECKING:
    from .components import Components

SAY = said_by("antike")


def board_file(options: dict[str, Any]) -> str:
    """The file of the chosen board."""
    return f"boards/{options['board']}.toml"


def read_board(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Fill the board into the components."""
    file = board_file(rows.options)
    _read_provinces(c, raw, rows, file)
    names = rows.names["province"]
    ways = read_borders(raw, file, names, DOMAINS.capacity["way"], rows)
    rows.extra["borders"] = drawn_borders(ways, names)
    _list_ways(c, ways)
    _read_nations(c, raw, rows, file)


def _read_provinces(c: Components, raw: dict[str, Any], rows: Rows, file: str) -> None:
    provinces = require(raw, "provinces", dict, file)
    c.num_provinces = len(provinces)
    require_count(c.num_provinces, within(file, "provinces"), DOMAINS.capacity["province"])
    rows.names["province"] = sorted(provinces)
    titles, places = {}, {}
    for i, province in enumerate(rows.names["province"]):
        where = within(file, "provinces", province)
        row = provinces[province]
        c.resource_of[i] = one_of(require(row, "resource", str, where), RESOURCES, within(where, "resource"))
        titles[province] = require(row, "name", str, where)
        places[province] = {
            "lon": require(row, "lon", (int, float), where),
            "lat": require(row, "lat", (int, float), where),
            "modern": require(row, "modern", str, where),
            "resource": row["resource"],
        }
        rows.came_from(file, f"province {province}", row.get("from"))
    rows.titles["province"] = titles
    rows.extra.update(title=require(raw, "title", str, file), places=places)


def _list_ways(c: Components, ways: Ways) -> None:
    """For each kind of unit, and each province in order: the provinces that it can enter from there, ascending.
    cite: setup.borders"""
    for kind in range(len(c.way_to)):
        filled = 0
        for here in range(c.num_provinces):
            c.first_way[kind][here] = filled
            for there in range(c.num_provinces):
                if (here, there) in ways and BORDERS[ways[here, there]][kind]:
                    c.is_open[kind][here][there] = c.admits[kind][here] = 1
                    c.way_to[kind][filled] = there
                    filled += 1
            c.last_way[kind][here] = filled


def _read_nations(c: Components, raw: dict[str, Any], rows: Rows, file: str) -> None:
    nations = require(raw, "nations", dict, file)
    two = require(raw, "two_players", dict, file)
    number = number_of_nations(rows.options)
    doubled = rows.options["two_players"] == "doubled"
    taking_part = _nations_taking_part(two, nations, number, doubled, file)
    rows.names["nation"] = taking_part
    rows.titles["nation"] = {n: require(nations[n], "name", str, within(file, "nations", n)) for n in taking_part}
    for i, nation in enumerate(taking_part):
        c.leader[i] = i
        rows.came_from(file, f"nation {nation}", nations[nation].get("from"))
    if not doubled:
        _read_start_cities(c, nations, rows, file)
        _read_first_nation(c, raw, rows, file)
    if rows.options["players"] == 2:
        rows.came_from(file, "two_players", two.get("from"))
        if not doubled:
            _read_pairs(c, two, rows, file)


def _nations_taking_part(
    two: dict[str, Any], nations: dict[str, Any], number: int, doubled: bool, file: str
) -> list[str]:
    if doubled:
        taking_part: list[str] = require(two, "doubled", list, within(file, "two_players"))
    else:
        joins = {n: require_number(nations[n], "joins", within(file, "nations", n), 3, 6) for n in nations}
        taking_part = [n for n in nations if joins[n] <= number]
    if len(set(taking_part)) != number or not set(taking_part) <= set(nations):
        raise DataError(msg("bad-nations", file=file, wanted=number, given=len(taking_part)), SAY)
    return taking_part


def _read_start_cities(c: Components, nations: dict[str, Any], rows: Rows, file: str) -> None:
    provinces, number = rows.names["province"], len(rows.names["nation"])
    used: set[str] = set()
    for i, nation in enumerate(rows.names["nation"]):
        where = within(file, "nations", nation)
        cities = require(require(nations[nation], "start", dict, where), str(number), list, within(where, "start"))
        where = within(where, "start", str(number))
        for city in cities:
            if city not in provinces or city in used:
                raise DataError(msg("bad-start-city", where=where, city=str(city)), SAY)
            used.add(city)
            province = provinces.index(city)
            c.start_city[i][c.resource_of[province]] = province
        if len(cities) != len(RESOURCES) or -1 in c.start_city[i]:
            raise DataError(msg("bad-start-cities", where=where), SAY)


def _read_first_nation(c: Components, raw: dict[str, Any], rows: Rows, file: str) -> None:
    first, names = require(raw, "first_nation", dict, file), rows.names["nation"]
    where, number = within(file, "first_nation"), str(len(names))
    c.first_nation = one_of(require(first, number, str, where), names, within(where, number))
    rows.came_from(file, "first_nation", first.get("from"))


def _read_pairs(c: Components, two: dict[str, Any], rows: Rows, file: str) -> None:
    where, names = within(file, "two_players"), rows.names["nation"]
    pairs, order = require(two, "pairs", list, where), require(two, "order", list, where)
    if len(pairs) != 2 or sorted(n for pair in pairs for n in pair) != sorted(names) or any(len(p) != 2 for p in pairs):
        raise DataError(msg("bad-pairs", where=within(where, "pairs")), SAY)
    if sorted(order) != sorted(names) or order[0] != names[c.first_nation]:
        raise DataError(msg("bad-order", where=within(where, "order"), first=names[c.first_nation]), SAY)
    for pair in pairs:
        members = sorted(names.index(n) for n in pair)
        for i in members:
            c.leader[i] = members[0]
    for i, nation in enumerate(order):
        c.turn_order[i] = names.index(nation)
