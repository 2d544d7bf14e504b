"""What Antike says about itself, and which options go together."""

from __future__ import annotations

from typing import Any

from ...core.errors import OptionError
from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL

SPEC = GameSpec(
    id="antike",
    title="Antike",
    ruleset_version=3,
    stage="beta",
    ends={
        "personages": "A nation has as many personages as are needed to win.",
        "temple_destroyed": "A temple fell after the last personage had been awarded.",
        "turn_limit": "The turn limit is reached, and more points win.",
    },
    seats=(2, 6),
    max_legal=MAX_LEGAL,
    summary="Two to six players found cities, build temples and sail the seas until enough personages join a nation.",
    options=(
        Option("board", "east", "side of the board", ("east", "west"), cite="setup.boards"),
        Option("players", 4, "number of players", low=2, high=6, cite="setup.nations"),
        Option(
            "two_players",
            "four_nations",
            "for two players: two nations each, or one nation with doubled pieces",
            ("four_nations", "doubled"),
            cite="setup.four_nations",
        ),
        Option(
            "nations",
            "drawn",
            "nation cards are drawn, picked, or dealt as listed",
            ("drawn", "picked", "listed"),
            cite="setup.nation_cards",
        ),
        Option("expert", False, "no extra personage for all eight know-hows", cite="personages.expert"),
        Option("military", False, "generals count two points, other totals win", cite="ending.military"),
        Option("longer", False, "each nation begins with one city", cite="setup.longer"),
        Option("to_twelve", False, "three nations play to 12 personages", cite="ending.to_twelve"),
        Option("bonus_without_city", True, "Market and Currency pay without a city", cite="rulings.bonus_without_city"),
        Option(
            "battle_size",
            "chosen",
            "one pair at a time as wanted, or always all pairs",
            ("chosen", "all"),
            cite="rulings.battle_size",
        ),
        Option(
            "battle_answer",
            "ask",
            "the stored answer to incoming units with which all players begin",
            ("ask", "always", "never"),
            cite="rulings.stored_answer",
        ),
        Option(
            "coins",
            "chosen",
            "the payer decides about coins, or chips always go first",
            ("chosen", "last"),
            cite="rulings.coins_everywhere",
        ),
        Option("extra_counts", False, "the extra personage raises its threshold", cite="rulings.extra_threshold"),
        Option("trade_coins", True, "coins may be given in a 2:1 trade", cite="rulings.trade_coins"),
        Option("doubled_stock", True, "doubled form: twice the chips at the start", cite="rulings.doubled_pieces"),
        Option("turn_limit", 0, "end after so many turns, 0: never", high=30000, cite="rulings.turn_limit"),
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


def check_together(options: dict[str, Any]) -> None:
    """Refuse options that do not go together, in one sentence.  cite: rulings.doubled_military"""
    doubled = options["two_players"] == "doubled"
    if doubled and options["players"] != 2:
        raise OptionError("The form with doubled pieces is for two players only: use players=2.")
    if doubled and options["nations"] != "drawn":
        raise OptionError("With doubled pieces there are no nation cards to pick or to list: leave nations=drawn.")
    if doubled and options["military"]:
        raise OptionError("The military variation names no number of points for the form with doubled pieces.")
    if options["to_twelve"] and options["players"] != 3:
        raise OptionError("Playing to 12 personages is for three players only: use players=3.")
    if options["to_twelve"] and options["military"]:
        raise OptionError("The military variation has its own total of points: it does not go with to_twelve.")


def number_of_nations(options: dict[str, Any]) -> int:
    """Four nations for two players, one nation per player otherwise."""
    if options["players"] != 2:
        return int(options["players"])
    return 2 if options["two_players"] == "doubled" else 4
