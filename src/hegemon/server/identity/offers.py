"""Seats that people offer: a host invites to a free seat, a player hands the own seat on. Both sides agree."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, desc, insert, or_, select

from ...core import registry
from ...core.errors import UnknownGame
from ...core.language import msg
from ..commands import seating
from ..commands.carry_out import carry_out, require_seat
from ..guests import KnownGuest
from ..play.table import Change, Table, now
from ..play.time_up import take_over
from ..problems import Refused
from ..schemas.account import CloseTable, FreeSeat, Invite, Offer, OfferList, OfferSeat
from ..schemas.play import Done
from ..schemas.tables import Join
from ..storage import people as p
from ..storage import tables as t
from ..storage.apart import keep_apart
from ..storage.outbox import add_notices
from .accounts import Accounts, row_of
from .ending import closed
from .leaving import change_table

INVITATION, SEAT = "invitation", "seat"
MOST_OFFERS = 50  # of one person that wait


async def invite(accounts: Accounts, known: KnownGuest, table_id: str, body: Invite) -> None:
    """The host asks somebody to take a free seat."""
    async with accounts.service.reading(table_id) as table:
        _require_host(table, known)
        if table.status != "open" or (body.seat is not None and not _is_free(table, body.seat)):
            raise Refused(409, "taken", msg("refuse-no-open-seat"))
    await _store(accounts, known, INVITATION, table_id, body.seat, body.to)


async def offer_seat(accounts: Accounts, known: KnownGuest, table_id: str, body: OfferSeat) -> None:
    """A player asks somebody to play on."""
    async with accounts.service.reading(table_id) as table:
        require_seat(table, known.id, body.seat)
        if table.status not in ("open", "playing", "frozen"):
            raise Refused(409, "not_playing", msg("refuse-over"))
    await _store(accounts, known, SEAT, table_id, body.seat, body.to)


async def _store(accounts: Accounts, known: KnownGuest, kind: str, table_id: str, seat: int | None, to: str) -> None:
    store, c = accounts.store, p.offers.c
    await row_of(store, to)
    if to == known.id:
        raise Refused(409, "no_person", msg("refuse-yourself"))
    if len(await store.rows(select(c.id).where(c.giver == known.id))) >= MOST_OFFERS:
        raise Refused(409, "too_many", msg("refuse-many-offers"))
    if await keep_apart(store, known.id, [to]):
        return  # whoever is blocked does not learn it
    row = {"id": secrets.token_urlsafe(9), "kind": kind, "table_id": table_id, "seat": seat, "giver": known.id}
    async with store.writing() as connection:
        same = (c.table_id == table_id) & (c.giver == known.id) & (c.taker == to) & (c.kind == kind)
        await connection.execute(delete(p.offers).where(same))
        await connection.execute(insert(p.offers).values(**row, taker=to, created=now()))
        notice = {"guest": to, "table_id": table_id, "kind": INVITATION, "wait": int(kind == SEAT), "due": now()}
        await add_notices(connection, [notice])  # the same people are told once of the same table


def _is_free(table: Table, seat: int) -> bool:
    return seat < len(table.seats) and table.seats[seat].kind == "open"


def _require_host(table: Table, known: KnownGuest) -> None:
    if table.owner != known.id:
        raise Refused(403, "not_allowed", msg("refuse-not-host"))


async def offers(accounts: Accounts, known: KnownGuest) -> OfferList:
    """What waits for an answer, mine or another's."""
    c, giver, taker = p.offers.c, t.guests.alias(), t.guests.alias()
    joined = p.offers.join(t.tables, t.tables.c.id == c.table_id)
    joined = joined.join(giver, giver.c.id == c.giver).join(taker, taker.c.id == c.taker)
    wanted = (
        select(p.offers, t.tables.c.game, giver.c.name.label("from_name"), taker.c.name.label("to_name"))
        .select_from(joined)
        .where(or_(c.giver == known.id, c.taker == known.id), t.tables.c.status.in_(("open", "playing", "frozen")))
        .order_by(desc(c.created))
        .limit(2 * MOST_OFFERS)
    )
    return OfferList(offers=[_shown(row, known.id) for row in await accounts.store.rows(wanted)])


def _shown(row: Any, guest: str) -> Offer:
    try:
        title = registry.spec(row["game"]).title
    except UnknownGame:
        title = row["game"]
    mine = row["giver"] == guest
    return Offer(
        id=row["id"], kind=row["kind"], table=row["table_id"], path=f"/t/{row['table_id']}", game=row["game"],
        title=title, seat=row["seat"], person=row["to_name" if mine else "from_name"], made_by_me=mine,
        created=row["created"],
    )  # fmt: skip


async def _take(accounts: Accounts, offer: str, known: KnownGuest) -> Any:
    """An offer that concerns this guest; it is answered by that."""
    c = p.offers.c
    wanted = delete(p.offers).where(c.id == offer, or_(c.giver == known.id, c.taker == known.id)).returning(*c)
    async with accounts.store.writing() as connection:
        found = (await connection.execute(wanted)).mappings().first()
    if found is None:
        raise Refused(404, "no_offer", msg("refuse-no-offer"))
    return found


async def decline(accounts: Accounts, known: KnownGuest, offer: str) -> None:
    """Not this time; the giver withdraws it so."""
    await _take(accounts, offer, known)


async def accept(accounts: Accounts, known: KnownGuest, offer: str) -> str:
    """Sit down; the table's id."""
    c = p.offers.c
    found = await accounts.store.rows(select(p.offers).where(c.id == offer, c.taker == known.id))
    if not found:
        raise Refused(404, "no_offer", msg("refuse-no-offer"))
    row = found[0]
    if row["kind"] == INVITATION:
        body = Join(seat=row["seat"], command_id=f"offer-{offer}")
        await seating.join(accounts.service, row["table_id"], known, body)
    else:
        async with accounts.service.reading(row["table_id"]) as table:
            there = [table.owner, *(seat.guest for seat in table.seats)]
        if await keep_apart(accounts.store, known.id, there):
            raise Refused(403, "not_allowed", msg("refuse-kept-apart"))
        await change_table(accounts.service, row["table_id"], _hand_on(row, known))
    await _take(accounts, offer, known)
    return str(row["table_id"])


def _hand_on(row: Any, known: KnownGuest) -> Any:
    def work(table: Table, change: Change) -> None:
        seat = row["seat"]
        if table.seats[seat].guest == known.id:
            raise Refused(409, "taken", msg("refuse-sits-there"))
        if table.seats[seat].guest != row["giver"]:
            raise Refused(409, "taken", msg("refuse-other-there"))
        if table.status not in ("open", "playing", "frozen"):
            raise Refused(409, "not_playing", msg("refuse-over"))
        if table.seats_of(known.id) and not table.pass_and_play:
            raise Refused(409, "taken", msg("refuse-seated"))
        hand_seat(change, seat, known.id, known.name)

    return work


def hand_seat(change: Change, seat: int, guest: str, name: str) -> None:
    """Another person sits there from now on."""
    table = change.table
    table.seats[seat] = replace(table.seats[seat], kind="person", guest=guest, name=name, bot=None, resigned=False)
    table.standing.pop(seat, None)
    change.seats_changed = True
    change.event("seat", seat, actor=name, guest=guest, text="Sits down.")
    if seat in table.vacant:
        take_over(change, seat)


async def free_seat(accounts: Accounts, known: KnownGuest, table_id: str, body: FreeSeat) -> Done:
    """The host opens a seat again, before the game begins."""

    async def work(table: Table, change: Change) -> None:
        _require_host(table, known)
        if table.status != "open":
            raise Refused(409, "taken", msg("refuse-begun"))
        if body.seat >= len(table.seats) or table.seats[body.seat].kind != "person":
            raise Refused(404, "no_person", msg("refuse-nobody-there"))
        seating.open_seat(change, body.seat)

    return await carry_out(accounts.service, table_id, known, body, work)


async def close(accounts: Accounts, known: KnownGuest, table_id: str, body: CloseTable) -> Done:
    """The host ends a table that has not begun."""

    async def work(table: Table, change: Change) -> None:
        _require_host(table, known)
        if table.status != "open":
            raise Refused(409, "taken", msg("refuse-begun-players"))
        closed(change)

    return await carry_out(accounts.service, table_id, known, body, work)
