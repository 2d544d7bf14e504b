"""Reads a campaign file: map, table, units, victory. Every fault is told in one sentence."""

from __future__ import annotations

from typing import Any

from ...core.data import require, require_number
from ...core.errors import DataError, OptionError
from .campaign import SIDES, Campaign, check_ids, flag, only_keys, part, side_of, words
from .domains import LAND
from .read_units import read_results_table, read_units

TOP = {"title", "turns", "turn_labels", "bbox", "sides", "opening", "from", "victory", "special", "optional", "table"}
TOP |= {"spaces", "map", "units", "cards"}
SPACE_KEYS = {"name", "place", "terrain", "fortress", "port", "region", "lon", "lat", "display", "from"}


def read_campaign(t: Any, c: Campaign, options: dict[str, Any]) -> None:
    """Everything but the cards."""
    only_keys(c.raw, TOP, c.file)
    _read_head(t, c)
    _read_spaces(t, c)
    _read_routes(t, c, options)
    read_units(t, c)
    read_results_table(t, c, options)
    _read_victory(t, c, options)
    _read_special(t, c)


def _read_head(t: Any, c: Campaign) -> None:
    t.turns = require_number(c.raw, "turns", c.file, 1, 100)
    labels = require(c.raw, "turn_labels", list, c.file)
    if len(labels) != t.turns or not all(isinstance(label, str) for label in labels):
        raise DataError(f"{c.file}: 'turn_labels' must name each of the {t.turns} turns.")
    bbox = require(c.raw, "bbox", list, c.file)
    if len(bbox) != 4 or not all(isinstance(x, int | float) for x in bbox):
        raise DataError(f"{c.file}: 'bbox' must hold west, south, east and north.")
    sides = c.table("sides")
    c.titles["seat"] = {side: require(sides, side, str, c.where("sides")) for side in SIDES}
    for side in words(c.raw, "opening", c.file):
        if side not in SIDES:
            raise DataError(f"{c.file}: 'opening' lists sides (roman, barbarian), not '{side}'.")
        t.opening[SIDES.index(side)] = 1
    c.extra = {"title": require(c.raw, "title", str, c.file), "turn_labels": labels, "bbox": bbox}
    c.came_from("campaign", c.raw)


def _read_spaces(t: Any, c: Campaign) -> None:
    rows = c.table("spaces")
    c.spaces = list(rows)
    if not c.spaces:
        raise DataError(f"{c.file} has no spaces.")
    check_ids(c.spaces, "space", c.file)
    t.num_spaces = len(c.spaces)
    c.titles["space"] = {}
    c.extra["spaces"] = {}
    for i, (name, row) in enumerate(rows.items()):
        where = c.where("space", name)
        c.titles["space"][name] = require(row, "name", str, where)
        only_keys(row, SPACE_KEYS, where)
        terrain = require(row, "terrain", str, where)
        if terrain not in c.terrain:
            raise DataError(f"{where}: there is no terrain '{terrain}' on the Terrain Effects Chart.")
        t.is_sea[i] = int(c.terrain[terrain].get("sea", False))
        t.stops[i] = int(c.terrain[terrain].get("stop", False))
        t.is_port[i] = int(flag(row, "port", where))
        fortress = row.get("fortress", "none")
        if not isinstance(fortress, str) or fortress not in ("none", "any", *SIDES):
            raise DataError(f"{where}: a fortress is for roman, barbarian or any, not '{fortress}'.")
        for seat, side in enumerate(SIDES):
            t.fortress[seat][i] = int(fortress in (side, "any"))
        if t.is_sea[i] and (t.is_port[i] or fortress != "none"):
            raise DataError(f"{where}: a sea space is no port and has no fortress.")
        require(row, "region", str, where)
        for key in ("lon", "lat"):
            require(row, key, (int, float), where)
        c.came_from(f"space {name}", row)
        c.extra["spaces"][name] = {k: v for k, v in row.items() if k != "from"}


def _route(t: Any, c: Campaign, row: Any, i: int) -> tuple[int, int]:
    where = c.where(f"route {i + 1}")
    a, b = (c.space(require(row, end, str, where), where) for end in ("a", "b"))
    where = c.where(f"route {row['a']}-{row['b']}")
    only_keys(row, {"a", "b", "kind", "barrier", "via", "from"}, where)
    kind = require(row, "kind", str, where)
    if a == b:
        raise DataError(f"{where} leads back to where it begins.")
    if kind == "land":
        if t.is_sea[a] or t.is_sea[b]:
            raise DataError(f"{where} is a land route, but it leads to sea.")
        require(row, "barrier", str, where) if "barrier" in row else None
    elif kind == "sea":
        if not all(t.is_sea[x] or t.is_port[x] for x in (a, b)):
            raise DataError(f"{where} is a sea route, but it joins something that is neither sea nor port.")
        if "barrier" in row:
            raise DataError(f"{where} is a sea route and cannot have a barrier.")
    else:
        raise DataError(f"{where}: a route is of kind land or sea, not '{kind}'.")
    c.came_from(f"route {row['a']}-{row['b']}", row)
    return a, b


def _closed_routes(c: Campaign, options: dict[str, Any]) -> set[frozenset[str]]:
    where = c.where("handicap")
    pairs = require({"closed_routes": [], **handicap(c, options)}, "closed_routes", list, where)
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise DataError(f"{where}: a closed route is a pair of spaces, not {pair!r}.")
        for space in pair:
            c.space(space, where)
    return {frozenset(pair) for pair in pairs}


def _read_routes(t: Any, c: Campaign, options: dict[str, Any]) -> None:
    rows = require(c.table("map"), "routes", list, c.where("map"))
    closed = _closed_routes(c, options)
    ways: dict[str, list[tuple[int, int, int]]] = {"land": [], "sea": []}
    seen: set[tuple[str, frozenset[int]]] = set()
    kept = []
    for i, row in enumerate(rows):
        a, b = _route(t, c, row, i)
        if (row["kind"], frozenset((a, b))) in seen:
            raise DataError(f"{c.where('map')}: the {row['kind']} route {row['a']}-{row['b']} is there twice.")
        seen.add((row["kind"], frozenset((a, b))))
        if frozenset((row["a"], row["b"])) in closed:
            continue
        barrier = int("barrier" in row)
        ways[row["kind"]] += [(a, b, barrier), (b, a, barrier)]
        kept.append({k: v for k, v in row.items() if k != "from"})
    for kind, start, to in (("land", t.way_start, t.way_to), ("sea", t.sea_start, t.sea_to)):
        if len(ways[kind]) > len(to):
            raise DataError(f"{c.where('map')}: at most {len(to) // 2} {kind} routes fit.")
        for k, (a, b, barrier) in enumerate(sorted(ways[kind])):
            to[k] = b
            if kind == "land":
                t.way_barrier[k] = barrier
            start[a + 1] += 1
        for i in range(len(start) - 1):
            start[i + 1] += start[i]
    c.extra["routes"] = kept
    _check_connected(t, c, [(a, b) for kind in ways for a, b, _ in ways[kind]])


def _check_connected(t: Any, c: Campaign, ways: list[tuple[int, int]]) -> None:
    for i, name in enumerate(c.spaces):
        if t.is_port[i] and t.sea_start[i] == t.sea_start[i + 1]:
            raise DataError(f"{c.where('space', name)} is a port without a sea route.")
    found = {0}
    while grown := {b for a, b in ways if a in found} - found:
        found |= grown
    if lost := [name for i, name in enumerate(c.spaces) if i not in found]:
        raise DataError(f"{c.where('map')}: no route leads from '{c.spaces[0]}' to '{lost[0]}'.")


def handicap(c: Campaign, options: dict[str, Any]) -> dict[str, Any]:
    """What the campaign changes for the chosen handicap."""
    side = options["handicap"]
    if side == "none":
        return {}
    stated = part(part(c.raw, "optional", c.file), "handicap", c.where("optional"))
    if side not in stated:
        raise OptionError(f"The campaign '{options['campaign']}' states no handicap for the {side} side.")
    found = part(stated, side, c.where("handicap"))
    only_keys(found, {"closed_routes", "extra_recruit", "barbarian_need", "from"}, c.where("handicap", side))
    return found


def _read_victory(t: Any, c: Campaign, options: dict[str, Any]) -> None:
    rows = c.table("victory")
    only_keys(rows, {"roman", "barbarian", "end"}, c.where("victory"))
    c.extra["victory"] = {}
    for seat, side in enumerate(SIDES):
        where = c.where("victory", side)
        row = require(rows, side, dict, c.where("victory"))
        places = [c.space(name, where) for name in words(row, "spaces", where)]
        for place in places:
            if t.is_sea[place]:
                raise DataError(f"{where}: '{c.spaces[place]}' is a sea space and cannot be controlled.")
            t.goal[seat][place] = 1
        t.need[seat] = require_number(row, "need", where, 1, len(set(places)))
        c.extra["victory"][side] = {k: v for k, v in row.items() if k != "from"}
        c.came_from(f"victory {side}", row)
    if "capital" in rows["barbarian"]:
        t.capital = c.space(rows["barbarian"]["capital"], c.where("victory barbarian"))
    end = require(rows, "end", dict, c.where("victory"))
    t.end_winner = side_of(end, "winner", c.where("victory end"))
    if "barbarian_need" in end:
        t.end_need = require_number(end, "barbarian_need", c.where("victory end"), 1, 48)
    c.extra["victory"]["end"] = {k: v for k, v in end.items() if k != "from"}
    c.came_from("victory end", end)
    helped = {"barbarian_need": t.need[1], **handicap(c, options)}
    t.need[1] = require_number(helped, "barbarian_need", c.where("handicap"), 1, 48)
    stated = part(part(c.raw, "optional", c.file), "prestige", c.where("optional"))
    if options["prestige"]:
        if not stated:
            raise OptionError(f"The campaign '{options['campaign']}' has no place of prestige.")
        t.prestige = c.space(stated.get("space"), c.where("optional prestige"))


def _read_closed(t: Any, c: Campaign, rows: dict[str, Any]) -> None:
    where = c.where("special closed")
    only_keys(rows, {*SIDES, "from"}, where)
    for number, side in enumerate(SIDES):
        for name in part(rows, side, where):
            space = c.space(name, where)
            if not t.is_port[space]:
                raise DataError(f"{where}: '{name}' is no port.")
            t.opens[number][space] = require_number(rows[side], name, where, 1, t.turns)


def _read_special(t: Any, c: Campaign) -> None:
    rows = part(c.raw, "special", c.file)
    only_keys(rows, {"stores", "forage", "closed", "walls", "levy"}, c.where("special"))
    for name in rows:
        c.came_from(f"special {name}", part(rows, name, c.where("special")))
    where = c.where("special stores")
    for side in part(rows, "stores", where):
        if side in SIDES:
            t.stores[SIDES.index(side)] = require_number(rows["stores"], side, where, 0, 40)
        elif side != "from":
            raise DataError(f"{where}: there is no side '{side}'.")
    where = c.where("special forage")
    for name in part(rows, "forage", where):
        if name != "from":
            t.forage_with[c.unit(name, where)] = require_number(rows["forage"], name, where, 0, 40)
    _read_closed(t, c, part(rows, "closed", c.where("special closed")))
    if "walls" in rows:
        t.walls[c.space(rows["walls"].get("space"), c.where("special walls"))] = 1
    if "levy" in rows:
        where = c.where("special levy")
        t.levy_space = c.space(rows["levy"].get("space"), where)
        t.levy_units = require_number(rows["levy"], "units", where, 1, 40)
        classes = words(rows["levy"], "classes", where)
        for u, name in enumerate(c.units):
            t.levy_unit[u] = int(t.side[u] == 0 and t.kind[u] == LAND and c.extra["units"][name]["class"] in classes)
    only_keys(part(c.raw, "optional", c.file), {"prestige", "handicap"}, c.where("optional"))
