"""Reads charts.toml: rondel, prices, know-hows, personages, victory totals, box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Provenance, origins, read_toml, require, require_number
from ...core.errors import DataError
from .domains import DOMAINS, GENERAL, GOLD, IRON, MARBLE
from .spec import number_of_nations

HOME = Path(__file__).parent
FILE = "charts.toml"
FIELDS, KNOW_HOWS, PERSONAGES, RESOURCES = (DOMAINS.fixed[d] for d in ("field", "know_how", "personage", "resource"))
LEVELS = {
    "legion_actions": ("none", "wheel", "roads"),
    "galley_actions": ("none", "sailing", "navigation"),
    "production": ("none", "market", "currency"),
    "defence": ("none", "monarchy", "democracy"),
}


def read_charts(
    c: Any, options: dict[str, Any], folder: Path | None, rows: list[Provenance]
) -> dict[str, dict[str, str]]:
    """Fill the charts into the components; returns display names by domain."""
    charts = read_toml(HOME, folder, FILE)
    _rondel(c, _part(charts, "rondel", rows), rows)
    _prices(c, charts, rows)
    _effects(c, _part(charts, "effects", rows))
    titles = {"know_how": _know_hows(c, charts, rows), "personage": _personages(c, charts, rows)}
    _victory(c, options, _part(charts, "victory", rows))
    _box(c, options, charts, rows)
    return titles


def _part(charts: dict[str, Any], key: str, rows: list[Provenance]) -> dict[str, Any]:
    part: Any = charts
    for step in key.split("."):
        part = require(part, step, dict, FILE)
    rows += origins(FILE, key, part.get("from"), f"{FILE}, {key}")
    return dict(part)


def _rondel(c: Any, rondel: dict[str, Any], rows: list[Provenance]) -> None:
    where = f"{FILE}, rondel"
    order = require(rondel, "order", list, where)
    if sorted(order) != sorted(FIELDS):
        raise DataError(f"{where}: 'order' must name each of {', '.join(FIELDS)} once.")
    for place, field in enumerate(order):
        c.ring[FIELDS.index(field)] = place
    c.free_steps = require_number(rondel, "free_steps", where, 1, 8)
    for field, resource in _part({"rondel": rondel}, "rondel.produces", rows).items():
        if field != "from":
            _known(field, FIELDS, where)
            c.produces[FIELDS.index(field)] = RESOURCES.index(_known(resource, RESOURCES, where))


def _known(name: Any, names: tuple[str, ...], where: str) -> str:
    if name not in names:
        raise DataError(f"{where}: '{name}' is none of {', '.join(names)}.")
    return str(name)


def _prices(c: Any, charts: dict[str, Any], rows: list[Provenance]) -> None:
    city = _part(charts, "prices.city", rows)
    for i, resource in enumerate(RESOURCES):
        c.price_city[i] = require_number(city, resource, f"{FILE}, prices.city", 0, 10)
    c.price_temple = require_number(
        _part(charts, "prices.temple", rows), RESOURCES[MARBLE], f"{FILE}, prices.temple", 1, 34
    )
    c.price_unit = require_number(_part(charts, "prices.unit", rows), RESOURCES[IRON], f"{FILE}, prices.unit", 1, 34)
    part = _part(charts, "city", rows)
    c.plain_city = require_number(part, "plain", f"{FILE}, city", 1, 20)
    c.temple_city = require_number(part, "temple", f"{FILE}, city", 1, 20)


def _effects(c: Any, effects: dict[str, Any]) -> None:
    columns = {
        "legion_actions": c.unit_actions[0],
        "galley_actions": c.unit_actions[1],
        "production": c.production_bonus,
        "defence": c.defence_bonus,
    }
    for name, levels in LEVELS.items():
        row = require(effects, name, dict, f"{FILE}, effects")
        high = 3 if name.endswith("actions") else 20
        for i, level in enumerate(levels):
            columns[name][i] = require_number(row, level, f"{FILE}, effects.{name}", 0, high)


def _know_hows(c: Any, charts: dict[str, Any], rows: list[Provenance]) -> dict[str, str]:
    titles = {}
    for i, know_how in enumerate(KNOW_HOWS):
        where = f"{FILE}, know_how.{know_how}"
        row = _part(charts, f"know_how.{know_how}", rows)
        c.price_fresh[i] = require_number(row, "fresh", where, 1, 34)
        c.price_known[i] = require_number(row, "known", where, 1, 34)
        if "needs" in row:
            c.needs[i] = KNOW_HOWS.index(_known(row["needs"], KNOW_HOWS[:i], where))
        titles[know_how] = require(row, "name", str, where)
    return titles


def _personages(c: Any, charts: dict[str, Any], rows: list[Provenance]) -> dict[str, str]:
    titles = {}
    for i, personage in enumerate(PERSONAGES):
        where = f"{FILE}, personages.{personage}"
        row = _part(charts, f"personages.{personage}", rows)
        c.stack[i] = require_number(row, "count", where, 0, 99)
        if personage in ("king", "citizen", "navigator"):
            c.every[i] = require_number(row, "every", where, 1, 50)
        titles[personage] = require(row, "name", str, where)
    return titles


def _victory(c: Any, options: dict[str, Any], victory: dict[str, Any]) -> None:
    where = f"{FILE}, victory"
    for i in range(len(PERSONAGES)):
        c.points_of[i] = 1
    nations = str(number_of_nations(options))
    if options["military"]:
        c.points_of[GENERAL] = require_number(victory, "general_points", where, 1, 9)
        c.target = require_number(require(victory, "military", dict, where), nations, where, 1, 99)
    elif options["two_players"] == "doubled":
        c.target = require_number(victory, "doubled", where, 1, 99)
    elif options["to_twelve"]:
        c.target = require_number(victory, "to_twelve", where, 1, 99)
    else:
        c.target = require_number(require(victory, "personages", dict, where), nations, where, 1, 99)


def _box(c: Any, options: dict[str, Any], charts: dict[str, Any], rows: list[Provenance]) -> None:
    where = f"{FILE}, box"
    box = _part(charts, "box", rows)
    colours = 2 if options["two_players"] == "doubled" else 1
    c.pieces[0] = colours * require_number(box, "legions", where, 1, 17)
    c.pieces[1] = colours * require_number(box, "galleys", where, 1, 17)
    c.stones = colours * require_number(box, "stones", where, 3, 50)
    c.temples = require_number(box, "temples", where, 0, 50)
    c.coins = require_number(box, "coins", where, 0, 999)
    setup = _part(charts, "setup", rows)
    stock = require(setup, "stock", dict, f"{FILE}, setup")
    sets = 2 if options["doubled_stock"] else 1
    for i in (MARBLE, IRON, GOLD):
        c.start_stock[i] = sets * require_number(stock, RESOURCES[i], f"{FILE}, setup.stock", 0, 99)
