"""Stores the changes of many tables together: while one group is on its way to the disk, the next gathers.

`Writer.save` returns when the change is committed, and only then. What a database must offer for it is `Keeper`: one
transaction for a group, in which a change that meets a conflict undoes itself alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ...core.errors import HegemonError
from ..play.table import Change
from .answered import Answered

LARGEST_GROUP = 500  # changes in one transaction


class Conflict(HegemonError):
    """Somebody else has written to this table, or has carried this command out."""


class Saving(NamedTuple):
    """A change that waits to be stored, with the answer to the command that made it. Nobody else holds its table until
    it is stored, so it may be read in any thread."""

    change: Change
    answered: Answered | None


class Keeper(Protocol):
    """How one kind of database stores a group."""

    async def keep(self, group: Sequence[Saving]) -> Sequence[Conflict | None]:
        """Commit all changes of the group that meet no conflict, in one transaction, on the disk when this returns.
        Anything raised means that none of them is stored."""

    async def close(self) -> None:
        """Let go of the database."""


class Writer:
    """The one way in which changes of tables reach the database."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._waiting: list[tuple[Saving, asyncio.Future[None]]] = []
        self._working: asyncio.Task[None] | None = None

    async def save(self, change: Change, answered: Answered | None = None) -> None:
        """Store a change whole or not at all; raises Conflict when the table has moved on underneath."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((Saving(change, answered), stored))
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="writer")
        await stored

    async def _work(self) -> None:
        """Store what waits, group after group; there is no clock: a group is what came while the last was stored."""
        try:
            while self._waiting:
                group = [(saving, stored) for saving, stored in self._waiting[:LARGEST_GROUP] if not stored.cancelled()]
                del self._waiting[:LARGEST_GROUP]
                if group:
                    await self._store(group)
        finally:
            self._working = None

    async def _store(self, group: list[tuple[Saving, asyncio.Future[None]]]) -> None:
        try:
            ends: Sequence[BaseException | None] = await self._keeper.keep([saving for saving, _ in group])
        except Exception as fault:
            ends = [fault] * len(group)
        except BaseException:
            for _, stored in group:
                stored.cancel()
            raise
        for (_, stored), end in zip(group, ends, strict=True):
            if stored.cancelled():
                continue  # whoever asked has gone; the table is loaded again
            if end is None:
                stored.set_result(None)
            else:
                stored.set_exception(end)

    async def close(self) -> None:
        """Store what still waits, and let go of the database."""
        if self._working is not None:
            await asyncio.wait({self._working})
        await self._keeper.close()
