"""Reads the charts: rondel, prices, city, personages, box and set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...common.read_tables import number_at, read_rondel, table, tables_came_from
from ...core.data import Rows, require, require_number, shown, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import DOMAINS

if TYPE_CHECKING:
    from .components import Components

FILE = "charts.toml"
SAY = said_by("duellum")
MOST_CHIPS = 15  # the highest price: `coins N` and the losses of a conquest count so far

# Single numbers: field of Components ← table and key of the file, with the bounds that make sense.
NUMBERS: tuple[tuple[str, str, str, int, int], ...] = (
    ("step_price", "rondel", "extra_step", 0, 9),
    ("city_coin", "prices.city", "coin_per_neighbour", 0, 9),
    ("temple_price", "prices.temple", "marble", 0, MOST_CHIPS),
    ("temple_coin", "prices.temple", "coin_per_neighbour", 0, 9),
    ("wall_price", "prices.wall", "marble", 0, MOST_CHIPS),
    ("trade_gives", "prices.trade", "give", 1, 9),
    ("trade_takes", "prices.trade", "get", 1, 9),
    ("city_strength", "city", "plain", 1, 9),
    ("temple_strength", "city", "temple", 1, 9),
    ("wall_defence", "city", "wall_defence", 0, 9),
    ("unit_defence", "city", "unit_defence", 0, 9),
    ("res_publica_defence", "defence", "res_publica", 0, 9),
    ("fortress_defence", "defence", "fortress", 0, 9),
    ("special_defender", "defence", "special_defender", 0, 9),
    ("special_attacker", "defence", "special_attacker", -9, 0),
    ("coins_produced", "production", "coins", 0, 9),
    ("moneta_chips", "production", "moneta", 0, 9),
    ("borders_crossed", "movement", "borders", 1, 9),
    ("strata_borders", "movement", "strata", 0, 9),
    ("navigatio_borders", "movement", "navigatio", 0, 9),
    ("cities_per_king", "personages.king", "every", 1, 99),
    ("temples_per_citizen", "personages.citizen", "every", 1, 99),
    ("points_per_navigator", "personages.navigator", "every", 1, 99),
    ("galley_points", "personages.navigator.points", "galley", 0, 9),
    ("open_sea_points", "personages.navigator.points", "open_sea", 0, 9),
    ("box_temples", "box", "temples", 0, 99),
    ("box_walls", "box", "walls", 0, 99),
    ("box_coins", "box", "coins", 0, 999),
    ("start_walls", "setup", "walls", 0, 9),
    ("first_coins", "setup.coins", "first", 0, 9),
    ("second_coins", "setup.coins", "second", 0, 9),
    ("display_size", "setup", "display", 0, 25),
)
# Rows of numbers: field of Components ← table of the file, one key for each member of a domain.
ROWS: tuple[tuple[str, str, str, int], ...] = (
    ("city_price", "prices.city", "resource", MOST_CHIPS),
    ("box_tokens", "box.tokens", "resource", 99),
    ("start_stock", "setup.stock", "resource", 99),
    ("start_recruits", "setup.box", "kind", 12),
)
# Numbers by name: field of Components, member ← table and key of the file.
CELLS: tuple[tuple[str, int, str, str, int], ...] = (
    ("arm_price", 0, "prices.arm", "iron", MOST_CHIPS),
    ("arm_price", 1, "prices.arm", "iron", MOST_CHIPS),
    ("arm_price", 2, "prices.arm_special", "iron", MOST_CHIPS),
    ("recruit_price", 0, "prices.recruit_legion", "gold", MOST_CHIPS),
    ("recruit_price", 1, "prices.recruit_galley", "gold", MOST_CHIPS),
    ("box_units", 0, "box", "legions", 12),
    ("box_units", 1, "box", "galleys", 12),
    *(("know_how_first", i, f"know_how.{k}", "first", MOST_CHIPS) for i, k in enumerate(DOMAINS.fixed["know_how"])),
    *(("know_how_later", i, f"know_how.{k}", "later", MOST_CHIPS) for i, k in enumerate(DOMAINS.fixed["know_how"])),
    *(("personage_count", i, f"personages.{k}", "count", 9) for i, k in enumerate(DOMAINS.fixed["personage"])),
)


def read_charts(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Every number of the raw, each checked, and the names printed there."""
    for field, path, key, low, high in NUMBERS:
        setattr(c, field, number_at(raw, FILE, path, key, low, high))
    for field, path, domain, high in ROWS:
        for i, member in enumerate(DOMAINS.fixed[domain]):
            getattr(c, field)[i] = number_at(raw, FILE, path, member, 0, high)
    for field, i, path, key, high in CELLS:
        getattr(c, field)[i] = number_at(raw, FILE, path, key, 0, high)
    read_rondel(c, raw, FILE, DOMAINS.fixed["field"], DOMAINS.fixed["resource"])
    _fill_track(c, table(raw, FILE, "track"))
    _check_box(c, raw)
    rows.titles["know_how"] = _names(raw, "know_how")
    rows.titles["personage"] = _names(raw, "personages")
    rows.titles["field"] = {field: field.split("_")[0].capitalize() for field in DOMAINS.fixed["field"]}
    tables_came_from(raw, FILE, rows)


def _names(charts: dict[str, Any], table: str) -> dict[str, str]:
    return {name: require(row, "name", str, within(FILE, table, name)) for name, row in charts[table].items()}


def _fill_track(c: Components, track: dict[str, Any]) -> None:
    where = within(FILE, "track")
    c.win_at = require_number(track, "win_at", where, 1, sum(c.personage_count) or 1)
    for mark in require(track, "walls_at", list, where):
        if isinstance(mark, bool) or not isinstance(mark, int) or not 0 <= mark < len(c.track_walls):
            high = len(c.track_walls) - 1
            raise DataError(msg("bad-walls-at", where=within(where, "walls_at"), high=high, given=shown(mark)), SAY)
        c.track_walls[mark] += 1


def _check_box(c: Components, charts: dict[str, Any]) -> None:
    supply = table(charts, FILE, "setup.supply")
    for i, kind in enumerate(DOMAINS.fixed["kind"]):
        left = require_number(supply, kind, within(FILE, "setup", "supply"), 0, 12)
        if left + c.start_recruits[i] != c.box_units[i]:
            raise DataError(msg("bad-supply", file=FILE, kind=kind, all=c.box_units[i]), SAY)
    if 2 * c.start_walls > c.box_walls:
        raise DataError(msg("bad-setup-walls", file=FILE, walls=c.start_walls, all=c.box_walls), SAY)
    if any(tokens < 2 for tokens in c.box_tokens):
        raise DataError(msg("bad-box-tokens", where=within(FILE, "box", "tokens")), SAY)
