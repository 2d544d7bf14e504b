"""Reads map.toml: terrain, provinces and islands, merchandise hexes, and which neighbours meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, require, require_number
from ...core.errors import DataError
from .domains import DOMAINS, ISLANDS, LEGION, PROVINCES, SHIP

if TYPE_CHECKING:
    from .components import Components

FILE = "map.toml"
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
            raise DataError(f"{FILE}: {self.size} hexes are too many; {DOMAINS.capacity['hex']} fit.")
        self.terrain = [TERRAIN[letter] for letter in self._read(raw, "terrain", set(TERRAIN))]
        self.land = self._read(raw, "land", None)

    def _read(self, raw: dict[str, Any], key: str, known: set[str] | None) -> list[str]:
        lines = require(raw, key, list, FILE)
        if len(lines) != self.rows or any(not isinstance(x, str) or len(x) != self.columns for x in lines):
            raise DataError(f"{FILE}: '{key}' must have {self.rows} lines of {self.columns} characters.")
        cells = [lines[r][q] for q in range(self.columns) for r in range(self.rows)]
        if known is not None and set(cells) - known:
            raise DataError(f"{FILE}: '{key}' has the unknown sign {sorted(set(cells) - known)[0]!r}.")
        return cells

    def index(self, text: Any, where: str) -> int:
        """Number of a hex written as column and row."""
        if not isinstance(text, str) or len(text) != 4 or not text.isdigit():
            raise DataError(f"{where}: a hex is written with four digits, not {text!r}.")
        q, r = int(text[:2]), int(text[2:])
        if q >= self.columns or r >= self.rows:
            raise DataError(f"{where}: there is no hex {text} on this map.")
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
    if len(areas) > DOMAINS.capacity["area"]:
        raise DataError(f"{FILE}: {len(areas)} provinces and islands are too many; {DOMAINS.capacity['area']} fit.")
    c.num_areas = len(areas)
    rows.names["area"] = list(areas)
    rows.titles["area"] = {}
    letters: dict[str, int] = {}
    for i, (name, row) in enumerate(areas.items()):
        where = f"{FILE}, area '{name}'"
        track = require(row, "track", str, where)
        if track not in ("provinces", "islands"):
            raise DataError(f"{where}: 'track' is provinces or islands, not {track!r}.")
        letters[require(row, "letter", str, where)] = i
        c.track_of[i] = PROVINCES if track == "provinces" else ISLANDS
        rows.titles["area"][name] = require(row, "name", str, where)
        rows.came_from(FILE, f"area {name}", row.get("from"))
    unknown = {letter for letter in grid.land if letter not in letters and letter != "~"}
    if unknown:
        raise DataError(f"{FILE}: 'land' has the letter {sorted(unknown)[0]!r}, which no area bears.")
    rows.extra["areas"] = [letters.get(letter, -1) for letter in grid.land]


def _sites(c: Components, raw: dict[str, Any], grid: Grid, rows: Rows) -> None:
    ids, titles = rows.names, rows.titles
    given = require(raw, "sites", dict, FILE)
    if len(given) > DOMAINS.capacity["site"]:
        raise DataError(f"{FILE}: {len(given)} merchandise hexes are too many; {DOMAINS.capacity['site']} fit.")
    places = {name: grid.index(row.get("hex"), f"{FILE}, site '{name}'") for name, row in given.items()}
    if len(set(places.values())) < len(places):
        raise DataError(f"{FILE}: two merchandise hexes have the same place.")
    ids["site"] = sorted(given, key=lambda name: places[name])
    c.num_sites = len(given)
    titles["site"] = {}
    area_letters = {row["letter"]: i for i, row in enumerate(raw["areas"].values())}
    members: dict[int, list[int]] = {}
    for site, name in enumerate(ids["site"]):
        row, h, where = given[name], places[name], f"{FILE}, site '{name}'"
        good = require(row, "good", str, where)
        if good not in ids["good"]:
            raise DataError(f"{where}: the merchandise chart has no good '{good}'.")
        if grid.terrain[h] == "sea" or grid.land[h] not in area_letters:
            raise DataError(f"{where}: a merchandise hex lies on land and belongs to a province or an island.")
        c.hex_of[site], c.site_of[h] = h, site
        c.good_of[site] = ids["good"].index(good)
        c.is_city[site] = int(require(row, "city", bool, where))
        c.area_of[site] = area = area_letters[grid.land[h]]
        members.setdefault(area, []).append(site)
        titles["site"][name] = require(row, "name", str, where)
        rows.came_from(FILE, f"site {name}", row.get("from"))
    for area, name in enumerate(ids["area"]):
        if not 1 <= len(members.get(area, [])) <= DOMAINS.capacity["member"]:
            raise DataError(f"{FILE}: '{name}' needs 1 to {DOMAINS.capacity['member']} merchandise hexes.")
        c.num_members[area] = len(members[area])
        for i, site in enumerate(members[area]):
            c.area_sites[area][i] = site
    named = {h: name for name, h in places.items()}
    ids["hex"] = [named.get(h, f"h{grid.label(h)}") for h in range(grid.size)]
    titles["hex"] = {name: _title(h, name, grid, rows) for h, name in enumerate(ids["hex"])}


def _title(h: int, name: str, grid: Grid, rows: Rows) -> str:
    """How a hex is called: by its place, or by its province and its numbers on the map; at sea by these alone."""
    if name in rows.titles["site"]:
        return rows.titles["site"][name]
    numbers = f"{grid.label(h)[:2]}/{grid.label(h)[2:]}"
    area = rows.extra["areas"][h]
    return numbers if area < 0 else f"{rows.titles['area'][rows.names['area'][area]]} {numbers}"


def _pairs(given: Any, grid: Grid, where: str) -> set[frozenset[int]]:
    if not isinstance(given, list) or any(not isinstance(p, list) or len(p) != 2 for p in given):
        raise DataError(f"{where} must be a list of pairs of hexes.")
    return {frozenset((grid.index(a, where), grid.index(b, where))) for a, b in given}


def _ways(c: Components, raw: dict[str, Any], grid: Grid, rows: Rows) -> None:
    barriers = bool(rows.options["barriers"])
    given = require(raw, "barriers", dict, FILE)
    rows.came_from(FILE, "barriers", given.get("from"))
    barred = {
        LEGION: _pairs(given.get("legions", []), grid, f"{FILE}, barriers for legions"),
        SHIP: _pairs(given.get("ships", []), grid, f"{FILE}, barriers for ships"),
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
