"""What the server refuses by itself is told in the reader's language, over HTTP and over the socket."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Person, fresh
from .test_socket import connect
from .test_socket_commands import told

GERMAN = {"Accept-Language": "de"}


@pytest.fixture
def table(ada: Person, ben: Person) -> str:
    table = ada.create("me", "open", seed=1)
    assert ben.join(table).status_code == 200
    return table


def command(person: Person, table: str, **changes: Any) -> dict[str, Any]:
    state = person.state(table)
    return {"seat": 0, "expected": state["number"], "command_id": fresh(), "text": "done", **changes}


def in_german(person: Person, method: str, path: str, body: dict[str, Any] | None = None) -> str:
    given = {} if body is None else {"json": body}
    answer = person.ask(method, path, headers=GERMAN, **given)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])


def test_refusals_by_http(ada: Person, ben: Person, eve: Person, table: str) -> None:
    act = f"/api/tables/{table}/act"
    state = ada.state(table)
    waiting, other = (ben, 1) if state["to_act"] == 0 else (ada, 0)
    assert in_german(ada, "POST", act, command(ada, table, seat=9)) == (
        "Einen Platz 9 gibt es nicht; es gibt die Plätze 0 bis 1."
    )
    assert in_german(ada, "POST", act, command(ada, table, seat=1)) == "Das ist nicht dein Platz."
    assert in_german(waiting, "POST", act, command(waiting, table, seat=other)).startswith(
        "Das entscheidest nicht du: "
    )
    ahead = command(ada, table, expected=10_000)
    assert in_german(ada, "POST", act, ahead).startswith("Du erwartest Ereignis 10.000")
    assert in_german(eve, "POST", f"/api/tables/{table}/join", {"command_id": fresh(), "name": "Eve"}) == (
        "Kein Platz ist frei; du kannst zusehen."
    )
    assert in_german(ada, "GET", "/api/tables/nowhere") == "Unter dieser Adresse steht kein Tisch."
    assert in_german(ada, "GET", "/api/nothing") == "Unter dieser Adresse gibt es nichts."
    assert in_german(ada, "GET", "/api/games/duellum/board?bord=east").startswith("Antike Duellum hat keine Option")
    assert in_german(ada, "POST", act, {**command(ada, table), "text": ""}).startswith("Feld 'text': Es braucht")
    assert in_german(ada, "POST", act, {"seat": 0}).startswith("Feld '")
    assert in_german(ada, "POST", "/api/records", {}) != ""


def test_an_action_that_is_none(ada: Person, ben: Person, table: str) -> None:
    seat = ada.state(table)["to_act"]
    person = (ada, ben)[seat]
    body = command(person, table, seat=seat, text="dance rome")
    assert in_german(person, "POST", f"/api/tables/{table}/act", body).startswith("'dance' ist kein Befehl")
    english = person.ask("POST", f"/api/tables/{table}/act", json={**body, "command_id": fresh()}).json()["reason"]
    assert english.startswith("'dance' is no verb")


def test_refusals_over_the_socket(ada: Person, table: str) -> None:
    with connect(ada, table, seat="auto&language=de") as session:
        assert told(session, "act", command(ada, table, seat=1))["reason"] == "Das ist nicht dein Platz."
        assert told(session, "dance", {})["reason"] == "Am Tisch gibt es keinen Befehl 'dance'."
    with connect(ada, table) as session:
        assert told(session, "act", command(ada, table, seat=1))["reason"] == "That seat is not yours."


def test_why_nothing_can_be_undone_is_a_key(ada: Person, table: str) -> None:
    undo = ada.state(table)["undo"]
    assert undo["steps"] == 0 and undo["key"].startswith("say-undo-") and undo["reason"]


def test_what_is_wrong_with_a_field(ada: Person) -> None:
    """A check of our own says what it found, and not what another one would."""
    body = {"email": "nobody"}
    assert in_german(ada, "POST", "/api/signin/mail", body) == "Feld 'email': Das ist keine E-Mail-Adresse."
    assert ada.ask("POST", "/api/signin/mail", json=body).json()["reason"] == "Field 'email': It is no e-mail address."
