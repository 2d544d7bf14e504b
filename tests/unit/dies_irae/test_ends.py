"""How games end, and what is said about it."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.game import Game


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("dies_irae", engine="plain", fifth_column=True, turn_cap=9)


LAST_PASS = "taken greece 5; taken persia 5; taken egypt 4; turn egypt choose"
NINE = "box {0} military golden; box {0} fleet golden; box {0} economy golden; box {0} culture golden"


def ended(game: Game, given: str, *texts: str) -> tuple[str, list[str], str]:
    state = game.position(given)
    for text in texts:
        game.apply(state, game.parse(text))
    outcome = game.outcome(state)
    assert outcome is not None
    return game.seats[outcome.winners[0]], [game.seats[place[0]] for place in outcome.ranking], outcome.reason


def test_the_goal_is_checked_after_the_cycle() -> None:
    game = hegemon.load("dies_irae", engine="plain", vp_goal=8)
    points = NINE.format("persia") + "; stability persia golden; monument persia sardis; monument persia kyzikos"
    given = f"empty; {points}; monument persia daskyleion; {LAST_PASS}"
    winner, ranking, reason = ended(game, given, "choose pass")
    assert (winner, ranking[0], reason) == ("persia", "persia", "victory_points")


def test_equal_points_are_decided_by_monuments_then_stability_then_income() -> None:
    game = hegemon.load("dies_irae", engine="plain", turn_cap=1)
    even = "monument greece athenae; monument persia sardis"
    assert ended(game, f"empty; {even}; {NINE.format('egypt')}; {LAST_PASS}", "choose pass")[1][0] == "egypt"
    assert ended(game, f"empty; box egypt military golden; {even}; {LAST_PASS}", "choose pass")[1][2] == "egypt"
    assert ended(game, f"empty; {even}; stability persia 1; {LAST_PASS}", "choose pass")[0] == "persia"
    assert ended(game, f"empty; {even}; post persia pella; {LAST_PASS}", "choose pass")[0] == "persia"
    assert ended(game, f"empty; {even}; {LAST_PASS}", "choose pass")[0] == "greece"


def test_the_last_empire_wins_at_once(game: Game) -> None:
    given = "empty; revolted egypt; stability persia -8; talents greece 100; turn greece stability"
    winner, ranking, reason = ended(game, given, "undermine persia")
    assert (winner, ranking, reason) == ("greece", ["greece", "persia", "egypt"], "last_empire")


def test_the_turn_cap_is_never_silent(game: Game) -> None:
    winner, _, reason = ended(game, f"empty; game_turn 9; stability egypt 3; {LAST_PASS}", "choose pass")
    assert winner == "egypt" and reason == "turn_cap"


def test_without_a_cap_the_game_goes_on() -> None:
    game = hegemon.load("dies_irae", engine="plain", turn_cap=0)
    state = game.position(f"empty; game_turn 61; {LAST_PASS}")
    game.apply(state, game.parse("choose pass"))
    assert game.check(state, "game_turn 62") == ""


@pytest.mark.parametrize("seed", range(3))
def test_a_payoff_is_a_share(game: Game, seed: int) -> None:
    from random import Random

    from hegemon.games.dies_irae.estimate import payoff
    from hegemon.testing import random_walk

    for count, (state, _) in enumerate(random_walk(game, Random(seed))):
        if count % 50 == 0:
            shares = [payoff(game.plain(state), game.data.components, seat) for seat in range(3)]
            assert all(0.0 <= share <= 1.0 for share in shares)
            assert abs(sum(shares) - 1.0) < 1e-9
