"""Facts set what they say, and say what is the case."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.errors import NotationError
from hegemon.games.antike.notation import FACTS

GAME = hegemon.load("antike")
SETTABLE = [
    "turn greeks temple",
    "turn arabs movement",
    "turn arabs conquest",
    "rondel persians maneuver_2",
    "rondel persians none",
    "city greeks athenae",
    "city greeks athenae temple",
    "no_city tyros",
    "legion greeks pella 3",
    "legion greeks pella 0",
    "galley phoenicians knossos",
    "stock arabs marble=7 coin=4",
    "know_how greeks wheel roads market",
    "know_how greeks none",
    "personages persians king=2 navigator=1",
    "extra greeks none",
    "earned scholar=1 general=2",
    "answer arabs never",
    "turn_number 12",
]


@pytest.mark.parametrize("fact", SETTABLE)
@pytest.mark.parametrize("beginning", ["start", "empty"])
def test_a_fact_that_is_set_holds(beginning: str, fact: str) -> None:
    state = GAME.position(f"{beginning}; {fact}")
    assert GAME.check(state, fact) == ""
    assert GAME.problems(state) == [] or "extra" in fact


def test_a_fact_that_is_not_so_is_told() -> None:
    state = GAME.position("start; city greeks tyros temple; legion greeks pella 2; know_how greeks wheel")
    for fact, instead in (
        ("city phoenicians tyros", "it is greeks tyros temple"),
        ("legion greeks pella", "it is 2"),
        ("know_how greeks none", "it is wheel"),
        ("stock greeks gold=4", "it is gold=3"),
        ("no_city tyros", "it is tyros of greeks"),
        ("defence tyros 1", "it is tyros 3"),
        ("winner greeks", "it is nobody"),
        ("to_act greeks", "it is phoenicians"),
        ("legal 3", "there are 10"),
    ):
        assert GAME.check(state, fact) == instead


def test_every_fact_is_in_the_readme() -> None:
    from pathlib import Path

    page = (Path(hegemon.__file__).parent / "games" / "antike" / "README.md").read_text("utf-8")
    assert [noun for noun in FACTS.facts if f"`{noun} " not in page] == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("start; stock greeks coin=31", "coins are wanted"),
        ("start; legion greeks pella 18", "legions are wanted"),
        ("start; personages greeks king=10", "of king are wanted"),
        ("start; legion romans pella", "'romans' is no nation"),
        ("start; city greeks atlantis", "'atlantis' is no province"),
        ("start; turn greeks dancing", "does not have the form"),
        ("start; city greeks athenae wall", "does not have the form"),
        ("start; points greeks 3", "can be checked, but not set"),
        ("start; left legion pella 1=2", "units in pella are wanted"),
        ("middle; turn greeks rondel", "begins with one of empty, start"),
    ],
)
def test_what_cannot_be_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.position(text)


def test_doubled_form_begins_empty() -> None:
    game = hegemon.load("antike", players=2, two_players="doubled")
    with pytest.raises(NotationError, match="no printed start"):
        game.position("start")
    assert game.problems(game.position("empty")) == []
