"""This process among others that share its database: hears what they store, plays the bots that it has a lease for,
and takes over those of a process that has died."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Protocol

from .hub import ATTENDED
from .play.table import Table
from .service import TableService
from .storage.announcements import Announcement, Farewell, Listener, Presence, Told, tell
from .storage.leases import LEASE_SECONDS, PostgresLeases

log = logging.getLogger(__name__)
RENEW_SECONDS = LEASE_SECONDS / 4
SAID_AGAIN = ATTENDED / 3  # seconds after which it is said again that somebody looks at a table of bots alone
TIDY_EVERY = 100  # rounds


class Bots(Protocol):
    """What plays the bots of this process."""

    def wake(self, table_id: str, patient: bool = True) -> None:
        """A bot is to act at this table."""

    def held(self) -> list[str]:
        """Tables whose bots are played here."""

    def let_go(self, table_id: str) -> None:
        """Another process plays the bots of this table."""


class OtherProcesses:
    """Runs from `start` to `close`."""

    def __init__(self, service: TableService, bots: Bots, leases: PostgresLeases, plays_bots: bool) -> None:
        self._service = service
        self._bots = bots
        self._leases = leases
        self._plays_bots = plays_bots
        self._said: dict[str, float] = {}  # table of bots alone → when it was last said that somebody looks
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._closed = False

    def start(self) -> None:
        """Listen, and look after leases from now on."""
        self._service.seen = self._seen
        self._service.hub.tell_others = self._tell_presence
        self._service.hub.tell_farewell = lambda guest: self._keep(self._say(Farewell(guest)))
        self._listener = Listener(self._service.store.engine, self._heard, self._missed)
        self._keep(self._look_after_leases())

    async def close(self, left: Iterable[str]) -> None:
        """Leave; the others hear at once which tables' bots are theirs now (their leases are given back already)."""
        self._closed = True
        if self._listener is not None:
            await self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table_id in left:
            await self._say(Announcement(table_id, 0, bot_wanted=True))
        try:
            await self._leases.leave()
        except Exception as fault:  # they find out themselves, a little later
            log.warning("The other processes were not told that this one ends: %s", fault)

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:  # somebody leaves while this process ends: nobody needs to hear of it any more
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- hearing ------------------------------------------------------------------------------------------------------
    def _heard(self, told: Told) -> None:
        if isinstance(told, Farewell):
            self._service.hub.dismiss(told.guest, tell_others=False)
            return
        if isinstance(told, Presence):
            if told.process != self._leases.owner:
                self._service.hub.hear_presence(self._service.kept(told.table), told)
            return
        if told.bot_wanted and self._plays_bots:
            self._bots.wake(told.table)
        if not self._service.knows(told.table, told.number):
            self._service.catching_up.soon(told.table)

    def _missed(self) -> None:
        """Whatever was announced before now is lost: look at everything that is kept or open here."""
        for table_id in self._service.open_here():
            self._service.catching_up.soon(table_id)

    def _tell_presence(self, table_id: str, guests: frozenset[str], watching: int) -> None:
        self._keep(self._say(Presence(self._leases.owner, table_id, guests, watching)))

    async def _say(self, told: Told) -> None:
        try:
            async with self._service.store.writing() as connection:
                await tell(connection, told)
        except Exception as fault:
            log.warning("The other processes were not told something: %s", fault)

    # -- bots ---------------------------------------------------------------------------------------------------------
    async def _look_after_leases(self) -> None:
        """Renew what is held here, and take what nobody holds."""
        rounds = 0
        while True:
            try:
                held = self._bots.held()
                for lost in set(held) - await self._leases.renew(held):
                    self._bots.let_go(lost)
                for table_id in await self._leases.unclaimed() if self._plays_bots else []:
                    self._bots.wake(table_id, patient=False)
                self._say_who_is_watched()
                self._service.hub.keep_processes(await self._leases.alive(), self._service.kept)
                if rounds % TIDY_EVERY == 0:
                    await self._leases.tidy()
                rounds += 1
            except Exception as fault:
                log.error("The leases of bots cannot be looked after just now: %s", fault)
            await asyncio.sleep(RENEW_SECONDS)

    def _seen(self, table: Table) -> None:
        """Somebody looks at a table; at one of bots alone every process is to know it, for one of them plays there."""
        if not table.people() and table.is_bot(table.to_act):
            now = time.monotonic()
            if self._said.get(table.id, -SAID_AGAIN) <= now - SAID_AGAIN:
                self._said[table.id] = now
                self._keep(self._say_watched(table.id, table.number))

    def _say_who_is_watched(self) -> None:
        for table_id in list(self._said):
            table = self._service.kept(table_id)
            if table is not None and self._service.hub.connections(table_id):
                self._seen(table)
            elif self._said[table_id] < time.monotonic() - SAID_AGAIN:
                del self._said[table_id]

    async def _say_watched(self, table_id: str, number: int) -> None:
        await self._leases.watch(table_id, ATTENDED)
        if not self._plays_bots:
            await self._say(Announcement(table_id, number, bot_wanted=True))
