"""What Dies Irae says about itself: seats, options, box contents."""

from __future__ import annotations

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL


def _rule(name: str, cite: str, on: bool = False) -> Option:
    return Option(name, on, cite=cite)


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
        Option("turn_cap", 60, high=1000, cite="rulings.turn_cap"),
        _rule("fifth_column", "stability.fifth_column"),
        _rule("decline", "development.decline"),
        _rule("province_joy", "control.province_joy"),
        _rule("legions_create", "posts.legions_create"),
        _rule("leaders", "leaders.one_each"),
        _rule("choose_order", "turn_order.chosen"),
        _rule("double_posts", "posts.double"),
        _rule("light_laurels", "control.light_laurels"),
        _rule("barriers", "rulings.barriers", on=True),
        Option("setup_distance", "points", choices=("points", "hexes"), cite="rulings.setup_distance"),
        _rule("olives_supply", "rulings.olives", on=True),
        Option("luxury_reward", "type", choices=("type", "game"), cite="rulings.luxury_reward"),
        _rule("takeover_after_combat", "rulings.takeover_after_combat"),
        _rule("ships_take_over", "rulings.ships_take_over", on=True),
        _rule("early_monuments", "rulings.early_monuments"),
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
