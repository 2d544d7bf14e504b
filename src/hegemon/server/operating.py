"""What `hegemon admin` does in the database: leaves orders for the server that runs on it, and looks things up."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import desc, select

from ..core.language import Message, msg
from .app import make_folder
from .identity.orders import REFUSED, give
from .settings import read_settings
from .storage import people as p
from .storage import tables as t
from .storage.database import open_unchanged
from .storage.store import Store

Work = Callable[[Store], Awaitable[Any]]
MOST_LINES = 100
PAUSE = 0.2  # seconds between two looks for an answer


@dataclass(frozen=True)
class Answered:
    """What a server says to an order."""

    message: Message
    refused: bool


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

    async def work(store: Store) -> Answered | None:
        order = await give(store, name, given)
        while time.monotonic() < until:
            found = await store.rows(select(p.orders).where(p.orders.c.id == order))
            if found and found[0]["answer"] is not None:
                return Answered(Message(**json.loads(found[0]["answer"])), REFUSED in found[0]["given"])
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


def found_tables(guest: str) -> Work:
    """Tables, or those at which a guest sits."""

    async def work(store: Store) -> list[str]:
        c, seat = t.tables.c, t.seats.c
        wanted = select(c.id, c.updated, c.status, c.game).order_by(desc(c.updated)).limit(MOST_LINES)
        if guest:
            wanted = wanted.where(c.id.in_(select(seat.table_id).where(seat.guest == guest)))
        rows = await store.rows(wanted)
        sits = select(t.seats).where(seat.table_id.in_([row["id"] for row in rows])).order_by(seat.seat)
        names: dict[str, list[str]] = {}
        for row in await store.rows(sits):
            names.setdefault(row["table_id"], []).append(f"{row['id']}: {row['name'] or row['kind']}")
        about = [f"{row['id']}  {_at(row['updated'])}  {row['status']:7}  {row['game']}" for row in rows]
        return [f"{line}  {', '.join(names.get(row['id'], []))}" for line, row in zip(about, rows, strict=True)]

    return work


def all_reports(say: Callable[[Message], str]) -> Work:
    """When, at which table, who about whom, what; said to the operator."""

    async def work(store: Store) -> list[str]:
        rows = await store.rows(select(p.reports).order_by(desc(p.reports.c.at)).limit(MOST_LINES))
        return [
            say(
                msg(
                    "term-report",
                    at=_at(row["at"]),
                    table=row["table_id"],
                    reporter=row["reporter"],
                    about=row["about"],
                    text=row["text"],
                )
            )
            for row in rows
        ]

    return work
