"""Changes of many tables are stored together: answered after the commit, a conflict undoes one of them alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from hegemon.server.play.table import Change, Seat, Table
from hegemon.server.storage import sqlite_keeper
from hegemon.server.storage.answered import Answered
from hegemon.server.storage.database import open_database
from hegemon.server.storage.sqlite_keeper import SqliteKeeper
from hegemon.server.storage.store import Store
from hegemon.server.storage.writer import Conflict, Saving

TABLES = 12


def table_named(name: str) -> Table:
    seats = [Seat("rome", "person", "ada", "Ada"), Seat("carthage")]
    return Table(name, "duellum", {}, "ada", "private", True, False, None, seats, None)


def said(table: Table, text: str) -> Change:
    change = Change(table)
    change.event("chat", 0, actor="Ada", text=text)
    return change


def with_tables(tmp_path: Path, work: Callable[[Store, list[Table]], Awaitable[None]]) -> sqlite3.Connection:
    """A store with some tables in it, at which something is done; then its file."""

    async def run() -> None:
        store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"))
        found = [table_named(f"table {i}") for i in range(TABLES)]
        for table in found:
            change = said(table, "first")
            async with store.writing() as connection:
                await connection.exec_driver_sql(
                    "insert into tables (id, game, options, stamp, owner, visibility, pass_and_play, auto_forced,"
                    " seed, status, frozen_reason, number, moved, ply, turn, to_act, outcome, takeback, last, created,"
                    " updated) "
                    "values (?, 'duellum', '{}', '', 'ada', 'private', 1, 0, null, 'playing', '',"
                    " 0, 0, 0, 0, null, null, null, '', 0, 0)", (table.id,),
                )  # fmt: skip
            await store.save(change)
        await work(store, found)
        await store.close()

    asyncio.run(run())
    return sqlite3.connect(tmp_path / "tables.sqlite3")


def texts(database: sqlite3.Connection) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table, text in database.execute("select table_id, body ->> 'text' from events order by table_id, number"):
        found.setdefault(table, []).append(text)
    return found


def keeper_of(store: Store) -> SqliteKeeper:
    keeper = store._writer._keeper
    assert isinstance(keeper, SqliteKeeper)
    return keeper


def traced(store: Store) -> list[str]:
    statements: list[str] = []
    keeper_of(store)._opened().set_trace_callback(statements.append)
    return statements


def test_a_group_goes_to_the_disk_once(tmp_path: Path) -> None:
    async def work(store: Store, tables: list[Table]) -> None:
        statements = traced(store)
        await asyncio.gather(*(store.save(said(table, "second")) for table in tables))
        assert statements.count("COMMIT") == 1 and statements.count("BEGIN IMMEDIATE") == 1
        assert keeper_of(store)._opened().execute("pragma synchronous").fetchone() == (2,)

    database = with_tables(tmp_path, work)
    assert texts(database) == {f"table {i}": ["first", "second"] for i in range(TABLES)}
    database.close()


def test_a_conflict_undoes_its_own_change_alone(tmp_path: Path) -> None:
    async def work(store: Store, tables: list[Table]) -> None:
        repeated = Answered("table 5", "command-1", "ada", "digest")
        await store.save(said(tables[5], "before"), repeated)
        changes = [said(table, "second") for table in tables]
        changes[3].before += 1  # somebody else has written
        ends = await asyncio.gather(
            *(store.save(change, repeated if i == 5 else None) for i, change in enumerate(changes)),
            return_exceptions=True,
        )
        assert [i for i, end in enumerate(ends) if end is not None] == [3, 5]
        assert isinstance(ends[3], Conflict) and isinstance(ends[5], Conflict)

    database = with_tables(tmp_path, work)
    found = texts(database)
    assert found.pop("table 3") == ["first"] and found.pop("table 5") == ["first", "before"]
    assert set(map(tuple, found.values())) == {("first", "second")}
    database.close()


def test_a_failed_commit_fails_the_whole_group_and_the_next_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hegemon.server.storage.database.BUSY_SECONDS", 0.2)

    async def work(store: Store, tables: list[Table]) -> None:
        locker = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        locker.execute("begin immediate")
        keeper_of(store)._forget()
        changes = [said(table, "second") for table in tables]
        ends = await asyncio.gather(*(store.save(change) for change in changes), return_exceptions=True)
        assert all(isinstance(end, sqlite3.OperationalError) for end in ends)
        locker.execute("rollback")
        locker.close()
        await asyncio.gather(*(store.save(change) for change in changes))

    database = with_tables(tmp_path, work)
    assert texts(database) == {f"table {i}": ["first", "second"] for i in range(TABLES)}
    database.close()


def test_what_was_undone_underneath_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def undone(database: sqlite3.Connection, group: Sequence[Saving]) -> list[Conflict | None]:
        database.execute("ROLLBACK")
        return [None] * len(group)

    async def work(store: Store, tables: list[Table]) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(sqlite_keeper, "_kept", undone)
            with pytest.raises(sqlite3.OperationalError):
                await store.save(said(tables[0], "second"))
        await store.save(said(tables[1], "second"))

    database = with_tables(tmp_path, work)
    assert [name for name, told in texts(database).items() if told == ["first", "second"]] == ["table 1"]
    database.close()


def test_more_rows_than_one_statement_takes(tmp_path: Path) -> None:
    many = 2 * sqlite_keeper.ROWS_AT_ONCE + 1

    async def work(store: Store, tables: list[Table]) -> None:
        change = Change(tables[0])
        for i in range(many):
            change.event("chat", 0, actor="Ada", text=f"line {i}")
        await store.save(change)

    database = with_tables(tmp_path, work)
    assert texts(database)["table 0"] == ["first", *(f"line {i}" for i in range(many))]
    database.close()


def test_what_came_while_a_group_was_stored_is_the_next_group(tmp_path: Path) -> None:
    async def work(store: Store, tables: list[Table]) -> None:
        statements = traced(store)
        first = asyncio.create_task(store.save(said(tables[0], "second")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # it is on its way
        others = [asyncio.create_task(store.save(said(table, "second"))) for table in tables[1:]]
        others[0].cancel()  # somebody who did not wait: not stored, and in nobody's way
        await asyncio.gather(first, *others[1:])
        assert statements.count("COMMIT") == 2

    database = with_tables(tmp_path, work)
    assert [name for name, told in texts(database).items() if told == ["first"]] == ["table 1"]
    database.close()
