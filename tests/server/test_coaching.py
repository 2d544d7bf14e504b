"""The coach at a table: against bots alone, for whoever decides, and nothing happens by asking."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.core import registry

from .conftest import Person, refused


def first_move(person: Person, *seats: str, **wish: Any) -> tuple[str, dict[str, Any]]:
    table = person.create(*seats, **wish)
    return table, person.settled(table)


@pytest.mark.parametrize("game", ["duellum", "ancient_wars"])
def test_against_bots_the_coach_has_plans(ada: Person, game: str) -> None:
    table, state = first_move(ada, "me", "random", seed=1, game=game)
    seat = state["viewing"]
    advice = ada.get(f"/api/tables/{table}/coach?seat={seat}")
    offered = [action["text"] for action in state["actions"]]
    assert advice["plans"] and all(plan["action"] in offered and plan["lines"] for plan in advice["plans"])
    german = ada.get(f"/api/tables/{table}/coach?seat={seat}&language=de")
    assert german["plans"][0]["lines"] != advice["plans"][0]["lines"]
    warning = ada.get(f"/api/tables/{table}/coach/before?seat={seat}&text={offered[0]}")
    assert set(warning) == {"sentences", "better", "better_said"}
    assert ada.state(table)["number"] == state["number"], "asking changes nothing"


def test_before_a_turn_that_does_nothing_there_is_a_word(ada: Person) -> None:
    table, state = first_move(ada, "me", "random", seed=1)
    warning = ada.get(f"/api/tables/{table}/coach/before?seat={state['viewing']}&text=advance duellum_1&language=de")
    assert any("nichts möglich" in sentence for sentence in warning["sentences"])
    assert warning["better"] in [action["text"] for action in state["actions"]]


def test_never_between_people_nor_for_others(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", seed=1)
    ben.join(table)
    for person in (ada, ben):
        state = person.state(table)
        if state["my_move"]:
            for path in (f"coach?seat={state['viewing']}", f"coach/before?seat={state['viewing']}&text=advance aurum"):
                refused(person.ask("GET", f"/api/tables/{table}/{path}"), 403, "not_allowed")
    alone, state = first_move(ada, "me", "random", seed=1)
    refused(ben.ask("GET", f"/api/tables/{alone}/coach?seat={state['viewing']}"), 403, "not_your_seat")


@pytest.mark.parametrize("game", registry.games())
def test_what_is_explained_once(ada: Person, game: str) -> None:
    english, german = (ada.get(f"/api/games/{game}/coaching/{language}") for language in ("en", "de"))
    assert len(english["things"]) >= 10
    assert [t["id"] for t in english["things"]] == [t["id"] for t in german["things"]]
    assert all("{" not in t["text"] for t in [*english["things"], *german["things"]])
    assert english["game"]["title"] != german["game"]["title"]
    seats = ["me", *[english["game"]["bot"]] * (english["game"]["seats"] - 1)]
    assert ada.state(ada.create(*seats, game=game, options=english["game"]["options"]))["status"] == "playing"


def test_no_such_game(ada: Person) -> None:
    refused(ada.ask("GET", "/api/games/chess/coaching/en"), 404, "no_game")
    refused(ada.ask("GET", "/api/games/duellum/coaching/fr"), 404, "no_language")
