"""Work that is done again and again while the server runs, and is not torn off in the middle when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds for the last round


class Rounds:
    """Calls `work`, pauses, and so on; a fault is only put down in the log."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        self._name = name
        self._work = work
        self._pause = pause
        self._ending = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=name)

    async def _run(self) -> None:
        while not self._ending.is_set():
            try:
                await self._work()
            except Exception as fault:
                log.error("%s: it fails just now, and is tried again: %s", self._name, type(fault).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), self._pause)

    async def close(self) -> None:
        """End after the round that is on, if that does not take too long."""
        self._ending.set()
        await asyncio.wait({self._task}, timeout=PATIENCE)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
