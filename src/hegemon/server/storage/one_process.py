"""SQLite is for one process: the second one is refused before it reads anything."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from ...core.errors import DataError
from ...core.language import msg

ENDING = ".in-use"  # of the file beside the database whose lock says that a process has it


def is_shared(address: URL) -> bool:
    """May several processes use this database at once?"""
    return address.get_backend_name() != "sqlite"


@contextmanager
def held_alone(address: URL) -> Iterator[None]:
    """While this lasts no other process gets the database. The system lets go of it when a process ends, however that
    happens. A database that may be shared, or is kept in memory, needs no such lock."""
    if is_shared(address) or not address.database or address.database == ":memory:":
        yield
        return
    with closing(_locked(Path(address.database))):
        yield


def _locked(database: Path) -> sqlite3.Connection:
    """A lock of SQLite's own, on a file of its own: it works on every system that SQLite works on."""
    lock = None
    try:
        lock = sqlite3.connect(f"{database}{ENDING}", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as fault:
        if lock is not None:
            lock.close()
        if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise DataError(msg("bad-database-taken", file=str(database))) from None
        raise DataError(msg("bad-database-file", file=str(database), detail=str(fault))) from None
    return lock
