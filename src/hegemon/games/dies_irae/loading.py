"""Fills the components from the data files, and refuses broken ones with one clear sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.data import Data, Provenance, origins, read_toml
from .domains import DOMAINS
from .loading_charts import load_charts
from .loading_map import load_map
from .loading_sheets import load_sheets

if TYPE_CHECKING:
    from .components import Components

MOST_TURNS = 2000  # what the counters of a record hold, when no cap is wanted
FLAGS = (
    *("fifth_column", "decline", "province_joy", "legions_create", "leaders", "choose_order", "double_posts"),
    *("takeover_after_combat", "ships_take_over", "early_monuments"),
)


def load(c: Components, options: dict[str, Any], home: Path, folder: Path | None) -> Data:
    """Everything that is printed, with names, titles and provenance."""
    rows: list[Provenance] = []
    ids: dict[str, list[str]] = {}
    titles: dict[str, dict[str, str]] = {}
    extra: dict[str, Any] = {}
    coast = read_toml(home, folder, "coast.toml")
    extra["coast"] = coast.get("rings", [])
    rows.extend(origins("coast.toml", "coastline", coast.get("from"), "coast.toml"))
    charts = read_toml(home, folder, "charts.toml")
    ids["good"] = list(charts.get("goods", {}))
    load_map(c, read_toml(home, folder, "map.toml"), options, ids, titles, extra, rows)
    load_charts(c, charts, options, ids, extra, rows)
    load_sheets(c, read_toml(home, folder, "factions.toml"), options, ids, titles, extra, rows)
    extra["charts"] = _without_origins(charts)
    for flag in FLAGS:
        setattr(c, flag, int(options[flag]))
    c.ready = int(options["setup"] == "ready")
    c.vp_goal = options["vp_goal"]
    c.turn_cap = options["turn_cap"] or MOST_TURNS
    c.luxury_once = int(options["luxury_reward"] == "game")
    seats = ids["seat"]
    ids["force"] = [f"{seat}_{kind}" for seat in seats for kind in ("legion", "ship")]
    ids["pair"] = [f"{a}_{b}" for i, a in enumerate(seats) for b in seats[i + 1 :]]
    return Data(c, DOMAINS.names(ids), titles, rows, extra)


def _without_origins(value: Any) -> Any:
    """What is printed, without where we know it from."""
    if isinstance(value, dict):
        return {key: _without_origins(inner) for key, inner in value.items() if key != "from"}
    return value
