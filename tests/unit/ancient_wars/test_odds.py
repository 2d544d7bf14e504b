"""Odds of battles: against a count by hand, against battles fought in the engine, and told only of what is known."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE
from hegemon.core.game import Game
from hegemon.core.odds import Odds
from hegemon.games.ancient_wars.odds_troops import habit

BATTLES = 300
ENDS = ("killed", "broke")
WAITING = "at narbo legio_xiv aquitani"  # a second battle, so that the first one is chosen
# options, position, action, place of the battle
FOUGHT: list[tuple[dict[str, Any], str, str, str]] = [
    ({}, f"empty; card recruits; at cenabum cohortes carnutes; {WAITING}; turn roman battle", "attack", "cenabum"),
    (
        {},
        f"empty; card recruits; at alesia legio_vii legio_ix mandubii senones; {WAITING}; turn roman battle",
        "attack",
        "alesia",
    ),
    (
        {"elite_units": True},
        "empty; card vercingetorix; at cenabum vercingetorix nervii senones legio_x caesar; "
        "at remi bellovaci legio_ix; turn barbarian battle",
        "attack",
        "cenabum",
    ),
    (
        {},
        f"empty; card veterani; at remi legio_vii labienus bellovaci eburones; {WAITING}; turn roman battle",
        "attack",
        "remi",
    ),
    (
        {},
        "empty; card ambush; at nervii nervii ambiorix legio_vii legio_viii; at remi bellovaci legio_ix; "
        "turn barbarian battle",
        "ambush",
        "nervii",
    ),
    (
        {},
        f"empty; card siege; at alesia legio_vii funditores mandubii arverni; {WAITING}; turn roman battle",
        "attack",
        "alesia",
    ),
    (
        {"campaign": "italy", "elephants": True},
        "empty; card double_envelopment; at cannae hannibal elephanti numidae legio_i legio_ii; "
        "at samnium samnites legio_x; turn barbarian battle",
        "attack",
        "cannae",
    ),
]


def odds(game: Game, state: State, text: str) -> Odds:
    found = game.odds(state, game.parse(text))
    assert found is not None
    return found


def fought(game: Game, start: State, rng: Random) -> tuple[int, int, int]:
    """A battle fought in the engine, both sides choosing by habit: the winner, and what each side lost in it."""
    state, lost = start.copy(), [0, 0]
    while True:
        a = game.draw(state, rng) if game.to_act(state) == CHANCE else habit(game.plain(state), game.data.components)
        assert a is not None
        told = game.happenings(state, a)
        game.apply(state, a)
        for happening in told:
            seat = game.seats.index(str(happening.args["who"]).removeprefix("seat-")) if happening.kind in ENDS else 0
            if happening.kind == "killed":
                lost[seat] += 1
            elif happening.kind == "broke":
                return 1 - seat, lost[0], lost[1]


@pytest.mark.parametrize(("options", "given", "verb", "space"), FOUGHT)
def test_odds_agree_with_battles_fought(options: dict[str, Any], given: str, verb: str, space: str) -> None:
    """Winner and mean losses lie within four standard deviations.  cite: battle.ends, results.table"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    state = game.position(given)
    told = odds(game, state, f"{verb} {space}")
    assert abs(sum(p for _, p in told.ends) - 1) < 1e-9
    chance = {str(message.args["who"]): float(p) for message, p in told.ends}
    game.apply(state, game.parse(f"{verb} {space}"))
    rng = Random(5)
    found = [fought(game, state, rng) for _ in range(BATTLES)]
    for seat, name in enumerate(game.seats):
        expected = chance[f"seat-{name}"]
        share = sum(winner == seat for winner, *_ in found) / BATTLES
        assert abs(share - expected) < 4 * (expected * (1 - expected) / BATTLES) ** 0.5 + 1e-9, (name, share, expected)
        losses = {n: float(p) for n, p in told.losses[f"seat-{name}"].items()}
        mean = sum(n * p for n, p in losses.items())
        spread = sum((n - mean) ** 2 * p for n, p in losses.items()) ** 0.5
        lost = sum(row[1 + seat] for row in found) / BATTLES
        assert abs(lost - mean) < 4 * spread / BATTLES**0.5 + 1e-9, (name, lost, mean)


def test_a_small_battle_is_exact() -> None:
    """One auxiliary of strength 1 against a tribe of strength 2, counted by hand: a die hits on 5 and 6, and any result
    decides.  cite: battle.roman_tie"""
    game = hegemon.load("ancient_wars", engine="plain")
    told = odds(game, game.position(FOUGHT[0][1]), "attack cenabum")
    p, q, first = Fraction(1, 3), Fraction(5, 9), Fraction(21, 36)
    roman = first * p + (1 - first) * (1 - q) * p
    barbarian = (1 - first) * q + first * (1 - p) * q
    assert told.ends[0][1] == roman / (roman + barbarian)
    assert told.ends[1][1] == 1 - told.ends[0][1]


def test_the_parts_of_both_sides() -> None:
    game = hegemon.load("ancient_wars", engine="plain", elite_units=True)
    given = f"empty; card auxilia; at alesia legio_x caesar mandubii; {WAITING}; turn roman battle"
    told = odds(game, game.position(given), "attack alesia")
    assert [side.who for side in told.sides] == ["seat-roman", "seat-barbarian"]
    assert [side.strength for side in told.sides] == [6, 2]
    said = [[game.say(message) for message, _ in side.parts] for side in told.sides]
    assert said[0] == [
        "Caesar: dice",
        "Legio X: dice",
        "adds 2 to the rolls for the advantage",
        "has elite units, which attack on a column of their own",
    ]
    assert said[1] == ["Mandubii: dice", "does not panic behind its walls"]


def test_before_a_stack_departs_only_known_enemies_are_reckoned_with() -> None:
    """cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain")
    known = "empty; card recruits; at bibracte legio_vii legio_viii; at alesia mandubii; at agedincum senones"
    for veil, told in (("", True), ("veil mandubii senones; ", False)):
        state = game.position(f"{known}; {veil}turn roman march")
        for text in ("march bibracte", "to alesia", "take legio_vii"):
            assert (game.odds(state, game.parse(text)) is not None) == (told and text == "to alesia")
            game.apply(state, game.parse(text))
        assert (game.odds(state, game.parse("done")) is not None) == told


def test_a_stack_in_hand_is_reckoned_with_as_a_whole() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position(
        "empty; card recruits; at bibracte legio_vii legio_viii; at alesia mandubii; turn roman march"
    )
    game.apply(state, game.parse("march bibracte"))
    before = odds(game, state, "to alesia")
    game.apply(state, game.parse("to alesia"))
    assert before == odds(game, state, "whole")


def test_the_only_battle_is_told_when_the_march_ends() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    given = "empty; card recruits; at alesia legio_vii mandubii; at narbo legio_x; turn roman march"
    assert odds(game, game.position(given), "done").sides[0].who == "seat-roman"
    quiet = game.position("empty; card recruits; at alesia mandubii; at narbo legio_x; turn roman march")
    assert game.odds(quiet, game.parse("done")) is None


def test_a_levy_brings_the_strongest() -> None:
    """cite: recruiting.levy"""
    game = hegemon.load("ancient_wars", engine="plain", campaign="italy")
    given = "empty; card gallic_rising; at roma numidae fabius; at latium libyes_i legio_i; turn barbarian battle"
    told = odds(game, game.position(given), "attack roma")
    assert told.sides[1].strength == 1 + 4 * 3  # Fabius, and four legions of strength 3


def test_a_battle_too_large_has_sides_but_no_chances() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    romans = "caesar labienus legio_vii legio_x legio_xiv funditores cohortes equites_germani"
    gauls = "vercingetorix ambiorix arverni mandubii nervii suebi equites_gallorum helvetii"
    given = f"empty; card recruits; at cenabum {romans} {gauls}; at narbo legio_ix aquitani; turn roman battle"
    told = odds(game, game.position(given), "attack cenabum")
    assert told.ends == () and all(side.strength > 15 for side in told.sides)
