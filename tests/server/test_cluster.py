"""Several servers on one PostgreSQL: no request needs the server of the one before, and everybody hears everything."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.core import record as records
from hegemon.server.app import create_app
from hegemon.server.storage.announcements import (
    STILL_THERE,
    Announcement,
    Farewell,
    Presence,
    announcement,
    farewell,
    presence,
)

from .conftest import Person, fresh, library, settings_for
from .endpoint import endpoint
from .one_call import Client
from .postgres import Postgres

Servers = Callable[..., list[TestClient]]


@pytest.fixture
def name(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.new()


@pytest.fixture
def servers(postgres: Postgres, name: str, tmp_path: Path) -> Iterator[Servers]:
    """Starts so many servers on that database."""
    running: list[TestClient] = []

    def make(count: int, **changes: Any) -> list[TestClient]:
        for _ in range(count):
            settings = settings_for(tmp_path, **{"database_url": postgres.url(name), **changes})
            client = Client(create_app(settings, library(len(running))))
            client.__enter__()
            running.append(client)
        return running[-count:]

    yield make
    for client in running:
        client.__exit__(None, None, None)


class Wandering(Person):
    """Somebody whose every request goes to the next server."""

    def __init__(self, clients: list[TestClient], name: str) -> None:
        super().__init__(clients[0], name)
        self._next = itertools.cycle(clients)

    def ask(self, method: str, path: str, **given: Any) -> Any:
        """A request."""
        self.client = next(self._next)
        return super().ask(method, path, **given)


class Heard:
    """An open socket and what it has brought."""

    def __init__(self, client: TestClient, table: str, cookie: str = "") -> None:
        self.socket = client.websocket_connect(f"/api/tables/{table}/socket?since=0", headers={"Cookie": cookie})
        self.events: list[dict[str, Any]] = []

    def __enter__(self) -> Heard:
        self.socket.__enter__()
        return self

    def __exit__(self, *ended: Any) -> None:
        self.socket.__exit__(*ended)

    def until(self, number: int) -> None:
        """Listen until this event is there."""
        while not self.events or self.events[-1]["number"] < number:
            message = json.loads(self.socket.receive_text())
            if message["type"] == "events":
                self.events += message["events"]


def test_announcements_are_read_as_they_are_sent() -> None:
    for told in (Announcement("abc", 7), Announcement("a-_b", 12, bot_wanted=True)):
        assert announcement(str(told)) == told
    for who in (Presence("p1", "abc", frozenset({"ada", "ben"}), 3), Presence("p1", "abc", frozenset(), 0)):
        assert presence(str(who)) == who and announcement(str(who)) is None
    assert farewell(str(Farewell("123"))) == Farewell("123") and announcement(str(Farewell("123"))) is None
    assert [
        announcement(text) or presence(text) or farewell(text) for text in ("", "abc", "abc x", "abc -1", "a b c d")
    ] == [None] * 5


def test_no_request_needs_the_server_of_the_one_before(servers: Servers, tmp_path: Path) -> None:
    ada = Wandering(servers(3), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=4)
    rng, acknowledged = Random(3), 0
    for _ in range(60):
        state = ada.state(table)
        if not state["my_move"]:
            break
        if state["undo"]["steps"] and rng.random() < 0.2:
            answer = ada.command(table, "undo", state["undo"]["seat"], expected=state["number"])
        else:
            text = rng.choice(state["actions"])["text"]
            answer = ada.act(table, text, state["to_act"], expected=state["number"])
        assert answer.status_code == 200, answer.text
        assert answer.json()["number"] > acknowledged
        acknowledged = answer.json()["number"]
        assert ada.state(table)["number"] == acknowledged
    assert [event["number"] for event in ada.events(table, 0)] == list(range(1, acknowledged + 1))
    file = tmp_path / "game.hgm"
    file.write_text(ada.ask("GET", f"/api/tables/{table}/record").text, "utf-8")
    assert len(records.verify(file).texts()) == ada.state(table)["ply"]


def test_a_socket_hears_what_another_server_stores(servers: Servers) -> None:
    """Nobody looks into the database by himself, so what is heard was announced; `bench/hearing.py` says how soon."""
    here, there = servers(2)
    ada = Person(here, "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=4)
    rng = Random(1)
    with Heard(there, table, ada.cookie) as heard:
        for _ in range(25):
            state = ada.state(table)
            text = rng.choice(state["actions"])["text"]
            answer = ada.act(table, text, state["to_act"], expected=state["number"])
            heard.until(answer.json()["number"])
        assert [event["number"] for event in heard.events] == list(range(1, heard.events[-1]["number"] + 1))


def test_what_several_servers_store_at_once_is_heard_once_and_in_order(servers: Servers) -> None:
    """They run into each other all the time: each change is judged again, and none is refused."""
    clients = servers(3)
    ada = Person(clients[0], "Ada")
    table = ada.create("me", "open")
    words = [[f"{server}.{i}" for i in range(12)] for server in range(len(clients))]

    def talk(client: TestClient, said: list[str]) -> list[int]:
        person = Person(client, "Ada")
        person.cookie = ada.cookie
        path = f"/api/tables/{table}/chat"
        answers = [person.post(path, {"text": text, "command_id": fresh()}) for text in said]
        assert [answer.status_code for answer in answers] == [200] * len(said), [a.text for a in answers]
        return [answer.json()["number"] for answer in answers]

    with Heard(clients[1], table, ada.cookie) as one, Heard(clients[2], table, ada.cookie) as two:
        with ThreadPoolExecutor(len(clients)) as threads:
            numbers = list(threads.map(talk, clients, words))
        last = max(map(max, numbers))
        for heard in (one, two):
            heard.until(last)
            assert [event["number"] for event in heard.events] == list(range(1, last + 1))
            told = [event["text"] for event in heard.events if event["kind"] == "chat"]
            assert sorted(told) == sorted(itertools.chain(*words))
            assert all([text for text in told if text in said] == said for said in words)
    assert sorted(itertools.chain(*numbers)) == list(range(last - 35, last + 1))


def test_a_command_sent_to_every_server_at_once_has_one_effect(servers: Servers) -> None:
    clients = servers(3)
    ada = Person(clients[0], "Ada")
    ada.post("/api/me", {"name": "Ada"})
    wish = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "me"}], "pass_and_play": True, "seed": 1,
            "command_id": fresh()}  # fmt: skip

    def send(client: TestClient, path: str, body: dict[str, Any]) -> Any:
        return client.post(path, json=body, headers={"Cookie": ada.cookie})

    with ThreadPoolExecutor(6) as threads:
        made = [threads.submit(send, client, "/api/tables", wish) for client in clients * 2]
        answers = [answer.result() for answer in made]
        assert [answer.status_code for answer in answers] == [200] * 6, [answer.text for answer in answers]
        assert len({answer.text for answer in answers}) == 1
        table = answers[0].json()["id"]
        for _ in range(5):
            state = ada.state(table)
            body = {"seat": state["to_act"], "text": state["actions"][0]["text"], "expected": state["number"]}
            body |= {"command_id": fresh()}
            moved = [threads.submit(send, client, f"/api/tables/{table}/act", body) for client in clients * 2]
            done = [answer.result() for answer in moved]
            assert [answer.status_code for answer in done] == [200] * 6, [answer.text for answer in done]
            assert len({answer.text for answer in done}) == 1
            assert done[0].json()["number"] == ada.state(table)["number"]


def test_who_listens_again_hears_what_was_announced_meanwhile(
    servers: Servers, postgres: Postgres, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers(2)
    ada = Person(here, "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=4)
    with Heard(there, table, ada.cookie) as heard:
        last = ada.play(table, Random(1), 2)["number"]
        heard.until(last)
        monkeypatch.setattr("hegemon.server.storage.announcements.FIRST_WAIT", 1.0)
        listeners = "select pid from pg_stat_activity where datname = $1 and (query like 'LISTEN%' or query = $2)"
        cut = f"select pg_terminate_backend(pid) from ({listeners}) as found"
        assert len(postgres.run(cut, name, STILL_THERE)) == 2
        last = ada.play(table, Random(2), 3)["number"]
        heard.until(last)
        assert [event["number"] for event in heard.events] == list(range(1, last + 1))


def test_bots_are_played_by_another_process(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    (here,) = servers(1, bot_threads=0)
    ada = Person(here, "Ada")
    table = ada.create("me", "random", seed=2)
    alone = ada.create("random", "random", seed=2)
    state = ada.state(table)
    while not state["thinking"]:
        text = state["actions"][0]["text"]
        assert ada.act(table, text, state["to_act"]).status_code == 200
        state = ada.state(table)
    time.sleep(0.3)
    assert ada.state(table)["number"] == state["number"], "nobody here plays bots"
    monkeypatch.setattr("hegemon.server.other_processes.RENEW_SECONDS", 3600.0)  # it looks around once, at its start
    servers(1)
    end = time.monotonic() + 120
    while ada.state(table)["thinking"] or ada.state(alone)["ply"] < 5:
        assert time.monotonic() < end, "nobody took the bots over"
        time.sleep(0.05)
    for _ in range(5):  # from here on it hears of them by announcements alone
        if (state := ada.state(table))["status"] == "playing":
            answer = ada.act(table, state["actions"][0]["text"], state["to_act"], expected=state["number"])
            assert answer.status_code == 200
            ada.settled(table, patience=120)


def test_who_is_present_at_one_server_is_seen_at_another(servers: Servers) -> None:
    here, there = servers(2)
    ada, ben = Person(here, "Ada"), Person(there, "Ben")
    table = ada.create("me", "open")
    assert ben.join(table).status_code == 200

    def present(person: Person) -> list[bool]:
        return [seat["present"] for seat in person.state(table)["seats"]]

    def wait(wanted: list[bool], *people: Person) -> None:
        end = time.monotonic() + 60
        while any(present(person) != wanted for person in people):
            assert time.monotonic() < end, [present(person) for person in people]
            time.sleep(0.05)

    with Heard(here, table, ada.cookie):
        wait([True, False], ada)
        with Heard(there, table, ben.cookie), Heard(there, table):
            wait([True, True], ada, ben)  # who comes later is told about who was there before
            assert ada.state(table)["watching"] == ben.state(table)["watching"] == 1
        wait([True, False], ada, ben)
    wait([False, False], ada, ben)


def test_who_signs_out_at_one_server_is_signed_out_at_all(servers: Servers) -> None:
    here, there = servers(2)
    ada = Person(here, "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=4)
    with there.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": ada.cookie}) as session:
        assert session.receive_json()["type"] == "hello"
        cookie = ada.cookie
        assert ada.post("/api/account/signout", {"device": "all"}).status_code == 200
        while (message := session.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 1012
    gone = Person(there)
    gone.cookie = cookie
    assert not gone.get("/api/me")["known"]


def test_three_servers_tell_each_wait_once(servers: Servers) -> None:
    with endpoint() as outside:
        quick = {"private_hooks": True, "notice_seconds": 0.0, "notice_pause": 0.01, "address": "https://a.example"}
        clients = servers(3, **quick)
        ada, ben = Wandering(clients, "Ada"), Wandering(clients, "Ben")
        ben.post("/api/me", {"name": "Ben"})
        ben.post("/api/notices", {"webhook": f"{outside.url}/hook"})
        tables = []
        for _ in range(8):
            table = ada.create("me", "open", seed=3)
            ben.join(table)
            while (state := ada.state(table))["to_act"] == 0:
                ada.act(table, state["actions"][-1]["text"], 0)
            tables.append(table)
        end = time.monotonic() + 60
        while (told := told_tables(outside.got)) != sorted(tables) and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(1.0)
        assert told_tables(outside.got) == told == sorted(tables)


def told_tables(got: list[tuple[str, dict[str, str], bytes]]) -> list[str]:
    """The tables of all messages, each as often as it was told."""
    return sorted(line.rsplit("/", 1)[1] for _, _, body in got for line in json.loads(body)["text"].splitlines())
