"""What Antike Duellum says about itself."""

from __future__ import annotations

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL

SPEC = GameSpec(
    id="duellum",
    title="Antike Duellum",
    ruleset_version=3,
    stage="beta",
    ends={
        "nine_personages": "A nation has nine personages.",
        "turn_limit": "The turn limit is reached, and more personages win.",
    },
    seats=(2, 2),
    max_legal=MAX_LEGAL,
    options=(
        Option("board", "west", "Side of the board: Rome and Carthage, or Greece and Persia.", ("west", "east")),
        Option("special_units", False, "The variant with Commander and Admiral.", cite="special_units.box"),
        Option("events", "all", "Event cards: all 25 with our stand-ins, or the 4 that are known.", ("all", "known")),
        Option("coins", -1, "Coins in the box; -1: as many as charts.toml says.", low=-1, high=999, cite="setup.bank"),
        Option("trade_coins", True, "May coins be given in a trade?", cite="rulings.coins_in_trade"),
        Option(
            "turn_limit",
            2000,
            "Turns of both nations after which more personages win; 0: none (the engine counts to 30,000).",
            high=30000,
            cite="rulings.turn_limit",
        ),
    ),
    box={
        "legions of each nation": 12,
        "galleys of each nation": 12,
        "temples": 12,
        "town walls": 12,
        "marble city tokens": 12,
        "iron city tokens": 12,
        "gold city tokens": 10,
        "coins": 30,
        "personages": 21,
        "event cards": 25,
        "special units": 2,
    },
    summary="Two ancient nations found cities, build temples and fight on one rondel; nine personages win.",
)
