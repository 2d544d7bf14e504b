"""Phrases run forward and read backward: what random games do, told as phrases, leads to the same positions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.errors import HegemonError, IllegalAction, NotationError
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {"campaign": "italy", "advanced": True, "storms": True},
    {"campaign": "italy", "open_stacks": True},
]


def runs(game: Game, rng: Random) -> list[tuple[State, list[int]]]:
    """A random game as runs of one seat's decisions in a row."""
    state, found = game.start(), []
    actor = OVER
    while (who := game.to_act(state)) != OVER:
        if who == CHANCE:
            a = game.draw(state, rng)
        else:
            if who != actor:
                found.append((state.copy(), []))
            a = rng.choice(game.legal(state))
            found[-1][1].append(a)
        actor = who
        game.apply(state, a)
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_told_leads_to_the_same_position(options: dict[str, Any]) -> None:
    game = hegemon.load("ancient_wars", engine="plain", **options)
    told: Counter[str] = Counter()
    small = 0
    for start, actions in runs(game, Random(4)):
        here, by_hand, taken = start, start.copy(), 0
        for text, count in game.tell(start, actions):
            run = game.expand(here, text)
            for a in actions[taken : taken + count]:
                game.apply(by_hand, a)
            assert run.state.key() == by_hand.key(), text
            here, taken = run.state, taken + count
            if count > 1:
                told[text.split()[0]] += count
            else:
                small += 1
        assert taken == len(actions)
    assert told["march"] > 20
    assert sum(told.values()) > small  # most of what is decided is said in phrases


def expand(game: Game, state: State, text: str) -> list[str]:
    return [game.text(a) for a in game.expand(state, text).actions]


STACK = "empty; card recruits; at cisalpina labienus legio_vii legio_viii; at narbo legio_x; turn roman march"


def test_a_march() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position(STACK)
    assert expand(game, state, "march cisalpina massilia with labienus legio_vii") == [
        "march cisalpina",
        "to massilia",
        "take labienus",
        "take legio_vii",
        "done",
    ]
    assert expand(game, state, "march cisalpina massilia all") == ["march cisalpina", "to massilia", "whole"]
    assert expand(game, state, "march narbo massilia") == ["march narbo", "to massilia"]


def test_a_phrase_is_all_or_nothing() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position(STACK)
    key = state.key()
    refused = {
        "march cisalpina massilia with legio_vii legio_x": IllegalAction,  # it is elsewhere
        "march cisalpina massilia": IllegalAction,  # somebody must go
        "march cisalpina remi all": IllegalAction,  # too far
        "march cisalpina massilia with caesar": IllegalAction,
    }
    for text, fault in refused.items():
        with pytest.raises(fault):
            game.expand(state, text)
        assert state.key() == key


def test_recruits_to_one_place() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position("empty; card recruits; at narbo legio_x; turn roman recruiting")
    assert expand(game, state, "recruit legio_vii legio_viii to massilia") == [
        "recruit legio_vii",
        "place massilia",
        "recruit legio_viii",
        "place massilia",
    ]
    with pytest.raises(NotationError, match="Say where you place Legio VII"):
        game.expand(state, "recruit legio_vii")
    with pytest.raises(IllegalAction):
        game.expand(state, "recruit legio_vii to alesia")


def test_recruits_of_several_entries_in_one_breath() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position("empty; card hiberna; at narbo legio_x; turn roman recruiting")
    told = "recruit legio_vii labienus legio_viii to narbo"
    run = game.expand(state, told)
    assert [game.text(a) for a in run.actions if game.text(a) != "place narbo"] == [
        "recruit legio_vii",
        "recruit labienus",
        "recruit legio_viii",
    ]
    assert game.tell(state, list(run.actions)) == [(told, 6)]
    with pytest.raises(IllegalAction):
        game.expand(state, "recruit legio_vii legio_viii legio_ix labienus to narbo")


def test_the_only_home_is_not_another_place() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    given = "empty; card helvetians_migrate; at gergovia arverni; turn barbarian recruiting"
    state = game.position(given)
    assert expand(game, state, "recruit helvetii tigurini to helvetia") == ["recruit helvetii", "recruit tigurini"]
    assert expand(game, state, "recruit helvetii tigurini") == ["recruit helvetii", "recruit tigurini"]
    with pytest.raises(NotationError, match="only in Helvetia"):
        game.expand(state, "recruit helvetii to alesia")


def test_a_landing_a_pursuit_and_losses() -> None:
    game = hegemon.load("ancient_wars", engine="plain", pursuit=True)
    state = game.position("empty; card classis; at morini classis caesar legio_vii legio_x; turn roman march")
    for text in ("sail classis", "roll 2"):
        game.apply(state, game.parse(text))
    assert expand(game, state, "land cantium with caesar legio_x") == [
        *("to cantium", "take caesar", "take legio_x", "done")
    ]
    won = "empty; card recruits; at alesia caesar legio_vii equites_germani mandubii; battle alesia roman"
    state = game.position(won)
    for text in ("roll 6", "roll 1", "fight legio_vii", "roll 6", "roll 1", "roll 1"):
        game.apply(state, game.parse(text))
    assert expand(game, state, "pursue remi with equites_germani") == ["pursue remi", "take equites_germani", "done"]
    hit = "empty; card recruits; at cenabum labienus legio_vii legio_viii carnutes; battle cenabum roman"
    state = game.position(hit)
    for text in ("roll 1", "roll 6", "roll 6", "roll 5"):
        game.apply(state, game.parse(text))
    assert expand(game, state, "lose labienus panic legio_vii") == ["lose labienus", "panic legio_vii"]


def test_only_what_can_begin_is_offered() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position(STACK)
    assert {form.name for form in game.forms(state)} == {"march"}
    with pytest.raises(HegemonError):
        game.expand(state, "board legio_vii")


def test_what_merely_waits_can_be_put_down() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position(STACK)
    assert not game.waits(state)
    game.apply(state, game.parse("march cisalpina"))
    assert game.waits(state)
    game.apply(state, game.parse("to massilia"))
    assert game.waits(state)
