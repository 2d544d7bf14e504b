"""Stores groups of changes in SQLite: one transaction and one way to the disk for all of them, in a thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ..notices.waits import waits
from ..play.table import Change
from . import rows
from .database import careful
from .writer import Conflict, Saving

# Only for those who can be reached, and once for each wait.
NOTICE = (
    "INSERT OR IGNORE INTO outbox (guest, table_id, kind, wait, due, done) "
    "SELECT :guest, :table_id, :kind, :wait, :due, 0 FROM wishes WHERE guest = :guest AND reachable = 1"
)

for _structured in (dict, list):  # what has a structure is kept as JSON
    sqlite3.register_adapter(_structured, lambda value: orjson.dumps(value).decode())


class SqliteKeeper:
    """One connection, used by one thread. `turn` is held by whoever writes to the file: waiting for another writer
    inside SQLite means sleeping."""

    def __init__(self, path: Path, turn: asyncio.Lock) -> None:
        self._path = path
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "writer")
        self._database: sqlite3.Connection | None = None

    async def keep(self, group: Sequence[Saving]) -> Sequence[Conflict | None]:
        """Store a group."""
        async with self._turn:
            work = asyncio.get_running_loop().run_in_executor(self._thread, self._keep, group)
            return await asyncio.shield(work)

    def _keep(self, group: Sequence[Saving]) -> list[Conflict | None]:
        database = self._opened()
        try:
            ends = _kept_together(database, group) or _kept_apart(database, group)
            database.execute("COMMIT")
        except BaseException:
            self._forget()  # closing undoes everything, whatever state the fault has left the connection in
            raise
        return ends

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            address = f"{self._path.resolve().as_uri()}?mode=rw"  # SQLite would make a file that is not there
            database = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
            careful(database)
            self._database = database
        return self._database

    def _forget(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()


def _kept_together(database: sqlite3.Connection, group: Sequence[Saving]) -> list[Conflict | None]:
    """Write a whole group; nothing, when any of its changes meets a conflict, which is rare."""
    database.execute("BEGIN IMMEDIATE")
    try:
        _write(database, group)
    except (Conflict, sqlite3.IntegrityError):
        database.execute("ROLLBACK")
        return []
    return [None] * len(group)


def _kept_apart(database: sqlite3.Connection, group: Sequence[Saving]) -> list[Conflict | None]:
    """Write a group one by one: a conflict undoes its own change alone."""
    database.execute("BEGIN IMMEDIATE")
    return [_kept(database, saving) for saving in group]


def _kept(database: sqlite3.Connection, saving: Saving) -> Conflict | None:
    """Store one change of a group; a conflict undoes it alone."""
    database.execute("SAVEPOINT one")
    try:
        _write(database, [saving])
    except (Conflict, sqlite3.IntegrityError):
        database.execute("ROLLBACK TO one")
        database.execute("RELEASE one")
        return Conflict("The table was changed by another server.")
    database.execute("RELEASE one")
    return None


def _write(database: sqlite3.Connection, group: Sequence[Saving]) -> None:
    """Write changes of different tables: all rows of one kind with one call, which costs half of a call for each."""
    changes = [saving.change for saving in group]
    _update(database, changes)
    for change in changes:
        if change.seats_changed:
            database.execute("DELETE FROM seats WHERE table_id = ?", [change.table.id])
            _insert(database, "seats", rows.seat_values(change.table))
        for name, last in rows.cuts(change).items():
            database.execute(f"DELETE FROM {name} WHERE table_id = ? AND ply > ?", [change.table.id, last])
    _insert(database, "events", [row for change in changes for row in rows.event_values(change)])
    _insert(database, "plies", [row for change in changes for row in rows.ply_values(change)])
    begun = [row for change in changes for row in rows.snapshot_values(change.table, change.snapshots)]
    _insert(database, "snapshots", begun)
    database.executemany(NOTICE, [row for change in changes for row in waits(change)])
    timed = [change.table for change in changes if change.table.clock is not None]
    database.executemany("DELETE FROM clocks WHERE table_id = ?", [[table.id] for table in timed])
    _insert(database, "clocks", [row for table in timed for row in rows.clock_values(table)])
    answers = [(saving.answered, saving.change.table.updated) for saving in group]
    _insert(database, "commands", [answered.values(at) for answered, at in answers if answered is not None])


def _update(database: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """The rows of the tables. One that somebody else has changed meanwhile is missing in the count."""
    by_columns: dict[tuple[str, ...], list[list[Any]]] = {}
    for change in changes:
        values = rows.changed_values(change)
        by_columns.setdefault(tuple(values), []).append([*values.values(), change.table.id, change.before])
    for columns, found in by_columns.items():
        if database.executemany(_updating(columns), found).rowcount != len(found):
            raise Conflict("The table was changed by another server.")


def _insert(database: sqlite3.Connection, name: str, found: Sequence[Mapping[str, Any]]) -> None:
    if found:
        database.executemany(_insertion(name, tuple(found[0])), [tuple(row.values()) for row in found])


@cache
def _insertion(name: str, columns: tuple[str, ...]) -> str:
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})"


@cache
def _updating(columns: tuple[str, ...]) -> str:
    return f"UPDATE tables SET {', '.join(f'{column} = ?' for column in columns)} WHERE id = ? AND number = ?"
