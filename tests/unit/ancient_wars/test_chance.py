"""Dice and draws: every outcome is offered with the same weight, and drawn as often as the others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game

# The value that chi-square exceeds once in a thousand, by degrees of freedom.
LIMIT = {5: 20.5, 8: 26.1}


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("ancient_wars", engine="plain", advanced=True)


def chi_square(game: Game, state: State, draws: int) -> tuple[int, float]:
    rng = Random(4)
    counts = Counter(game.draw(state, rng) for _ in range(draws))
    outcomes = [a for a, _ in game.chance(state)]
    expected = draws / len(outcomes)
    return len(outcomes) - 1, sum((counts[a] - expected) ** 2 / expected for a in outcomes)


DICE = {
    "battlefield advantage": "empty; card recruits; at alesia legio_vii mandubii; battle alesia roman",
    "supply": "empty; at alesia legio_vii legio_viii legio_ix; turn roman supply",
}


@pytest.mark.parametrize("name", DICE)
def test_dice_are_fair(game: Game, name: str) -> None:
    """cite: battle.advantage_roll, supply.roll"""
    state = game.position(DICE[name])
    if name == "supply":
        game.apply(state, game.parse("check legio_vii"))
    assert game.chance(state) == [(game.parse(f"roll {face}"), 1) for face in range(1, 7)]
    freedom, deviation = chi_square(game, state, 6000)
    assert deviation < LIMIT[freedom]


def test_draws_are_fair(game: Game) -> None:
    """cite: cards.top_card"""
    state = game.position("empty; game_turn 2; turn roman card")
    game.apply(state, game.parse("blind"))
    assert {weight for _, weight in game.chance(state)} == {1}
    freedom, deviation = chi_square(game, state, 9000)
    assert freedom == 8
    assert deviation < LIMIT[freedom]


def test_dice_rolled_in_play_are_fair(game: Game) -> None:
    """All dice of whole random games, as the rules ask for them."""
    counts: Counter[str] = Counter()
    rng = Random(8)
    for _ in range(3):
        state = game.start()
        while game.to_act(state) != hegemon.OVER:
            chance = game.to_act(state) == hegemon.CHANCE
            a = game.draw(state, rng) if chance else rng.choice(game.legal(state))
            if game.action(a).verb == "roll":
                counts[game.action(a).args[0]] += 1
            game.apply(state, a)
    expected = sum(counts.values()) / 6
    assert expected > 50
    assert sum((counts[str(face)] - expected) ** 2 / expected for face in range(1, 7)) < LIMIT[5], counts


def test_battle_odds_agree_with_a_count_by_hand(game: Game) -> None:
    """One auxiliary of strength 1 attacks one tribe of strength 2 in the open. A die hits on 5 and 6, then the enemy is
    out: p = 1/3 for the Roman, q = 1 - (2/3)^2 = 5/9 for the tribe; the Roman is first in 21 of 36 rolls.
    cite: battle.roman_tie, battle.dice_by_strength, results.table"""
    given = "empty; card recruits; at cenabum cohortes carnutes; battle cenabum roman"
    start = game.position(given)
    p, q, first = 1 / 3, 5 / 9, 21 / 36
    roman = first * p + (1 - first) * (1 - q) * p
    barbarian = (1 - first) * q + first * (1 - p) * q
    expected = roman / (roman + barbarian)
    rng = Random(6)
    wins = 0
    for _ in range(1500):
        state = start.copy()
        while game.to_act(state) == hegemon.CHANCE and game.check(state, "battle cenabum roman") == "":
            if game.check(state, "panicked carnutes") == "" or game.check(state, "panicked cohortes") == "":
                break
            game.apply(state, game.draw(state, rng))
        wins += game.check(state, "at cenabum cohortes") == "" and game.check(state, "panicked cohortes") != ""
    assert abs(wins / 1500 - expected) < 0.045, (wins / 1500, expected)
