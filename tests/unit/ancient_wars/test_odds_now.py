"""The odds of a battle that is being fought: before each die they are the mean of what they are after it."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE
from hegemon.core.game import Game
from hegemon.games.ancient_wars.odds_troops import habit

from .test_odds import FOUGHT

CLOSE = Fraction(1, 10**8)  # larger battles are reckoned in floating point


def chance(game: Game, state: State) -> Fraction | None:
    """The attacker's chance as the battle stands; None when none is being fought."""
    found = game.odds_now(state)
    return found and found.ends[0][1]


def after(game: Game, state: State, a: int, attacker: object) -> Fraction:
    """The same after an action; when that decides the battle, who has won."""
    reached = state.copy()
    broken = [told.args["who"] for told in game.happenings(state, a) if told.kind == "broke"]
    if broken:
        return Fraction(broken[0] != attacker)
    game.apply(reached, a)
    found = chance(game, reached)
    assert found is not None
    return found


@pytest.mark.parametrize(("options", "given", "verb", "space"), FOUGHT)
def test_every_step_of_a_battle_agrees_with_the_next(
    options: dict[str, Any], given: str, verb: str, space: str
) -> None:
    """A die changes the odds by what it shows and nothing else, a choice by habit not at all.
    cite: battle.rounds, battle.advantage_roll, results.table, results.elephants, events.ambush, fog.same_space"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    state, rng, steps = game.position(given), Random(3), 0
    begun = game.odds(state, game.parse(f"{verb} {space}"))
    assert begun is not None
    attacker = begun.sides[0].who
    game.apply(state, game.parse(f"{verb} {space}"))
    assert chance(game, state) == begun.ends[0][1]
    while (now := chance(game, state)) is not None and steps < 12:
        steps += 1
        if game.to_act(state) == CHANCE:
            faces = [after(game, state, face, attacker) for face in game.legal(state)]
            then, a = sum(faces, Fraction(0)) / len(faces), game.draw(state, rng)
        else:
            chosen = habit(game.plain(state), game.data.components)
            assert chosen is not None
            then, a = after(game, state, chosen, attacker), chosen
        assert abs(then - now) < CLOSE, game.text(a)
        game.apply(state, a)
    assert steps > 1


def test_no_battle_no_odds() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    assert game.odds_now(game.start()) is None
