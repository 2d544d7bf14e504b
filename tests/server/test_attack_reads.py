"""Reading: long work is done beside the event loop, once, and nobody can have it done without end."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import pytest

from hegemon.core import registry
from hegemon.core.game import Game
from hegemon.server import learning, uploads
from hegemon.server.play import ongoing as ongoing_module

from .conftest import Person, Start, refused

RECORD = {"Content-Type": "text/plain"}


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the threads in which games are loaded."""
    found: list[str] = []
    load = registry.load

    def told(*given: Any, **options: Any) -> Any:
        found.append(threading.current_thread().name)
        return load(*given, **options)

    monkeypatch.setattr(registry, "load", told)
    return found


def beside(loads: list[str]) -> bool:
    """Was everything loaded in threads for that, and anything at all?"""
    return bool(loads) and all(name.startswith(("read", "load", "replay", "upload")) for name in loads)


@pytest.mark.parametrize("page", ["board", "provenance"])
def test_pages_about_a_game_are_made_beside_the_loop_and_once(ada: Person, loads: list[str], page: str) -> None:
    loads.clear()
    first = ada.ask("GET", f"/api/games/duellum/{page}?turn_limit=77")
    assert first.status_code == 200 and beside(loads)
    loads.clear()
    assert ada.ask("GET", f"/api/games/duellum/{page}?turn_limit=77&board=west").text == first.text
    assert loads == []


def named_threads(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[str]:
    """Names of the threads in which something is worked out."""
    found: list[str] = []
    work = getattr(owner, name)

    def told(*given: Any, **more: Any) -> Any:
        found.append(threading.current_thread().name)
        return work(*given, **more)

    monkeypatch.setattr(owner, name, told)
    return found


def test_puzzles_and_lessons_are_made_beside_the_loop(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [named_threads(monkeypatch, learning, name) for name in ("course", "puzzle_list")]
    assert ada.get("/api/games/duellum/lessons/en")["lessons"] and ada.get("/api/games/duellum/puzzles/en")["puzzles"]
    assert [[name.rstrip("0123456789_") for name in names] for names in found] == [["read"], ["read"]]


def test_the_odds_of_a_fight_are_worked_out_beside_the_loop(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    found = named_threads(monkeypatch, Game, "odds")
    table = ada.create("me", "me", pass_and_play=True)
    action = ada.get(f"/api/tables/{table}")["actions"][0]["text"]
    assert ada.ask("GET", f"/api/tables/{table}/odds", params={"text": action}).status_code == 200
    assert [name.rstrip("0123456789_") for name in found] == ["odds"]


def test_tables_with_odd_options_are_loaded_beside_the_loop(start: Start, loads: list[str]) -> None:
    ada = Person(start(), "Ada")
    loads.clear()
    tables = [ada.create("me", "open", visibility="listed", options={"turn_limit": 100 + i}) for i in range(4)]
    assert beside(loads) and len(loads) == 4
    again = start()
    ada.client = again
    loads.clear()
    assert len(ada.get("/api/tables")["tables"]) == len(ada.get("/api/my/tables")["tables"]) == 4
    assert beside(loads) and len(loads) == 4
    assert ada.state(tables[0])["options"]["turn_limit"] == 100 and beside(loads)


def test_positions_are_worked_out_beside_the_loop(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    state = ada.play(table, Random(1), 25)
    names: list[str] = []
    again = ongoing_module.OngoingGame.again

    def told(ongoing: Any, made: Any) -> None:
        names.append(threading.current_thread().name)
        again(ongoing, made)

    monkeypatch.setattr(ongoing_module.OngoingGame, "again", told)
    for ply in range(1, state["ply"]):
        ada.get(f"/api/tables/{table}/positions/{ply}")
    assert beside(names)


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize(
    "path", ["games/duellum/board", "tables", "my/tables", "tables/{}/events", "tables/{}/log", "tables/{}/turns",
             "tables/{}/positions/1", "tables/{}/record", "tables/{}", "games", "games/duellum/rules"],
)  # fmt: skip
def test_every_read_has_a_limit(start: Start, path: str) -> None:
    ada = Person(start(), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.client = start(rate_factor=0.05)
    answers = [ada.ask("GET", f"/api/{path.format(table)}") for _ in range(90)]
    late = [a for a in answers if a.status_code == 429]
    assert answers[0].status_code == 200 and late and int(late[0].headers["retry-after"]) > 0
    refused(late[0], 429, "too_fast")


@pytest.mark.usefixtures("no_time_passes")
def test_strangers_use_nothing_up_that_is_a_guests(start: Start) -> None:
    client = start(rate_factor=0.1)
    ada, eve = Person(client, "Ada"), Person(client)
    table = ada.create("me", "open")
    assert 429 in [eve.ask("GET", "/api/tables").status_code for _ in range(80)]
    assert ada.state(table)["id"] == table


@pytest.mark.usefixtures("no_time_passes")
def test_boards_that_must_be_made_cost_more(start: Start) -> None:
    eve = Person(start(rate_factor=0.1))
    made = [eve.ask("GET", f"/api/games/duellum/board?turn_limit={n}").status_code for n in range(1, 15)]
    again = [eve.ask("GET", "/api/games/duellum/board?turn_limit=1").status_code for _ in range(5)]
    assert 5 < made.count(200) < 14 and 429 in made
    assert 200 in again


def test_uploads_do_not_hold_up_replays_after_an_upgrade(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(start(), "Ada")
    table = ada.create("me", "me", pass_and_play=True, seed=6)
    before = ada.play(table, Random(1), 30)
    real = Game.layout_stamp
    monkeypatch.setattr(Game, "layout_stamp", lambda game: real(game) + "x")
    done = threading.Event()

    def slow(text: str) -> Any:
        done.wait(300)
        raise uploads.RecordError("It is no record.")

    monkeypatch.setattr(uploads, "_verified", slow)
    client = ada.client = start()
    sent = [
        threading.Thread(target=lambda: client.post("/api/records", content=b"x", headers=RECORD))
        for _ in range(uploads.MOST_WAITING)
    ]
    for thread in sent:
        thread.start()
    time.sleep(0.5)
    assert ada.state(table) == before  # played again under new rules, while eight uploads wait
    assert ada.get("/api/games/duellum/board?turn_limit=55")
    assert all(thread.is_alive() for thread in sent), "they were to wait all the while"
    refused(client.post("/api/records", content=b"x", headers=RECORD), 429, "too_fast")
    done.set()
    for thread in sent:
        thread.join()


def test_endless_records_are_refused(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=6)
    ada.play(table, Random(1), 10)
    text = ada.ask("GET", f"/api/tables/{table}/record").text
    monkeypatch.setattr(uploads, "MOST_ACTIONS", 5)
    answer = ada.ask("POST", "/api/records", content=text.encode(), headers=RECORD)
    assert "may have 5 actions" in refused(answer, 422, "bad_record")["reason"]
