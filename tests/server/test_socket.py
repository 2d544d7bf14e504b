"""The socket: exactly the gap, then everything as it happens; no foreign pages."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from .conftest import Person, fresh


def connect(person: Person, table: str, since: int = 0, seat: str = "auto", **headers: str) -> WebSocketTestSession:
    cookie = {"cookie": person.cookie} if person.cookie else {}
    path = f"/api/tables/{table}/socket?since={since}&seat={seat}"
    session = person.client.websocket_connect(path, headers=cookie | headers)
    assert isinstance(session, WebSocketTestSession)
    return session


def until(session: WebSocketTestSession, kind: str) -> tuple[Any, list[Any]]:
    """The next message of a kind, and the events that came before it."""
    events: list[Any] = []
    for _ in range(50):
        message = session.receive_json()
        if message["type"] == "events":
            events += message["events"]
        if message["type"] == kind:
            return message, events
    raise AssertionError(f"no {kind}")


def test_hello_then_the_whole_story_then_the_state(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    state = ada.play(table, Random(1), 8)
    with connect(ada, table) as session:
        hello = session.receive_json()
        assert abs(hello.pop("now") - 1000 * time.time()) < 60_000
        assert hello == {"type": "hello", "number": state["number"], "viewing": state["viewing"],
                         "chat": [], "chat_before": None}  # fmt: skip
        message, events = until(session, "state")
        assert [e["number"] for e in events] == list(range(1, state["number"] + 1))
        same = {k: v for k, v in message["state"].items() if k != "seats"}
        assert same == {k: v for k, v in state.items() if k != "seats"}


def test_exactly_the_gap_after_a_lost_connection(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with connect(ada, table) as session:
        first, _ = until(session, "state")
    known = first["state"]["number"]
    ada.play(table, Random(2), 15)
    wanted = ada.get(f"/api/tables/{table}/events?since={known}")["events"]
    with connect(ada, table, since=known) as session:
        _, events = until(session, "state")
        assert events == wanted and events[0]["number"] == known + 1
    with connect(ada, table, since=wanted[-1]["number"]) as session:
        _, events = until(session, "state")
        assert events == []
    with connect(ada, table, since=-1) as session:
        _, events = until(session, "state")
        assert events == []


def test_a_long_gap_comes_in_pages(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    for _ in range(520):
        ada.post(f"/api/tables/{table}/chat", {"text": "hm", "command_id": fresh()})
    number = ada.state(table)["number"]
    with connect(ada, table) as session:
        _, events = until(session, "state")
    assert [e["number"] for e in events] == list(range(1, number + 1))


def test_others_hear_of_a_move_at_once(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open", seed=5)
    ben.join(table)
    first, second = (ada, ben) if ada.state(table)["my_move"] else (ben, ada)
    with connect(second, table) as session, connect(eve, table) as watching:
        until(session, "state")
        until(watching, "state")
        state = first.state(table)
        done = first.act(table, state["actions"][0]["text"], state["viewing"]).json()
        for listener in (session, watching):
            message, events = until(listener, "state")
            assert [e["number"] for e in events] == list(range(state["number"] + 1, done["number"] + 1))
            assert message["state"]["number"] == done["number"] and message["state"]["actions"] == []
            assert message["state"]["viewing"] == (1 - state["viewing"] if listener is session else None)
        first.post(f"/api/tables/{table}/chat", {"text": "your turn", "command_id": fresh()})
        message, _ = until(session, "events")
        assert [e["text"] for e in message["events"]] == ["your turn"]
        for listener in (session, watching):  # nothing else came: no state after what was only said
            listener.send_json({"type": "ping"})
            assert until(listener, "pong")[1] == []


def test_states_have_a_counter_of_their_own(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with connect(ada, table, since=-1) as session:
        first, _ = until(session, "state")
        ada.play(table, Random(1), 1)
        second, _ = until(session, "state")
        assert (first["version"], second["version"]) == (1, 2)
    with connect(ada, table, since=-1) as session:
        assert until(session, "state")[0]["version"] == 1


def test_chat_is_not_lost_on_reload(ada: Person, ben: Person, eve: Person) -> None:
    """Whoever connects is told what was said, whatever number they think they know; only players hear it."""
    table = ada.create("me", "open", seed=5)
    ben.join(table)
    said = [f"line {i}" for i in range(205)]
    for text in said:
        ada.post(f"/api/tables/{table}/chat", {"text": text, "command_id": fresh()})
    number = ada.state(table)["number"]
    for since in (-1, 0, number):
        with connect(ben, table, since=since) as session:
            hello = session.receive_json()
            assert [line["text"] for line in hello["chat"]] == said[5:]
            assert {line["name"] for line in hello["chat"]} == {"Ada"}
    older = ben.get(f"/api/tables/{table}/chat?before={hello['chat_before']}")
    assert [line["text"] for line in older["lines"]] == said[:5] and older["before"] is None
    with connect(eve, table) as session:
        assert session.receive_json()["chat"] == []
    eve.post("/api/me", {"name": "Eve"})
    assert eve.get(f"/api/tables/{table}/chat") == {"lines": [], "before": None}


def test_presence(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", seed=5)
    ben.join(table)
    with connect(ada, table) as session:
        message, _ = until(session, "presence")
        assert message["seats"] == [0] and message["watching"] == 0
        assert [s["present"] for s in ben.state(table)["seats"]] == [True, False]
        with connect(ben, table):
            message, _ = until(session, "presence")
            assert message["seats"] == [0, 1]
        message, _ = until(session, "presence")
        assert message["seats"] == [0]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver:81"])
def test_a_foreign_page_cannot_connect(ada: Person, origin: str) -> None:
    table = ada.create("me", "open")
    with pytest.raises(WebSocketDisconnect), connect(ada, table, origin=origin):
        pass
    with connect(ada, table, origin="http://testserver") as session:
        assert session.receive_json()["type"] == "hello"


def test_what_a_socket_cannot_ask_for(ada: Person, eve: Person) -> None:
    table = ada.create("me", "open")
    for person, address, error in (
        (eve, f"{table}/socket?seat=0", "not_your_seat"), (ada, "nothing/socket", "no_table"),
    ):  # fmt: skip
        with person.client.websocket_connect(f"/api/tables/{address}") as session:
            message = session.receive_json()
            assert (message["type"], message["error"]) == ("refused", error) and message["reason"].endswith(".")
            with pytest.raises(WebSocketDisconnect):
                session.receive_json()
    with pytest.raises(WebSocketDisconnect), ada.client.websocket_connect(f"/api/tables/{table}/socket?since=x"):
        pass


def test_ping_and_nonsense(ada: Person) -> None:
    table = ada.create("me", "open")
    with connect(ada, table) as session:
        session.send_json({"type": "ping"})
        until(session, "pong")
        session.send_text("x" * 5_000)
        with pytest.raises(WebSocketDisconnect):
            until(session, "nothing")


def test_a_slow_listener_gets_every_event_but_not_every_state(client: TestClient) -> None:
    """Events queue up, states replace each other."""
    import asyncio

    from hegemon.server.hub import MOST_WAITING, Connection
    from hegemon.server.play.shown import Shown
    from hegemon.server.play.table_view import Log, Reader

    async def listen() -> None:
        connection = Connection(None, "auto")
        for i in range(10):
            connection.put(f"event {i}")
            connection.put_state(Shown({"number": i}, {}, Log(Reader((), None, False), [])))
        latest = '{"type":"state","version":1,"state":{"number":9,"view":{},"log":[]}}'
        assert await connection.texts() == [*(f"event {i}" for i in range(10)), latest]
        for i in range(MOST_WAITING + 1):
            connection.put(str(i))
        assert connection.overrun

    asyncio.run(listen())
