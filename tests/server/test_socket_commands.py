"""Commands over the socket: the same as by POST, once, at the same pace, refused in the same words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from fastapi.routing import APIRoute
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from hegemon.server.routes import play
from hegemon.server.routes.socket_commands import COMMANDS

from .conftest import Person, Start, fresh
from .test_socket import connect


def told(session: WebSocketTestSession, name: Any, body: Any) -> dict[str, Any]:
    """The answer to a command."""
    session.send_json({"type": "command", "name": name, "body": body})
    return answer(session)


def answer(session: WebSocketTestSession) -> dict[str, Any]:
    for _ in range(50):
        message: dict[str, Any] = session.receive_json()
        if message["type"] in ("done", "problem"):
            return message
    raise AssertionError("no answer")


def move(person: Person, table: str, rng: Random, **fields: Any) -> dict[str, Any]:
    state = person.state(table)
    text = rng.choice(state["actions"])["text"]
    return {"seat": state["to_act"], "expected": state["number"], "command_id": fresh(), "text": text, **fields}


def test_every_command_of_a_table_can_come_over_the_socket() -> None:
    posted = {r.path.partition("{table_id}/")[2]: r for r in play.router.routes if isinstance(r, APIRoute)}
    assert set(posted) == set(COMMANDS)
    for name, (shape, _) in COMMANDS.items():
        body = posted[name].body_field
        assert body is not None and body.field_info.annotation is shape, name


def test_a_game_over_the_socket(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    rng = Random(1)
    with connect(ada, table) as session:
        for _ in range(20):
            body = move(ada, table, rng)
            done = told(session, "act", body)
            state = ada.state(table)
            assert done == {"type": "done", "command_id": body["command_id"], "number": state["number"],
                            "ply": state["ply"]}  # fmt: skip
        while not (undo := ada.state(table)["undo"])["steps"]:
            told(session, "act", move(ada, table, rng))
        body = {"seat": undo["seat"], "expected": ada.state(table)["number"], "command_id": fresh()}
        ply = ada.state(table)["ply"]
        assert told(session, "undo", body)["ply"] < ply
        assert told(session, "chat", {"text": "well", "command_id": fresh()})["type"] == "done"
        body = {"seat": 0, "expected": ada.state(table)["number"], "command_id": fresh(), "to": 2}
        assert told(session, "takeback", body)["ply"] == ada.state(table)["ply"] < ply
        assert told(session, "resign", {"seat": 0, "expected": 0, "command_id": fresh()})["type"] == "done"
        assert ada.state(table)["status"] == "over"


def test_a_repeat_gets_the_first_answer_whichever_way_it_comes(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with connect(ada, table) as session:
        body = move(ada, table, Random(1))
        first = told(session, "act", body)
        assert told(session, "act", body) == first
        posted = ada.post(f"/api/tables/{table}/act", body).json()
        assert posted == {"number": first["number"], "ply": first["ply"]}
        other = told(session, "act", body | {"text": "done"})
        assert (other["status"], other["error"]) == (409, "command_reused")
        assert ada.state(table)["number"] == first["number"]


def test_refusals_are_those_of_post(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open", seed=5)
    ben.join(table)
    eve.post("/api/me", {"name": "Eve"})
    first, second = (ada, ben) if ada.state(table)["my_move"] else (ben, ada)
    good = move(first, table, Random(1))
    wrong = [
        (first, good | {"text": "nonsense"}), (first, good | {"expected": 999}), (first, good | {"expected": 0}),
        (first, good | {"seat": 9}), (first, good | {"seat": "x"}), (first, good | {"more": 1}),
        (first, good | {"command_id": "short"}), (first, good | {"text": ""}), (first, good | {"text": "x" * 201}),
        (first, {"seat": 0}), (second, good), (eve, good),
        (second, good | {"seat": 1 - good["seat"]}),
    ]  # fmt: skip
    for person, body in wrong:
        posted = person.post(f"/api/tables/{table}/act", body)
        with connect(person, table) as session:
            message = told(session, "act", body)
        assert message["type"] == "problem" and message["status"] == posted.status_code >= 400, body
        assert {k: message[k] for k in ("error", "reason", "cite")} == posted.json(), body
        assert message["command_id"] == body.get("command_id", "")
    with connect(Person(ada.client), table) as session:
        message = told(session, "act", good)
        assert (message["status"], message["error"]) == (401, "no_guest")
    assert first.act(table, good["text"], good["seat"]).status_code == 200


@pytest.mark.parametrize(
    ("sent", "status"),
    [("{", 400), ("[]", 422), ("7", 422), ('{"type":"command"}', 422),
     ('{"type":"command","name":"join","body":{}}', 422), ('{"type":"command","name":7,"body":[]}', 422)],
)  # fmt: skip
def test_nonsense_is_told_and_the_socket_stays_open(ada: Person, sent: str, status: int) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with connect(ada, table) as session:
        session.send_text(sent)
        message = answer(session)
        assert (message["type"], message["status"], message["command_id"]) == ("problem", status, "")
        assert told(session, "act", move(ada, table, Random(1)))["type"] == "done"


@pytest.mark.usefixtures("no_time_passes")
def test_the_pace_is_that_of_post(start: Start) -> None:
    ada = Person(start(rate_factor=0.05), "Ada")  # twelve commands at once
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with connect(ada, table) as session:
        body = move(ada, table, Random(1))
        answers = [told(session, "act", body) for _ in range(14)]
    assert answers[0]["type"] == "done" and answers[-1]["error"] == "too_fast" and answers[-1]["wait"] > 0
    assert ada.post(f"/api/tables/{table}/act", body).status_code == 429


def test_a_message_may_be_no_longer_than_the_longest_command(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with connect(ada, table) as session:
        assert told(session, "chat", {"text": "ß" * 500, "command_id": fresh()})["type"] == "done"
        with pytest.raises(WebSocketDisconnect):
            told(session, "chat", {"text": "ß" * 4000, "command_id": fresh()})


def test_a_locked_database_is_told_and_the_command_may_come_again(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    table = ada.create("me", "me", pass_and_play=True, seed=1)
    store = ada.client.app.state.service.store  # type: ignore[attr-defined]
    real = store._writer._keeper.keep

    async def fail(group: Any) -> Any:
        raise sqlite3.OperationalError("database is locked")

    with connect(ada, table) as session:
        body = move(ada, table, Random(1))
        monkeypatch.setattr(store._writer._keeper, "keep", fail)
        message = told(session, "act", body)
        assert (message["status"], message["error"], message["wait"]) == (503, "unavailable", 2)
        monkeypatch.setattr(store._writer._keeper, "keep", real)
        assert told(session, "act", body)["type"] == "done"
