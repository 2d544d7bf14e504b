"""Orders of the operator (`hegemon admin`): rows in the database, which a running server finds and carries out."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, desc, insert, select, update

from ...core.errors import HegemonError
from ...core.language import Message, msg
from ..bot_runner import checked_bot
from ..outside_bots import listed_bots
from ..play import progress
from ..play.table import Change, Seat, Table, now
from ..problems import Refused
from ..schemas.account import Post, PostList
from ..storage import people as p
from ..storage import tables as t
from ..storage.store import Store
from .accounts import Accounts, row_of
from .ending import closed
from .leaving import change_table, delete_guest
from .offers import hand_seat

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000
REFUSED = "refused"  # stands in the place of what was given, once an order was not carried out
Given = dict[str, Any]
Order = Callable[[Accounts, Given], Awaitable[Message]]


async def _close(accounts: Accounts, given: Given) -> Message:
    def work(table: Table, change: Change) -> None:
        if table.status not in ("open", "playing", "frozen"):
            raise Refused(409, "not_playing", msg("refuse-over"))
        closed(change)

    await change_table(accounts.service, given["table"], work)
    return msg("term-closed")


async def _hide(accounts: Accounts, given: Given) -> Message:
    def work(table: Table, change: Change) -> None:
        table.visibility = "private"
        change.event("seat", text="The table is not listed any more.")

    async with accounts.store.writing() as connection:
        wanted = update(t.tables).where(t.tables.c.id == given["table"])
        await connection.execute(wanted.values(visibility="private"))
    await change_table(accounts.service, given["table"], work)
    return msg("term-hidden-table")


async def _hand(accounts: Accounts, given: Given) -> Message:
    """A seat gets another person, or a bot that plays on."""
    person = None if given.get("bot") else await row_of(accounts.store, given["guest"])
    settings = accounts.settings
    bot = checked_bot(given["bot"], settings.bot_seconds, listed_bots(settings)) if given.get("bot") else None

    def work(table: Table, change: Change) -> None:
        named = {name: i for i, s in enumerate(table.seats) for name in (str(i), s.id)}
        seat = named.get(str(given["seat"]))
        if seat is None:
            raise Refused(
                404, "no_seat", msg("refuse-no-seat", seat=str(given["seat"])[:20], last=len(table.seats) - 1)
            )
        if table.status not in ("open", "playing", "frozen"):
            raise Refused(409, "not_playing", msg("refuse-over"))
        if person is not None:
            hand_seat(change, seat, person["id"], person["name"])
        else:
            table.seats[seat] = replace(Seat(table.seats[seat].id), kind="bot", name=bot or "", bot=bot)
            change.seats_changed = True
            change.event("seat", seat, actor=bot, text="Sits down.")
        if table.status == "open" and all(s.kind != "open" for s in table.seats):
            progress.start(change)

    await change_table(accounts.service, given["table"], work)
    return msg("term-handed")


async def _ban(accounts: Accounts, given: Given) -> Message:
    guest, days = (await row_of(accounts.store, given["guest"]))["id"], float(given["days"])
    until = now() + int(days * DAY) if days > 0 else None
    async with accounts.store.writing() as connection:
        await connection.execute(update(t.guests).where(t.guests.c.id == guest).values(banned=until))
    accounts.service.hub.dismiss(guest)
    return msg("term-shut-out", days=f"{days:g}") if until else msg("term-let-in")


async def _rename(accounts: Accounts, given: Given) -> Message:
    """A guest's name, at the tables too."""
    row = await row_of(accounts.store, given["guest"])
    async with accounts.store.writing() as connection:
        await connection.execute(update(t.guests).where(t.guests.c.id == row["id"]).values(name=given["name"]))
    accounts.guests.forget(row["id"])
    sits = select(t.seats.c.table_id).distinct().where(t.seats.c.guest == row["id"])
    for found in await accounts.store.rows(sits):

        def work(table: Table, change: Change) -> None:
            for seat in table.seats_of(row["id"]):
                table.seats[seat].name = given["name"]
                change.event("seat", seat, actor=given["name"], guest=row["id"], text="Has another name.")
            change.seats_changed = True

        await change_table(accounts.service, found["table_id"], work)
    return msg("term-renamed")


async def _forget(accounts: Accounts, given: Given) -> Message:
    await delete_guest(accounts, (await row_of(accounts.store, given["guest"]))["id"])
    return msg("term-forgotten")


async def _announce(accounts: Accounts, given: Given) -> Message:
    async with accounts.store.writing() as connection:
        await connection.execute(delete(p.posts))
        if given["text"]:
            row = {"id": secrets.token_urlsafe(9), "text": given["text"], "at": now()}
            await connection.execute(insert(p.posts).values(**row, until=now() + int(float(given["days"]) * DAY)))
    return msg("term-announced") if given["text"] else msg("term-unannounced")


ORDERS: dict[str, Order] = {
    "close": _close, "hide": _hide, "hand": _hand, "ban": _ban, "rename": _rename, "forget": _forget,
    "announce": _announce,
}  # fmt: skip


async def posts(store: Store) -> PostList:
    """What the operator tells everybody just now."""
    found = await store.rows(select(p.posts).where(p.posts.c.until > now()).order_by(desc(p.posts.c.at)))
    return PostList(posts=[Post(id=row["id"], text=row["text"], at=row["at"]) for row in found])


async def give(store: Store, name: str, given: Given) -> str:
    """Leave an order for the server; its id."""
    order = secrets.token_urlsafe(9)
    async with store.writing() as connection:
        row = {"id": order, "name": name, "given": given, "at": now(), "taken": False, "answer": None}
        await connection.execute(insert(p.orders).values(**row))
    return order


async def carry_out_all(accounts: Accounts) -> None:
    """Whatever the operator has ordered; each order is taken by one process."""
    c = p.orders.c
    for row in await accounts.store.rows(select(p.orders).where(c.taken.is_(False)).order_by(c.at)):
        async with accounts.store.writing() as connection:
            taken = update(p.orders).where(c.id == row["id"], c.taken.is_(False)).values(taken=True)
            if (await connection.execute(taken)).rowcount != 1:
                continue
        given: Given = {REFUSED: True}
        try:
            answer = await ORDERS[row["name"]](accounts, row["given"])
            given = {}
        except HegemonError as refused:
            answer = refused.message()
        except Exception:
            log.exception("An order of the operator has failed")
            answer = msg("term-order-failed")
        async with accounts.store.writing() as connection:
            await connection.execute(
                update(p.orders).where(c.id == row["id"]).values(answer=json.dumps(answer.wire()), given=given)
            )
