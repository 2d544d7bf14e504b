"""Lists: nothing vanishes behind the end of a page, waiting games come first, nobody fills the lobby alone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from hegemon.server import table_lists
from hegemon.server.library import Library
from hegemon.server.service import TableService
from hegemon.server.storage.database import open_database
from hegemon.server.storage.store import Store

from .conftest import FILE, Person, Start, fresh, refused, settings_for
from .many_tables import filled


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


def test_tables_of_one_moment_are_not_left_out_between_pages(ada: Person, tmp_path: Path) -> None:
    tables = sorted(ada.create("me", "open", seed=s) for s in range(5))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("update tables set updated = 1000")
        database.commit()
    assert [i for page in pages(ada, "/api/my/tables", 2) for i in page] == tables


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


STEP = 10  # instructions of SQLite's machine between two counts


class Steps:
    """Counts what SQLite does, which is the same on every machine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.counted = 0
        event.listen(engine.sync_engine, "checkout", self._watch)

    def _watch(self, connection: Any, *_: Any) -> None:
        connection.run_async(lambda driver: driver.set_progress_handler(self._step, STEP))

    def _step(self) -> int:
        self.counted += STEP
        return 0


async def cost_of_pages(folder: Path, tables: int) -> dict[str, int]:
    """Instructions of SQLite for a page of 50 tables among so many."""
    engine = await open_database(f"sqlite+aiosqlite:///{folder / f'{tables}.sqlite3'}")
    filled(folder / f"{tables}.sqlite3", tables)
    service, steps, took = TableService(settings_for(folder), Store(engine), Library("plain")), Steps(engine), {}
    for name in ("listed", "mine"):
        steps.counted = 0
        if name == "listed":
            found = await table_lists.listed(service, "guest1", None, None, 50)
        else:
            found = await table_lists.of_guest(service, "guest1", None, None, 50)
        assert len(found.tables) == 50
        took[name] = steps.counted
    service.close()
    await engine.dispose()
    return took


@pytest.mark.slow
def test_a_page_costs_the_same_among_fifty_thousand_tables(tmp_path: Path) -> None:
    """A guest's own tables are as many in both; how long a page takes is told by `bench/lists.py`."""
    few, many = (asyncio.run(cost_of_pages(tmp_path, tables)) for tables in (1_000, 50_000))
    assert min(few.values()) > 1_000, "nothing was counted"
    assert many["listed"] <= 1.5 * few["listed"], (few, many)
    assert many["mine"] <= 1.5 * few["mine"], (few, many)
