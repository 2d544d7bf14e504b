"""Lists of tables, page by page: those that are listed, those of a guest, those that wait for a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, desc, exists, func, literal, or_, select, union

from . import tables as t
from .store import Store

JOINABLE_FIRST = ("open", "playing", "over")  # the order of listed tables
SHOWN = tuple(
    t.tables.c[name]
    for name in (
        "id", "game", "options", "owner", "status", "visibility", "turn", "to_act", "outcome", "last", "created",
        "updated",
    )
)  # fmt: skip


@dataclass(frozen=True)
class Place:
    """Where a page begins: behind this table, in this group of the list."""

    group: int
    updated: int
    table: str

    def __str__(self) -> str:
        return f"{self.group}.{self.updated}.{self.table}"


FIRST = Place(0, -1, "")  # before every table


def place(text: str) -> Place | None:
    """A place as a client sends it back; none when it is no place."""
    group, _, rest = text.partition(".")
    updated, _, table = rest.partition(".")
    if not (group.isdecimal() and updated.isdecimal() and len(group) == 1 and len(updated) < 16 and len(table) < 40):
        return None
    return Place(int(group), int(updated), table)


def _behind(at: Place, group: int, ascending: bool) -> ColumnElement[bool]:
    """Tables behind a place, in the order of their last change (and of their ids, where that is the same)."""
    c = t.tables.c
    if at == FIRST or at.group < group:
        return literal(True)
    later = c.updated > at.updated if ascending else c.updated < at.updated
    return or_(later, and_(c.updated == at.updated, c.id > at.table))


async def _page(
    store: Store, groups: list[tuple[Select[Any], bool]], at: Place, limit: int
) -> tuple[list[Any], Place | None]:
    """So many tables from a place on, group after group; and where the next page begins."""
    found: list[Any] = []
    last = at
    async with store.one_moment():  # a page holds together, and costs one connection
        for group, (wanted, ascending) in enumerate(groups):
            if group < at.group or len(found) > limit:
                continue
            order = t.tables.c.updated if ascending else desc(t.tables.c.updated)
            rows = await store.rows(
                wanted.where(_behind(at, group, ascending)).order_by(order, t.tables.c.id).limit(limit + 1 - len(found))
            )
            found += [(group, row) for row in rows]
        more, found = len(found) > limit, found[:limit]
        if more:
            group, row = found[-1]
            last = Place(group, row["updated"], row["id"])
        return await _with_seats(store, [row for _, row in found]), last if more else None


async def listed(store: Store, game: str | None, at: Place, limit: int) -> tuple[list[Any], Place | None]:
    """Listed tables, joinable ones first, then the most recent."""
    c = t.tables.c
    wanted = select(*SHOWN).where(c.visibility == "listed")
    if game is not None:
        wanted = wanted.where(c.game == game)
    return await _page(store, [(wanted.where(c.status == status), False) for status in JOINABLE_FIRST], at, limit)


async def of_guest(
    store: Store, guest: str, origin: str | None, at: Place, limit: int
) -> tuple[list[Any], Place | None]:
    """A guest's tables (`origin`: only what was made from that one): those that wait for the guest, the longest first;
    then the others, the most recent first."""
    c, seat = t.tables.c, t.seats.c
    own = union(
        select(seat.table_id.label("id")).where(seat.guest == guest), select(c.id).where(c.owner == guest)
    ).subquery()
    wanted = select(*SHOWN).join(own, own.c.id == c.id)
    if origin is not None:
        wanted = wanted.where(exists().where(t.origins.c.child == c.id, t.origins.c.parent == origin))
    decides = exists().where(seat.table_id == c.id, seat.seat == c.to_act, seat.guest == guest)
    waits = and_(c.status == "playing", c.to_act.is_not(None), decides)
    return await _page(store, [(wanted.where(waits), True), (wanted.where(~waits), False)], at, limit)


async def open_listed_by(store: Store, guest: str) -> int:
    """How many listed tables of a guest wait for players."""
    c = t.tables.c
    wanted = select(func.count().label("n")).where(c.owner == guest, c.visibility == "listed", c.status == "open")
    return int((await store.rows(wanted))[0]["n"])


async def waiting_for_bots(store: Store) -> list[str]:
    """Tables of people at which a bot is to act (bots among themselves wait until somebody watches)."""
    c = t.tables.c
    person = t.seats.alias()
    people = exists().where(person.c.table_id == c.id, person.c.kind == "person", person.c.resigned.is_(False))
    joined = t.tables.join(t.seats, (t.seats.c.table_id == c.id) & (t.seats.c.seat == c.to_act))
    wanted = select(c.id).select_from(joined).where(c.status == "playing", t.seats.c.kind == "bot", people)
    return [row["id"] for row in await store.rows(wanted.order_by(c.updated))]


async def _with_seats(store: Store, rows: list[Any]) -> list[Any]:
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Any]] = {table: [] for table in ids}
    for seat in await store.rows(select(t.seats).where(t.seats.c.table_id.in_(ids)).order_by(t.seats.c.seat)):
        seats[seat["table_id"]].append(seat)
    origins = {row["child"]: row for row in await store.rows(select(t.origins).where(t.origins.c.child.in_(ids)))}
    return [{**row, "seats": seats[row["id"]], "origin": origins.get(row["id"])} for row in rows]
