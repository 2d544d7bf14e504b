"""Deadlines that are up: found by any process, seen to by one.

Whoever sees to a deadline writes the table's clock anew, behind the guard of the table's event number: it cannot be
done twice. The claim only keeps several processes from trying at once, and lapses when one dies before it is done."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select, text

from . import tables as t
from .store import Store

AT_ONCE = 8  # in work at one process; what is due at the same moment is shared out
CLAIM = 3_000  # milliseconds
ELSEWHERE = 300  # milliseconds that a deadline is left to the process at which the table is open
CLAIMED = text(
    "UPDATE clocks SET claimed_until = :until WHERE table_id IN (SELECT table_id FROM clocks WHERE deadline <= :at "
    "AND (deadline <= :anybodys OR table_id = ANY(:own)) AND table_id != ALL(:in_work) "
    "AND (claimed_until IS NULL OR claimed_until < :at) ORDER BY deadline LIMIT :most FOR UPDATE SKIP LOCKED) "
    "RETURNING table_id"
)
NO_WAIT_FOR_THE_DISK = text("SET LOCAL synchronous_commit TO off")  # a claim that is lost has only to be made again


async def next_deadline(store: Store, at: int) -> int | None:
    """From when on any process may see to the earliest one that nobody sees to."""
    c = t.clocks.c
    free = c.deadline.is_not(None) & (c.claimed_until.is_(None) | (c.claimed_until < at))
    found = await store.rows(select(c.deadline).where(free).order_by(c.deadline).limit(1))
    return int(found[0]["deadline"]) + (ELSEWHERE if store.shared else 0) if found else None


async def claim(store: Store, at: int, own: Collection[str] = (), in_work: Collection[str] = ()) -> list[str]:
    """Tables whose deadline is up, for this process to see to besides those that it has in work: its `own`, and what
    others leave undone."""
    most = AT_ONCE - len(in_work)
    if not store.shared:
        c = t.clocks.c
        wanted = select(c.table_id).where(c.deadline <= at, c.table_id.not_in(in_work)).order_by(c.deadline).limit(most)
        return [row["table_id"] for row in await store.rows(wanted)]
    given = {"at": at, "anybodys": at - ELSEWHERE, "until": at + CLAIM, "own": list(own), "in_work": list(in_work)}
    async with store.writing() as connection:
        await connection.execute(NO_WAIT_FOR_THE_DISK)
        return [row[0] for row in await connection.execute(CLAIMED, given | {"most": most})]


async def database_clock(store: Store) -> int:
    """What time the shared database has, in milliseconds since 1970."""
    async with store.engine.connect() as connection:
        found = await connection.execute(text("SELECT (extract(epoch from clock_timestamp()) * 1000)::bigint"))
        return int(found.scalar_one())


async def forgotten_tables(store: Store, before: int) -> list[str]:
    """Open tables that nobody has touched since then. Games that have begun stay for ever."""
    old = select(t.tables.c.id).where(t.tables.c.status == "open", t.tables.c.updated < before)
    return [row["id"] for row in await store.rows(old)]


async def remove_forgotten(store: Store, table_id: str, before: int) -> bool:
    """An open table goes, with all that was kept of it, unless somebody has touched it after all; did it?"""
    async with store.writing() as connection:
        still = (t.tables.c.id == table_id) & (t.tables.c.status == "open") & (t.tables.c.updated < before)
        if not (await connection.execute(t.tables.delete().where(still))).rowcount:
            return False
        for other in (t.seats, t.events, t.clocks, t.plies, t.snapshots):
            await connection.execute(other.delete().where(other.c.table_id == table_id))
        return True
