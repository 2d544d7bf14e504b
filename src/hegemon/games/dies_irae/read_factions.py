"""Reads factions.toml: pieces, starting values and capitals of each empire, and the ready set-up."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from ...core.data import Rows, entry_of, require, require_count, require_number, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import DOMAINS, LEGION, NUM_SEATS, ROWS, SHIP, TREASURY_CAP

if TYPE_CHECKING:
    from .components import Components

FILE = "factions.toml"
SAY = said_by("dies_irae")
UNITS = (("legions", "armies", LEGION), ("ships", "fleets", SHIP))


def read_factions(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Fill everything that the faction sheets show; map and charts are known by then."""
    require_count(len(raw), FILE, NUM_SEATS)
    sites = rows.names["site"]
    rows.titles["seat"] = {}
    orders: list[int] = []
    for seat, (name, sheet) in enumerate(raw.items()):
        where = within(FILE, name)
        rows.titles["seat"][name] = require(sheet, "name", str, where)
        orders.append(require_number(sheet, "order", where, 1, NUM_SEATS))
        _pieces(c, seat, sheet, where)
        _start(c, seat, require(sheet, "start", dict, where), sites, within(where, "start"))
        _distances(c, seat, rows.extra["terrain"], rows.options["setup_distance"] == "points")
        _ready(c, seat, require(sheet, "ready", dict, where), sites, within(where, "ready"))
        rows.came_from(FILE, name, sheet.get("from"))
    if sorted(orders) != [1, 2, 3]:
        raise DataError(msg("bad-setup-order", file=FILE), SAY)
    for seat, order in enumerate(orders):
        c.setup_order[order - 1] = seat
    _names(rows, list(raw))


def _names(rows: Rows, seats: list[str]) -> None:
    """The empires, and what is named after one or two of them."""
    rows.names["seat"] = seats
    rows.names["force"] = [f"{seat}_{kind}" for seat in seats for kind in ("legion", "ship")]
    rows.names["pair"] = [f"{a}_{b}" for i, a in enumerate(seats) for b in seats[i + 1 :]]


def _pieces(c: Components, seat: int, sheet: dict[str, Any], where: str) -> None:
    for units, markers, kind in UNITS:
        force = 2 * seat + kind
        c.stock[force] = require_number(sheet, units, where, 0, DOMAINS.capacity["slot"])
        c.max_markers[force] = require_number(sheet, markers, where, 1, 9)
    c.max_posts[seat] = require_number(sheet, "posts", where, 0, 99)
    c.max_forts[seat] = require_number(sheet, "fortresses", where, 1, 99)
    c.max_monuments[seat] = require_number(sheet, "monuments", where, 0, 9)


def _start(c: Components, seat: int, start: dict[str, Any], sites: list[str], where: str) -> None:
    for units, _, kind in UNITS:
        force = 2 * seat + kind
        c.start_units[force] = require_number(start, units, where, 0, c.stock[force])
    c.start_posts[seat] = require_number(start, "posts", where, 0, min(c.max_posts[seat], DOMAINS.capacity["slot"]))
    c.start_talents[seat] = require_number(start, "talents", where, 0, TREASURY_CAP)
    c.start_stability[seat] = require_number(start, "stability", where, c.lowest, c.golden - 1)
    spaces = require(start, "development", dict, where)
    for row, name in enumerate(ROWS):
        c.start_space[seat][row] = require_number(spaces, name, within(where, "development"), 0, c.last_space[row])
    capitals = require(start, "capitals", list, where)
    where = within(where, "capitals")
    require_count(len(capitals), where, 1, DOMAINS.capacity["option"])
    for i, name in enumerate(capitals):
        c.capitals[seat][i] = site = _site(name, sites, where)
        if not c.is_city[site]:
            raise DataError(msg("bad-capital", where=where, site=name), SAY)


def _site(name: Any, sites: list[str], where: str) -> int:
    return entry_of(name, sites, "map.toml [sites]", where)


def _distances(c: Components, seat: int, terrain: list[str], points: bool) -> None:
    """How far the sites are from each capital site over land: islands and the sea are not crossed."""
    for option, capital in enumerate(c.capitals[seat]):
        if capital < 0:
            continue
        start = c.hex_of[capital]
        best = {start: 0}
        heap = [(0, start)]
        while heap:
            far, h = heappop(heap)
            for n in c.ways[LEGION][h]:
                if n < 0 or terrain[n] == "island" or far > best[h]:
                    continue
                step = far + (c.entry[n] if points else 1)
                if step < best.get(n, 32000):
                    best[n] = step
                    heappush(heap, (step, n))
        for site in range(c.num_sites):
            c.distance[seat][option][site] = best.get(c.hex_of[site], -1)


def _ready(c: Components, seat: int, ready: dict[str, Any], sites: list[str], where: str) -> None:
    capital = _site(ready.get("capital"), sites, within(where, "capital"))
    if capital not in c.capitals[seat]:
        raise DataError(msg("bad-ready-capital", where=within(where, "capital")), SAY)
    c.ready_capital[seat] = capital
    posts = [_site(name, sites, within(where, "posts")) for name in require(ready, "posts", list, where)]
    if len(set(posts)) != len(posts) or len(posts) != c.start_posts[seat] or capital in posts:
        raise DataError(msg("bad-ready-posts", where=within(where, "posts"), wanted=c.start_posts[seat]), SAY)
    for i, site in enumerate(posts):
        c.ready_posts[seat][i] = site
    for units, _, kind in UNITS:
        force = 2 * seat + kind
        here = within(where, units)
        places = [_site(name, sites, here) for name in require(ready, units, list, where)]
        if len(places) != c.start_units[force] or set(places) - {capital, *posts}:
            raise DataError(msg("bad-ready-units", where=here, wanted=c.start_units[force]), SAY)
        if kind == SHIP and any(not c.is_coast[c.hex_of[site]] for site in places):
            raise DataError(msg("bad-ready-ships", where=here), SAY)
        for i, site in enumerate(places):
            c.ready_units[force][i] = site
    c.ready_leader[seat] = c.hex_of[_site(ready.get("leader"), sites, within(where, "leader"))]
