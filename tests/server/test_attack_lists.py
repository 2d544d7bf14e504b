"""Lists: nothing vanishes behind the end of a page, waiting games come first, nobody fills the lobby alone."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from pathlib import Path

import pytest

from hegemon.server import table_lists
from hegemon.server.library import Library
from hegemon.server.service import TableService
from hegemon.server.storage.database import open_database
from hegemon.server.storage.store import Store

from .conftest import Person, Start, fresh, refused, settings_for


def pages(person: Person, path: str, limit: int) -> list[list[str]]:
    """Ids of the tables, page by page."""
    found, after = [], ""
    while True:
        page = person.get(f"{path}?limit={limit}{after}")
        found.append([table["id"] for table in page["tables"]])
        if page["next"] is None:
            return found
        assert len(page["tables"]) == limit
        after = f"&after={page['next']}"


@pytest.mark.parametrize("limit", [1, 3, 4, 100])
def test_pages_hold_every_table_once(start: Start, limit: int) -> None:
    client = start(listed_per_guest=100)
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    tables = [ada.create("me", "open", visibility="listed", seed=s) for s in range(8)]
    for table in tables[::2]:
        ben.join(table)
    ada.command(tables[0], "resign", 0)
    whole = [t["id"] for t in ada.get("/api/tables")["tables"]]
    assert sorted(whole) == sorted(tables)
    assert [i for page in pages(ada, "/api/tables", limit) for i in page] == whole
    mine = [t["id"] for t in ada.get("/api/my/tables")["tables"]]
    assert [i for page in pages(ada, "/api/my/tables", limit) for i in page] == mine and sorted(mine) == sorted(tables)
    for wrong in ("nonsense", "1", "9.9.x.y" * 20, "-1.2.x", "0.x.y"):
        assert ada.ask("GET", f"/api/tables?after={wrong}").status_code in (200, 422)


def test_a_game_that_waits_for_me_is_never_cut_off(ada: Person, ben: Person) -> None:
    tables = [ada.create("me", "open", seed=s) for s in range(12)]
    for table in tables:
        ben.join(table)
    waiting = [table for table in tables if ada.state(table)["my_move"]]
    assert waiting
    for table in tables:
        if table not in waiting:  # what happens elsewhere makes those tables the most recent ones
            ben.post(f"/api/tables/{table}/chat", {"text": "hello", "command_id": fresh()})
    first = ada.get(f"/api/my/tables?limit={len(waiting)}")["tables"]
    assert [table["id"] for table in first] == waiting and all(table["my_move"] for table in first)


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_fills_the_lobby_alone(start: Start) -> None:
    ada = Person(start(), "Ada")
    wish = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "listed", "name": "Ada"}
    answers = [ada.post("/api/tables", wish | {"command_id": fresh()}) for _ in range(8)]
    assert [a.status_code for a in answers] == [200] * 5 + [409] * 3
    refused(answers[-1], 409, "too_many")
    assert ada.create("me", "open")  # private ones as many as one likes
    client = start(rate_factor=1.0)
    strangers = [Person(client).post("/api/tables", wish | {"command_id": fresh()}) for _ in range(30)]
    assert [a.status_code for a in strangers].count(200) == 12
    refused(strangers[-1], 429, "too_fast")
    assert Person(client, "Ben").create("me", "open")


def filled(path: Path, tables: int) -> None:
    """A database with so many tables of a thousand guests."""
    database = sqlite3.connect(path)
    kinds = ("open", "playing", "over")
    now = int(time.time() * 1000)
    rows = [
        (f"table{i}", "duellum", "{}", "x", f"guest{i % 1000}", "listed" if i % 2 else "private", kinds[i % 3], now - i)
        for i in range(tables)
    ]
    database.executemany(
        "insert into tables (id, game, options, stamp, owner, visibility, status, updated, created, pass_and_play, "
        "auto_forced, frozen_reason, number, moved, ply, turn, to_act, last) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, '', 1, 1, 1, 1, 0, '')",
        rows,
    )
    seats = [(f"table{i}", s, f"seat{s}", "person", f"guest{(i + s) % 1000}") for i in range(tables) for s in (0, 1)]
    database.executemany(
        "insert into seats (table_id, seat, id, kind, guest, name, resigned) values (?, ?, ?, ?, ?, '', 0)", seats
    )
    database.commit()
    database.close()


async def cost_of_pages(folder: Path, tables: int) -> dict[str, float]:
    """Milliseconds of CPU for a page of 100 tables: the cheapest of a dozen, since others use the machine as well."""
    engine = await open_database(f"sqlite+aiosqlite:///{folder / f'{tables}.sqlite3'}")
    filled(folder / f"{tables}.sqlite3", tables)
    service, took = TableService(settings_for(folder), Store(engine), Library("plain")), {}
    await table_lists.listed(service, None, None, None, 1)  # loads the game, once in the life of a server
    for name in ("listed", "mine"):
        costs = []
        for n in range(12):
            began = resource.getrusage(resource.RUSAGE_SELF)
            if name == "listed":
                found = await table_lists.listed(service, "guest1", None, None, 100)
            else:
                found = await table_lists.of_guest(service, f"guest{n}", None, None, 100)
            found.model_dump_json()
            ended = resource.getrusage(resource.RUSAGE_SELF)
            costs.append(ended.ru_utime + ended.ru_stime - began.ru_utime - began.ru_stime)
            assert len(found.tables) == 100
        took[name] = 1000 * min(costs)
    service.close()
    await engine.dispose()
    return took


@pytest.mark.slow
def test_fifty_thousand_tables(tmp_path: Path) -> None:
    """A page of the lobby and of my tables costs 20 ms of CPU at most, whatever else is stored."""
    took = asyncio.run(cost_of_pages(tmp_path, 50_000))
    assert max(took.values()) <= 20, took
