"""What is long costs more, and everything that can be read has a limit; advice waits for nothing but advice."""

from __future__ import annotations

import asyncio
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hegemon.core.language import msg
from hegemon.core.record import Record
from hegemon.server import advising, app, reviews
from hegemon.server.advising import Adviser
from hegemon.server.limits import RateLimits
from hegemon.server.play.ongoing import OngoingGame
from hegemon.server.problems import Refused
from hegemon.server.routes import common
from hegemon.server.storage import store

from .conftest import Person, Start, fresh, library, settings_for
from .test_attack_reads import RECORD, named_threads
from .test_socket import connect, until

RECORDS = Path(__file__).resolve().parents[1] / "records"
FREE = ("/api/health",)  # worked out once in five seconds, whoever asks


def readable(client: TestClient, table: str) -> list[str]:
    """Every address that the server describes and that can be read."""
    described = client.get("/openapi.json").json()["paths"]
    paths = [path for path, ways in described.items() if "get" in ways]
    given = {"table_id": table, "game": "duellum", "language": "en", "ply": "0", "name": "board"}
    return [re.sub(r"\{(\w+)\}", lambda part: given.get(part[1], "x"), path) for path in paths]


@pytest.mark.usefixtures("no_time_passes")
def test_everything_that_can_be_read_has_a_limit(start: Start) -> None:
    ada = Person(start(), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.client = start(rate_factor=0.02)
    for path in readable(ada.client, table):
        ada.client.app.state.rate_limits = RateLimits(0.02)  # type: ignore[attr-defined]
        answers = [ada.ask("GET", path).status_code for _ in range(14)]
        assert (429 in answers) == (path not in FREE), (path, answers)


def test_everything_that_can_be_read_has_a_head(start: Start) -> None:
    ada = Person(start(), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    for path in readable(ada.client, table):
        head, whole = ada.ask("HEAD", path), ada.ask("GET", path)
        assert head.status_code == whole.status_code and head.content == b"" and whole.content, path


@pytest.fixture
def paid(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What readings have cost."""
    found: list[float] = []
    monkeypatch.setattr(RateLimits, "read", lambda limits, address, guest, cost: found.append(cost))
    return found


def test_long_stories_cost_more(ada: Person, paid: list[float]) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    state = ada.play(table, Random(1), 30)
    paid.clear()
    ada.ask("GET", f"/api/tables/{table}/record")
    assert paid == [5.0, pytest.approx(state["ply"] * 0.02)]
    for since, gap in ((0, state["number"]), (state["number"] - 3, 3), (-1, 0), (10**6, 0)):
        paid.clear()
        with connect(ada, table, since=since) as session:
            until(session, "state")
        assert paid == [2.0, pytest.approx(gap * 0.02)]


def test_no_story_is_too_long_to_be_paid_for(ada: Person, paid: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "LONGEST_READING", 0.05)
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.play(table, Random(1), 30)
    paid.clear()
    assert ada.ask("GET", f"/api/tables/{table}/record").status_code == 200
    assert paid == [5.0, 0.05]


@pytest.mark.usefixtures("no_time_passes")
def test_sockets_are_not_opened_without_end(start: Start) -> None:
    client = start(rate_factor=0.01)
    ada, eve = Person(client, "Ada"), Person(client)
    table = ada.create("me", "open")
    told = []
    for _ in range(14):
        with connect(eve, table, since=-1) as session:
            told.append(session.receive_json())
    assert [one["type"] for one in told] == ["hello"] * 12 + ["refused"] * 2
    assert told[-1]["error"] == "too_fast"
    with connect(ada, table) as session:
        until(session, "state")


def test_one_address_does_not_open_sockets_without_end(tmp_path: Path) -> None:
    """Not as a stranger either, and not behind a proxy, whose own connections are not counted."""
    made = app.create_app(settings_for(tmp_path, connections_per_address=3), library())
    with TestClient(made, client=("192.0.2.1", 1)) as near, ExitStack() as stack:
        far = TestClient(made, client=("192.0.2.2", 1))
        far.portal = near.portal  # the same server
        table = Person(near, "Ada").create("me", "open")
        for _ in range(3):
            until(stack.enter_context(connect(Person(near), table)), "state")
        with pytest.raises(WebSocketDisconnect), connect(Person(near), table) as session:
            session.receive_json()
        until(stack.enter_context(connect(Person(far), table)), "state")


def test_long_games_are_read_in_pieces(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.play(table, Random(1), 30)
    whole = ada.ask("GET", f"/api/tables/{table}/record").text
    monkeypatch.setattr(store, "AT_ONCE", 12)
    most, rows = 0, store.Store.rows

    async def counted(own: Any, *given: Any) -> Any:
        nonlocal most
        found = await rows(own, *given)
        most = max(most, len(found))
        return found

    monkeypatch.setattr(store.Store, "rows", counted)
    threads = named_threads(monkeypatch, Record, "dumps")
    assert ada.ask("GET", f"/api/tables/{table}/record").text == whole
    assert most == 12 and [name.rstrip("0123456789_") for name in threads] == ["read"]


def test_trying_again_is_played_beside_the_loop(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (RECORDS / "duellum" / "turn_limit.hgm").read_bytes()
    ada.post("/api/me", {"name": "Ada"})
    old = ada.ask("POST", "/api/records", content=text, headers=RECORD).json()["id"]
    *_, first, last = [mark["ply"] for mark in ada.get(f"/api/tables/{old}/turns")["turns"]]
    shown = ada.get(f"/api/tables/{old}/positions/{last}")
    threads = named_threads(monkeypatch, OngoingGame, "again")
    body = {"ply": last, "seat": None, "bot": None, "command_id": fresh()}
    answer = ada.post(f"/api/tables/{old}/again", body)
    assert answer.status_code == 200, answer.text
    assert ada.state(answer.json()["id"])["view"] == shown["view"]
    assert len(threads) <= last - first, "the whole game was played on the loop"


def test_the_description_is_made_once(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ada.ask("GET", "/openapi.json")
    monkeypatch.setattr(app, "_described", lambda app: pytest.fail("made again"))
    assert ada.ask("GET", "/openapi.json").content == first.content and first.json()["openapi"]


def test_advice_is_bounded_for_all_and_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "MOST_WAITING", 4)
    done = threading.Event()

    async def ask() -> None:
        adviser = Adviser("test", msg("refuse-coach-busy"))
        asked = [asyncio.create_task(adviser.think(g, done.wait)) for g in ("ada", "ada", "ada", "ada", "ben", "eve")]
        await asyncio.sleep(0.05)
        assert [task.done() for task in asked] == [False, False, False, True, False, True]
        asked[0].cancel()  # gone, but thought on
        await asyncio.sleep(0.05)
        with pytest.raises(Refused):
            await adviser.think("ada", done.wait)
        done.set()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in told[1:]] == [bool, bool, Refused, bool, Refused]
        assert await adviser.think("ada", done.wait)
        adviser.close()

    asyncio.run(ask())


def test_a_hint_does_not_wait_for_reviews(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr(reviews, "review", lambda *given, **more: done.wait(120))
    table = ada.create("me", "random", seed=1)
    seat = ada.settled(table)["viewing"]
    text = (RECORDS / "duellum" / "turn_limit.hgm").read_bytes()
    long = ada.ask("POST", "/api/records", content=text, headers=RECORD).json()["id"]
    assert ada.get(f"/api/tables/{long}/review")["state"] == "working"
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(ada.ask, "GET", f"/api/tables/{table}/hint?seat={seat}")
        try:
            assert asked.result(60).status_code == 200
        finally:
            done.set()
