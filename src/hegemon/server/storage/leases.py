"""Who plays a table's bots: one process at a time, by a row that says who and until when.

A process that lives renews what it holds; the leases of one that has died run out, and others take over. The
database's clock counts, so the clocks of several machines need not agree."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from . import tables as t

LEASE_SECONDS = 8.0
WATCHED = "watched"  # stands for the owner in rows which say that somebody looks at a table of bots alone

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
UNTIL = f"{NOW} + (:seconds * 1000)::bigint"
LEASES = t.leases.name
# A lease that is lost in a crash of the database is only taken again: nobody waits for the disk.
QUICKLY = text("SET LOCAL synchronous_commit = off")


class Leases(Protocol):
    """What the bots ask before they play."""

    async def claim(self, table: str) -> bool:
        """Try to become the one who plays this table's bots; true when that is so now."""

    async def release(self, table: str) -> None:
        """Leave the table's bots to anybody."""

    async def renew(self, held: Iterable[str]) -> set[str]:
        """Go on holding; those of the tables that are still held."""

    async def watch(self, table: str, seconds: float) -> None:
        """Somebody looks at a table of bots alone."""

    async def watched(self, table: str) -> bool:
        """Does anybody look at it, here or at another process?"""


class NoOthers:
    """For a database of one process: everything is its own."""

    async def claim(self, table: str) -> bool:
        """Nobody else could."""
        return True

    async def release(self, table: str) -> None:
        """Nobody waits for it."""

    async def renew(self, held: Iterable[str]) -> set[str]:
        """Nothing runs out."""
        return set(held)

    async def watch(self, table: str, seconds: float) -> None:
        """Nobody else wants to know."""

    async def watched(self, table: str) -> bool:
        """Nobody else is there to look."""
        return False


class PostgresLeases:
    """Leases in the database that the processes share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.owner = secrets.token_hex(6)

    async def _run(self, statement: str, **values: object) -> list[str]:
        """Carry a statement out; the tables that it tells."""
        async with self._engine.begin() as connection:
            await connection.execute(QUICKLY)
            result = await connection.execute(text(statement), values)
            return [row[0] for row in result] if result.returns_rows else []

    async def claim(self, table: str) -> bool:
        """Take a lease that nobody holds, or that has run out."""
        statement = (
            f"INSERT INTO {LEASES} (table_id, kind, owner, until) VALUES (:table, 'bots', :owner, {UNTIL}) "
            "ON CONFLICT (table_id, kind) DO UPDATE SET owner = excluded.owner, until = excluded.until "
            f"WHERE {LEASES}.owner = excluded.owner OR {LEASES}.until < {NOW} RETURNING table_id"
        )
        return bool(await self._run(statement, table=table, owner=self.owner, seconds=LEASE_SECONDS))

    async def release(self, table: str) -> None:
        """Give a lease back, if it is still one's own."""
        await self._run(
            f"DELETE FROM {LEASES} WHERE table_id = :table AND owner = :owner", table=table, owner=self.owner
        )

    async def renew(self, held: Iterable[str]) -> set[str]:
        """Put off the end of everything that is held, in one statement."""
        wanted: Collection[str] = list(held)
        if not wanted:
            return set()
        statement = (
            f"UPDATE {LEASES} SET until = {UNTIL} "
            "WHERE owner = :owner AND kind = 'bots' AND table_id = ANY(:held) RETURNING table_id"
        )
        return set(await self._run(statement, owner=self.owner, held=wanted, seconds=LEASE_SECONDS))

    async def watch(self, table: str, seconds: float) -> None:
        """Say that somebody looks."""
        statement = (
            f"INSERT INTO {LEASES} (table_id, kind, owner, until) VALUES (:table, '{WATCHED}', '', {UNTIL}) "
            "ON CONFLICT (table_id, kind) DO UPDATE SET until = excluded.until"
        )
        await self._run(statement, table=table, seconds=seconds)

    async def watched(self, table: str) -> bool:
        """Has anybody said so of late?"""
        statement = f"SELECT table_id FROM {LEASES} WHERE table_id = :table AND kind = '{WATCHED}' AND until > {NOW}"
        return bool(await self._run(statement, table=table))

    async def alive(self) -> set[str]:
        """The processes that live, this one among them."""
        statement = (
            f"INSERT INTO {LEASES} (table_id, kind, owner, until) VALUES (:owner, 'process', :owner, {UNTIL}) "
            "ON CONFLICT (table_id, kind) DO UPDATE SET until = excluded.until"
        )
        await self._run(statement, owner=self.owner, seconds=LEASE_SECONDS)
        return set(await self._run(f"SELECT owner FROM {LEASES} WHERE kind = 'process' AND until > {NOW}"))

    async def leave(self) -> None:
        """This process ends."""
        await self._run(f"DELETE FROM {LEASES} WHERE owner = :owner", owner=self.owner)

    async def unclaimed(self) -> list[str]:
        """Tables at which a bot is to act and nobody plays it: those of people, and those that somebody looks at."""
        valid = f"until > {NOW}"
        statement = (
            "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.to_act AND s.kind = 'bot' "
            "WHERE t.status = 'playing' AND NOT EXISTS "
            f"(SELECT 1 FROM {LEASES} l WHERE l.table_id = t.id AND l.kind = 'bots' AND l.{valid}) AND (EXISTS "
            "(SELECT 1 FROM seats p WHERE p.table_id = t.id AND p.kind = 'person' AND NOT p.resigned) OR EXISTS "
            f"(SELECT 1 FROM {LEASES} w WHERE w.table_id = t.id AND w.kind = '{WATCHED}' AND w.{valid})) "
            "ORDER BY t.updated"
        )
        return await self._run(statement)

    async def tidy(self) -> None:
        """Forget what has run out long ago."""
        await self._run(f"DELETE FROM {LEASES} WHERE until < {NOW} - 60000")
