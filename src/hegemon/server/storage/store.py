"""Reads and writes tables. Every change is one transaction; a second writer meets a conflict, never a mixture."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from sqlalchemy import Select, delete, desc, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...core.chance import Chance
from ..play.ongoing import Snapshot
from ..play.orders import restore
from ..play.table import LOG_LENGTH, Change, Row, Seat, Table, Takeback, now
from . import tables as t
from .announcements import Announcement, tell
from .answered import Answered
from .clocks import clock_of
from .engine_keeper import EngineKeeper, add_to_game
from .one_process import is_shared
from .origins import origin_values, related_to
from .postgres_keeper import PostgresKeeper
from .rows import chance_values, seat_values, snapshot_values, table_values
from .sqlite_keeper import SqliteKeeper
from .writer import Conflict, Keeper, Writer

Besides = Callable[[AsyncConnection], Awaitable[None]]

AT_ONCE = 500  # rows that are read in one piece


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine, plays_bots: bool = True) -> None:
        self.engine = engine
        self.shared = is_shared(engine.url)
        self._plays_bots = plays_bots
        self._moment: ContextVar[AsyncConnection | None] = ContextVar("moment", default=None)
        # SQLite has one writer, and waiting for it in SQLite means sleeping; here it means waiting one's turn.
        turn = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._turn: AbstractAsyncContextManager[Any] = nullcontext() if turn is None else turn
        file = Path(engine.url.database or "")
        keeper: Keeper = EngineKeeper(engine, self._turn)
        if turn is not None and file.is_file():  # SQLite in memory has no file
            keeper = SqliteKeeper(file, turn)
        elif engine.dialect.name == "postgresql":
            keeper = PostgresKeeper(engine, plays_bots)
        self._writer = Writer(keeper)

    async def close(self) -> None:
        """Store what still waits, and let go of the database."""
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def rows(self, statement: Select[Any]) -> list[Any]:
        """The result of a question."""
        if (moment := self._moment.get()) is not None:
            return list((await moment.execute(statement)).mappings())
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).mappings())

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[None]:
        """All questions asked in this block are answered as of one moment, whatever others store meanwhile."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")  # the driver would not begin for questions alone
            token = self._moment.set(connection)
            try:
                yield
            finally:
                self._moment.reset(token)
                await connection.rollback()

    # -- writing ------------------------------------------------------------------------------------------------------
    async def create(
        self, change: Change, stamp: str, answered: Answered | None = None, besides: Besides | None = None
    ) -> None:
        """Store a table that did not exist, and what is to happen `besides` in the same transaction; raises Conflict
        when the same command has created one."""
        table = change.table
        fixed = {
            "id": table.id, "game": table.game, "options": table.options, "owner": table.owner,
            "visibility": table.visibility, "pass_and_play": table.pass_and_play, "auto_forced": table.auto_forced,
            "seed": table.seed, "created": table.created, **chance_values(table),
        }  # fmt: skip
        try:
            async with self.writing() as connection:
                if answered is not None:  # first: the same command, sent twice at once, ends here
                    await connection.execute(insert(t.commands).values(**answered.values(table.updated)))
                await connection.execute(insert(t.tables).values(**fixed, **table_values(table), stamp=stamp))
                await connection.execute(insert(t.seats), seat_values(table))
                if table.origin is not None:
                    await connection.execute(insert(t.origins).values(**origin_values(table.id, table.origin)))
                await add_to_game(connection, change)
                if besides is not None:
                    await besides(connection)
                if self.shared and not self._plays_bots and table.is_bot(table.to_act):
                    await tell(connection, Announcement(table.id, table.number, bot_wanted=True))
        except IntegrityError:
            raise Conflict("This command was carried out already.") from None

    async def save(self, change: Change, answered: Answered | None = None) -> None:
        """Store a change whole or not at all, on the disk when this returns; raises Conflict when the table has moved
        on underneath."""
        await self._writer.save(change, answered)

    async def rebase(self, table: Table, stamp: str, snapshots: list[Snapshot]) -> None:
        """New snapshots of the same actions, under new rules; a game that was stopped goes on."""
        values = {"stamp": stamp, "status": table.status, "frozen_reason": table.frozen_reason}
        as_it_was = (
            (t.tables.c.id == table.id) & (t.tables.c.number == table.number) & (t.tables.c.stamp == table.stamp)
        )
        async with self.writing() as connection:
            if (await connection.execute(update(t.tables).where(as_it_was).values(**values))).rowcount != 1:
                raise Conflict("The table was changed by another server.")
            await connection.execute(delete(t.snapshots).where(t.snapshots.c.table_id == table.id))
            if snapshots:
                await connection.execute(insert(t.snapshots), snapshot_values(table, snapshots))

    async def delete(self, table_id: str, answered: Answered) -> None:
        """Forget a table and all that happened there; raises Conflict when the same command has done it."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(t.commands).values(**answered.values(now())))
                for index in (index for index in t.metadata.sorted_tables if "table_id" in index.c):
                    await connection.execute(delete(index).where(index.c.table_id == table_id))
                await connection.execute(
                    delete(t.origins).where(or_(t.origins.c.child == table_id, t.origins.c.parent == table_id))
                )
                await connection.execute(delete(t.tables).where(t.tables.c.id == table_id))
        except IntegrityError:
            raise Conflict("This command was carried out already.") from None

    async def give_up(self, guest: str, table_id: str, answered: Answered) -> None:
        """A guest has nothing to do with a finished table any more; the names stay. Raises Conflict like `delete`."""
        seat, c = t.seats.c, t.tables.c
        try:
            async with self.writing() as connection:
                await connection.execute(insert(t.commands).values(**answered.values(now())))
                own = (seat.table_id == table_id) & (seat.guest == guest)
                await connection.execute(update(t.seats).where(own).values(guest=None))
                await connection.execute(
                    update(t.tables).where((c.id == table_id) & (c.owner == guest)).values(owner=None)
                )
        except IntegrityError:
            raise Conflict("This command was carried out already.") from None

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

    async def number_of(self, table_id: str) -> int | None:
        """The number of a table's last event."""
        found = await self.rows(select(t.tables.c.number).where(t.tables.c.id == table_id))
        return int(found[0]["number"]) if found else None

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
            chance=Chance(row["commitment"], row["salts"] or {}, row["secret"] or "") if row["commitment"] else None,
        )  # fmt: skip
        table.orders = restore(row["orders"])
        table.origin, table.rematch = await related_to(self, table_id)
        table.clock = await clock_of(self, table_id)
        table.recent = deque(await self.actions(table_id, row["ply"] - LOG_LENGTH, row["ply"]), LOG_LENGTH)
        return table, row["stamp"], row["ply"]

    async def actions(self, table_id: str, after: int, upto: int) -> list[Row]:
        """The actions that led to the position, with after < ply ≤ upto, in order."""
        ply, event = t.plies.c, t.events.c
        joined = t.plies.join(t.events, (ply.table_id == event.table_id) & (ply.number == event.number))
        found: list[Row] = []
        for last in range(after, upto, AT_ONCE):  # in pieces: thousands of rows at once would hold everybody up
            wanted = (ply.table_id == table_id) & (ply.ply > last) & (ply.ply <= min(last + AT_ONCE, upto))
            rows = await self.rows(select(t.events).select_from(joined).where(wanted).order_by(ply.ply))
            found += [_row(r) for r in rows]
        return found

    async def snapshot(self, table_id: str, upto: int) -> Snapshot | None:
        """The last snapshot at or before a position."""
        wanted = (t.snapshots.c.table_id == table_id) & (t.snapshots.c.ply <= upto)
        found = await self.rows(select(t.snapshots).where(wanted).order_by(desc(t.snapshots.c.ply)).limit(1))
        if not found:
            return None
        row = found[0]
        return Snapshot(row["ply"], row["turn"], row["active"], lambda: (row["key"], row["state"]))

    async def turns(self, table_id: str) -> list[Any]:
        """Where each turn begins, with the hash of that position."""
        c = t.snapshots.c
        return await self.rows(select(c.ply, c.turn, c.active, c.key).where(c.table_id == table_id).order_by(c.ply))

    async def draws(self, table_id: str, upto: int) -> int:
        """How often chance has decided up to a position."""
        c = t.plies.c
        wanted = (c.table_id == table_id) & (c.ply <= upto) & (c.seat.is_(None))
        return int((await self.rows(select(func.count().label("n")).where(wanted)))[0]["n"])

    async def events(self, table_id: str, since: int, upto: int, limit: int) -> list[Row]:
        """Events after a number, in order."""
        c = t.events.c
        wanted = (c.table_id == table_id) & (c.number > since) & (c.number <= upto)
        return [_row(r) for r in await self.rows(select(t.events).where(wanted).order_by(c.number).limit(limit))]

    async def last_decision(self, table_id: str, seat: int) -> int | None:
        """The ply of a seat's last action that it chose itself."""
        c = t.plies.c
        wanted = (c.table_id == table_id) & (c.seat == seat) & (c.forced.is_(False))
        found = await self.rows(select(c.ply).where(wanted).order_by(desc(c.ply)).limit(1))
        return int(found[0]["ply"]) if found else None


def _row(r: Any) -> Row:
    return Row(r["number"], r["kind"], r["at"], r["seat"], r["body"])
