"""Lists of tables: those that are listed, those of a guest, those that wait for a bot."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, case, desc, exists, select

from . import tables as t
from .store import Store

LONGEST = 100


async def listed(store: Store, game: str | None) -> list[Any]:
    """Listed tables, joinable ones first, then the most recent."""
    c = t.tables.c
    wanted = select(t.tables).where(c.visibility == "listed", c.status.in_(("open", "playing", "over")))
    if game is not None:
        wanted = wanted.where(c.game == game)
    order = case((c.status == "open", 0), (c.status == "playing", 1), else_=2)
    return await _with_seats(store, wanted.order_by(order, desc(c.updated)).limit(LONGEST))


async def of_guest(store: Store, guest: str) -> list[Any]:
    """A guest's tables, the most recent first."""
    c = t.tables.c
    sits = select(t.seats.c.table_id).where(t.seats.c.guest == guest)
    wanted = select(t.tables).where(c.id.in_(sits) | (c.owner == guest))
    return await _with_seats(store, wanted.order_by(desc(c.updated)).limit(LONGEST))


async def waiting_for_bots(store: Store) -> list[str]:
    """Tables of people at which a bot is to act (bots among themselves wait until somebody watches)."""
    c = t.tables.c
    person = t.seats.alias()
    people = exists().where(person.c.table_id == c.id, person.c.kind == "person", person.c.resigned.is_(False))
    joined = t.tables.join(t.seats, (t.seats.c.table_id == c.id) & (t.seats.c.seat == c.to_act))
    found = await store.rows(
        select(c.id)
        .select_from(joined)
        .where(c.status == "playing", t.seats.c.kind == "bot", people)
        .order_by(c.updated)
    )
    return [row["id"] for row in found]


async def _with_seats(store: Store, wanted: Select[Any]) -> list[Any]:
    rows = await store.rows(wanted)
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Any]] = {table: [] for table in ids}
    for seat in await store.rows(select(t.seats).where(t.seats.c.table_id.in_(ids)).order_by(t.seats.c.seat)):
        seats[seat["table_id"]].append(seat)
    return [{**row, "seats": seats[row["id"]]} for row in rows]
