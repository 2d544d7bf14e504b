"""Reads charts.toml: rondel, prices, know-hows, personages, victory totals, box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...common.payment import IRON, MARBLE, RESOURCES
from ...common.read_tables import number_at, read_rondel, table, tables_came_from
from ...core.data import Rows, one_of, require, within
from .domains import DOMAINS, GENERAL
from .spec import number_of_nations

if TYPE_CHECKING:
    from .components import Components

FILE = "charts.toml"
FIELDS, KNOW_HOWS, PERSONAGES = (DOMAINS.fixed[d] for d in ("field", "know_how", "personage"))
WON_BY_NUMBER = ("king", "citizen", "navigator")
LEVELS = {
    "legion_actions": ("none", "wheel", "roads"),
    "galley_actions": ("none", "sailing", "navigation"),
    "production": ("none", "market", "currency"),
    "defence": ("none", "monarchy", "democracy"),
}


def read_charts(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Fill the charts into the components."""
    tables_came_from(raw, FILE, rows)
    read_rondel(c, raw, FILE, FIELDS, RESOURCES)
    _read_prices(c, raw)
    _read_effects(c, raw)
    _read_know_hows(c, raw, rows)
    _read_personages(c, raw, rows)
    _read_victory(c, raw, rows.options)
    _read_box(c, raw, rows.options)


def _number(raw: dict[str, Any], path: str, key: str, low: int, high: int) -> int:
    return number_at(raw, FILE, path, key, low, high)


def _read_prices(c: Components, raw: dict[str, Any]) -> None:
    for i, resource in enumerate(RESOURCES):
        c.price_city[i] = _number(raw, "prices.city", resource, 0, 10)
    c.price_temple = _number(raw, "prices.temple", RESOURCES[MARBLE], 1, 34)
    c.price_unit = _number(raw, "prices.unit", RESOURCES[IRON], 1, 34)
    c.plain_city = _number(raw, "city", "plain", 1, 20)
    c.temple_city = _number(raw, "city", "temple", 1, 20)


def _read_effects(c: Components, raw: dict[str, Any]) -> None:
    columns = {
        "legion_actions": c.unit_actions[0],
        "galley_actions": c.unit_actions[1],
        "production": c.production_bonus,
        "defence": c.defence_bonus,
    }
    for name, levels in LEVELS.items():
        high = 3 if name.endswith("actions") else 20
        for i, level in enumerate(levels):
            columns[name][i] = _number(raw, f"effects.{name}", level, 0, high)


def _read_know_hows(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    rows.titles["know_how"] = {}
    for i, know_how in enumerate(KNOW_HOWS):
        path = f"know_how.{know_how}"
        row, where = table(raw, FILE, path), within(FILE, path)
        c.price_fresh[i] = _number(raw, path, "fresh", 1, 34)
        c.price_known[i] = _number(raw, path, "known", 1, 34)
        if "needs" in row:
            c.needs[i] = one_of(row["needs"], KNOW_HOWS[:i], within(where, "needs"))
        rows.titles["know_how"][know_how] = require(row, "name", str, where)


def _read_personages(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    rows.titles["personage"] = {}
    for i, personage in enumerate(PERSONAGES):
        path = f"personages.{personage}"
        c.stack[i] = _number(raw, path, "count", 0, 99)
        if personage in WON_BY_NUMBER:
            c.every[i] = _number(raw, path, "every", 1, 50)
        rows.titles["personage"][personage] = require(table(raw, FILE, path), "name", str, within(FILE, path))


def _read_victory(c: Components, raw: dict[str, Any], options: dict[str, Any]) -> None:
    for i in range(len(PERSONAGES)):
        c.points_of[i] = 1
    nations = str(number_of_nations(options))
    if options["military"]:
        c.points_of[GENERAL] = _number(raw, "victory", "general_points", 1, 9)
        c.target = _number(raw, "victory.military", nations, 1, 99)
    elif options["two_players"] == "doubled":
        c.target = _number(raw, "victory", "doubled", 1, 99)
    elif options["to_twelve"]:
        c.target = _number(raw, "victory", "to_twelve", 1, 99)
    else:
        c.target = _number(raw, "victory.personages", nations, 1, 99)


def _read_box(c: Components, raw: dict[str, Any], options: dict[str, Any]) -> None:
    colours = 2 if options["two_players"] == "doubled" else 1
    c.pieces[0] = colours * _number(raw, "box", "legions", 1, 17)
    c.pieces[1] = colours * _number(raw, "box", "galleys", 1, 17)
    c.stones = colours * _number(raw, "box", "stones", 3, 50)
    c.temples = _number(raw, "box", "temples", 0, 50)
    c.coins = _number(raw, "box", "coins", 0, 999)
    sets = 2 if options["doubled_stock"] and options["two_players"] == "doubled" else 1
    for i, resource in enumerate(RESOURCES):
        c.start_stock[i] = sets * _number(raw, "setup.stock", resource, 0, 99)
