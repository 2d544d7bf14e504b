"""Every decision is asked in a sentence, in both languages."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.language import LANGUAGES
from hegemon.core.spec import Prompt
from hegemon.games.antike.frames import FRAMES
from hegemon.games.antike.prompt import prompt

EIGHT = "know_how greeks wheel sailing market monarchy roads navigation currency democracy"


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("antike", engine="plain")


def after(game: Game, text: str, *actions: str) -> State:
    state = game.position(text)
    for action in actions:
        game.apply(state, game.parse(action))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_has_a_sentence(game: Game, language: str) -> None:
    s = game.plain(game.position("start"))
    for number, frame in enumerate(FRAMES.frames, 1):
        s.frame_kind[0], s.frame_first[0], s.frame_second[0] = number, 0, 0
        asked = prompt(s, game.data)
        assert isinstance(asked, Prompt) and game.say(asked.message, language) and asked.cite, frame.name


ASKED = [
    ("start", [], "Phoenicians: put your stone on any wedge of the rondel."),
    (
        "start; rondel phoenicians iron",
        [],
        "Phoenicians: move your stone. The next 3 wedges are free, each further one costs a chip or a coin.",
    ),
    (
        "start; turn greeks rondel; rondel greeks iron",
        ["advance marble"],
        "Greeks: 2 more chips or coins are due for the steps of your stone.",
    ),
    (
        "empty; turn greeks founding; legion greeks pella; stock greeks marble=1 iron=2 gold=1 coin=1",
        ["found pella"],
        "Greeks: 1 marble is due. How many coins do you use for it?",
    ),
    (
        "empty; turn greeks movement; legion greeks pella 3; know_how greeks wheel",
        ["move legion pella 2"],
        "Greeks: 3 legions have 2 actions left each. Where to from Pella?",
    ),
    (
        "empty; turn greeks movement; legion greeks pella; legion persians tomis 2",
        ["move legion pella 1", "to tomis"],
        "Persians: a legion of the Greeks has come to Tomis. Do you fight with your 2 legions there?",
    ),
    (
        "empty; turn greeks conquest; city persians tomis temple; city persians susa; legion greeks tomis 2; "
        "galley greeks tomis 2",
        ["conquer tomis"],
        "Greeks: Tomis costs you 3 units. How many of them are legions?",
    ),
    (
        f"empty; turn greeks rondel; {EIGHT}; stock greeks gold=2",
        ["trade", "give gold"],
        "Greeks: give 1 more chip to the bank.",
    ),
]


@pytest.mark.parametrize(("text", "actions", "sentence"), ASKED, ids=[row[2][:40] for row in ASKED])
def test_what_is_asked_is_named(game: Game, text: str, actions: list[str], sentence: str) -> None:
    assert game.say(game.prompt(after(game, text, *actions)).message) == sentence


def test_questions_in_german(game: Game) -> None:
    text = "empty; turn greeks movement; galley greeks pella 2; galley persians athenae"
    state = after(game, text, "move galley pella 1")
    asked = "Griechen: 2 Galeeren haben noch je 1 Aktion. Wohin von Pella aus?"
    assert game.say(game.prompt(state).message, "de") == asked
    game.apply(state, game.parse("to athenae"))
    asked = "Perser: eine Galeere der Griechen ist nach Athenae gekommen. Kämpfst du mit deiner Galeere dort?"
    assert game.say(game.prompt(state).message, "de") == asked
