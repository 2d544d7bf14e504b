"""One intention, sent several times at once or again after a lost answer, has one effect and one answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest

from .conftest import Person, Start, fresh

AT_ONCE = 6
pytestmark = pytest.mark.both_databases


def at_once(person: Person, path: str, body: dict[str, Any]) -> list[Any]:
    """The answers to the same body, sent by several threads."""
    headers = {"Cookie": person.cookie} if person.cookie else {}
    person.client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # an answer must not help the next
    with ThreadPoolExecutor(AT_ONCE) as threads:
        sent = [threads.submit(person.client.post, path, json=body, headers=headers) for _ in range(AT_ONCE)]
        return [answer.result() for answer in sent]


@pytest.mark.parametrize("introduced", [True, False], ids=["a guest", "a stranger"])
def test_a_table_wished_for_six_times_at_once(start: Start, introduced: bool) -> None:
    for _ in range(4):
        ada = Person(start(), "Ada")
        if introduced:
            ada.post("/api/me", {"name": "Ada"})
        wish = {
            "game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada", "visibility": "listed",
            "command_id": fresh(),
        }  # fmt: skip
        before = len(ada.get("/api/tables")["tables"])
        answers = at_once(ada, "/api/tables", wish)
        assert [a.status_code for a in answers] == [200] * AT_ONCE, [a.text for a in answers]
        assert len({a.text for a in answers}) == 1
        assert len(ada.get("/api/tables")["tables"]) == before + 1
        cookies = {a.headers.get("set-cookie", "") for a in answers}
        assert len(cookies) == 1 and (cookies == {""}) == introduced
        ada.cookie = ada.cookie or cookies.pop().partition(";")[0]
        assert ada.state(answers[0].json()["id"])["owner"]
        again = ada.post("/api/tables", wish)
        assert again.json() == answers[0].json()


def test_a_seat_taken_six_times_at_once(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open")
    answers = at_once(ben, f"/api/tables/{table}/join", {"name": "Ben", "command_id": fresh()})
    assert [a.status_code for a in answers] == [200] * AT_ONCE, [a.text for a in answers]
    assert {tuple(a.json()["seats"]) for a in answers} == {(1,)}


def test_a_move_made_six_times_at_once(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True)
    for _ in range(3):
        state = ada.state(table)
        move = {"seat": state["to_act"], "text": state["actions"][0]["text"], "expected": state["number"]}
        answers = at_once(ada, f"/api/tables/{table}/act", {**move, "command_id": fresh()})
        assert [a.status_code for a in answers] == [200] * AT_ONCE, [a.text for a in answers]
        assert len({a.text for a in answers}) == 1
        made = [event for event in ada.events(table, state["number"]) if event["kind"] == "action"]
        assert [event["text"] for event in made if not event["forced"] and event["seat"] is not None] == [move["text"]]


def test_another_wish_of_a_stranger_is_another_guest(ada: Person, ben: Person) -> None:
    first, second = (
        person.ask("POST", "/api/tables", json={
            "game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "name": name, "command_id": "command-same",
        })
        for person, name in ((ada, "Ada"), (ben, "Ben"))
    )  # fmt: skip
    assert first.json()["id"] != second.json()["id"]
    assert first.headers["set-cookie"] != second.headers["set-cookie"]
