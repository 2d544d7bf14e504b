"""Options: checked before a game begins, with a sentence that helps."""

import pytest

import hegemon
from hegemon.core.errors import EngineError, OptionError, UnknownGame
from hegemon.core.spec import GameSpec, Option

SPEC = GameSpec(
    id="toy",
    title="Toy",
    ruleset_version=1,
    stage="draft",
    seats=(2, 2),
    max_legal=10,
    options=(
        Option("board", "west", "Which board.", choices=("west", "east")),
        Option("coins", 30, "Coins in the bank.", low=0, high=99),
        Option("quick", False, "A quick game."),
    ),
)


def test_defaults_and_texts() -> None:
    assert SPEC.resolve({}) == {"board": "west", "coins": 30, "quick": False}
    assert SPEC.resolve({"coins": "12", "quick": "yes", "board": "east"}) == {
        "board": "east",
        "coins": 12,
        "quick": True,
    }


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bord": "west"}, "no option 'bord'.*perhaps 'board'"),
        ({"board": "north"}, "one of west, east"),
        ({"coins": "many"}, "whole number"),
        ({"coins": 100}, "between 0 and 99"),
        ({"quick": "maybe"}, "yes or no"),
    ],
)
def test_bad_options_are_explained(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        SPEC.resolve(given)


def test_unknown_game_and_engine() -> None:
    with pytest.raises(UnknownGame, match="perhaps 'duellum'"):
        hegemon.load("duelum")
    with pytest.raises(EngineError, match="one of"):
        hegemon.load("duellum", engine="steam")
