"""Reads a board file: provinces, borders, nations with their start cities, first nation, forms for two players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...core.data import Provenance, origins, read_toml, require, require_number
from ...core.errors import DataError
from .domains import DOMAINS
from .spec import number_of_nations

HOME = Path(__file__).parent
RESOURCES = DOMAINS.fixed["resource"]
BORDERS = {"land": (1, 0), "sea": (0, 1), "both": (1, 1)}  # legions, galleys  cite: setup.borders


@dataclass
class Board:
    """What the rest of the program needs beside the components."""

    file: str
    names: dict[str, list[str]] = field(default_factory=dict)
    titles: dict[str, dict[str, str]] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)


def read_board(c: Any, options: dict[str, Any], folder: Path | None, rows: list[Provenance]) -> Board:
    """Fill the board into the components."""
    board = Board(f"boards/{options['board']}.toml")
    given = read_toml(HOME, folder, board.file)
    _provinces(c, board, given, rows)
    _borders(c, board, given, rows)
    _nations(c, board, given, options, rows)
    return board


def _provinces(c: Any, board: Board, given: dict[str, Any], rows: list[Provenance]) -> None:
    provinces = require(given, "provinces", dict, board.file)
    board.names["province"] = sorted(provinces)
    c.num_provinces = len(provinces)
    if c.num_provinces != DOMAINS.capacity["province"]:
        raise DataError(
            f"{board.file} has {c.num_provinces} provinces, but a board has {DOMAINS.capacity['province']}."
        )
    titles, places = {}, {}
    for i, province in enumerate(board.names["province"]):
        where = f"{board.file}, province {province}"
        row = provinces[province]
        resource = require(row, "resource", str, where)
        if resource not in RESOURCES:
            raise DataError(f"{where}: '{resource}' is none of {', '.join(RESOURCES)}.")
        c.resource_of[i] = RESOURCES.index(resource)
        titles[province] = require(row, "name", str, where)
        lon, lat = require(row, "lon", (int, float), where), require(row, "lat", (int, float), where)
        modern = require(row, "modern", str, where)
        places[province] = {"lon": lon, "lat": lat, "modern": modern, "resource": resource}
        rows += origins(board.file, f"province {province}", row.get("from"), where)
    board.titles["province"] = titles
    board.extra.update(title=require(given, "title", str, board.file), places=places, borders=[])


def _borders(c: Any, board: Board, given: dict[str, Any], rows: list[Provenance]) -> None:
    index = {province: i for i, province in enumerate(board.names["province"])}
    ways: dict[tuple[int, int], tuple[int, int]] = {}
    for row in require(given, "borders", list, board.file):
        pair = require(row, "between", list, f"{board.file}, a border")
        where = f"{board.file}, border {' - '.join(map(str, pair))}"
        kind = require(row, "kind", str, where)
        if len(pair) != 2 or pair[0] == pair[1] or not all(p in index for p in pair):
            raise DataError(f"{where} must name two different provinces of the board.")
        if kind not in BORDERS:
            raise DataError(f"{where}: '{kind}' is none of {', '.join(BORDERS)}.")
        a, b = index[pair[0]], index[pair[1]]
        if (a, b) in ways:
            raise DataError(f"{where} is listed twice.")
        ways[a, b] = ways[b, a] = BORDERS[kind]
        board.extra["borders"].append({"between": pair, "kind": kind})
        rows += origins(board.file, f"border {pair[0]} {pair[1]}", row.get("from"), where)
    if len(ways) > DOMAINS.capacity["way"]:
        raise DataError(f"{board.file} has {len(ways) // 2} borders, but at most {DOMAINS.capacity['way'] // 2} fit.")
    _check_connected(board, ways)
    _list_ways(c, board, ways)


def _list_ways(c: Any, board: Board, ways: dict[tuple[int, int], tuple[int, int]]) -> None:
    """For each kind of unit, and each province in order: the provinces that it can enter from there, ascending."""
    for kind in (0, 1):
        filled = 0
        for here in range(c.num_provinces):
            c.first_way[kind][here] = filled
            for there in range(c.num_provinces):
                if ways.get((here, there), (0, 0))[kind]:
                    c.is_open[kind][here][there] = c.admits[kind][here] = 1
                    c.way_to[kind][filled] = there
                    filled += 1
            c.last_way[kind][here] = filled


def _check_connected(board: Board, ways: Iterable[tuple[int, int]]) -> None:
    reached, edge = {0}, [0]
    while edge:
        here = edge.pop()
        there = {b for a, b in ways if a == here} - reached
        reached |= there
        edge += there
    lost = set(range(len(board.names["province"]))) - reached
    if lost:
        raise DataError(
            f"{board.file}: {board.names['province'][min(lost)]} cannot be reached from the other provinces."
        )


def _nations(c: Any, board: Board, given: dict[str, Any], options: dict[str, Any], rows: list[Provenance]) -> None:
    nations = require(given, "nations", dict, board.file)
    two = require(given, "two_players", dict, board.file)
    number = number_of_nations(options)
    if options["two_players"] == "doubled":
        taking_part = require(two, "doubled", list, f"{board.file}, two_players")
    else:
        joins = {n: require_number(nations[n], "joins", f"{board.file}, nation {n}", 3, 6) for n in nations}
        taking_part = [n for n in nations if joins[n] <= number]
    if len(set(taking_part)) != number or not set(taking_part) <= set(nations):
        raise DataError(f"{board.file} must have {number} nations for this number of players, not {len(taking_part)}.")
    board.names["nation"] = taking_part
    board.titles["nation"] = {n: require(nations[n], "name", str, f"{board.file}, nation {n}") for n in taking_part}
    for i in range(number):
        c.leader[i] = i
    for nation in taking_part:
        rows += origins(board.file, f"nation {nation}", nations[nation].get("from"), f"{board.file}, nation {nation}")
    if options["two_players"] != "doubled":
        _start_cities(c, board, nations, number)
        _first_nation(c, board, given, number, rows)
    if options["players"] == 2:
        rows += origins(board.file, "two players", two.get("from"), f"{board.file}, two_players")
        if number == 4:
            _pairs(c, board, two)


def _start_cities(c: Any, board: Board, nations: dict[str, Any], number: int) -> None:
    used: set[str] = set()
    for i, nation in enumerate(board.names["nation"]):
        where = f"{board.file}, nation {nation}"
        cities = require(require(nations[nation], "start", dict, where), str(number), list, f"{where}, start")
        for city in cities:
            if city not in board.names["province"] or city in used:
                raise DataError(f"{where}: '{city}' is no free province for a start city.")
            used.add(city)
            province = board.names["province"].index(city)
            c.start_city[i][c.resource_of[province]] = province
        if len(cities) != len(RESOURCES) or -1 in c.start_city[i]:
            raise DataError(f"{where}: the start cities for {number} nations must be one of each resource.")


def _first_nation(c: Any, board: Board, given: dict[str, Any], number: int, rows: list[Provenance]) -> None:
    where = f"{board.file}, first_nation"
    first = require(given, "first_nation", dict, board.file)
    nation = require(first, str(number), str, where)
    if nation not in board.names["nation"]:
        raise DataError(f"{where}: '{nation}' does not take part with {number} nations.")
    c.first_nation = board.names["nation"].index(nation)
    rows += origins(board.file, "first nation", first.get("from"), where)


def _pairs(c: Any, board: Board, two: dict[str, Any]) -> None:
    where = f"{board.file}, two_players"
    names = board.names["nation"]
    pairs, order = require(two, "pairs", list, where), require(two, "order", list, where)
    if len(pairs) != 2 or sorted(n for pair in pairs for n in pair) != sorted(names) or any(len(p) != 2 for p in pairs):
        raise DataError(f"{where}: 'pairs' must share the four nations out, two and two.")
    if sorted(order) != sorted(names) or order[0] != names[c.first_nation]:
        raise DataError(f"{where}: 'order' must name the four nations once each, the first nation first.")
    for pair in pairs:
        members = sorted(names.index(n) for n in pair)
        for i in members:
            c.leader[i] = members[0]
    for i, nation in enumerate(order):
        c.turn_order[i] = names.index(nation)
