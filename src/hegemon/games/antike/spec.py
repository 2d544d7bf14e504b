"""What Antike says about itself, and which options go together."""

from __future__ import annotations

from typing import Any

from ...core.errors import OptionError
from ...core.language import Message, msg, said_by
from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL

SPEC = GameSpec(
    id="antike",
    title="Antike",
    ruleset_version=3,
    stage="beta",
    ends={"personages": "", "temple_destroyed": "", "turn_limit": ""},
    seats=(2, 6),
    max_legal=MAX_LEGAL,
    options=(
        Option("board", "east", choices=("east", "west"), cite="setup.boards"),
        Option("players", 4, low=2, high=6, cite="setup.nations"),
        Option(
            "two_players",
            "four_nations",
            choices=("four_nations", "doubled"),
            cite="setup.four_nations",
            group="variant",
        ),
        Option("nations", "drawn", choices=("drawn", "picked", "listed"), cite="setup.nation_cards", group="variant"),
        Option("expert", False, cite="personages.expert", group="variant"),
        Option("military", False, cite="ending.military", group="variant"),
        Option("longer", False, cite="setup.longer", group="variant"),
        Option("to_twelve", False, cite="ending.to_twelve", group="variant"),
        Option("bonus_without_city", True, cite="rulings.bonus_without_city", group="rare"),
        Option("battle_size", "chosen", choices=("chosen", "all"), cite="rulings.battle_size", group="rare"),
        Option("battle_answer", "ask", choices=("ask", "always", "never"), cite="rulings.stored_answer", group="rare"),
        Option("coins", "chosen", choices=("chosen", "last"), cite="rulings.coins_everywhere", group="rare"),
        Option("extra_counts", False, cite="rulings.extra_threshold", group="rare"),
        Option("trade_coins", True, cite="rulings.trade_coins", group="rare"),
        Option("doubled_stock", True, cite="rulings.doubled_pieces", group="rare"),
        Option("turn_limit", 0, high=30000, cite="rulings.turn_limit", group="rare"),
    ),
    box={
        "legion": 17,
        "galley": 17,
        "stone": 25,
        "temple": 20,
        "coin": 30,
        "king": 9,
        "citizen": 6,
        "scholar": 8,
        "general": 7,
        "navigator": 5,
    },
)


def _together(why: Message) -> OptionError:
    return OptionError(why, said_by(SPEC.id))


def check_together(options: dict[str, Any]) -> None:
    """Refuse options that do not go together, in one sentence.  cite: rulings.doubled_military"""
    doubled = options["two_players"] == "doubled"
    if doubled and options["players"] != 2:
        raise _together(msg("bad-doubled-players"))
    if doubled and options["nations"] != "drawn":
        raise _together(msg("bad-doubled-nations"))
    if doubled and options["military"]:
        raise _together(msg("bad-doubled-military"))
    if options["to_twelve"] and options["players"] != 3:
        raise _together(msg("bad-twelve-players"))
    if options["to_twelve"] and options["military"]:
        raise _together(msg("bad-twelve-military"))


def number_of_nations(options: dict[str, Any]) -> int:
    """Four nations for two players, one nation per player otherwise."""
    if options["players"] != 2:
        return int(options["players"])
    return 2 if options["two_players"] == "doubled" else 4
