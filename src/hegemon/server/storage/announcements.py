"""What one process stores, the others hear from the database itself (LISTEN and NOTIFY of PostgreSQL).

An announcement names a table and the number of its last event; whoever wants more reads it. What is announced while
nobody listens is lost, so after every new connection `missed` is called: then everything open is read again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)
CHANNEL = "hegemon"
HEARTBEAT = 5.0  # seconds between two looks whether the connection still lives
STILL_THERE = "SELECT 'announcements'"
PATIENCE = 5.0  # seconds for the answer to that
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds between two attempts to connect


@dataclass(frozen=True)
class Announcement:
    """A table has a new last event. `bot_wanted`: a bot is to act there, and the sender plays no bots."""

    table: str
    number: int
    bot_wanted: bool = False

    def __str__(self) -> str:
        return f"{self.table} {self.number}{' bot' if self.bot_wanted else ''}"


def announcement(payload: str) -> Announcement | None:
    """An announcement as it was sent; none when it is something else (from another version, perhaps)."""
    parts = payload.split(" ")
    if len(parts) not in (2, 3) or not parts[1].isdecimal():
        return None
    return Announcement(parts[0], int(parts[1]), parts[2:] == ["bot"])


@dataclass(frozen=True)
class Presence:
    """Who has a table open at a process: guests who hold a seat, and how many others."""

    process: str
    table: str
    guests: frozenset[str]
    watching: int

    def __str__(self) -> str:
        return f"present {self.process} {self.table} {self.watching} {','.join(sorted(self.guests))}"


def presence(payload: str) -> Presence | None:
    """Presence as it was sent; none when it is something else."""
    parts = payload.split(" ")
    if len(parts) != 5 or parts[0] != "present" or not parts[3].isdecimal():
        return None
    return Presence(parts[1], parts[2], frozenset(filter(None, parts[4].split(","))), int(parts[3]))


@dataclass(frozen=True)
class Farewell:
    """A guest has signed out on some device, was shut out, or has left."""

    guest: str

    def __str__(self) -> str:
        return f"farewell :{self.guest}"


def farewell(payload: str) -> Farewell | None:
    """A farewell as it was sent; none when it is something else."""
    word, _, guest = payload.partition(" :")
    return Farewell(guest) if word == "farewell" else None


Told = Announcement | Presence | Farewell


async def tell(connection: AsyncConnection, told: Told) -> None:
    """Tell the other processes, as soon as this transaction is committed."""
    await connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": str(told)})


class Listener:
    """Listens for as long as it is not closed, whatever happens to the connection."""

    def __init__(self, engine: AsyncEngine, heard: Callable[[Told], None], missed: Callable[[], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._missed = missed
        self.listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="announcements")

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._listen(connection)
                    wait = FIRST_WAIT
                    await self._stay(connection)
            except Exception as fault:
                self.listening.clear()
                log.warning("The announcements of other processes do not arrive; connecting again: %s", fault)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _listen(self, connection: AsyncConnection) -> None:
        driver = await driver_of(connection)
        await driver.add_listener(CHANNEL, self._on_notify)
        self.listening.set()
        self._missed()  # what was announced before this moment

    async def _stay(self, connection: AsyncConnection) -> None:
        driver = await driver_of(connection)
        ended = asyncio.Event()
        driver.add_termination_listener(lambda *_: ended.set())
        try:
            while not ended.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await ended.wait()
                await driver.execute(STILL_THERE, timeout=PATIENCE)
        finally:
            await connection.invalidate()  # nobody else is to use a connection that listens

    def _on_notify(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        if (told := announcement(payload) or presence(payload) or farewell(payload)) is not None:
            self._heard(told)

    async def close(self) -> None:
        """Listen no longer."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def driver_of(connection: AsyncConnection) -> Any:
    """The driver's own connection (asyncpg)."""
    return (await connection.get_raw_connection()).driver_connection
