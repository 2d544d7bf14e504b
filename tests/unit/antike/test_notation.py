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
    "round 3",
    "round_start 2",
    "order greeks arabs persians phoenicians",
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
        ("start; stock greeks coin=31", "asks for 31 of 'coin'"),
        ("start; legion greeks pella 18", "asks for 18 of 'legion'"),
        ("start; personages greeks king=10", "asks for 10 of 'king'"),
        ("start; legion romans pella", "There is no 'romans' here"),
        ("start; city greeks atlantis", "There is no 'atlantis' here"),
        ("start; turn greeks dancing", "does not have the form"),
        ("start; city greeks athenae wall", "does not have the form"),
        ("start; points greeks 3", "can be checked, but not set"),
        ("start; left legion pella 1=2", "asks for 2 of 'legion pella'"),
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


def test_what_units_have_left_is_checked_as_it_is_set() -> None:
    state = GAME.position(
        "empty; know_how greeks wheel; turn greeks movement; legion greeks pella 4; left legion pella 1=1 2=2"
    )
    assert GAME.check(state, "left legion pella 1=1 2=2") == ""
    assert GAME.check(state, "left legion pella 1=1") == "it is 1=1 2=2 3=0"
    state = GAME.position("empty; turn greeks conquest; legion greeks pella 4; left legion pella 1=3")
    assert GAME.check(state, "left legion pella 1=3") == ""
    assert GAME.check(state, "left legion pella 1=4") == "it is 3 with an action left"


def test_a_round_starts_with_its_coins() -> None:
    state = GAME.position("empty; stock greeks coin=28; round_start 3")
    assert GAME.check(state, "round 3") == "" and GAME.check(state, "turn_number 9") == ""
    assert GAME.check(state, "stock phoenicians coin=1") == "" and GAME.check(state, "stock greeks coin=29") == ""
    assert GAME.check(state, "to_act persians") == "" and GAME.check(state, "deciding choose") == ""
    assert GAME.check(state, "round_start 3") == "" and GAME.check(state, "round_start 2") == "it is round 3"
    assert GAME.check(GAME.change(state, "turn greeks rondel"), "round_start 3") == "it is not the start of a round"


def test_order_goal_and_seas() -> None:
    state = GAME.position("empty; turn arabs rondel; order greeks arabs persians phoenicians; galley arabs tyros 2")
    assert GAME.check(state, "order phoenicians greeks persians arabs") == "it is greeks arabs persians phoenicians"
    assert GAME.plain(state).position == 1
    for fact in ("goal 9", "seas arabs 1", "seas greeks 0"):
        assert GAME.check(state, fact) == ""
    for wrong in ("order greeks arabs", "round 0", "round 9999"):
        with pytest.raises(NotationError):
            GAME.position(f"empty; {wrong}")
