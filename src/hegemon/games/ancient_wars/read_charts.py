"""Reads charts.toml: the numbers of the system rules and the Terrain Effects Chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, require, require_number, within

if TYPE_CHECKING:
    from .components import Components

FILE = "charts.toml"
NUMBERS = ("leader_bonus", "fleet_capacity", "forage", "attrition_fatal", "march_fatal", "major_battle_units")


def read_charts(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Numbers go into the components; terrain is kept for the reader of the map."""
    numbers = require(raw, "numbers", dict, FILE)
    for name in NUMBERS:
        setattr(c, name, require_number(numbers, name, within(FILE, "numbers"), 0, 40))
    rows.came_from(FILE, "numbers", numbers.get("from"))
    terrain: dict[str, Any] = require(raw, "terrain", dict, FILE)
    for name, row in terrain.items():
        for flag in ("stop", "sea"):
            whole = {flag: False, **row} if isinstance(row, dict) else row
            require(whole, flag, bool, within(FILE, "terrain", name))
        rows.came_from(FILE, f"terrain {name}", row.get("from"))
    rows.extra["terrain"] = terrain
