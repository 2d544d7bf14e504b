"""Reads head, map, victory and special rules of a campaign file. Every fault is told in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, one_of, require, require_count, require_number, shown, within
from ...core.errors import DataError, OptionError
from ...core.language import msg
from .domains import DOMAINS, LAND
from .read_rows import (
    SAY,
    SIDES,
    came_from,
    check_ids,
    file_of,
    flag,
    only_keys,
    part,
    side_of,
    space_number,
    unit_number,
    where_in,
    words,
)

if TYPE_CHECKING:
    from .components import Components

TOP = {"title", "turns", "turn_labels", "bbox", "sides", "opening", "from", "victory", "special", "optional", "table"}
TOP |= {"spaces", "map", "units", "cards"}
SPACE_KEYS = {"name", "place", "terrain", "fortress", "port", "region", "lon", "lat", "display", "from"}


def read_campaign(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Head and map; the units are read next."""
    only_keys(raw, TOP, file_of(rows))
    _read_head(c, raw, rows)
    _read_spaces(c, raw, rows)
    _read_routes(c, raw, rows)


def _read_head(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    c.turns = require_number(raw, "turns", file_of(rows), 1, 100)
    labels = require(raw, "turn_labels", list, file_of(rows))
    if len(labels) != c.turns or not all(isinstance(label, str) for label in labels):
        raise DataError(msg("bad-turn-labels", where=where_in(rows, "turn_labels"), turns=c.turns), SAY)
    bbox = require(raw, "bbox", list, file_of(rows))
    if len(bbox) != 4 or not all(isinstance(x, int | float) for x in bbox):
        raise DataError(msg("bad-bbox", where=where_in(rows, "bbox")), SAY)
    sides = require(raw, "sides", dict, file_of(rows))
    rows.titles["seat"] = {side: require(sides, side, str, where_in(rows, "sides")) for side in SIDES}
    for side in words(raw, "opening", file_of(rows)):
        c.opening[one_of(side, SIDES, where_in(rows, "opening"))] = 1
    rows.extra |= {"title": require(raw, "title", str, file_of(rows)), "turn_labels": labels, "bbox": bbox}
    came_from(rows, "campaign", raw)


def _read_spaces(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    given = require(raw, "spaces", dict, file_of(rows))
    rows.names["space"] = list(given)
    require_count(len(given), where_in(rows, "spaces"), 1, DOMAINS.capacity["space"])
    check_ids(rows.names["space"], where_in(rows, "spaces"))
    c.num_spaces = len(rows.names["space"])
    rows.titles["space"] = {}
    rows.extra["spaces"] = {}
    for i, (name, row) in enumerate(given.items()):
        where = where_in(rows, "spaces", name)
        rows.titles["space"][name] = require(row, "name", str, where)
        only_keys(row, SPACE_KEYS, where)
        terrain = require(row, "terrain", str, where)
        one_of(terrain, tuple(rows.extra["terrain"]), within(where, "terrain"))
        c.is_sea[i] = int(rows.extra["terrain"][terrain].get("sea", False))
        c.stops[i] = int(rows.extra["terrain"][terrain].get("stop", False))
        c.is_port[i] = int(flag(row, "port", where))
        fortress = row.get("fortress", "none")
        one_of(fortress, ("none", "any", *SIDES), within(where, "fortress"))
        for seat, side in enumerate(SIDES):
            c.fortress[seat][i] = int(fortress in (side, "any"))
        if c.is_sea[i] and (c.is_port[i] or fortress != "none"):
            raise DataError(msg("bad-sea-port", where=where), SAY)
        require(row, "region", str, where)
        for key in ("lon", "lat"):
            require(row, key, (int, float), where)
        came_from(rows, f"space {name}", row)
        rows.extra["spaces"][name] = {k: v for k, v in row.items() if k != "from"}


def _route(c: Components, rows: Rows, row: Any, i: int) -> tuple[int, int]:
    where = where_in(rows, "map", "routes", str(i + 1))
    a, b = (space_number(rows, require(row, end, str, where), where) for end in ("a", "b"))
    where = where_in(rows, "map", "routes", f"{row['a']}-{row['b']}")
    only_keys(row, {"a", "b", "kind", "barrier", "via", "from"}, where)
    kind = require(row, "kind", str, where)
    one_of(kind, ("land", "sea"), within(where, "kind"))
    if a == b:
        raise DataError(msg("bad-route-loop", where=where), SAY)
    if kind == "land":
        if c.is_sea[a] or c.is_sea[b]:
            raise DataError(msg("bad-route-land", where=where), SAY)
        require(row, "barrier", str, where) if "barrier" in row else None
    else:
        if not all(c.is_sea[x] or c.is_port[x] for x in (a, b)):
            raise DataError(msg("bad-route-sea", where=where), SAY)
        if "barrier" in row:
            raise DataError(msg("bad-route-barrier", where=where), SAY)
    came_from(rows, f"route {row['a']}-{row['b']}", row)
    return a, b


def _closed_routes(raw: dict[str, Any], rows: Rows) -> set[frozenset[str]]:
    where = where_in(rows, "optional", "handicap", "closed_routes")
    pairs = require({"closed_routes": [], **handicap(raw, rows)}, "closed_routes", list, where)
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise DataError(msg("bad-closed-route", where=where, given=shown(pair)), SAY)
        for space in pair:
            space_number(rows, space, where)
    return {frozenset(pair) for pair in pairs}


def _read_routes(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    given = require(require(raw, "map", dict, file_of(rows)), "routes", list, where_in(rows, "map"))
    closed = _closed_routes(raw, rows)
    ways: dict[str, list[tuple[int, int, int]]] = {"land": [], "sea": []}
    seen: set[tuple[str, frozenset[int]]] = set()
    kept = []
    for i, row in enumerate(given):
        a, b = _route(c, rows, row, i)
        if (row["kind"], frozenset((a, b))) in seen:
            place = where_in(rows, "map", "routes", f"{row['a']}-{row['b']}")
            raise DataError(msg("bad-route-twice", where=place), SAY)
        seen.add((row["kind"], frozenset((a, b))))
        if frozenset((row["a"], row["b"])) in closed:
            continue
        barrier = int("barrier" in row)
        ways[row["kind"]] += [(a, b, barrier), (b, a, barrier)]
        kept.append({k: v for k, v in row.items() if k != "from"})
    for kind, start, to in (("land", c.way_start, c.way_to), ("sea", c.sea_start, c.sea_to)):
        require_count(len(ways[kind]) // 2, where_in(rows, "map", "routes", kind), 0, len(to) // 2)
        for k, (a, b, barrier) in enumerate(sorted(ways[kind])):
            to[k] = b
            if kind == "land":
                c.way_barrier[k] = barrier
            start[a + 1] += 1
        for i in range(len(start) - 1):
            start[i + 1] += start[i]
    rows.extra["routes"] = kept
    _check_connected(c, rows, [(a, b) for kind in ways for a, b, _ in ways[kind]])


def _check_connected(c: Components, rows: Rows, ways: list[tuple[int, int]]) -> None:
    for i, name in enumerate(rows.names["space"]):
        if c.is_port[i] and c.sea_start[i] == c.sea_start[i + 1]:
            raise DataError(msg("bad-port-cut", where=where_in(rows, "spaces", name)), SAY)
    found = {0}
    while grown := {b for a, b in ways if a in found} - found:
        found |= grown
    if lost := [name for i, name in enumerate(rows.names["space"]) if i not in found]:
        raise DataError(msg("bad-board-cut", file=file_of(rows), start=rows.names["space"][0], place=lost[0]))


def handicap(raw: dict[str, Any], rows: Rows) -> dict[str, Any]:
    """What the campaign changes for the chosen handicap."""
    side = rows.options["handicap"]
    if side == "none":
        return {}
    stated = part(part(raw, "optional", file_of(rows)), "handicap", where_in(rows, "optional"))
    if side not in stated:
        raise OptionError(msg("bad-handicap", side=side), SAY)
    where = where_in(rows, "optional", "handicap")
    found = part(stated, side, where)
    only_keys(found, {"closed_routes", "extra_recruit", "barbarian_need", "from"}, within(where, side))
    return found


def read_victory(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """What each side must control, and who wins when the time is over."""
    given = require(raw, "victory", dict, file_of(rows))
    only_keys(given, {"roman", "barbarian", "end"}, where_in(rows, "victory"))
    rows.extra["victory"] = {}
    for seat, side in enumerate(SIDES):
        where = where_in(rows, "victory", side)
        row = require(given, side, dict, where_in(rows, "victory"))
        places = [space_number(rows, name, within(where, "spaces")) for name in words(row, "spaces", where)]
        for place in places:
            if c.is_sea[place]:
                raise DataError(msg("bad-goal-sea", where=where, space=rows.names["space"][place]), SAY)
            c.goal[seat][place] = 1
        c.num_goal[seat] = len(set(places))
        c.goal_at[seat][: len(set(places))] = sorted(set(places))
        c.need[seat] = require_number(row, "need", where, 1, len(set(places)))
        rows.extra["victory"][side] = {k: v for k, v in row.items() if k != "from"}
        came_from(rows, f"victory {side}", row)
    if "capital" in given["barbarian"]:
        c.capital = space_number(rows, given["barbarian"]["capital"], where_in(rows, "victory", "barbarian", "capital"))
    end = require(given, "end", dict, where_in(rows, "victory"))
    c.end_winner = side_of(end, "winner", where_in(rows, "victory", "end"))
    if "barbarian_need" in end:
        c.end_need = require_number(end, "barbarian_need", where_in(rows, "victory", "end"), 1, 48)
    rows.extra["victory"]["end"] = {k: v for k, v in end.items() if k != "from"}
    came_from(rows, "victory end", end)
    helped = {"barbarian_need": c.need[1], **handicap(raw, rows)}
    c.need[1] = require_number(helped, "barbarian_need", where_in(rows, "optional", "handicap"), 1, 48)
    stated = part(part(raw, "optional", file_of(rows)), "prestige", where_in(rows, "optional"))
    if rows.options["prestige"]:
        if not stated:
            raise OptionError(msg("bad-prestige"), SAY)
        c.prestige = space_number(rows, stated.get("space"), where_in(rows, "optional", "prestige", "space"))


def _read_closed(c: Components, rows: Rows, given: dict[str, Any]) -> None:
    where = where_in(rows, "special", "closed")
    only_keys(given, {*SIDES, "from"}, where)
    for number, side in enumerate(SIDES):
        for name in part(given, side, where):
            space = space_number(rows, name, within(where, side))
            if not c.is_port[space]:
                raise DataError(msg("bad-closed-port", where=within(where, side), space=name), SAY)
            c.opens[number][space] = require_number(given[side], name, within(where, side), 1, c.turns)


def read_special(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Rules of the campaign alone; they name units, so these are read before."""
    given = part(raw, "special", file_of(rows))
    only_keys(given, {"stores", "forage", "closed", "walls", "levy"}, where_in(rows, "special"))
    for name in given:
        came_from(rows, f"special {name}", part(given, name, where_in(rows, "special")))
    where = where_in(rows, "special", "stores")
    for side in part(given, "stores", where):
        if side != "from":
            c.stores[one_of(side, SIDES, where)] = require_number(given["stores"], side, where, 0, 40)
    where = where_in(rows, "special", "forage")
    for name in part(given, "forage", where):
        if name != "from":
            c.forage_with[unit_number(rows, name, where)] = require_number(given["forage"], name, where, 0, 40)
    _read_closed(c, rows, part(given, "closed", where_in(rows, "special", "closed")))
    if "walls" in given:
        c.walls[space_number(rows, given["walls"].get("space"), where_in(rows, "special", "walls", "space"))] = 1
    if "levy" in given:
        where = where_in(rows, "special", "levy")
        c.levy_space = space_number(rows, given["levy"].get("space"), within(where, "space"))
        c.levy_units = require_number(given["levy"], "units", where, 1, 40)
        classes = words(given["levy"], "classes", where)
        for u, name in enumerate(rows.names["unit"]):
            c.levy_unit[u] = int(c.side[u] == 0 and c.kind[u] == LAND and rows.extra["units"][name]["class"] in classes)
    only_keys(part(raw, "optional", file_of(rows)), {"prestige", "handicap"}, where_in(rows, "optional"))
