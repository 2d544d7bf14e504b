"""Everything that the server knows of a guest, for the guest."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ..storage import people as p
from ..storage import tables as t
from ..storage.store import Store
from .accounts import row_of, tables_of
from .relations import results_of

Json = dict[str, Any]
# What is left out: hashes and keys, which tell nothing about the person and might help somebody who steals the file.
KEPT_BACK = {"secret", "public_key", "sign_count", "digest", "feed", "guest", "auth", "p256dh", "becomes", "taken"}


def _told(row: Any) -> Json:
    return {name: value for name, value in row.items() if name not in KEPT_BACK}


async def own_data(store: Store, guest: str) -> Json:
    """One document."""
    lists = {
        "devices": select(p.sessions).where(p.sessions.c.guest == guest),
        "passkeys": select(p.passkeys).where(p.passkeys.c.guest == guest),
        "relations": select(p.relations).where(p.relations.c.guest == guest),
        "reports": select(p.reports).where(p.reports.c.reporter == guest),
        "offers": select(p.offers).where((p.offers.c.giver == guest) | (p.offers.c.taker == guest)),
        "wishes": select(p.wishes).where(p.wishes.c.guest == guest),
        "silent_tables": select(p.silent_tables).where(p.silent_tables.c.guest == guest),
        "pushes": select(p.pushes).where(p.pushes.c.guest == guest),
    }
    async with store.one_moment():
        found: Json = {"guest": _told(await row_of(store, guest))}
        for name, wanted in lists.items():
            found[name] = [_told(row) for row in await store.rows(wanted)]
        found["results"] = [result.model_dump() for result in await results_of(store, guest)]
        found["tables"] = [await _table(store, table, guest) for table in await tables_of(store, guest)]
        found["said"] = await _said(store, guest)
    return found


async def _table(store: Store, table_id: str, guest: str) -> Json:
    names = ("id", "game", "options", "status", "visibility", "created", "updated", "outcome")
    (row,) = await store.rows(
        select(*(t.tables.c[n] for n in names), t.tables.c.owner).where(t.tables.c.id == table_id)
    )
    seats = await store.rows(
        select(t.seats.c.seat, t.seats.c.id, t.seats.c.name).where(
            t.seats.c.table_id == table_id, t.seats.c.guest == guest
        )
    )
    return {n: row[n] for n in names} | {"host": row["owner"] == guest, "seats": [dict(seat) for seat in seats]}


async def _said(store: Store, guest: str) -> list[Json]:
    c = t.events.c
    wanted = select(t.events).where(c.kind == "chat", c.body["guest"].as_string() == guest)
    return [
        {"table": row["table_id"], "at": row["at"], "text": row["body"]["text"]}
        for row in await store.rows(wanted.order_by(c.at))
    ]
