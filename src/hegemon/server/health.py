"""Is the server well? It is when the database takes a change and the disk has room for the next ones."""

from __future__ import annotations

import asyncio
import shutil
import time

from sqlalchemy import delete, insert

from .play.table import now
from .service import TableService
from .storage import tables as t

PATIENCE = 3.0  # seconds for the database
FRESH = 5.0  # seconds for which an answer holds, so that asking costs little
PROBE = {"scope": "health", "command_id": "probe"}


class HealthCheck:
    """Tries what every command needs."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._found: list[str] = []
        self._until = 0.0
        self._looking = asyncio.Lock()

    async def problems(self) -> list[str]:
        """What is wrong, in sentences for the operator; nothing when all is well."""
        async with self._looking:
            if time.monotonic() >= self._until:
                self._found = [*self._disk(), *await self._database()]
                self._until = time.monotonic() + FRESH
        stuck = len(self.service.hub.troubles)
        return [*self._found, f"Bots cannot move at {stuck} tables; they try again."] if stuck else self._found

    def _disk(self) -> list[str]:
        try:
            free = shutil.disk_usage(self.service.settings.data).free
        except OSError as fault:
            return [f"The data folder cannot be looked at: {fault.strerror}."]
        if free >= self.service.settings.least_free:
            return []
        return [f"The disk of the data folder is full: {free // 1_000_000} MB are left."]

    async def _database(self) -> list[str]:
        """A real change, of a row that is there for that: reading alone works with a full disk too."""
        row = PROBE | {"guest": "", "digest": "", "answer": {}, "at": now()}
        c = t.commands.c
        try:
            async with asyncio.timeout(PATIENCE), self.service.store.writing() as connection:
                await connection.execute(delete(t.commands).where(c.scope == PROBE["scope"]))
                await connection.execute(insert(t.commands).values(**row))
        except TimeoutError:
            return [f"The database has not taken a change within {PATIENCE:g} seconds."]
        except Exception as fault:
            return [f"The database takes no change: {str(fault).splitlines()[0]}."]
        return []
