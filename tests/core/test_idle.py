"""A step in which nothing is possible says why, to the seat that decides; and nobody is asked what has one answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.game import Game
from hegemon.server.play.ongoing import OngoingGame
from hegemon.server.play.settle import settle
from hegemon.testing.walks import random_walk

FOUNDING = "empty; turn rome founding; legion rome baecula; "


def loaded(name: str, **options: Any) -> Game:
    return hegemon.load(name, engine="plain", **options)


@pytest.mark.parametrize(
    ("facts", "english", "german"),
    [
        (
            "stock rome marble=1 iron=0 gold=1 coin=0",
            "No city possible: You are 1 iron short of a city.",
            "Keine Stadt möglich: Für eine Stadt brauchst du noch 1 Eisen.",
        ),
        (
            "city rome baecula iron; stock rome marble=3 iron=3 gold=3 coin=0",
            "No city possible: none of your legions and galleys stands at a free city site.",
            "Keine Stadt möglich: Keine deiner Legionen und Galeeren steht an einem freien Bauplatz.",
        ),
    ],
)
def test_an_empty_step_says_what_is_missing(facts: str, english: str, german: str) -> None:
    game = loaded("duellum")
    state = game.position(FOUNDING + facts)
    prompt = game.human.asked(state)
    assert game.say(prompt.message) == english and game.say(prompt.message, "de") == german


def test_a_step_in_which_something_is_possible_says_nothing() -> None:
    game = loaded("duellum")
    state = game.position(FOUNDING + "stock rome marble=1 iron=1 gold=1")
    assert game.human.idle(state) is None
    assert game.human.asked(state) == game.prompt(state)


@pytest.mark.parametrize("name", ["duellum", "antike", "dies_irae", "ancient_wars"])
def test_every_empty_step_of_random_games_has_its_sentence(name: str) -> None:
    """The sentence is there exactly where the end of a step is the only answer, in both languages."""
    game, found = loaded(name), 0
    for state, a in random_walk(game, Random(4), 1_000):
        if a < 0 or game.to_act(state) < 0:
            continue
        idle = game.human.idle(state)
        verb = game.verbs.by_name[game.action(a).verb]
        alone = len(game.legal(state)) == 1 and verb.ends_step and not game.waits(state)
        assert (idle is not None) == alone
        if idle is not None:
            found += 1
            assert all(game.say(idle.message(), language).endswith(".") for language in ("en", "de"))
    assert found > 1


def test_the_person_is_told_and_the_others_are_not() -> None:
    """A conquest without a chance ends by itself; only the person who could do nothing reads why."""
    game = loaded("duellum")
    ongoing = OngoingGame(game, game.position("empty; turn rome conquest; stock rome marble=1 iron=0 gold=1"))
    ((made, _),) = settle(ongoing, lambda o: o.draw(Random(1)), lambda seat, ends: not ends, is_bot=lambda seat: False)
    assert made.text == "done" and made.forced
    rome = str(game.seats.index("rome"))
    assert [told["kind"] for told in made.told[rome]] == ["idle_conquest_none"]
    assert all(not told for viewer, told in made.told.items() if viewer != rome)
    assert game.say(game.prompt(ongoing.state).message) == "Found cities, or end your turn."  # the end is the person's


def test_what_others_could_learn_from_is_left_to_the_seat_unless_nobody_watches() -> None:
    """cite: fog.no_examining"""
    game = loaded("ancient_wars", advanced=True)
    secret = 0
    for state, a in random_walk(game, Random(0), 2_000):
        if a >= 0 and game.to_act(state) >= 0 and len(game.legal(state)) == 1:
            assert game.human.only(state, watched=False) == a
            secret += game.human.only(state, watched=True) is None
    assert secret > 0
