"""What an action is said to cost is what it costs."""

from __future__ import annotations

import pytest

from hegemon import load
from hegemon.core.game import Game


@pytest.fixture(scope="module")
def game() -> Game:
    return load("duellum", engine="plain")


@pytest.mark.parametrize(
    ("cards", "lost", "cite"),
    [
        ([], 3, "conquest.losses"),
        (["veterans"], 2, "events.veterans"),
        (["siege_tower"], 2, "conquest.losses"),
        (["siege_tower", "veterans"], 1, "events.veterans"),
    ],
)
def test_a_conquest_costs_what_it_is_said_to(game: Game, cards: list[str], lost: int, cite: str) -> None:
    state = game.position(
        "empty; turn carthage conquest; hand carthage veterans siege_tower; walls rome 0; "
        "city rome roma gold wall; legion rome roma; legion carthage roma 4"
    )
    for card in cards:
        game.apply(state, game.parse(f"play {card}"))
    action = game.parse("conquer roma")
    (row,) = game.price(state, action)
    assert (row.amount, row.cite) == (lost, cite)
    game.apply(state, action)
    assert game.holds(state, f"box carthage legion={lost}")
