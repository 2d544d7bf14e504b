"""What people decide about each other: mute, block, report; whom they have met; what they let others see."""

from __future__ import annotations

import secrets
from collections import Counter

from sqlalchemy import ColumnElement, delete, desc, insert, select

from ...core import registry
from ...core.errors import UnknownGame
from ...core.language import msg
from ..guests import KnownGuest
from ..play.table import Table, now
from ..problems import Refused
from ..schemas.account import Muted, Person, PersonList, Profile, Result
from ..storage import people as p
from ..storage import tables as t
from ..storage.store import Store
from .accounts import Accounts, row_of

MOST_MET = 60
MOST_DECIDED = 1_000


async def decide(accounts: Accounts, guest: str, other: str, kind: str) -> None:
    """Mute or block somebody, or neither any more; every device of the guest hears it at once."""
    if other == guest:
        raise Refused(409, "no_person", msg("refuse-yourself"))
    c = p.relations.c
    async with accounts.store.writing() as connection:
        await connection.execute(delete(p.relations).where(c.guest == guest, c.other == other))
        if kind:
            many = (await connection.execute(select(c.other).where(c.guest == guest))).all()
            if len(many) >= MOST_DECIDED:
                raise Refused(409, "too_many", msg("refuse-many-people"))
            await connection.execute(insert(p.relations).values(guest=guest, other=other, kind=kind))
        if kind == "block":
            await connection.execute(delete(p.offers).where(_between(guest, other)))
    accounts.service.hub.dismiss(guest)


def _between(guest: str, other: str) -> ColumnElement[bool]:
    """Offers of one to the other."""
    c = p.offers.c
    return ((c.giver == guest) & (c.taker == other)) | ((c.giver == other) & (c.taker == guest))


def person_at(table: Table, seat: int) -> str:
    """Who sits there."""
    if seat >= len(table.seats) or table.seats[seat].guest is None:
        raise Refused(404, "no_person", msg("refuse-nobody-there"))
    return str(table.seats[seat].guest)


async def report(accounts: Accounts, known: KnownGuest, table_id: str, seat: int, text: str) -> None:
    """Tell the operator something about whoever sits there."""
    async with accounts.service.reading(table_id) as table:
        about = person_at(table, seat)
    row = {"id": secrets.token_urlsafe(9), "reporter": known.id, "about": about, "table_id": table_id}
    async with accounts.store.writing() as connection:
        await connection.execute(insert(p.reports).values(**row, text=text, at=now()))


async def muted(accounts: Accounts, known: KnownGuest, table_id: str) -> Muted:
    """Seats of a table whose people one has muted or blocked."""
    others = {row["other"]: row["kind"] for row in await _decided(accounts.store, known.id)}
    async with accounts.service.reading(table_id) as table:
        found = {i: others[seat.guest] for i, seat in enumerate(table.seats) if seat.guest in others}
    return Muted(seats=list(found), blocked=[i for i, kind in found.items() if kind == "block"])


async def _decided(store: Store, guest: str) -> list[dict[str, str]]:
    return [dict(row) for row in await store.rows(select(p.relations).where(p.relations.c.guest == guest))]


async def met(store: Store, guest: str) -> PersonList:
    """Those with whom one has sat at a table, the latest first, and those about whom one has decided something."""
    mine, theirs = t.seats.alias(), t.seats.alias()
    joined = mine.join(theirs, mine.c.table_id == theirs.c.table_id).join(t.tables, t.tables.c.id == mine.c.table_id)
    joined = joined.join(t.guests, t.guests.c.id == theirs.c.guest)
    wanted = (
        select(t.guests.c.id, t.guests.c.name)
        .select_from(joined)
        .where(mine.c.guest == guest, theirs.c.guest != guest, t.guests.c.becomes.is_(None))
        .order_by(desc(t.tables.c.updated))
        .limit(10 * MOST_MET)
    )
    decided = {row["other"]: row["kind"] for row in await _decided(store, guest)}
    found = {row["id"]: row["name"] for row in await store.rows(wanted)}
    missing = [other for other in decided if other not in found]
    for row in await store.rows(select(t.guests.c.id, t.guests.c.name).where(t.guests.c.id.in_(missing))):
        found[row["id"]] = row["name"]
    people = [Person(id=i, name=name, relation=decided.get(i, "")) for i, name in found.items()]  # type: ignore[arg-type]
    return PersonList(people=[one for n, one in enumerate(people) if n < MOST_MET or one.relation])


async def results_of(store: Store, guest: str) -> list[Result]:
    """How the finished games of a guest went."""
    c, seat = t.tables.c, t.seats.c
    joined = t.seats.join(t.tables, c.id == seat.table_id)
    wanted = select(c.game, c.outcome, seat.id).select_from(joined).where(seat.guest == guest, c.status == "over")
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in await store.rows(wanted):
        played[row["game"]] += 1
        won[row["game"]] += row["id"] in (row["outcome"] or {}).get("winners", [])
    return [Result(game=g, title=_title(g), played=n, won=won[g]) for g, n in sorted(played.items())]


def _title(game: str) -> str:
    try:
        return registry.spec(game).title
    except UnknownGame:
        return game


async def profile(store: Store, guest: str) -> Profile:
    """What somebody lets everybody see; who lets nobody see anything is not there."""
    row = await row_of(store, guest)
    if not row["public"]:
        raise Refused(404, "no_person", msg("refuse-nobody-here"))
    return Profile(id=guest, name=row["name"], since=row["created"], results=await results_of(store, guest))
