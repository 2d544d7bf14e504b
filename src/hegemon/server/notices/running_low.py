"""Clocks that run low: whoever has used most of the time for a slow turn is told once."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from ..play.table import now
from ..storage import tables as t
from ..storage.outbox import add_notices
from ..storage.store import Store
from .waits import LOW

SLOW = 3_600_000  # milliseconds: who has less time than this sits at the table anyway
LEFT = 5  # the last fifth of the time


@dataclass(frozen=True)
class RunningLow:
    """A clock that runs low: whose, at which table, since which event the table waits."""

    guest: str
    table: str
    wait: int


async def due_notices(store: Store, running_low: list[RunningLow]) -> None:
    """Clocks that run low are told of once for each wait; whoever watches the clocks may say it again and again."""
    rows = [{"guest": r.guest, "table_id": r.table, "kind": LOW, "wait": r.wait, "due": now()} for r in running_low]
    async with store.writing() as connection:
        await add_notices(connection, rows)


async def look_at_clocks(store: Store, at: int) -> None:
    """Find them. What a wait is called, its deadline tells: one that was put off is another one."""
    c, seat = t.clocks.c, t.seats.c
    joined = t.clocks.join(t.seats, (seat.table_id == c.table_id) & (seat.seat == c.seat))
    low = (c.deadline > at) & (c.deadline - c.since >= SLOW) & ((c.deadline - at) * LEFT <= c.deadline - c.since)
    wanted = select(c.table_id, c.deadline, seat.guest).select_from(joined).where(low, seat.guest.is_not(None))
    found = [RunningLow(r["guest"], r["table_id"], r["deadline"] // 60_000) for r in await store.rows(wanted)]
    if found:
        await due_notices(store, found)
