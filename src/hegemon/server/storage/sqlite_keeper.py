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
        for saving in group:
            _write(database, saving)
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
        _write(database, saving)
    except (Conflict, sqlite3.IntegrityError):
        database.execute("ROLLBACK TO one")
        database.execute("RELEASE one")
        return Conflict("The table was changed by another server.")
    database.execute("RELEASE one")
    return None


def _write(database: sqlite3.Connection, saving: Saving) -> None:
    change, table = saving.change, saving.change.table
    values = rows.changed_values(change)
    found = {**values, "this_table": table.id, "before": change.before}
    changed = database.execute(_update(tuple(values)), found)
    if changed.rowcount != 1:
        raise Conflict("The table was changed by another server.")
    if change.seats_changed:
        database.execute("DELETE FROM seats WHERE table_id = ?", [table.id])
        _insert(database, "seats", rows.seat_values(table))
    for name, last in rows.cuts(change).items():
        database.execute(f"DELETE FROM {name} WHERE table_id = ? AND ply > ?", [table.id, last])
    _insert(database, "events", rows.event_values(change))
    _insert(database, "line", rows.line_values(change))
    _insert(database, "snapshots", rows.snapshot_values(change))
    for row in waits(change):
        database.execute(NOTICE, row)
    if table.clock is not None:
        database.execute("DELETE FROM clocks WHERE table_id = ?", [table.id])
        _insert(database, "clocks", rows.clock_values(table))
    if saving.answered is not None:
        _insert(database, "commands", [saving.answered.values(table.updated)])


def _insert(database: sqlite3.Connection, name: str, found: Sequence[Mapping[str, Any]]) -> None:
    if found:
        database.executemany(_insertion(name, tuple(found[0])), found)


@cache
def _insertion(name: str, columns: tuple[str, ...]) -> str:
    marks = ", ".join(f":{column}" for column in columns)
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"


@cache
def _update(columns: tuple[str, ...]) -> str:
    fields = ", ".join(f"{column} = :{column}" for column in columns)
    return f"UPDATE tables SET {fields} WHERE id = :this_table AND number = :before"
