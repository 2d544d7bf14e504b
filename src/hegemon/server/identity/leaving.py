"""A guest becomes part of another one, or nobody. It is noted first and then done table by table: whatever is
interrupted is finished at the next start. Nothing that tells of a person stays behind somebody who leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from sqlalchemy import delete, select, text, update

from ...core.language import msg
from ..commands.carry_out import perform
from ..play import progress
from ..play.table import Change, Seat, Table
from ..problems import Refused
from ..schemas.wire import FORMER
from ..service import TRIES, TableService
from ..storage import people as p
from ..storage import tables as t
from ..storage.store import Store
from .accounts import Accounts, tables_of

NOBODY = "nobody"
SILENCE = "…"
TOLD = ("seat", "chat", "aside")  # events that name a person
OF_GUEST = (p.sessions, p.passkeys, p.codes, p.one_time, p.relations, p.wishes, p.silent_tables, p.pushes, p.outbox,
            p.deliveries, t.commands, t.commitments)  # fmt: skip


async def change_table(service: TableService, table_id: str, work: Callable[[Table, Change], None]) -> None:
    """Change a table for a reason that is not a player's command. Another process may be faster: then again."""

    async def carried(table: Table, change: Change) -> None:
        work(table, change)

    for _ in range(TRIES):
        try:
            async with service.using(table_id, fresh=True) as table:
                await perform(service, table, carried)
                return
        except Refused as refused:
            if refused.error != "stale":
                raise
            await asyncio.sleep(Random().uniform(0, 0.05))
    raise Refused(409, "stale", msg("refuse-table-busy"))


async def absorb(accounts: Accounts, guest: str, into: str) -> None:
    """Everything of a guest becomes another one's."""
    await _note(accounts, guest, into)
    await _finish(accounts, guest, into)


async def delete_guest(accounts: Accounts, guest: str) -> None:
    """A guest leaves for good."""
    await _note(accounts, guest, NOBODY)
    await _finish(accounts, guest, NOBODY)


async def finish_all(accounts: Accounts) -> None:
    """What was interrupted."""
    wanted = select(t.guests.c.id, t.guests.c.becomes).where(t.guests.c.becomes.is_not(None))
    for row in await accounts.store.rows(wanted):
        await _finish(accounts, row["id"], row["becomes"])


async def _note(accounts: Accounts, guest: str, becomes: str) -> None:
    """From now on nobody is this guest."""
    async with accounts.store.writing() as connection:
        await connection.execute(
            update(t.guests).where(t.guests.c.id == guest).values(becomes=becomes, email=None, public=False)
        )
        await connection.execute(delete(p.sessions).where(p.sessions.c.guest == guest))
    accounts.service.hub.dismiss(guest)


async def _finish(accounts: Accounts, guest: str, becomes: str) -> None:
    store = accounts.store
    heir = None if becomes == NOBODY else becomes
    if heir is None:
        await _scrub_elsewhere(store, guest)
    for table_id in await tables_of(store, guest):
        seats = await store.rows(select(t.seats.c.seat).where(t.seats.c.table_id == table_id, t.seats.c.guest == guest))
        async with store.writing() as connection:
            own = (t.tables.c.id == table_id) & (t.tables.c.owner == guest)
            await connection.execute(update(t.tables).where(own).values(owner=heir))
        if heir is None:
            await _scrub(store, table_id, guest, [row["seat"] for row in seats])
        await change_table(accounts.service, table_id, _handed_over(guest, heir))
    async with store.writing() as connection:
        for table in OF_GUEST:
            await connection.execute(delete(table).where(table.c.guest == guest))
        for about in (p.relations.c.other, p.offers.c.giver, p.offers.c.taker, p.reports.c.reporter, p.reports.c.about):
            await connection.execute(delete(about.table).where(about == guest))
        await connection.execute(delete(t.guests).where(t.guests.c.id == guest))
    if not store.shared:
        async with store.engine.connect() as connection:  # old pages go from the write-ahead log, too
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _handed_over(guest: str, heir: str | None) -> Callable[[Table, Change], None]:
    """The work of one table. Whoever has it in memory, here or elsewhere, hears of it by an event."""

    def work(table: Table, change: Change) -> None:
        if table.owner == guest:
            table.owner = heir
        for seat in [*table.seats_of(guest), *table.kept_for(guest)]:
            if heir is None:
                _leave(change, seat)
            else:
                table.seats[seat].guest = heir
                change.event("seat", seat, actor=table.seats[seat].name, guest=heir, text="Sits down.")
        change.seats_changed = True
        if not change.rows:
            change.event("seat", text="The table has another host.")

    return work


def _leave(change: Change, index: int) -> None:
    """A seat without its person: open again, played on by a bot, or a name less."""
    table = change.table
    if table.status == "open":
        table.seats[index] = Seat(table.seats[index].id)
        change.event("seat", index, actor="", text="The seat is open.")
        return
    if table.playing:
        progress.resign(change, index)
    table.seats[index].guest, table.seats[index].name = None, FORMER


async def _scrub_elsewhere(store: Store, guest: str) -> None:
    """The tables at which the guest once sat, or said something."""
    c = t.events.c
    wanted = select(c.table_id).distinct().where(c.kind.in_(TOLD), c.body["guest"].as_string() == guest)
    for row in await store.rows(wanted):
        await _scrub(store, row["table_id"], guest, [])


async def _scrub(store: Store, table_id: str, guest: str, seats: list[int]) -> None:
    """Take names and words out of what happened."""
    c = t.events.c
    wanted = select(t.events).where(c.table_id == table_id, c.kind.in_(TOLD))
    async with store.writing() as connection:
        for row in (await connection.execute(wanted)).mappings().all():
            body = dict(row["body"])
            if body.get("guest", guest if row["seat"] in seats else None) != guest or not body.get("actor"):
                continue
            body.pop("guest", None)
            body["actor"] = FORMER
            if row["kind"] != "seat":
                body["text"] = SILENCE
            this = (c.table_id == table_id) & (c.number == row["number"])
            await connection.execute(update(t.events).where(this).values(body=body))
