"""Reads the units of a campaign and its Battle Results Table."""

from __future__ import annotations

from typing import Any

from ...core.data import require, require_number
from ...core.errors import DataError
from .campaign import SIDES, Campaign, check_ids, flag, only_keys, side_of, words
from .domains import CAMP, DOMAINS, ELIMINATION, FLEET, LAND, LEADER, NO_EFFECT, PANIC

RESULTS = {"-": NO_EFFECT, "P": PANIC, "E": ELIMINATION}
KINDS = {"leader": LEADER, "fleet": FLEET, "camp": CAMP}
UNIT_KEYS = {"name", "side", "class", "group", "strength", "elite", "supreme", "start", "homes", "from"}
UNIT_KEYS |= {"earliest_turn", "recruit_with_leader", "recruit_needs_land_unit"}


def read_units(c: Any, campaign: Campaign) -> None:
    """Units side by side: leaders, other land units, fleets, camps, each in the order of the file."""
    rows = campaign.table("units")
    if len(rows) != DOMAINS.capacity["unit"]:
        raise DataError(f"{campaign.file} must have {DOMAINS.capacity['unit']} units, not {len(rows)}.")

    def rank(name: str) -> tuple[int, int]:
        where = campaign.where("unit", name)
        return side_of(rows[name], "side", where), KINDS.get(require(rows[name], "class", str, where), LAND)

    check_ids(list(rows), "unit", campaign.file)
    campaign.units = sorted(rows, key=rank)
    campaign.titles["unit"] = {
        name: require(rows[name], "name", str, campaign.where("unit", name)) for name in campaign.units
    }
    campaign.extra["units"] = {name: {k: v for k, v in rows[name].items() if k != "from"} for name in campaign.units}
    for u, name in enumerate(campaign.units):
        only_keys(rows[name], UNIT_KEYS, campaign.where("unit", name))
        c.side[u], c.kind[u] = rank(name)
        _read_unit(c, campaign, u, rows[name], campaign.where("unit", name))
        campaign.came_from(f"unit {name}", rows[name])
    for seat in range(2):
        numbers = [u for u in range(len(campaign.units)) if c.side[u] == seat]
        if not any(c.kind[u] < FLEET for u in numbers):
            raise DataError(f"{campaign.file}: the {SIDES[seat]} side has no land unit.")
        c.first_unit[seat], c.end_unit[seat] = numbers[0], numbers[-1] + 1
        for kind, end in ((LEADER, c.end_leader), (LAND, c.end_land), (FLEET, c.end_fleet)):
            end[seat] = numbers[0] + sum(c.kind[u] <= kind for u in numbers)
        supreme = [u for u in numbers if c.is_supreme[u]]
        if len(supreme) > 1:
            raise DataError(f"{campaign.file}: the {SIDES[seat]} side has more than one Supreme Leader.")
        c.supreme[seat] = supreme[0] if supreme else -1
    camps = [u for u in range(len(campaign.units)) if c.kind[u] == CAMP]
    c.first_camp, c.end_camp = min(camps, default=0), max(camps, default=-1) + 1
    holders: dict[int, int] = {}
    for u, name in enumerate(campaign.units):
        if c.start_at[u] >= 0 and holders.setdefault(c.start_at[u], c.side[u]) != c.side[u]:
            raise DataError(f"{campaign.where('unit', name)} begins in the same space as an enemy.")


def _read_unit(c: Any, campaign: Campaign, u: int, row: dict[str, Any], where: str) -> None:
    kind = c.kind[u]
    require(row, "group", str, where)
    if kind == CAMP:
        if c.side[u] != 0 or "start" in row or "homes" in row:
            raise DataError(f"{where}: a camp is Roman, begins in the Recruit Box and has no homes.")
        return
    c.strength[u] = require_number(row, "strength", where, 1, 9)
    c.is_elite[u] = int(flag(row, "elite", where))
    c.is_supreme[u] = int(flag(row, "supreme", where))
    c.is_legion[u] = int(row["class"] == "legion")
    c.is_cavalry[u] = int(row["class"] == "cavalry")
    c.joins_leader[u] = int(flag(row, "recruit_with_leader", where))
    c.needs_land_unit[u] = int(flag(row, "recruit_needs_land_unit", where))
    if c.is_supreme[u] and kind != LEADER:
        raise DataError(f"{where}: only a leader can be a Supreme Leader.")
    if "earliest_turn" in row:
        c.earliest_turn[u] = require_number(row, "earliest_turn", where, 1, c.turns)
    homes = sorted({campaign.space(home, where) for home in words(row, "homes", where)})
    places = list(homes)
    if "start" in row:
        c.start_at[u] = campaign.space(row["start"], where)
        places.append(c.start_at[u])
    if len(homes) > DOMAINS.capacity["home"]:
        raise DataError(f"{where}: at most {DOMAINS.capacity['home']} homes fit.")
    if not places:
        raise DataError(f"{where} begins in the Recruit Box and has no homes, so it could never enter play.")
    for place in places:
        if c.is_sea[place] or (kind == FLEET and not c.is_port[place]):
            raise DataError(f"{where}: '{campaign.spaces[place]}' is no place for it.")
    c.num_homes[u] = len(homes)
    c.home[u][: len(homes)] = homes
    for home in homes:
        c.is_home[u][home] = 1


def read_results_table(c: Any, campaign: Campaign, options: dict[str, Any]) -> None:
    """Columns of the table, and which unit uses which."""
    table = campaign.table("table")
    where = campaign.where("table")
    columns = require(table, "columns", dict, where)
    if len(columns) > DOMAINS.capacity["column"]:
        raise DataError(f"{where}: at most {DOMAINS.capacity['column']} columns fit.")
    names = list(columns)
    for k, (name, faces) in enumerate(columns.items()):
        if not isinstance(faces, list) or len(faces) != 6 or any(str(face) not in RESULTS for face in faces):
            raise DataError(f"{where}: column '{name}' must give -, P or E for the six faces of the die.")
        if all(face == "-" for face in faces):
            raise DataError(f"{where}: column '{name}' has no result at all, so a battle might never end.")
        c.effect[k][1:] = [RESULTS[str(face)] for face in faces]
    classes = require(table, "classes", dict, where)
    for u, unit in enumerate(campaign.units):
        if c.kind[u] == CAMP:
            continue
        of_class = campaign.extra["units"][unit]["class"]
        column = classes.get(of_class)
        column = column.get(SIDES[c.side[u]]) if isinstance(column, dict) else column
        if not isinstance(column, str) or column not in names:
            raise DataError(f"{where}: the class '{of_class}' of unit '{unit}' has no column.")
        c.column[u] = names.index(column)
        c.stampedes[u] = int(options["elephants"] and of_class == "elephant")
    elite = require(table, "elite", str, where)
    if elite not in names:
        raise DataError(f"{where}: the elite column '{elite}' is missing.")
    c.elite_column = names.index(elite)
    campaign.extra["table"] = {"columns": columns, "classes": classes, "elite": elite}
    campaign.came_from("table", table)
