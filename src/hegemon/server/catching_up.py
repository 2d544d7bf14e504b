"""Tables that other processes have changed: those who have them open here are told, one task per table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .problems import Refused

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before the next attempt after a fault of the database


class CatchingUp:
    """Calls `work` for a table soon; once more when it was asked for meanwhile; again after a fault."""

    def __init__(self, work: Callable[[str], Awaitable[None]]) -> None:
        self._work = work
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def soon(self, table_id: str) -> None:
        """There is something to tell at this table."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._run(table_id), name=f"catching up at {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def _run(self, table_id: str) -> None:
        self._again.add(table_id)
        while table_id in self._again:
            self._again.discard(table_id)
            try:
                await self._work(table_id)
            except Refused:
                continue  # the table is gone
            except Exception as fault:
                log.error("Changes of other processes cannot be read just now; trying again: %s", fault)
                await asyncio.sleep(PAUSE)
                self._again.add(table_id)

    def close(self) -> None:
        """Nobody listens any more."""
        for task in self._tasks.values():
            task.cancel()
