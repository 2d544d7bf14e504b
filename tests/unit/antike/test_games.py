"""Random games of every form: positions stay possible at every step, and all games end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.testing import random_walk, set_name

FORMS: list[dict[str, Any]] = [
    *({"players": players, "board": board} for players in range(2, 7) for board in ("east", "west")),
    {"players": 2, "two_players": "doubled"},
    {"players": 2, "two_players": "doubled", "longer": True, "doubled_stock": False, "board": "west"},
    {"players": 2, "nations": "picked", "longer": True},
    {"players": 3, "to_twelve": True, "coins": "last"},
    {"players": 3, "military": True, "longer": True, "nations": "picked"},
    {"players": 5, "expert": True, "battle_answer": "always", "extra_counts": True},
    {"players": 6, "military": True, "battle_size": "all", "nations": "listed", "bonus_without_city": False},
    {"players": 4, "turn_limit": 60, "trade_coins": False, "battle_answer": "never"},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", FORMS, ids=set_name)
def test_random_games_stay_possible_and_end(options: dict[str, Any]) -> None:
    game = hegemon.load("antike", engine="plain", **options)
    for seed in range(2):
        for count, (state, _) in enumerate(random_walk(game, Random(seed))):
            assert game.problems(state) == [], f"seed {seed}, step {count}"
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.reason in ("personages", "temple_destroyed", "turn_limit")
        if outcome.reason == "personages":
            best = max(row["points"] for row in game.view(state)["public"]["nations"].values())
            assert best >= game.data.components.target and len(outcome.winners) == 1


def test_a_short_game_of_each_form() -> None:
    for options in FORMS:
        game = hegemon.load("antike", engine="plain", **options)
        for count, (state, _) in enumerate(random_walk(game, Random(5), 150)):
            assert game.problems(state) == [], f"{options}, step {count}"


def test_payoffs_sum_to_one() -> None:
    from hegemon.games.antike.estimate import payoff

    game = hegemon.load("antike", engine="plain", players=3)
    for count, (state, _) in enumerate(random_walk(game, Random(2))):
        if count % 97 == 0 or game.to_act(state) == hegemon.OVER:
            shares = [payoff(game.plain(state), game.data.components, seat) for seat in range(3)]
            assert sum(shares) == pytest.approx(1.0)
    assert sorted(shares) == [0.0, 0.0, 1.0]
