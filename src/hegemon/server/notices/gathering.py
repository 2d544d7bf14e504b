"""From waits to messages: who still has to be told, whether now is the time, and by which ways. What becomes a message
and the message itself are one transaction, so nothing is told twice, whatever ends in between."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import and_, insert, or_, select, update

from ...core import registry
from ...core.errors import UnknownGame
from ..identity.accounts import Accounts
from ..schemas.notices import Wishes
from ..storage import people as p
from ..storage import tables as t
from ..storage.store import Store
from .quiet import quiet_until
from .waits import INVITATION, LOW, OVER, TURN
from .wishes import is_silent, wishes_of
from .wording import Message

HOUR = 3_600_000
AGAIN = 60_000  # milliseconds after which it is asked again whether somebody who is at the table has left it
AT_ONCE = 200  # people who are looked at in one round


async def gather(accounts: Accounts, at: int | None = None) -> None:
    """Make messages of everything that is due."""
    at = accounts.service.clock() if at is None else at
    c, patient = p.outbox.c, at - int(accounts.settings.notice_seconds * 1000)
    due = or_(and_(c.kind == TURN, c.due <= patient), and_(c.kind != TURN, c.due <= at))
    found = await accounts.store.rows(select(c.guest).distinct().where(c.done.is_(False), due).limit(AT_ONCE))
    for row in found:
        await _gather_for(accounts, row["guest"], due, at)


async def _gather_for(accounts: Accounts, guest: str, due: Any, at: int) -> None:
    store, c = accounts.store, p.outbox.c
    mine = and_(c.guest == guest, c.done.is_(False), due)
    wishes = await wishes_of(store, guest)
    waiting = await store.rows(select(p.outbox).where(mine))
    later = await _later(store, guest, wishes, at, any(row["kind"] == LOW for row in waiting))
    if later is not None:
        async with store.writing() as connection:
            await connection.execute(update(p.outbox).where(mine).values(due=later))
        return
    told, here = [], []
    for row in waiting:
        verdict = await _verdict(accounts, row, wishes)
        if verdict == "here":
            here.append(row)
        elif verdict:
            told.append((row, {"kind": row["kind"], "title": verdict, "table": row["table_id"]}))
    async with store.writing() as connection:
        for row in here:
            await connection.execute(update(p.outbox).where(_same(row)).values(due=at + AGAIN))
        taken = set()
        for row in (row for row in waiting if row not in here):
            done = update(p.outbox).where(_same(row), c.done.is_(False)).values(done=True)
            if (await connection.execute(done)).rowcount == 1:  # else another process is telling it
                taken.add((row["table_id"], row["kind"], row["wait"]))
        items = [item for row, item in told if (row["table_id"], row["kind"], row["wait"]) in taken]
        if items:
            message = Message(wishes.language, items).stored()
            for channel, target in await _ways(accounts, guest, wishes):
                row = {"id": secrets.token_urlsafe(9), "guest": guest, "channel": channel, "target": target}
                fresh = {"due": at, "tries": 0, "sending": False, "owner": None, "until": 0}
                await connection.execute(insert(p.deliveries).values(**row, message=message, **fresh))
            await connection.execute(update(p.wishes).where(p.wishes.c.guest == guest).values(told=at))


def _same(row: Any) -> Any:
    c = p.outbox.c
    return and_(*(c[name] == row[name] for name in ("guest", "table_id", "kind", "wait")))


async def _later(store: Store, guest: str, wishes: Wishes, at: int, urgent: bool) -> int | None:
    """When the guest may be told, if not now."""
    quiet = quiet_until(at, wishes.quiet_from, wishes.quiet_to, wishes.zone)
    if quiet is not None:
        return quiet
    found = await store.rows(select(p.wishes.c.told).where(p.wishes.c.guest == guest))
    next_time = (found[0]["told"] if found else 0) + wishes.every * HOUR
    return next_time if wishes.every and not urgent and next_time > at else None


async def _verdict(accounts: Accounts, row: Any, wishes: Wishes) -> str:
    """The title of the table to tell about; `here` when the guest is looking at it; nothing when it is no news."""
    store, guest, c = accounts.store, row["guest"], t.tables.c
    if not getattr(wishes, row["kind"]):
        return ""
    tables = await store.rows(select(c.game, c.status, c.to_act).where(c.id == row["table_id"]))
    if not tables or await is_silent(store, guest, row["table_id"]):
        return ""
    (table,) = tables
    if row["kind"] in (TURN, LOW):
        seat = (t.seats.c.table_id == row["table_id"]) & (t.seats.c.seat == table["to_act"])
        decides = await store.rows(select(t.seats.c.guest).where(seat, t.seats.c.guest == guest))
        if table["status"] != "playing" or not decides:
            return ""
    if row["kind"] == INVITATION and table["status"] not in ("open", "playing"):
        return ""
    if guest in accounts.service.hub.guests_at(row["table_id"]):
        return "" if row["kind"] == OVER else "here"
    try:
        return registry.spec(table["game"]).title
    except UnknownGame:
        return str(table["game"])


async def _ways(accounts: Accounts, guest: str, wishes: Wishes) -> list[tuple[str, str]]:
    """By which ways somebody is told."""
    store, ways = accounts.store, []
    if wishes.mail and accounts.letters.possible:
        found = await store.rows(select(t.guests.c.email).where(t.guests.c.id == guest))
        ways += [("mail", row["email"]) for row in found if row["email"]]
    if wishes.push:
        browsers = await store.rows(select(p.pushes.c.id).where(p.pushes.c.guest == guest))
        ways += [("push", row["id"]) for row in browsers]
    if wishes.webhook is not None:
        ways.append(("webhook", wishes.webhook))
    return ways
