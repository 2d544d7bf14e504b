"""Reads map.toml: terrain, provinces and islands, merchandise hexes, and which neighbours meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, entry_of, one_of, require, require_count, require_number, shown, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import DOMAINS, ISLANDS, LEGION, PROVINCES, SHIP

if TYPE_CHECKING:
    from .components import Components

FILE = "map.toml"
SAY = said_by("dies_irae")
TRACKS = ("provinces", "islands")
NEAR = 5  # hexes
TERRAIN = {"~": "sea", "c": "coastal", ".": "land", "^": "mountain", "o": "island"}
FOR_LEGIONS = {"coastal", "land", "mountain", "island"}
FOR_SHIPS = {"sea", "coastal", "island"}
# Steps to the six neighbours, for even and for odd columns
STEPS = (
    ((1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1), (0, -1)),
    ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (0, -1)),
)


class Grid:
    """The hexes by column and row; their numbers run down the columns."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.columns = require_number(raw, "columns", FILE, 1, 99)
        self.rows = require_number(raw, "rows", FILE, 1, 99)
        self.size = self.columns * self.rows
        if self.size > DOMAINS.capacity["hex"]:
            raise DataError(msg("bad-map-size", file=FILE, given=self.size, most=DOMAINS.capacity["hex"]), SAY)
        self.terrain = [TERRAIN[letter] for letter in self._read(raw, "terrain", set(TERRAIN))]
        self.land = self._read(raw, "land", None)

    def _read(self, raw: dict[str, Any], key: str, known: set[str] | None) -> list[str]:
        lines = require(raw, key, list, FILE)
        if len(lines) != self.rows or any(not isinstance(x, str) or len(x) != self.columns for x in lines):
            raise DataError(msg("bad-map-lines", where=within(FILE, key), lines=self.rows, signs=self.columns), SAY)
        cells = [lines[r][q] for q in range(self.columns) for r in range(self.rows)]
        if known is not None:
            for cell in sorted(set(cells)):
                one_of(cell, sorted(known), within(FILE, key))
        return cells

    def index(self, text: Any, where: str) -> int:
        """Number of a hex written as column and row."""
        if not isinstance(text, str) or len(text) != 4 or not text.isdigit():
            raise DataError(msg("bad-hex-digits", where=where, given=shown(text)), SAY)
        q, r = int(text[:2]), int(text[2:])
        if q >= self.columns or r >= self.rows:
            raise DataError(msg("bad-hex", where=where, hex=text), SAY)
        return q * self.rows + r

    def label(self, h: int) -> str:
        """Column and row of a hex."""
        return f"{h // self.rows:02}{h % self.rows:02}"

    def neighbours(self, h: int) -> list[int]:
        """The hexes around, as far as they are on the map."""
        q, r = divmod(h, self.rows)
        around = [(q + dq, r + dr) for dq, dr in STEPS[q % 2]]
        return sorted(a * self.rows + b for a, b in around if 0 <= a < self.columns and 0 <= b < self.rows)


def read_map(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Fill everything that the map shows; the names of the goods are known by then."""
    rows.came_from(FILE, "map", raw.get("from"))
    grid = Grid(raw)
    c.num_hexes = grid.size
    for h, terrain in enumerate(grid.terrain):
        q, r = divmod(h, grid.rows)
        c.is_sea[h] = int(terrain == "sea")
        c.is_coast[h] = int(terrain in ("coastal", "island"))
        c.is_mountain[h] = int(terrain == "mountain")
        c.column[h] = q
        c.slant[h] = r - q // 2
    _areas(c, raw, grid, rows)
    _sites(c, raw, grid, rows)
    _ways(c, raw, grid, rows)
    _near_sites(c, grid)
    _for_clients(c, raw, grid, rows)


def _for_clients(c: Components, raw: dict[str, Any], grid: Grid, rows: Rows) -> None:
    """The map by names, for drawings and clients."""
    ids, extra = rows.names, rows.extra
    extra["grid"] = {"columns": grid.columns, "rows": grid.rows, "lon": raw.get("lon"), "lat": raw.get("lat")}
    extra["terrain"] = grid.terrain
    (lon, east), (lat, south) = raw.get("lon", (0.0, 1.0)), raw.get("lat", (0.0, -1.0))
    extra["hexes"] = {}
    for h, name in enumerate(ids["hex"]):
        q, r = divmod(h, grid.rows)
        area = extra["areas"][h]
        extra["hexes"][name] = {
            "column": q,
            "row": r,
            "lon": round(lon + east * q, 4),
            "lat": round(lat + south * (r + 0.5 * (q % 2)), 4),
            "terrain": grid.terrain[h],
            "area": None if area < 0 else ids["area"][area],
        }
    extra["sites"] = {
        name: {"good": ids["good"][c.good_of[i]], "city": bool(c.is_city[i]), "area": ids["area"][c.area_of[i]]}
        for i, name in enumerate(ids["site"])
    }


def _areas(c: Components, raw: dict[str, Any], grid: Grid, rows: Rows) -> None:
    areas = require(raw, "areas", dict, FILE)
    require_count(len(areas), within(FILE, "areas"), 1, DOMAINS.capacity["area"])
    c.num_areas = len(areas)
    rows.names["area"] = list(areas)
    rows.titles["area"] = {}
    letters: dict[str, int] = {}
    for i, (name, row) in enumerate(areas.items()):
        where = within(FILE, "areas", name)
        track = require(row, "track", str, where)
        one_of(track, TRACKS, within(where, "track"))
        letters[require(row, "letter", str, where)] = i
        c.track_of[i] = PROVINCES if track == "provinces" else ISLANDS
        rows.titles["area"][name] = require(row, "name", str, where)
        rows.came_from(FILE, f"area {name}", row.get("from"))
    unknown = {letter for letter in grid.land if letter not in letters and letter != "~"}
    if unknown:
        raise DataError(msg("bad-letter", where=within(FILE, "land"), letter=sorted(unknown)[0]), SAY)
    rows.extra["areas"] = [letters.get(letter, -1) for letter in grid.land]


def _sites(c: Components, raw: dict[str, Any], grid: Grid, rows: Rows) -> None:
    ids, titles = rows.names, rows.titles
    given = require(raw, "sites", dict, FILE)
    require_count(len(given), within(FILE, "sites"), 1, DOMAINS.capacity["site"])
    places = {name: grid.index(row.get("hex"), within(FILE, "sites", name, "hex")) for name, row in given.items()}
    if len(set(places.values())) < len(places):
        raise DataError(msg("bad-sites-twice", where=within(FILE, "sites")), SAY)
    ids["site"] = sorted(given, key=lambda name: places[name])
    c.num_sites = len(given)
    titles["site"] = {}
    area_letters = {row["letter"]: i for i, row in enumerate(raw["areas"].values())}
    members: dict[int, list[int]] = {}
    for site, name in enumerate(ids["site"]):
        row, h, where = given[name], places[name], within(FILE, "sites", name)
        good = require(row, "good", str, where)
        if grid.terrain[h] == "sea" or grid.land[h] not in area_letters:
            raise DataError(msg("bad-site-place", where=within(where, "hex")), SAY)
        c.hex_of[site], c.site_of[h] = h, site
        c.good_of[site] = entry_of(good, ids["good"], "charts.toml [goods]", within(where, "good"))
        c.is_city[site] = int(require(row, "city", bool, where))
        c.area_of[site] = area = area_letters[grid.land[h]]
        members.setdefault(area, []).append(site)
        titles["site"][name] = require(row, "name", str, where)
        rows.came_from(FILE, f"site {name}", row.get("from"))
    for area, name in enumerate(ids["area"]):
        if not 1 <= len(members.get(area, [])) <= DOMAINS.capacity["member"]:
            most = DOMAINS.capacity["member"]
            raise DataError(msg("bad-area-sites", where=within(FILE, "areas", name), most=most), SAY)
        c.num_members[area] = len(members[area])
        for i, site in enumerate(members[area]):
            c.area_sites[area][i] = site
    named = {h: name for name, h in places.items()}
    ids["hex"] = [named.get(h, f"h{grid.label(h)}") for h in range(grid.size)]
    titles["hex"] = {name: _title(h, name, grid, rows) for h, name in enumerate(ids["hex"])}


def _near_sites(c: Components, grid: Grid) -> None:
    """The merchandise hexes around every hex, as the crow flies."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(grid.size)]
    for site in range(c.num_sites):
        q, r = c.column[c.hex_of[site]], c.slant[c.hex_of[site]]
        for east in range(max(-NEAR, -q), min(NEAR, grid.columns - 1 - q) + 1):
            first = (q + east) // 2  # `slant` of the topmost hex in that column, with the sign turned
            for south in range(max(-NEAR, -NEAR - east), min(NEAR, NEAR - east) + 1):
                row = r + south + first
                if 0 <= row < grid.rows:
                    steps = max(abs(east), abs(south), abs(east + south))
                    found[(q + east) * grid.rows + row].append((steps, site))
    for h, sites in enumerate(found):
        for k, (steps, site) in enumerate(sorted(sites)[: DOMAINS.capacity["post"]]):
            c.near_sites[h][k], c.near_steps[h][k] = site, steps


def _title(h: int, name: str, grid: Grid, rows: Rows) -> str:
    """How a hex is called: by its place, or by its province and its numbers on the map; at sea by these alone."""
    if name in rows.titles["site"]:
        return rows.titles["site"][name]
    numbers = f"{grid.label(h)[:2]}/{grid.label(h)[2:]}"
    area = rows.extra["areas"][h]
    return numbers if area < 0 else f"{rows.titles['area'][rows.names['area'][area]]} {numbers}"


def _pairs(given: Any, grid: Grid, where: str) -> set[frozenset[int]]:
    if not isinstance(given, list) or any(not isinstance(p, list) or len(p) != 2 for p in given):
        raise DataError(msg("bad-hex-pairs", where=where), SAY)
    return {frozenset((grid.index(a, where), grid.index(b, where))) for a, b in given}


def _ways(c: Components, raw: dict[str, Any], grid: Grid, rows: Rows) -> None:
    barriers = bool(rows.options["barriers"])
    given = require(raw, "barriers", dict, FILE)
    rows.came_from(FILE, "barriers", given.get("from"))
    barred = {
        LEGION: _pairs(given.get("legions", []), grid, within(FILE, "barriers", "legions")),
        SHIP: _pairs(given.get("ships", []), grid, within(FILE, "barriers", "ships")),
    }
    for kind, terrains in ((LEGION, FOR_LEGIONS), (SHIP, FOR_SHIPS)):
        for h in range(grid.size):
            open_to = [n for n in grid.neighbours(h) if {grid.terrain[h], grid.terrain[n]} <= terrains]
            if barriers:
                open_to = [n for n in open_to if frozenset((h, n)) not in barred[kind]]
            for side, n in enumerate(open_to):
                c.ways[kind][h][side] = n
    rows.extra["barriers"] = {
        "legions": sorted(sorted(pair) for pair in barred[LEGION]) if barriers else [],
        "ships": sorted(sorted(pair) for pair in barred[SHIP]) if barriers else [],
    }
    rows.extra["straits"] = given.get("straits", [])
