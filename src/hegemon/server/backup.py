"""Copies of the database: made while the server runs, checked before use, never over something that is there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import DataError
from ..core.language import Message, msg
from .settings import Settings
from .storage.database import BUSY_SECONDS, MIGRATIONS

FAULTS_SHOWN = 200  # characters
COUNTED = ("tables", "events", "guests")  # they are in databases of every schema that there has been
BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite keeps next to a database


@dataclass(frozen=True)
class Content:
    """What a copy holds."""

    tables: int
    events: int
    guests: int
    schema: str

    @property
    def message(self) -> Message:
        """What the operator reads of it."""
        return msg("term-content", tables=self.tables, events=self.events, guests=self.guests, schema=self.schema)


def make_backup(settings: Settings, target: Path) -> Content:
    """Copy the database to a new file; what was acknowledged before is in it, and the server does not wait."""
    source = _database_file(settings)
    if not source.is_file():
        raise DataError(msg("bad-no-database", file=str(source)))
    return _copy(source, target)


def restore_backup(settings: Settings, source: Path) -> Content:
    """Put a backup where there is no database yet; a damaged or foreign one is refused before anything is written."""
    target = _database_file(settings)
    if not source.is_file():
        raise DataError(msg("bad-no-backup", file=str(source)))
    _require_empty(settings.data)
    _require_empty(target.parent)
    with _opened(source) as database:
        _checked(database, source)
    target.parent.mkdir(parents=True, exist_ok=True)
    return _copy(source, target)


def _database_file(settings: Settings) -> Path:
    try:
        address = make_url(settings.database_url)
    except SQLAlchemyError:
        raise DataError(msg("bad-database-address")) from None
    if address.get_backend_name() != "sqlite":
        raise DataError(msg("bad-database-kind", kind=address.get_backend_name()))
    if not address.database or address.database == ":memory:":
        raise DataError(msg("bad-database-memory"))
    return Path(address.database)


def _require_empty(folder: Path) -> None:
    found = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    if found:
        raise DataError(msg("bad-data-folder", folder=str(folder), found=found[0]))


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database that is there (SQLite would make one that is not)."""
    try:
        address = f"{path.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as database:
            yield database
    except sqlite3.Error as fault:
        raise DataError(msg("bad-copy", file=str(path), detail=str(fault))) from None


def _copy(source: Path, target: Path) -> Content:
    """One whole copy under another name, on the disk and checked before it gets its own."""
    if target.exists():
        raise DataError(msg("bad-copy-there", file=str(target)))
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        os.close(
            os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        )  # names of people are nobody else's business
        with _opened(source) as database, _opened(draft) as copy:
            database.backup(copy)  # in one step: a single moment of the source, whatever is written meanwhile
            copy.execute("PRAGMA journal_mode=DELETE")  # one file holds everything
            content = _checked(copy, source)
        _to_disk(draft)
        try:
            os.link(draft, target)  # unlike a renaming, this never replaces a file that has appeared meanwhile
        except FileExistsError:
            raise DataError(msg("bad-copy-there", file=str(target))) from None
        _to_disk(target.parent)
    except OSError as fault:
        raise DataError(msg("bad-copy-unwritten", file=str(target), detail=fault.strerror or "?")) from None
    finally:
        for ending in ("", *BESIDE):
            Path(f"{draft}{ending}").unlink(missing_ok=True)
    return content


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _checked(database: sqlite3.Connection, path: Path) -> Content:
    """What is in a database that is whole and of a schema that this version knows."""
    found = "; ".join(row[0] for row in database.execute("PRAGMA integrity_check"))
    if found != "ok":
        raise DataError(msg("bad-copy-damaged", file=str(path), detail=found[:FAULTS_SHOWN]))
    there = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", *COUNTED} <= there:
        raise DataError(msg("bad-copy-foreign", file=str(path)))
    (schema,) = database.execute("SELECT version_num FROM alembic_version").fetchone() or ("none",)
    try:
        ScriptDirectory(str(MIGRATIONS)).get_revision(schema)
    except CommandError:
        raise DataError(msg("bad-copy-newer", file=str(path), schema=schema)) from None
    tables, events, guests = (database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED)
    return Content(tables, events, guests, schema)
