"""Reads the units of a campaign and its Battle Results Table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, one_of, require, require_count, require_number, within
from ...core.errors import DataError
from ...core.language import msg
from .domains import CAMP, DOMAINS, ELIMINATION, FLEET, LAND, LEADER, NO_EFFECT, PANIC
from .read_rows import (
    SAY,
    SIDES,
    came_from,
    check_ids,
    file_of,
    flag,
    only_keys,
    side_of,
    space_number,
    where_in,
    words,
)

if TYPE_CHECKING:
    from .components import Components

RESULTS = {"-": NO_EFFECT, "P": PANIC, "E": ELIMINATION}
KINDS = {"leader": LEADER, "fleet": FLEET, "camp": CAMP}
UNIT_KEYS = {"name", "side", "class", "group", "strength", "elite", "supreme", "start", "homes", "from"}
UNIT_KEYS |= {"earliest_turn", "recruit_with_leader", "recruit_needs_land_unit"}


def read_units(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Units side by side: leaders, other land units, fleets, camps, each in the order of the file."""
    given = require(raw, "units", dict, file_of(rows))
    require_count(len(given), where_in(rows, "units"), DOMAINS.capacity["unit"])

    def rank(name: str) -> tuple[int, int]:
        where = where_in(rows, "units", name)
        return side_of(given[name], "side", where), KINDS.get(require(given[name], "class", str, where), LAND)

    check_ids(list(given), where_in(rows, "units"))
    rows.names["unit"] = sorted(given, key=rank)
    rows.titles["unit"] = {
        name: require(given[name], "name", str, where_in(rows, "units", name)) for name in rows.names["unit"]
    }
    rows.extra["units"] = {name: {k: v for k, v in given[name].items() if k != "from"} for name in rows.names["unit"]}
    for u, name in enumerate(rows.names["unit"]):
        only_keys(given[name], UNIT_KEYS, where_in(rows, "units", name))
        c.side[u], c.kind[u] = rank(name)
        _read_unit(c, rows, u, given[name], where_in(rows, "units", name))
        came_from(rows, f"unit {name}", given[name])
    for seat in range(2):
        numbers = [u for u in range(len(rows.names["unit"])) if c.side[u] == seat]
        if not any(c.kind[u] < FLEET for u in numbers):
            raise DataError(msg("bad-no-land-unit", where=where_in(rows, "units"), side=SIDES[seat]), SAY)
        c.first_unit[seat], c.end_unit[seat] = numbers[0], numbers[-1] + 1
        for kind, end in ((LEADER, c.end_leader), (LAND, c.end_land), (FLEET, c.end_fleet)):
            end[seat] = numbers[0] + sum(c.kind[u] <= kind for u in numbers)
        supreme = [u for u in numbers if c.is_supreme[u]]
        if len(supreme) > 1:
            raise DataError(msg("bad-two-supreme", where=where_in(rows, "units"), side=SIDES[seat]), SAY)
        c.supreme[seat] = supreme[0] if supreme else -1
    camps = [u for u in range(len(rows.names["unit"])) if c.kind[u] == CAMP]
    c.first_camp, c.end_camp = min(camps, default=0), max(camps, default=-1) + 1
    holders: dict[int, int] = {}
    for u, name in enumerate(rows.names["unit"]):
        if c.start_at[u] >= 0 and holders.setdefault(c.start_at[u], c.side[u]) != c.side[u]:
            raise DataError(msg("bad-start-enemy", where=where_in(rows, "units", name, "start")), SAY)


def _read_unit(c: Components, rows: Rows, u: int, row: dict[str, Any], where: str) -> None:
    kind = c.kind[u]
    require(row, "group", str, where)
    if kind == CAMP:
        if c.side[u] != 0 or "start" in row or "homes" in row:
            raise DataError(msg("bad-camp", where=where), SAY)
        return
    c.strength[u] = require_number(row, "strength", where, 1, 9)
    c.is_elite[u] = int(flag(row, "elite", where))
    c.is_supreme[u] = int(flag(row, "supreme", where))
    c.is_legion[u] = int(row["class"] == "legion")
    c.is_cavalry[u] = int(row["class"] == "cavalry")
    c.joins_leader[u] = int(flag(row, "recruit_with_leader", where))
    c.needs_land_unit[u] = int(flag(row, "recruit_needs_land_unit", where))
    if c.is_supreme[u] and kind != LEADER:
        raise DataError(msg("bad-supreme", where=within(where, "supreme")), SAY)
    if "earliest_turn" in row:
        c.earliest_turn[u] = require_number(row, "earliest_turn", where, 1, c.turns)
    homes = sorted({space_number(rows, home, within(where, "homes")) for home in words(row, "homes", where)})
    places = list(homes)
    if "start" in row:
        c.start_at[u] = space_number(rows, row["start"], within(where, "start"))
        places.append(c.start_at[u])
    require_count(len(homes), within(where, "homes"), 0, DOMAINS.capacity["home"])
    if not places:
        raise DataError(msg("bad-no-home", where=where), SAY)
    for place in places:
        if c.is_sea[place] or (kind == FLEET and not c.is_port[place]):
            raise DataError(msg("bad-place-for", where=where, space=rows.names["space"][place]), SAY)
    c.num_homes[u] = len(homes)
    c.home[u][: len(homes)] = homes
    for home in homes:
        c.is_home[u][home] = 1


def read_results_table(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Columns of the table, and which unit uses which."""
    table = require(raw, "table", dict, file_of(rows))
    where = where_in(rows, "table")
    columns = require(table, "columns", dict, where)
    require_count(len(columns), within(where, "columns"), 1, DOMAINS.capacity["column"])
    names = list(columns)
    for k, (name, faces) in enumerate(columns.items()):
        if not isinstance(faces, list) or len(faces) != 6 or any(str(face) not in RESULTS for face in faces):
            raise DataError(msg("bad-column", where=within(where, "columns", name)), SAY)
        if all(face == "-" for face in faces):
            raise DataError(msg("bad-column-empty", where=within(where, "columns", name)), SAY)
        c.effect[k][1:] = [RESULTS[str(face)] for face in faces]
    classes = require(table, "classes", dict, where)
    for u, unit in enumerate(rows.names["unit"]):
        if c.kind[u] == CAMP:
            continue
        of_class = rows.extra["units"][unit]["class"]
        column = classes.get(of_class)
        column = column.get(SIDES[c.side[u]]) if isinstance(column, dict) else column
        if not isinstance(column, str) or column not in names:
            raise DataError(msg("bad-class", where=within(where, "classes"), troops=str(of_class), unit=unit), SAY)
        c.column[u] = names.index(column)
        c.stampedes[u] = int(rows.options["elephants"] and of_class == "elephant")
    elite = require(table, "elite", str, where)
    c.elite_column = one_of(elite, names, within(where, "elite"))
    rows.extra["table"] = {"columns": columns, "classes": classes, "elite": elite}
    came_from(rows, "table", table)
