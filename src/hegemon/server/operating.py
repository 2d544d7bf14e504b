"""What `hegemon admin` does in the database: leaves orders for the server that runs on it, and looks things up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import desc, select

from .app import make_folder
from .identity.orders import give
from .settings import read_settings
from .storage import people as p
from .storage import tables as t
from .storage.database import open_unchanged
from .storage.store import Store

Work = Callable[[Store], Awaitable[Any]]
MOST_LINES = 100
PAUSE = 0.2  # seconds between two looks for an answer


async def on_database(work: Work) -> Any:
    """Do something in the server's database, which a server may use meanwhile."""
    settings = read_settings()
    make_folder(settings)
    store = Store(await open_unchanged(settings.database_url))
    try:
        return await work(store)
    finally:
        await store.close()


def answer_to(name: str, given: dict[str, Any], until: float) -> Work:
    """Leave an order; the server's answer, or nothing when none comes in time."""

    async def work(store: Store) -> str | None:
        order = await give(store, name, given)
        while time.monotonic() < until:
            found = await store.rows(select(p.orders.c.answer).where(p.orders.c.id == order))
            if found and found[0]["answer"] is not None:
                return str(found[0]["answer"])
            await asyncio.sleep(PAUSE)
        return None

    return work


def _at(stamp: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(stamp / 1000))


def found_people(name: str) -> Work:
    """Guests whose name has this part: id, since when, name."""

    async def work(store: Store) -> list[str]:
        wanted = select(t.guests).where(t.guests.c.name.icontains(name, autoescape=True))
        rows = await store.rows(wanted.order_by(desc(t.guests.c.created)).limit(MOST_LINES))
        return [f"{row['id']}  {_at(row['created'])}  {row['name']}" for row in rows]

    return work


def all_reports() -> Work:
    """When, at which table, who about whom, what."""

    async def work(store: Store) -> list[str]:
        rows = await store.rows(select(p.reports).order_by(desc(p.reports.c.at)).limit(MOST_LINES))
        return [
            f"{_at(row['at'])}  table {row['table_id']}  {row['reporter']} about {row['about']}: {row['text']}"
            for row in rows
        ]

    return work
