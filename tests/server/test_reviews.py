"""Reviews over HTTP: when a game is over, for anybody; hints against bots alone; a new table from an old position."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hegemon.lab.review import review as module

from .conftest import Person, fresh, refused

RECORDS = Path(__file__).resolve().parents[1] / "records"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLAIN", module.Effort(8, 4, 4))


def uploaded(person: Person, name: str) -> str:
    text = (RECORDS / f"{name}.hgm").read_bytes()
    person.post("/api/me", {"name": person.name})
    answer = person.ask("POST", "/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def review_of(person: Person, table: str, language: str = "en") -> dict[str, Any]:
    end = time.monotonic() + 90
    while (found := person.get(f"/api/tables/{table}/review?language={language}"))["state"] != "ready":
        assert time.monotonic() < end, found
        time.sleep(0.1)
    review: dict[str, Any] = found["review"]
    return review


def test_a_record_is_reviewed_in_both_languages(ada: Person) -> None:
    table = uploaded(ada, "ancient_wars/barbarian_goal")
    english, german = review_of(ada, table), review_of(ada, table, "de")
    assert [turn["chances"] for turn in english["turns"]] == [turn["chances"] for turn in german["turns"]]
    assert english["final"] == [0.0, 1.0]
    assert english["seats"][0]["name"] == "Rome" and german["seats"][0]["name"] == "Rom"
    assert [row["what"] for row in german["luck"]] == ["gezogene Karten", "Würfel"]


def test_a_game_that_goes_on_is_not_reviewed(ada: Person, ben: Person) -> None:
    table = ada.create("me", "random", seed=1)
    ben.post("/api/me", {"name": "Ben"})
    refused(ada.ask("GET", f"/api/tables/{table}/review"), 409, "not_over")
    body = {"ply": 1, "seat": 0, "bot": "random", "command_id": fresh()}
    refused(ben.post(f"/api/tables/{table}/again", body), 409, "not_over")


def test_trying_again_begins_where_it_was_and_leaves_the_old_game_alone(ada: Person, ben: Person) -> None:
    old = uploaded(ada, "duellum/turn_limit")
    ben.post("/api/me", {"name": "Ben"})
    marks = ada.get(f"/api/tables/{old}/turns")["turns"]
    ply = marks[5]["ply"]
    before = ada.get(f"/api/tables/{old}/positions/{ply}")
    body = {"ply": ply, "seat": before["to_act"], "bot": "random", "command_id": fresh()}
    answer = ben.post(f"/api/tables/{old}/again", body)
    assert answer.status_code == 200, answer.text
    new = answer.json()["id"]
    assert ben.post(f"/api/tables/{old}/again", body).json()["id"] == new, "the same command makes one table"
    state = ben.state(new)
    assert state["status"] == "playing" and state["my_move"] and state["turn"] == before["turn"]
    assert state["view"] == before["view"]
    ben.play(new, Random(1), 5)
    assert ben.state(new)["ply"] > ply
    assert ada.state(old)["status"] == "replay"
    wrong = {**body, "command_id": fresh(), "ply": 10_000}
    refused(ben.post(f"/api/tables/{old}/again", wrong), 404, "no_position")
    wrong = {**body, "command_id": fresh(), "bot": "program:true"}
    refused(ben.post(f"/api/tables/{old}/again", wrong), 422, "invalid")


def first_move(person: Person, *seats: str, **wish: Any) -> tuple[str, dict[str, Any]]:
    """A table at which the person is to move."""
    table = person.create(*seats, **wish)
    return table, person.settled(table)


@pytest.mark.parametrize("game", ["duellum", "ancient_wars"])
def test_a_hint_against_bots_is_something_legal(ada: Person, game: str) -> None:
    table, state = first_move(ada, "me", "random", seed=1, game=game)
    hint = ada.get(f"/api/tables/{table}/hint?seat={state['viewing']}")
    assert hint["action"] in [action["text"] for action in state["actions"]]
    assert sum(hint["chances"]) == pytest.approx(1.0) and len(hint["errors"]) == 2
    assert ada.state(table)["number"] == state["number"], "asking changes nothing"


def test_no_hint_between_people_nor_for_others(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", seed=1)
    ben.join(table)
    for person in (ada, ben):
        state = person.state(table)
        if state["my_move"]:
            refused(person.ask("GET", f"/api/tables/{table}/hint?seat={state['viewing']}"), 403, "not_allowed")
    alone, state = first_move(ada, "me", "random", seed=1)
    refused(ben.ask("GET", f"/api/tables/{alone}/hint?seat={state['viewing']}"), 403, "not_your_seat")


def test_no_hint_in_a_game_in_which_two_people_play_beside_a_bot(ada: Person, ben: Person, eve: Person) -> None:
    """Neither of them, nor whoever looks on; when one has resigned the other plays against bots; at the end nobody."""
    table = ada.create("me", "open", "random", game="antike", options={"players": "3"}, seed=1)
    hint = f"/api/tables/{table}/hint?seat="
    for seat in range(3):
        refused(ada.ask("GET", f"{hint}{seat}"), 409, "not_playing")
    ben.join(table)
    state = ada.settled(table)
    mover, other = (ada, ben) if state["my_move"] else (ben, ada)
    seat = mover.settled(table)["viewing"]
    refused(mover.ask("GET", f"{hint}{seat}"), 403, "not_allowed")
    refused(other.ask("GET", f"{hint}{seat}"), 403, "not_your_seat")
    eve.post("/api/me", {"name": "Eve"})
    refused(eve.ask("GET", f"{hint}{seat}"), 403, "not_your_seat")
    for what in ("coach?seat=", "coach/before?text=done&seat="):
        refused(mover.ask("GET", f"/api/tables/{table}/{what}{seat}"), 403, "not_allowed")
    other.command(table, "resign", other.settled(table)["viewing"])
    assert mover.ask("GET", f"{hint}{seat}").status_code == 200, "against bots alone from here on"
    mover.command(table, "resign", seat)
    refused(mover.ask("GET", f"{hint}{seat}"), 409, "not_playing")
