"""Stores changes through SQLAlchemy, each in a transaction of its own: for databases without a keeper of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..notices.waits import waits
from ..play.table import Change
from . import rows
from . import tables as t
from .outbox import add_notices
from .writer import Conflict, Saving


async def add_to_game(connection: AsyncConnection, change: Change) -> None:
    """Add what happened and what was made; some of it may be taken back first."""
    for name, last in rows.cuts(change).items():
        index = t.metadata.tables[name]
        wanted = (index.c.table_id == change.table.id) & (index.c.ply > last)
        await connection.execute(delete(index).where(wanted))
    if change.rows:
        await connection.execute(insert(t.events), rows.event_values(change))
    if change.made:
        await connection.execute(insert(t.plies), rows.ply_values(change))
    if change.snapshots:
        await connection.execute(insert(t.snapshots), rows.snapshot_values(change.table, change.snapshots))
    if change.table.clock is not None:
        await connection.execute(delete(t.clocks).where(t.clocks.c.table_id == change.table.id))
        await connection.execute(insert(t.clocks), rows.clock_values(change.table))


class EngineKeeper:
    """All changes of a group at once, each on a connection of its own (or each in its `turn`, where there is one)."""

    def __init__(self, engine: AsyncEngine, turn: AbstractAsyncContextManager[Any]) -> None:
        self._engine = engine
        self._turn = turn

    async def keep(self, group: Sequence[Saving]) -> Sequence[Conflict | None]:
        """Store a group."""
        return await asyncio.gather(*(self._keep_one(saving) for saving in group))

    async def _keep_one(self, saving: Saving) -> Conflict | None:
        change, table = saving.change, saving.change.table
        unchanged = (t.tables.c.id == table.id) & (t.tables.c.number == change.before)
        try:
            async with self._turn, self._engine.begin() as connection:
                result = await connection.execute(
                    update(t.tables).where(unchanged).values(**rows.changed_values(change))
                )
                if result.rowcount != 1:
                    raise Conflict("The table was changed by another server.")
                if change.seats_changed:
                    await connection.execute(delete(t.seats).where(t.seats.c.table_id == table.id))
                    await connection.execute(insert(t.seats), rows.seat_values(table))
                await add_to_game(connection, change)
                await add_notices(connection, waits(change))
                if saving.answered is not None:
                    await connection.execute(insert(t.commands).values(**saving.answered.values(table.updated)))
        except Conflict as conflict:
            return conflict
        except IntegrityError:
            return Conflict("The table was changed by another server.")
        return None

    async def close(self) -> None:
        """The engine belongs to the store."""
