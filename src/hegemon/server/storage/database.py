"""Opens the database and brings it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...core.errors import DataError
from ...core.language import msg

BUSY_SECONDS = 5.0  # how long a change waits for another program that writes to the same file or row
UPGRADE_LOCK = 0x4865676D  # any number that no other program uses in the same database
MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"


def careful(connection: Any, _record: Any = None) -> None:
    """SQLite as it should be: what was acknowledged survives a crash, readers do not wait for the writer,
    what was deleted is overwritten. What a conflict would undo is noted in memory, not in a file of its own."""
    cursor = connection.cursor()
    wait_for_others(cursor, True)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def wait_for_others(database: Any, willing: bool) -> None:
    """Does SQLite sleep while another program writes, or say so at once?"""
    database.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000 if willing else 0:.0f}")


def _patience(driver: str) -> dict[str, Any]:
    """PostgreSQL waits for a locked row no longer than SQLite does for a locked file."""
    longest = f"{BUSY_SECONDS * 1000:.0f}"
    known: dict[str, dict[str, Any]] = {
        "asyncpg": {"server_settings": {"lock_timeout": longest}},
        "psycopg": {"options": f"-c lock_timeout={longest}"},
    }
    return known.get(driver, {})


def address_of(url: str) -> URL:
    """A database's address, taken apart."""
    try:
        return make_url(url)
    except SQLAlchemyError as fault:
        raise _unusable(fault) from None


def _unusable(fault: Exception) -> DataError:
    return DataError(msg("bad-database-driver", detail=str(fault)))


def _connect(url: str) -> AsyncEngine:
    address = address_of(url)
    try:
        # Faults do not tell what was to be stored: names, chat and hidden cards would come into the log.
        engine = create_async_engine(address, connect_args=_patience(address.get_driver_name()), hide_parameters=True)
    except (SQLAlchemyError, ModuleNotFoundError) as fault:
        raise _unusable(fault) from None
    if address.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", careful)
    return engine


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # of processes that start together, one brings the database up to date
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _schemas(connection: Connection) -> tuple[set[str], set[str]]:
    """The schema that the database has, and the one of this version."""
    there = set(MigrationContext.configure(connection).get_current_heads())
    return there, set(ScriptDirectory(str(MIGRATIONS)).get_heads())


async def open_unchanged(url: str) -> AsyncEngine:
    """A connected database, only to be looked at: one of another schema is refused."""
    engine = _connect(url)
    try:
        async with engine.connect() as connection:
            there, own = await connection.run_sync(_schemas)
    except (SQLAlchemyError, OSError) as fault:
        await engine.dispose()
        raise DataError(msg("bad-database-unopened", detail=str(fault).splitlines()[0])) from None
    if there != own:
        await engine.dispose()
        found = ", ".join(there) or "none"
        raise DataError(msg("bad-database-schema", found=found, own=", ".join(own)))
    return engine


async def open_database(url: str) -> AsyncEngine:
    """A connected database with all migrations applied; an unusable one gets one clear sentence."""
    engine = _connect(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except CommandError as fault:
        await engine.dispose()
        raise DataError(msg("bad-database-newer", detail=str(fault))) from None
    except (SQLAlchemyError, OSError) as fault:
        await engine.dispose()
        raise DataError(msg("bad-database-unopened", detail=str(fault).splitlines()[0])) from None
    return engine
