"""Reads and writes tables. Every change is one transaction; a second writer meets a conflict, never a mixture."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, delete, desc, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...core.errors import HegemonError
from ..play.ongoing import Snapshot
from ..play.table import LOG_LENGTH, Change, Row, Seat, Table, Takeback
from . import tables as t


class Conflict(HegemonError):
    """Somebody else has written to this table."""


def _values(table: Table, stamp: str | None = None) -> dict[str, Any]:
    ongoing = table.ongoing
    values: dict[str, Any] = {
        "status": table.status, "frozen_reason": table.frozen_reason, "number": table.number, "moved": table.moved,
        "to_act": table.to_act, "outcome": table.outcome,
        "takeback": asdict(table.takeback) if table.takeback else None, "last": table.last, "updated": table.updated,
    }  # fmt: skip
    if ongoing is not None:
        values |= {"ply": ongoing.ply, "turn": ongoing.turn}
    return values if stamp is None else values | {"stamp": stamp}


def _seat_values(table: Table) -> list[dict[str, Any]]:
    return [{"table_id": table.id, "seat": i, **asdict(seat)} for i, seat in enumerate(table.seats)]


class Answered:
    """The answer to a command, to be stored with what the command changed."""

    def __init__(self, scope: str, command_id: str, guest: str, digest: str) -> None:
        self.key = {"scope": scope, "command_id": command_id}
        self.guest = guest
        self.digest = digest
        self.answer: dict[str, Any] = {}

    def values(self, at: int) -> dict[str, Any]:
        """The row of this command."""
        return {**self.key, "guest": self.guest, "digest": self.digest, "answer": self.answer, "at": at}


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer, and waiting for it in SQLite means sleeping; here it means waiting one's turn.
        one_writer = engine.dialect.name == "sqlite"
        self._turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if one_writer else nullcontext()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def rows(self, statement: Select[Any]) -> list[Any]:
        """The result of a question."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).mappings())

    # -- writing ------------------------------------------------------------------------------------------------------
    async def create(self, change: Change, stamp: str, answered: Answered | None = None) -> None:
        """Store a table that did not exist; raises Conflict when the same command has created one."""
        table = change.table
        fixed = {
            "id": table.id, "game": table.game, "options": table.options, "owner": table.owner,
            "visibility": table.visibility, "pass_and_play": table.pass_and_play, "auto_forced": table.auto_forced,
            "seed": table.seed, "created": table.created,
        }  # fmt: skip
        try:
            async with self.writing() as connection:
                if answered is not None:  # first: the same command, sent twice at once, ends here
                    await connection.execute(insert(t.commands).values(**answered.values(table.updated)))
                await connection.execute(insert(t.tables).values(**fixed, **_values(table, stamp)))
                await connection.execute(insert(t.seats), _seat_values(table))
                await self._add(connection, change)
        except IntegrityError:
            raise Conflict("This command was carried out already.") from None

    async def save(self, change: Change, answered: Answered | None = None) -> None:
        """Store a change whole or not at all; raises Conflict when the table has moved on underneath."""
        table = change.table
        unchanged = (t.tables.c.id == table.id) & (t.tables.c.number == change.before)
        try:
            async with self.writing() as connection:
                result = await connection.execute(update(t.tables).where(unchanged).values(**_values(table)))
                if result.rowcount != 1:
                    raise Conflict("The table was changed by another server.")
                if change.seats_changed:
                    await connection.execute(delete(t.seats).where(t.seats.c.table_id == table.id))
                    await connection.execute(insert(t.seats), _seat_values(table))
                await self._add(connection, change)
                if answered is not None:
                    await connection.execute(insert(t.commands).values(**answered.values(table.updated)))
        except IntegrityError:
            raise Conflict("The table was changed by another server.") from None

    async def _add(self, connection: AsyncConnection, change: Change) -> None:
        table = change.table.id
        if change.cut is not None:
            for index in (t.line, t.snapshots):
                await connection.execute(delete(index).where(index.c.table_id == table, index.c.ply > change.cut))
        if change.rows:
            await connection.execute(insert(t.events), [{"table_id": table, **asdict(row)} for row in change.rows])
        if change.made:
            made = [
                {"table_id": table, "ply": m.ply, "number": number, "turn": m.turn,
                 "seat": m.seat if m.seat >= 0 else None, "forced": m.forced}
                for number, m in change.made
            ]  # fmt: skip
            await connection.execute(insert(t.line), made)
        if change.snapshots:
            await connection.execute(insert(t.snapshots), [{"table_id": table, **asdict(s)} for s in change.snapshots])

    async def rebase(self, table: Table, stamp: str, snapshots: list[Snapshot]) -> None:
        """New snapshots of the same actions, under new rules."""
        async with self.writing() as connection:
            await connection.execute(delete(t.snapshots).where(t.snapshots.c.table_id == table.id))
            if snapshots:
                new = [{"table_id": table.id, **asdict(s)} for s in snapshots]
                await connection.execute(insert(t.snapshots), new)
            await connection.execute(update(t.tables).where(t.tables.c.id == table.id).values(stamp=stamp))

    async def forget_commands(self, before: int) -> None:
        """Old commands are not repeated any more."""
        async with self.writing() as connection:
            await connection.execute(delete(t.commands).where(t.commands.c.at < before))

    # -- reading ------------------------------------------------------------------------------------------------------
    async def answer_to(self, scope: str, command_id: str) -> Any | None:
        """The stored answer to a command."""
        found = await self.rows(
            select(t.commands).where(t.commands.c.scope == scope, t.commands.c.command_id == command_id)
        )
        return found[0] if found else None

    async def table(self, table_id: str) -> tuple[Table, str, int] | None:
        """A table without its position; with its stamp and ply."""
        found = await self.rows(select(t.tables).where(t.tables.c.id == table_id))
        if not found:
            return None
        row = found[0]
        seats = await self.rows(select(t.seats).where(t.seats.c.table_id == table_id).order_by(t.seats.c.seat))
        table = Table(
            **{k: row[k] for k in (
                "id", "game", "options", "owner", "visibility", "pass_and_play", "auto_forced", "seed", "status",
                "frozen_reason", "stamp", "number", "moved", "outcome", "last", "created", "updated",
            )},
            seats=[Seat(s["id"], s["kind"], s["guest"], s["name"], s["bot"], s["resigned"]) for s in seats],
            ongoing=None,
            takeback=Takeback(**row["takeback"]) if row["takeback"] else None,
        )  # fmt: skip
        table.recent = deque(await self.actions(table_id, row["ply"] - LOG_LENGTH, row["ply"]), LOG_LENGTH)
        return table, row["stamp"], row["ply"]

    async def actions(self, table_id: str, after: int, upto: int) -> list[Row]:
        """The actions of the line with after < ply ≤ upto, in order."""
        line, event = t.line.c, t.events.c
        joined = t.line.join(t.events, (line.table_id == event.table_id) & (line.number == event.number))
        wanted = (line.table_id == table_id) & (line.ply > after) & (line.ply <= upto)
        found = await self.rows(select(t.events).select_from(joined).where(wanted).order_by(line.ply))
        return [_row(r) for r in found]

    async def snapshot(self, table_id: str, upto: int) -> Snapshot | None:
        """The last snapshot at or before a position."""
        wanted = (t.snapshots.c.table_id == table_id) & (t.snapshots.c.ply <= upto)
        found = await self.rows(select(t.snapshots).where(wanted).order_by(desc(t.snapshots.c.ply)).limit(1))
        if not found:
            return None
        return Snapshot(*(found[0][k] for k in ("ply", "turn", "active", "key", "state")))

    async def turns(self, table_id: str) -> list[Any]:
        """Where each turn begins, with the hash of that position."""
        c = t.snapshots.c
        return await self.rows(select(c.ply, c.turn, c.active, c.key).where(c.table_id == table_id).order_by(c.ply))

    async def events(self, table_id: str, since: int, upto: int, limit: int) -> list[Row]:
        """Events after a number, in order."""
        c = t.events.c
        wanted = (c.table_id == table_id) & (c.number > since) & (c.number <= upto)
        return [_row(r) for r in await self.rows(select(t.events).where(wanted).order_by(c.number).limit(limit))]

    async def last_decision(self, table_id: str, seat: int) -> int | None:
        """The ply of a seat's last action that it chose itself."""
        c = t.line.c
        wanted = (c.table_id == table_id) & (c.seat == seat) & (c.forced.is_(False))
        found = await self.rows(select(c.ply).where(wanted).order_by(desc(c.ply)).limit(1))
        return int(found[0]["ply"]) if found else None


def _row(r: Any) -> Row:
    return Row(r["number"], r["kind"], r["at"], r["seat"], r["body"])
