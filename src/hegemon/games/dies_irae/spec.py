"""What Dies Irae says about itself: seats, options, box contents."""

from __future__ import annotations

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL


def _rule(name: str, text: str, cite: str) -> Option:
    return Option(name, False, text, cite=cite)


SPEC = GameSpec(
    id="dies_irae",
    title="Dies Irae",
    ruleset_version=2,
    stage="beta",
    ends={
        "victory_points": "An empire has as many victory points as are needed to win.",
        "last_empire": "Two empires are in revolution, and the last one wins.",
        "turn_cap": "The turn cap is reached, and the victory ranking decides.",
    },
    seats=(3, 3),
    max_legal=MAX_LEGAL,
    summary="Three empires around the Aegean: trade, armies, development, and a people that may revolt. No luck.",
    options=(
        Option(
            "setup",
            "printed",
            "The players set up as printed, or begin at once with a ready set-up.",
            choices=("printed", "ready"),
            cite="setup.order",
        ),
        Option(
            "vp_goal",
            10,
            "Victory points that win: 8 short, 9 middle, 10 full.",
            low=8,
            high=10,
            cite="ending.short_game",
        ),
        Option(
            "turn_cap",
            60,
            "The game stops after this turn if nobody has won (0: only after 2000).",
            high=1000,
            cite="rulings.turn_cap",
        ),
        _rule("fifth_column", "§17.1: pay 100 talents to shake an opponent's stability.", "stability.fifth_column"),
        _rule("decline", "§17.2: development and Golden Ages are lost with their conditions.", "development.decline"),
        _rule("province_joy", "§17.3: each province gained raises stability.", "control.province_joy"),
        _rule("legions_create", "§17.4: only legions create trade posts.", "posts.legions_create"),
        _rule("leaders", "§17.5: each empire has a leader.", "leaders.one_each"),
        _rule("choose_order", "§17.6: the players choose their places in the turn order.", "turn_order.chosen"),
        _rule("double_posts", "§17.7: a second trade post in a hex from Manufacturing on.", "posts.double"),
        _rule("light_laurels", "§17.8: the light laurels count in place of the dark ones.", "control.light_laurels"),
        Option(
            "barriers",
            True,
            "Gulfs and island shores bar legions, land between two seas bars ships.",
            cite="rulings.barriers",
        ),
        Option(
            "setup_distance",
            "points",
            "Distance of starting posts in movement points or in hexes.",
            choices=("points", "hexes"),
            cite="rulings.setup_distance",
        ),
        Option("olives_supply", True, "Olives feed legions.", cite="rulings.olives"),
        Option(
            "luxury_reward",
            "type",
            "The first post on a luxury raises stability once for each type, or once in the game.",
            choices=("type", "game"),
            cite="rulings.luxury_reward",
        ),
        Option(
            "takeover_after_combat",
            False,
            "A post may be taken over in the same ATTACK that cleared its hex.",
            cite="rulings.takeover_after_combat",
        ),
        Option("ships_take_over", True, "Ships of fleet phase IV take posts over.", cite="rulings.ships_take_over"),
        Option(
            "early_monuments", False, "Monuments may be built before culture phase I.", cite="rulings.early_monuments"
        ),
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
