"""What Antike Duellum says about itself."""

from __future__ import annotations

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL

SPEC = GameSpec(
    id="duellum",
    title="Antike Duellum",
    ruleset_version=3,
    stage="beta",
    ends={"nine_personages": "", "turn_limit": ""},
    seats=(2, 2),
    max_legal=MAX_LEGAL,
    options=(
        Option("board", "west", choices=("west", "east")),
        Option("special_units", False, cite="special_units.box", group="variant"),
        Option("events", "all", choices=("all", "known"), group="variant"),
        Option("coins", -1, low=-1, high=999, cite="setup.bank", group="rare"),
        Option("trade_coins", True, cite="rulings.coins_in_trade", group="rare"),
        Option("turn_limit", 2000, high=30000, cite="rulings.turn_limit", group="rare"),
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
)
