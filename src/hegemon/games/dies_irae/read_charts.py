"""Reads charts.toml: merchandise, development, costs and tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, require, require_count, require_number, shown, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import CULTURE, DOMAINS, FLEET, ITEMS, LEGION, MILITARY, ROWS, SHIP

if TYPE_CHECKING:
    from .components import Components

FILE = "charts.toml"
SAY = said_by("dies_irae")
PHASES = 4
MOST_POINTS = 9  # of legions: the search for reachable hexes has room for no more
NUMBERS = {
    "combat": {
        "unit": "unit_falls",
        "fortress": "fortress_value",
        "fortress_falls": "fortress_falls",
        "monument_falls": "monument_falls",
        "mountain": "mountain_value",
        "leader": "leader_value",
    },
    "cycle": {
        "actions": "actions_each",
        "same_by_one": "same_by_one",
        "same_by_all": "same_by_all",
        "same_by_two": "same_by_two",
        "armistice": "armistice_turns",
    },
}
STEPS = (
    *("phase", "pay", "luxury", "monument", "province_gained"),
    *("province_lost", "maintenance", "refusal", "capital", "undermined"),
)


def numbers(row: Any, key: str, where: str, count: tuple[int, int], low: int = -99, high: int = 3000) -> list[int]:
    """A list of whole numbers."""
    given = require(row, key, list, where)
    if any(not isinstance(n, int) or isinstance(n, bool) or not low <= n <= high for n in given):
        raise DataError(msg("bad-numbers", where=within(where, key), low=str(low), high=str(high)), SAY)
    require_count(len(given), within(where, key), *count)
    return list(given)


def names_of_goods(raw: dict[str, Any]) -> list[str]:
    """The goods of the merchandise chart: the map puts them on its hexes."""
    return list(require(raw, "goods", dict, FILE))


def read_charts(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Fill everything that the charts show; the map is known by then."""
    _goods(c, raw, rows)
    development = require(raw, "development", dict, FILE)
    rows.extra["phases"] = {}
    for row, name in enumerate(ROWS):
        where = within(FILE, "development", name)
        chart = require(development, name, dict, within(FILE, "development"))
        _spaces(c, row, chart, rows.names["good"], where)
        rows.extra["phases"][name] = require(chart, "names", list, where)
        rows.came_from(FILE, f"development {name}", chart.get("from"))
    _effects(c, development)
    _costs(c, raw, rows)
    _tracks(c, raw, rows)
    _laurels(c, raw, rows)
    _rule_numbers(c, raw, rows)
    rows.extra["charts"] = _without_origins(raw)


def _without_origins(value: Any) -> Any:
    """What is printed, without where we know it from."""
    if isinstance(value, dict):
        return {key: _without_origins(inner) for key, inner in value.items() if key != "from"}
    return value


def _goods(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    olives = bool(rows.options["olives_supply"])
    goods = require(raw, "goods", dict, FILE)
    require_count(len(goods), within(FILE, "goods"), 1, DOMAINS.capacity["good"])
    c.num_goods = len(goods)
    for good, name in enumerate(rows.names["good"]):
        where = within(FILE, "goods", name)
        values = numbers(goods[name], "row", where, (1, DOMAINS.capacity["box"] - 1), 0)
        c.boxes[good] = len(values)
        for i, value in enumerate(values):
            c.good_value[good][i + 1] = value
        c.is_luxury[good] = int(bool(goods[name].get("luxury")))
        c.is_supply[good] = int(bool(goods[name].get("supply")) and (olives or name != "olives"))
        rows.came_from(FILE, f"good {name}", goods[name].get("from"))


def _spaces(c: Components, row: int, chart: dict[str, Any], goods: list[str], where: str) -> None:
    prices = require(chart, "prices", list, where)
    needs = require(chart, "needs", list, where)
    if len(prices) != PHASES or len(needs) != PHASES or any(not isinstance(p, list) or not p for p in prices):
        raise DataError(msg("bad-phases", where=where), SAY)
    require_count(sum(len(p) for p in prices), within(where, "prices"), PHASES, DOMAINS.capacity["space"] - 2)
    space = 0
    for phase, part in enumerate(prices, 1):
        for price in numbers({"prices": part}, "prices", where, (1, 24), 0):
            space += 1
            c.price[row][space] = price
            c.phase[row][space] = phase
        _needs(c, row, phase, needs[phase - 1], goods, where)
    c.last_space[row] = space + 1
    c.price[row][space + 1] = require_number(chart, "golden_age", where, 0, 3000)
    c.phase[row][space + 1] = PHASES


def _needs(c: Components, row: int, phase: int, given: Any, goods: list[str], where: str) -> None:
    if not isinstance(given, dict) or set(given) - {"goods", "luxuries", *ROWS}:
        raise DataError(msg("bad-needs", where=within(where, "needs"), rows=", ".join(ROWS), given=shown(given)), SAY)
    wanted = given.get("goods", [])
    if not isinstance(wanted, list) or len(wanted) > DOMAINS.capacity["need"] or set(wanted) - set(goods):
        most, place = DOMAINS.capacity["need"], within(where, "needs", "goods")
        raise DataError(msg("bad-needed-goods", where=place, most=most), SAY)
    for i, name in enumerate(wanted):
        c.need_good[row][phase][i] = goods.index(name)
    if "luxuries" in given:
        c.need_luxuries[row][phase] = require_number(given, "luxuries", where, 0, 20)
    for other, name in enumerate(ROWS):
        if name in given:
            c.need_phase[row][phase][other] = require_number(given, name, where, 0, PHASES)


def _effects(c: Components, development: dict[str, Any]) -> None:
    for kind, row, most in ((LEGION, MILITARY, MOST_POINTS), (SHIP, FLEET, 99)):
        where = within(FILE, "development", ROWS[row])
        c.unit_value[kind] = numbers(development[ROWS[row]], "value", where, (5, 5), 0, 50)
        c.unit_points[kind] = numbers(development[ROWS[row]], "points", where, (5, 5), 1, most)
    where = within(FILE, "development", "culture")
    culture = development["culture"]
    parts = require(culture, "value", list, where)
    flat = [v for part in parts for v in part] if all(isinstance(p, list) for p in parts) else []
    if len(flat) != c.last_space[CULTURE] - 1:
        raise DataError(msg("bad-values", where=within(where, "value"), spaces=c.last_space[CULTURE] - 1), SAY)
    for i, value in enumerate([*flat, culture.get("golden_age_value")]):
        c.culture_value[i + 1] = require_number({"value": value}, "value", where, -20, 20)
    where = within(FILE, "development", "economy")
    for phase, amount in enumerate(numbers(development["economy"], "income", where, (4, 4), 0, 500), 1):
        c.phase_income[phase] = c.phase_income[phase - 1] + amount
    c.double_phase = require_number(development["economy"], "double_posts_phase", where, 0, 5)
    c.contest_phase = require_number(development["fleet"], "contest_phase", within(FILE, "development", "fleet"), 0, 5)


def _costs(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    costs = require(raw, "costs", dict, FILE)
    for item, name in enumerate(ITEMS):
        where = within(FILE, "costs", name)
        prices = numbers(costs.get(name), "prices", where, (4, 4), 0)
        c.cost[item] = [prices[0], *prices]  # before phase I the price of phase I
        rows.came_from(FILE, f"cost {name}", costs[name].get("from"))


def _tracks(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    track, where = require(raw, "stability", dict, FILE), within(FILE, "stability")
    c.lowest = require_number(track, "lowest", where, -10, -1)
    values = numbers(track, "value", where, (-c.lowest + 2, DOMAINS.capacity["level"] - 1), -20, 20)
    c.golden = c.lowest + len(values)
    for i, value in enumerate([*values, require_number(track, "golden_age_value", where, -20, 20)]):
        c.stability_value[i] = value
    rows.came_from(FILE, "stability track", track.get("from"))
    track, where = require(raw, "supply", dict, FILE), within(FILE, "supply")
    fed = numbers(track, "legions", where, (1, DOMAINS.capacity["post"]), 0, 99)
    for i in range(DOMAINS.capacity["post"]):
        c.fed[i] = fed[min(i, len(fed) - 1)]
    rows.came_from(FILE, "supply track", track.get("from"))


def _laurels(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    laurels = "light" if rows.options["light_laurels"] else "dark"
    sets = require(raw, "laurels", dict, FILE)
    for name, row in sets.items():
        rows.came_from(FILE, f"laurels {name}", row.get("from"))
    for i, name in enumerate(("provinces", "islands")):
        where = within(FILE, "laurels", laurels)
        places = numbers(sets.get(laurels), name, where, (0, DOMAINS.capacity["post"]), 1, DOMAINS.capacity["post"] - 1)
        for count in range(DOMAINS.capacity["post"]):
            c.laurels[i][count] = sum(1 for place in places if place <= count)


def _rule_numbers(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    for part, fields in NUMBERS.items():
        table = require(raw, part, dict, FILE)
        for key, name in fields.items():
            setattr(c, name, require_number(table, key, within(FILE, part), 1, 99))
        rows.came_from(FILE, part, table.get("from"))
    table = require(raw, "movement", dict, FILE)
    plain = require_number(table, "hex", within(FILE, "movement"), 1, 9)
    mountain = require_number(table, "mountain", within(FILE, "movement"), 1, 9)
    for h in range(c.num_hexes):
        c.entry[h] = mountain if c.is_mountain[h] else plain
    c.leader_points = require_number(table, "leader", within(FILE, "movement"), 1, MOST_POINTS)
    rows.came_from(FILE, "movement", table.get("from"))
    table = require(raw, "steps", dict, FILE)
    for step in STEPS:
        setattr(c, f"step_{step}", require_number(table, step, within(FILE, "steps"), -9, 9))
    rows.came_from(FILE, "steps of stability", table.get("from"))
