"""What no position text can show: the lot for the first player, the shuffled deck, and who sees the cards."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.game import Game


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("duellum", engine="plain")


@pytest.mark.parametrize(("first", "second"), [("carthage", "rome"), ("rome", "carthage")])
def test_the_lot_decides_who_begins_and_the_other_gets_a_coin(game: Game, first: str, second: str) -> None:
    """cite: setup.first_player"""
    state = game.start()
    for text in (f"first {first}", "reveal levy", "reveal herald", "reveal oracle"):
        game.apply(state, game.parse(text))
    for fact in (f"turn {first} rondel", f"to_act {first}", f"stock {first} coin=0", f"stock {second} coin=1"):
        assert game.check(state, fact) == ""


def test_the_lot_is_fair(game: Game) -> None:
    """cite: setup.first_player"""
    chances = [(game.text(a), weight) for a, weight in game.chance(game.start())]
    assert chances == [("first carthage", 1), ("first rome", 1)]


def test_the_deck_is_shuffled(game: Game) -> None:
    """Every card that is left comes up with the same weight.  cite: setup.events"""
    state = game.start()
    game.apply(state, game.parse("first rome"))
    game.apply(state, game.parse("reveal levy"))
    chances = {game.text(a): weight for a, weight in game.chance(state)}
    assert len(chances) == 24
    assert set(chances.values()) == {1}
    assert "reveal levy" not in chances


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_cards_in_hand(game: Game, seat: int | None) -> None:
    """cite: rulings.open_hands"""
    state = game.position("empty; turn rome founding; hand rome tribute; hand carthage fortress herald")
    nations = game.view(state, seat)["public"]["nations"]
    assert [sorted(nations[name]["hand"]) for name in ("carthage", "rome")] == [["fortress", "herald"], ["tribute"]]
