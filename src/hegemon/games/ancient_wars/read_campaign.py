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


def read_campaign(c: Any, campaign: Campaign, options: dict[str, Any]) -> None:
    """Everything but the cards."""
    only_keys(campaign.raw, TOP, campaign.file)
    _read_head(c, campaign)
    _read_spaces(c, campaign)
    _read_routes(c, campaign, options)
    read_units(c, campaign)
    read_results_table(c, campaign, options)
    _read_victory(c, campaign, options)
    _read_special(c, campaign)


def _read_head(c: Any, campaign: Campaign) -> None:
    c.turns = require_number(campaign.raw, "turns", campaign.file, 1, 100)
    labels = require(campaign.raw, "turn_labels", list, campaign.file)
    if len(labels) != c.turns or not all(isinstance(label, str) for label in labels):
        raise DataError(f"{campaign.file}: 'turn_labels' must name each of the {c.turns} turns.")
    bbox = require(campaign.raw, "bbox", list, campaign.file)
    if len(bbox) != 4 or not all(isinstance(x, int | float) for x in bbox):
        raise DataError(f"{campaign.file}: 'bbox' must hold west, south, east and north.")
    sides = campaign.table("sides")
    campaign.titles["seat"] = {side: require(sides, side, str, campaign.where("sides")) for side in SIDES}
    for side in words(campaign.raw, "opening", campaign.file):
        if side not in SIDES:
            raise DataError(f"{campaign.file}: 'opening' lists sides (roman, barbarian), not '{side}'.")
        c.opening[SIDES.index(side)] = 1
    campaign.extra = {"title": require(campaign.raw, "title", str, campaign.file), "turn_labels": labels, "bbox": bbox}
    campaign.came_from("campaign", campaign.raw)


def _read_spaces(c: Any, campaign: Campaign) -> None:
    rows = campaign.table("spaces")
    campaign.spaces = list(rows)
    if not campaign.spaces:
        raise DataError(f"{campaign.file} has no spaces.")
    check_ids(campaign.spaces, "space", campaign.file)
    c.num_spaces = len(campaign.spaces)
    campaign.titles["space"] = {}
    campaign.extra["spaces"] = {}
    for i, (name, row) in enumerate(rows.items()):
        where = campaign.where("space", name)
        campaign.titles["space"][name] = require(row, "name", str, where)
        only_keys(row, SPACE_KEYS, where)
        terrain = require(row, "terrain", str, where)
        if terrain not in campaign.terrain:
            raise DataError(f"{where}: there is no terrain '{terrain}' on the Terrain Effects Chart.")
        c.is_sea[i] = int(campaign.terrain[terrain].get("sea", False))
        c.stops[i] = int(campaign.terrain[terrain].get("stop", False))
        c.is_port[i] = int(flag(row, "port", where))
        fortress = row.get("fortress", "none")
        if not isinstance(fortress, str) or fortress not in ("none", "any", *SIDES):
            raise DataError(f"{where}: a fortress is for roman, barbarian or any, not '{fortress}'.")
        for seat, side in enumerate(SIDES):
            c.fortress[seat][i] = int(fortress in (side, "any"))
        if c.is_sea[i] and (c.is_port[i] or fortress != "none"):
            raise DataError(f"{where}: a sea space is no port and has no fortress.")
        require(row, "region", str, where)
        for key in ("lon", "lat"):
            require(row, key, (int, float), where)
        campaign.came_from(f"space {name}", row)
        campaign.extra["spaces"][name] = {k: v for k, v in row.items() if k != "from"}


def _route(c: Any, campaign: Campaign, row: Any, i: int) -> tuple[int, int]:
    where = campaign.where(f"route {i + 1}")
    a, b = (campaign.space(require(row, end, str, where), where) for end in ("a", "b"))
    where = campaign.where(f"route {row['a']}-{row['b']}")
    only_keys(row, {"a", "b", "kind", "barrier", "via", "from"}, where)
    kind = require(row, "kind", str, where)
    if a == b:
        raise DataError(f"{where} leads back to where it begins.")
    if kind == "land":
        if c.is_sea[a] or c.is_sea[b]:
            raise DataError(f"{where} is a land route, but it leads to sea.")
        require(row, "barrier", str, where) if "barrier" in row else None
    elif kind == "sea":
        if not all(c.is_sea[x] or c.is_port[x] for x in (a, b)):
            raise DataError(f"{where} is a sea route, but it joins something that is neither sea nor port.")
        if "barrier" in row:
            raise DataError(f"{where} is a sea route and cannot have a barrier.")
    else:
        raise DataError(f"{where}: a route is of kind land or sea, not '{kind}'.")
    campaign.came_from(f"route {row['a']}-{row['b']}", row)
    return a, b


def _closed_routes(campaign: Campaign, options: dict[str, Any]) -> set[frozenset[str]]:
    where = campaign.where("handicap")
    pairs = require({"closed_routes": [], **handicap(campaign, options)}, "closed_routes", list, where)
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise DataError(f"{where}: a closed route is a pair of spaces, not {pair!r}.")
        for space in pair:
            campaign.space(space, where)
    return {frozenset(pair) for pair in pairs}


def _read_routes(c: Any, campaign: Campaign, options: dict[str, Any]) -> None:
    rows = require(campaign.table("map"), "routes", list, campaign.where("map"))
    closed = _closed_routes(campaign, options)
    ways: dict[str, list[tuple[int, int, int]]] = {"land": [], "sea": []}
    seen: set[tuple[str, frozenset[int]]] = set()
    kept = []
    for i, row in enumerate(rows):
        a, b = _route(c, campaign, row, i)
        if (row["kind"], frozenset((a, b))) in seen:
            raise DataError(f"{campaign.where('map')}: the {row['kind']} route {row['a']}-{row['b']} is there twice.")
        seen.add((row["kind"], frozenset((a, b))))
        if frozenset((row["a"], row["b"])) in closed:
            continue
        barrier = int("barrier" in row)
        ways[row["kind"]] += [(a, b, barrier), (b, a, barrier)]
        kept.append({k: v for k, v in row.items() if k != "from"})
    for kind, start, to in (("land", c.way_start, c.way_to), ("sea", c.sea_start, c.sea_to)):
        if len(ways[kind]) > len(to):
            raise DataError(f"{campaign.where('map')}: at most {len(to) // 2} {kind} routes fit.")
        for k, (a, b, barrier) in enumerate(sorted(ways[kind])):
            to[k] = b
            if kind == "land":
                c.way_barrier[k] = barrier
            start[a + 1] += 1
        for i in range(len(start) - 1):
            start[i + 1] += start[i]
    campaign.extra["routes"] = kept
    _check_connected(c, campaign, [(a, b) for kind in ways for a, b, _ in ways[kind]])


def _check_connected(c: Any, campaign: Campaign, ways: list[tuple[int, int]]) -> None:
    for i, name in enumerate(campaign.spaces):
        if c.is_port[i] and c.sea_start[i] == c.sea_start[i + 1]:
            raise DataError(f"{campaign.where('space', name)} is a port without a sea route.")
    found = {0}
    while grown := {b for a, b in ways if a in found} - found:
        found |= grown
    if lost := [name for i, name in enumerate(campaign.spaces) if i not in found]:
        raise DataError(f"{campaign.where('map')}: no route leads from '{campaign.spaces[0]}' to '{lost[0]}'.")


def handicap(campaign: Campaign, options: dict[str, Any]) -> dict[str, Any]:
    """What the campaign changes for the chosen handicap."""
    side = options["handicap"]
    if side == "none":
        return {}
    stated = part(part(campaign.raw, "optional", campaign.file), "handicap", campaign.where("optional"))
    if side not in stated:
        raise OptionError(f"The campaign '{options['campaign']}' states no handicap for the {side} side.")
    found = part(stated, side, campaign.where("handicap"))
    only_keys(found, {"closed_routes", "extra_recruit", "barbarian_need", "from"}, campaign.where("handicap", side))
    return found


def _read_victory(c: Any, campaign: Campaign, options: dict[str, Any]) -> None:
    rows = campaign.table("victory")
    only_keys(rows, {"roman", "barbarian", "end"}, campaign.where("victory"))
    campaign.extra["victory"] = {}
    for seat, side in enumerate(SIDES):
        where = campaign.where("victory", side)
        row = require(rows, side, dict, campaign.where("victory"))
        places = [campaign.space(name, where) for name in words(row, "spaces", where)]
        for place in places:
            if c.is_sea[place]:
                raise DataError(f"{where}: '{campaign.spaces[place]}' is a sea space and cannot be controlled.")
            c.goal[seat][place] = 1
        c.need[seat] = require_number(row, "need", where, 1, len(set(places)))
        campaign.extra["victory"][side] = {k: v for k, v in row.items() if k != "from"}
        campaign.came_from(f"victory {side}", row)
    if "capital" in rows["barbarian"]:
        c.capital = campaign.space(rows["barbarian"]["capital"], campaign.where("victory barbarian"))
    end = require(rows, "end", dict, campaign.where("victory"))
    c.end_winner = side_of(end, "winner", campaign.where("victory end"))
    if "barbarian_need" in end:
        c.end_need = require_number(end, "barbarian_need", campaign.where("victory end"), 1, 48)
    campaign.extra["victory"]["end"] = {k: v for k, v in end.items() if k != "from"}
    campaign.came_from("victory end", end)
    helped = {"barbarian_need": c.need[1], **handicap(campaign, options)}
    c.need[1] = require_number(helped, "barbarian_need", campaign.where("handicap"), 1, 48)
    stated = part(part(campaign.raw, "optional", campaign.file), "prestige", campaign.where("optional"))
    if options["prestige"]:
        if not stated:
            raise OptionError(f"The campaign '{options['campaign']}' has no place of prestige.")
        c.prestige = campaign.space(stated.get("space"), campaign.where("optional prestige"))


def _read_closed(c: Any, campaign: Campaign, rows: dict[str, Any]) -> None:
    where = campaign.where("special closed")
    only_keys(rows, {*SIDES, "from"}, where)
    for number, side in enumerate(SIDES):
        for name in part(rows, side, where):
            space = campaign.space(name, where)
            if not c.is_port[space]:
                raise DataError(f"{where}: '{name}' is no port.")
            c.opens[number][space] = require_number(rows[side], name, where, 1, c.turns)


def _read_special(c: Any, campaign: Campaign) -> None:
    rows = part(campaign.raw, "special", campaign.file)
    only_keys(rows, {"stores", "forage", "closed", "walls", "levy"}, campaign.where("special"))
    for name in rows:
        campaign.came_from(f"special {name}", part(rows, name, campaign.where("special")))
    where = campaign.where("special stores")
    for side in part(rows, "stores", where):
        if side in SIDES:
            c.stores[SIDES.index(side)] = require_number(rows["stores"], side, where, 0, 40)
        elif side != "from":
            raise DataError(f"{where}: there is no side '{side}'.")
    where = campaign.where("special forage")
    for name in part(rows, "forage", where):
        if name != "from":
            c.forage_with[campaign.unit(name, where)] = require_number(rows["forage"], name, where, 0, 40)
    _read_closed(c, campaign, part(rows, "closed", campaign.where("special closed")))
    if "walls" in rows:
        c.walls[campaign.space(rows["walls"].get("space"), campaign.where("special walls"))] = 1
    if "levy" in rows:
        where = campaign.where("special levy")
        c.levy_space = campaign.space(rows["levy"].get("space"), where)
        c.levy_units = require_number(rows["levy"], "units", where, 1, 40)
        classes = words(rows["levy"], "classes", where)
        for u, name in enumerate(campaign.units):
            c.levy_unit[u] = int(
                c.side[u] == 0 and c.kind[u] == LAND and campaign.extra["units"][name]["class"] in classes
            )
    only_keys(part(campaign.raw, "optional", campaign.file), {"prestige", "handicap"}, campaign.where("optional"))
