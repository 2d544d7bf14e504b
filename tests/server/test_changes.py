"""A client that takes changes has, after each of them, exactly the state that it would have been sent."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter
from starlette.testclient import WebSocketTestSession

from hegemon.core import registry
from hegemon.server.hub import Connection
from hegemon.server.play.patch import changes_of
from hegemon.server.play.shown import Shown
from hegemon.server.play.table import Row
from hegemon.server.play.table_view import Log, Reader
from hegemon.server.schemas.tables import SocketMessage

from .changes import applied, messages_of
from .conftest import Person, fresh

ROME, CARTHAGE = Reader(("rome", "carthage"), 0, False), Reader(("rome", "carthage"), 1, False)
MESSAGE: TypeAdapter[Any] = TypeAdapter(SocketMessage)


class Follower:
    """A client with a socket that takes changes."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.state: dict[str, Any] = {}
        self.version = 0
        self.whole = self.changed = 0

    def follow(self) -> dict[str, Any]:
        """Take in everything that has come."""
        for _ in range(2):  # by the second answer the state was sent, too
            self.session.send_json({"type": "ping"})
            while self.take(messages_of(self.session.receive_text())):
                pass
        return self.state

    def take(self, messages: list[Any]) -> bool:
        """Is more to come?"""
        for message in messages:
            MESSAGE.validate_python(message)
            if message["type"] not in ("state", "change"):
                continue
            if message["type"] == "state":
                self.whole, self.state = self.whole + 1, message["state"]
            else:
                self.changed, self.state = self.changed + 1, applied(self.state, message)
            self.version += 1
            assert message["version"] == self.version
        return all(message["type"] != "pong" for message in messages)


def opened(person: Person, table: str, seat: str = "auto") -> WebSocketTestSession:
    headers = {"cookie": person.cookie} if person.cookie else {}
    path = f"/api/tables/{table}/socket?changes=true&seat={seat}"
    session = person.client.websocket_connect(path, headers=headers)
    assert isinstance(session, WebSocketTestSession)
    return session


@pytest.mark.parametrize("game", registry.games())
def test_changes_give_exactly_the_states(
    game: str, ada: Person, ben: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, undo, take-backs, a seat given up: players and a spectator, in every game."""
    monkeypatch.setattr("hegemon.server.hub.SPECTATOR_GAP", 0.0)
    seats = len(ada.get(f"/api/games/{game}/board")["seats"])
    table = ada.create("me", *["open"] * (seats - 1), game=game, pass_and_play=True, seed=4)
    for _ in range(seats - 1):
        ben.join(table)
    rng = Random(3)
    people = {**dict.fromkeys(range(1, seats), ben), 0: ada}
    with opened(ada, table) as one, opened(ben, table) as two, opened(eve, table) as three:
        followers = {ada: Follower(one), ben: Follower(two), eve: Follower(three)}
        steps = 60
        for step in range(100):
            state = ada.state(table)
            if state["to_act"] is None:
                break
            person = people[state["to_act"]]
            mine = person.state(table)
            if mine["undo"]["steps"] and rng.random() < 0.2:
                assert person.command(table, "undo", mine["undo"]["seat"]).status_code == 200
            elif step % 20 == 19:
                back = max(1, mine["ply"] - rng.randrange(1, 30))
                assert ada.command(table, "takeback", 0, to=back).status_code == 200
                if ada.state(table)["takeback"]:
                    assert ben.command(table, "takeback/accept", 1).status_code == 200
            elif step >= 40 and seats > 2 and person is ada:
                assert ben.command(table, "resign", 1).status_code == 200  # a bot sits there now, and waits
                steps = step
            else:
                person.act(table, rng.choice(mine["actions"])["text"], mine["to_act"], expected=mine["number"])
            for follower_of, follower in followers.items():
                assert follower.follow() == follower_of.state(table)
            if step >= steps:
                break
        assert all(f.whole == 1 and f.changed >= 40 for f in followers.values())


def logged(count: int, veiled: int = -1) -> list[Row]:
    """Actions of a log; of one of them Carthage may not read all."""
    body = {"turn": 1, "text": "march a b", "verb": "march", "args": ["a", "b"]}
    unseen = [{"veiled": {"1": "march"}} if i == veiled else {} for i in range(count)]
    return [Row(i + 1, "action", 0, 0, {**body, "ply": i + 1, **more}) for i, more in enumerate(unseen)]


@pytest.mark.parametrize("reader", [ROME, CARTHAGE])
@pytest.mark.parametrize("older", [(0, 0), (0, 5), (2, 5), (0, 9), (7, 9)])
@pytest.mark.parametrize("newer", [(0, 0), (0, 3), (2, 7), (4, 9), (8, 9)])
def test_the_log_goes_on_from_any_older_one(older: tuple[int, int], newer: tuple[int, int], reader: Reader) -> None:
    """Whatever was added, has fallen away or was taken back, and whoever reads now."""
    rows, loaded_again = logged(9, veiled=4), logged(9, veiled=4)
    for later in (rows, loaded_again):
        before, after = Log(ROME, rows[slice(*older)]), Log(reader, later[slice(*newer)])
        change = json.loads(orjson.dumps(after.change_from(before)))
        shown = {"log": json.loads(orjson.dumps(before.text()))}
        assert applied(shown, {"new_fields": {}, "view": [], "log": change})["log"] == json.loads(
            orjson.dumps(after.text())
        )


def test_a_log_that_went_on_sends_what_is_new() -> None:
    """Nothing that has been sent is sent again."""
    rows = logged(9, veiled=4)
    assert Log(ROME, rows[1:9]).change_from(Log(ROME, rows[:8])) | {"add": 1} == {"drop": 1, "keep": 7, "add": 1}
    assert Log(CARTHAGE, rows[1:9]).change_from(Log(ROME, rows[:8])) | {"add": 5} == {"drop": 1, "keep": 3, "add": 5}


def test_a_change_spans_what_was_skipped_and_a_new_connection_begins_whole() -> None:
    """States that were replaced before they were sent need not be known."""

    async def listen() -> None:
        rows = logged(6)
        states = [Shown({"number": i}, {"x": [i, {"y": i}]}, Log(ROME, rows[i : i + 2])) for i in range(5)]
        connection = Connection(None, "auto", changes=True)
        connection.put_state(states[0])
        first = [json.loads(text) for text in await connection.texts()]
        assert [m["type"] for m in first] == ["state"]
        for state in states[1:]:
            connection.put_state(state)
        (later,) = [json.loads(text) for text in await connection.texts()]
        assert later["type"] == "change" and later["version"] == 2
        assert applied(first[0]["state"], later) == json.loads(states[-1].text())

    asyncio.run(listen())


def test_places_of_a_picture() -> None:
    older: dict[str, Any] = {"a": {"b": [1, {"c": 2}], "gone": 1}, "same": [1, 2], "short": [1], "kind": True}
    newer: dict[str, Any] = {"a": {"b": [1, {"c": 3}], "new": None}, "same": [1, 2], "short": [1, 2], "kind": 1}
    assert changes_of(older, newer) == [
        {"path": ("a", "b", 1, "c"), "value": 3}, {"path": ("a", "new"), "value": None},
        {"path": ("a", "gone"), "gone": True}, {"path": ("short",), "value": [1, 2]}, {"path": ("kind",), "value": 1},
    ]  # fmt: skip


def test_who_asks_for_no_changes_gets_whole_states(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    with ada.client.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": ada.cookie}) as session:
        ada.play(table, Random(1), 2)
        ada.post(f"/api/tables/{table}/chat", {"text": "now", "command_id": fresh()})
        kinds = []
        while (message := session.receive_json())["type"] != "events" or message["events"][-1]["kind"] != "chat":
            kinds.append(message["type"])
        assert "change" not in kinds
