"""What never changes during a game: map, charts, sheets and options as numbers, loaded from the TOML files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Data, Rows, read_toml
from ...core.state import derived, grid, layout, number
from .domains import DOMAINS
from .read_charts import names_of_goods, read_charts
from .read_coast import read_coast
from .read_factions import read_factions
from .read_map import read_map

HOME = Path(__file__).parent


@layout(DOMAINS)
class Components:
    """What the components show, and which options are on."""

    # Bounds of loops, kept from the compiler: it would unroll every loop over seats and rows
    num_seats: int = number(start=3)
    num_rows: int = number(start=4)
    num_actions: int = number(start=8)

    # The map
    num_hexes: int = number()
    num_sites: int = number()
    num_areas: int = number()
    num_goods: int = number()
    ways: list[list[list[int]]] = grid("kind", "hex", "side", of="hex", start=-1)  # neighbours, from the first slot on
    entry: list[int] = grid("hex", start=1)  # movement points a legion pays to enter
    is_coast: list[int] = grid("hex")  # coastal or island: legions and ships meet
    is_sea: list[int] = grid("hex")
    is_mountain: list[int] = grid("hex")
    column: list[int] = grid("hex")  # for straight distances: axial coordinates
    slant: list[int] = grid("hex")
    site_of: list[int] = grid("hex", of="site", start=-1)
    hex_of: list[int] = grid("site", of="hex", start=-1)
    good_of: list[int] = grid("site", of="good", start=-1)
    area_of: list[int] = grid("site", of="area", start=-1)
    is_city: list[int] = grid("site")
    track_of: list[int] = grid("area", of="track")
    num_members: list[int] = grid("area")
    area_sites: list[list[int]] = grid("area", "member", of="site", start=-1)

    # Charts
    good_value: list[list[int]] = grid("good", "box")
    boxes: list[int] = grid("good")
    is_luxury: list[int] = grid("good")
    is_supply: list[int] = grid("good")
    price: list[list[int]] = grid("row", "space")
    phase: list[list[int]] = grid("row", "space")
    last_space: list[int] = grid("row")  # the Golden Age
    need_good: list[list[list[int]]] = grid("row", "phase", "need", of="good", start=-1)
    need_luxuries: list[list[int]] = grid("row", "phase")
    need_phase: list[list[list[int]]] = grid("row", "phase", "row")
    unit_value: list[list[int]] = grid("kind", "phase")
    unit_points: list[list[int]] = grid("kind", "phase")
    culture_value: list[int] = grid("space")
    phase_income: list[int] = grid("phase")  # of all phases so far
    contest_phase: int = number()
    double_phase: int = number()
    cost: list[list[int]] = grid("item", "phase")
    lowest: int = number()
    golden: int = number()  # the level of the Golden Age; revolution is one below the lowest
    stability_value: list[int] = grid("level")
    fed: list[int] = grid("post")
    laurels: list[list[int]] = grid("track", "post")  # points for so many areas

    # Numbers of the rules
    unit_falls: int = number()
    fortress_value: int = number()
    fortress_falls: int = number()
    monument_falls: int = number()
    mountain_value: int = number()
    leader_value: int = number()
    leader_points: int = number()
    actions_each: int = number()
    same_by_one: int = number()
    same_by_all: int = number()
    same_by_two: int = number()
    armistice_turns: int = number()
    step_phase: int = number()
    step_pay: int = number()
    step_luxury: int = number()
    step_monument: int = number()
    step_province_gained: int = number()
    step_province_lost: int = number()
    step_maintenance: int = number()
    step_refusal: int = number()
    step_capital: int = number()
    step_undermined: int = number()

    # Faction sheets
    stock: list[int] = grid("force")
    max_markers: list[int] = grid("force")
    max_posts: list[int] = grid("seat")
    max_forts: list[int] = grid("seat")
    max_monuments: list[int] = grid("seat")
    start_units: list[int] = grid("force")
    start_posts: list[int] = grid("seat")
    start_talents: list[int] = grid("seat")
    start_stability: list[int] = grid("seat")
    start_space: list[list[int]] = grid("seat", "row")
    setup_order: list[int] = grid("place", of="seat")
    capitals: list[list[int]] = grid("seat", "option", of="site", start=-1)
    distance: list[list[list[int]]] = grid("seat", "option", "site", start=-1)
    ready_capital: list[int] = grid("seat", of="site", start=-1)
    ready_posts: list[list[int]] = grid("seat", "slot", of="site", start=-1)
    ready_units: list[list[int]] = grid("force", "slot", of="site", start=-1)
    ready_leader: list[int] = grid("seat", of="hex", start=-1)

    # Options
    ready: int = number()
    vp_goal: int = number()
    turn_cap: int = number()
    fifth_column: int = number()
    decline: int = number()
    province_joy: int = number()
    legions_create: int = number()
    leaders: int = number()
    choose_order: int = number()
    double_posts: int = number()
    luxury_once: int = number()
    takeover_after_combat: int = number()
    ships_take_over: int = number()
    early_monuments: int = number()

    # Merchandise hexes around a hex, at most `NEAR` hexes away, the nearest first; and how many hexes
    near_sites: list[list[int]] = derived("hex", "post", start=-1)
    near_steps: list[list[int]] = derived("hex", "post")


MOST_TURNS = 2000  # what the counters of a record hold, when no cap is wanted
FLAGS = (
    *("fifth_column", "decline", "province_joy", "legions_create", "leaders", "choose_order", "double_posts"),
    *("takeover_after_combat", "ships_take_over", "early_monuments"),
)


def load_data(options: dict[str, Any], folder: Path | None) -> Data:
    """Map, charts and sheets, from this folder or, file by file, from the user's."""
    c, rows = Components(), Rows(options)
    charts = read_toml(HOME, folder, "charts.toml")
    rows.names["good"] = names_of_goods(charts)
    read_coast(c, read_toml(HOME, folder, "coast.toml"), rows)
    read_map(c, read_toml(HOME, folder, "map.toml"), rows)
    read_charts(c, charts, rows)
    read_factions(c, read_toml(HOME, folder, "factions.toml"), rows)
    _set_options(c, options)
    return rows.data(c, DOMAINS)


def _set_options(c: Components, options: dict[str, Any]) -> None:
    for flag in FLAGS:
        setattr(c, flag, int(options[flag]))
    c.ready = int(options["setup"] == "ready")
    c.vp_goal = options["vp_goal"]
    c.turn_cap = options["turn_cap"] or MOST_TURNS
    c.luxury_once = int(options["luxury_reward"] == "game")
