"""Stores groups of changes in SQLite: one transaction for all of them, and one way to the disk, in a thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import orjson

from ..notices.waits import waits
from ..play.table import Change
from . import rows
from .database import careful, wait_for_others
from .writer import Conflict, Saving

# Only for those who can be reached, and once for each wait.
NOTICE = (
    "INSERT OR IGNORE INTO outbox (guest, table_id, kind, wait, due, done) "
    "SELECT :guest, :table_id, :kind, :wait, :due, 0 FROM wishes WHERE guest = :guest AND reachable = 1"
)

Found = TypeVar("Found")
BEGIN = "BEGIN IMMEDIATE"
ROWS_AT_ONCE = 50  # that one statement writes
STATEMENTS_KEPT = 400  # ready to be used again: one for each number of rows

for _structured in (dict, list):  # what has a structure is kept as JSON
    sqlite3.register_adapter(_structured, lambda value: orjson.dumps(value).decode())


class SqliteKeeper:
    """One connection. What may have to wait is done in a thread: until no other program writes, and until the disk has
    a group. The statements between are done where the game is played: a thread would give the interpreter away and ask
    for it again at each of them, which takes longer than the statement. `turn` is held by whoever writes to the file:
    waiting for another writer inside SQLite means sleeping."""

    def __init__(self, path: Path, turn: asyncio.Lock) -> None:
        self._path = path
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "writer")
        self._database: sqlite3.Connection | None = None

    async def keep(self, group: Sequence[Saving]) -> Sequence[Conflict | None]:
        """Store a group."""
        async with self._turn:
            database = await self._begun()
            try:
                ends = _kept(database, group)
            except BaseException:
                self._forget()
                raise
            await asyncio.shield(self._aside(lambda: self._commit(database)))
            return ends

    def _aside(self, work: Callable[[], Found]) -> asyncio.Future[Found]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _begun(self) -> sqlite3.Connection:
        """The database, for this group alone. Nearly always nobody else writes, and there is nothing to wait for."""
        if self._database is not None:
            try:
                self._database.execute(BEGIN)
                return self._database
            except sqlite3.OperationalError:
                pass  # whatever it is, waiting either helps or tells
        return await self._aside(self._begin_patiently)

    def _begin_patiently(self) -> sqlite3.Connection:
        try:
            database = self._opened()
            wait_for_others(database, True)
            database.execute(BEGIN)
            wait_for_others(database, False)
        except BaseException:
            self._forget()
            raise
        return database

    def _commit(self, database: sqlite3.Connection) -> None:
        try:
            if not database.in_transaction:  # `commit` would be content with that
                raise sqlite3.OperationalError("The transaction has been undone.")
            database.commit()
        except BaseException:
            self._forget()
            raise

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            address = f"{self._path.resolve().as_uri()}?mode=rw"  # SQLite would make a file that is not there
            database = sqlite3.connect(
                address, uri=True, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS_KEPT
            )
            careful(database)
            self._database = database
        return self._database

    def _forget(self) -> None:
        """Closing undoes everything, whatever state a fault has left the connection in."""
        if self._database is not None:
            self._database.close()
            self._database = None

    async def close(self) -> None:
        """Close the file."""
        await self._aside(self._forget)
        self._thread.shutdown()


def _kept(database: sqlite3.Connection, group: Sequence[Saving]) -> list[Conflict | None]:
    """Write a whole group; one by one when any of its changes meets a conflict, which is rare."""
    if _written(database, group):
        return [None] * len(group)
    moved_on = Conflict("The table was changed by another server.")
    return [None if _written(database, [saving]) else moved_on for saving in group]


def _written(database: sqlite3.Connection, group: Sequence[Saving]) -> bool:
    """Write changes; a conflict undoes all of them."""
    database.execute("SAVEPOINT one")
    try:
        _write(database, group)
    except (Conflict, sqlite3.IntegrityError):
        database.execute("ROLLBACK TO one")
        database.execute("RELEASE one")
        return False
    database.execute("RELEASE one")
    return True


def _write(database: sqlite3.Connection, group: Sequence[Saving]) -> None:
    """Write changes of different tables: all rows of one kind with one statement, which costs half of one for each."""
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
    if notices := [row for change in changes for row in waits(change)]:
        database.executemany(NOTICE, notices)
    if timed := [change.table for change in changes if change.table.clock is not None]:
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
        for some in _pieces(found):
            if database.execute(_updating(columns, len(some)), [*chain(*some)]).rowcount != len(some):
                raise Conflict("The table was changed by another server.")


def _insert(database: sqlite3.Connection, name: str, found: Sequence[Mapping[str, Any]]) -> None:
    for some in _pieces(found):
        values = chain.from_iterable([row.values() for row in some])
        database.execute(_insertion(name, tuple(some[0]), len(some)), [*values])


def _pieces(found: Sequence[Found]) -> Iterator[Sequence[Found]]:
    """As many rows as one statement takes."""
    return (found[first : first + ROWS_AT_ONCE] for first in range(0, len(found), ROWS_AT_ONCE))


def _places(columns: int, count: int) -> str:
    """So many rows of values that are still to come."""
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


@cache
def _insertion(name: str, columns: tuple[str, ...], count: int) -> str:
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES {_places(len(columns), count)}"


@cache
def _updating(columns: tuple[str, ...], count: int) -> str:
    """SQLite calls what comes column1, column2 and so on; behind the new values stand a table and its number."""
    values, known = ", ".join(f"{name} = new.column{i}" for i, name in enumerate(columns, 1)), len(columns)
    return (
        f"UPDATE tables SET {values} FROM (VALUES {_places(known + 2, count)}) AS new "
        f"WHERE tables.id = new.column{known + 1} AND tables.number = new.column{known + 2}"
    )
