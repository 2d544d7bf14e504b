"""What Dies Irae says about itself: seats, options, box contents."""

from __future__ import annotations

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL


def _variant(name: str, cite: str) -> Option:
    return Option(name, False, cite=cite, group="variant")


def _reading(name: str, cite: str, on: bool = False) -> Option:
    return Option(name, on, cite=cite, group="rare")


SPEC = GameSpec(
    id="dies_irae",
    title="Dies Irae",
    ruleset_version=2,
    stage="beta",
    ends={"victory_points": "", "last_empire": "", "turn_cap": ""},
    seats=(3, 3),
    max_legal=MAX_LEGAL,
    options=(
        Option("setup", "printed", choices=("printed", "ready"), cite="setup.order"),
        Option("vp_goal", 10, low=8, high=10, cite="ending.short_game"),
        Option("turn_cap", 60, high=1000, cite="rulings.turn_cap", group="rare"),
        _variant("fifth_column", "stability.fifth_column"),
        _variant("decline", "development.decline"),
        _variant("province_joy", "control.province_joy"),
        _variant("legions_create", "posts.legions_create"),
        _variant("leaders", "leaders.one_each"),
        _variant("choose_order", "turn_order.chosen"),
        _variant("double_posts", "posts.double"),
        _variant("light_laurels", "control.light_laurels"),
        _reading("barriers", "rulings.barriers", on=True),
        Option("setup_distance", "points", choices=("points", "hexes"), cite="rulings.setup_distance", group="rare"),
        _reading("olives_supply", "rulings.olives", on=True),
        Option("luxury_reward", "type", choices=("type", "game"), cite="rulings.luxury_reward", group="rare"),
        _reading("takeover_after_combat", "rulings.takeover_after_combat"),
        _reading("ships_take_over", "rulings.ships_take_over", on=True),
        _reading("early_monuments", "rulings.early_monuments"),
    ),
    box={
        "greece_legion": 13,
        "greece_ship": 11,
        "persia_legion": 20,
        "persia_ship": 7,
        "egypt_legion": 18,
        "egypt_ship": 5,
        "fortress": 15,
        "trade_post": 90,
        "monument": 9,
        "leader": 3,
    },
)
