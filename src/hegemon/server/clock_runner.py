"""Sees to deadlines: looks for those that are up, and lets happen what was chosen when the table was set up.

Every process does, and none of them twice: a deadline is claimed for a moment, judged anew by what is stored, and what
happens is stored behind the guard that every change has. Nothing is kept in memory, so a restart forgets nothing.

A process at which somebody has the table open goes first: it has the table in memory, and tells its players the moment
it is stored. Only what it leaves undone for a moment is seen to by the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from ..bots import make_bot
from .commands.carry_out import perform
from .commands.moves import make_move
from .play import progress
from .play.table import STAND_IN, Change, Table, now
from .play.time_up import hand_over, passing
from .problems import Refused
from .service import TRIES, TableService
from .storage import deadlines

log = logging.getLogger(__name__)
LOOK_EVERY = 0.5  # seconds
MEASURE_EVERY = 30.0  # seconds between two looks at the database's clock
EXPIRE_EVERY = 3600.0
MOST_STEPS = 60  # decisions of one turn that is passed over
MOST_PASSED = 3  # turns in a row; then nobody is there, and such a game would go on for ever
DAY = 24 * 3600 * 1000


class ClockRunner:
    """Runs from `start` to `close`."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._tasks: list[asyncio.Task[None]] = []
        self._in_work: dict[str, asyncio.Task[None]] = {}
        self._stirred = asyncio.Event()  # look before the time that was meant
        self._next_look = 0

    async def start(self) -> None:
        """Agree with the database on the time; then look after deadlines."""
        await self._measure()
        self._service.deadline_stored = self._hear_deadline
        self._tasks = [
            asyncio.create_task(self._watch(), name="deadlines"),
            asyncio.create_task(self._repeat(self._measure_later, "The database's clock"), name="clock"),
            asyncio.create_task(self._repeat(self._expire, "Open tables"), name="expiry"),
        ]

    async def close(self) -> None:
        """Stop looking."""
        tasks = [*self._tasks, *self._in_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _repeat(self, work: Callable[[], Awaitable[float]], what: str) -> None:
        while True:
            try:
                await asyncio.sleep(await work())
            except Exception as fault:
                log.error("%s cannot be looked after just now: %s", what, fault)
                await asyncio.sleep(1.0)

    # -- time ---------------------------------------------------------------------------------------------------------
    async def _measure(self) -> None:
        """Where a database is shared its clock counts; the way there and back is halved."""
        if not self._service.store.shared:
            return
        before = now()
        theirs = await deadlines.database_clock(self._service.store)
        ahead = theirs - (before + now()) // 2
        self._service.clock = lambda: now() + ahead

    async def _measure_later(self) -> float:
        await asyncio.sleep(MEASURE_EVERY)
        await self._measure()
        return 0.0

    async def _expire(self) -> float:
        """Open tables that everybody has forgotten go."""
        service, gone = self._service, 0
        before = now() - int(service.settings.open_days * DAY)
        for table_id in await deadlines.forgotten_tables(service.store, before):
            async with service.using(table_id) as table:  # nobody loads it in between and keeps what is gone
                if await deadlines.remove_forgotten(service.store, table_id, before):
                    service.drop(table)
                    gone += 1
        if gone:
            log.info("%d tables that waited for players have expired", gone)
        return EXPIRE_EVERY

    # -- deadlines ----------------------------------------------------------------------------------------------------
    async def _watch(self) -> None:
        """Look whenever a deadline is up, a place for another one is free, or a nearer one was stored."""
        while True:
            self._stirred.clear()
            try:
                wait = await self._look()
            except Exception as fault:
                log.error("Deadlines cannot be looked after just now: %s", fault)
                wait = 1.0
            self._next_look = self._service.clock() + int(wait * 1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._stirred.wait()

    def _hear_deadline(self, deadline: int) -> None:
        if deadline < self._next_look:
            self._stirred.set()

    async def _look(self) -> float:
        """Begin with what is up, as far as there is room; seconds until the next look."""
        service = self._service
        if len(self._in_work) >= deadlines.AT_ONCE:
            return LOOK_EVERY  # whichever is done first stirs
        own, at = self._open_here(), service.clock()
        up = [table_id for table_id, deadline in own.items() if deadline <= at]
        first = None if up else await deadlines.next_deadline(service.store, at)
        longest = LOOK_EVERY
        if up or (first is not None and first <= at):
            for table_id in await deadlines.claim(service.store, at, up, self._in_work):
                self._in_work[table_id] = asyncio.create_task(self._see_to(table_id), name=f"time up at {table_id}")
            longest /= 5  # what is due now and was not got, another process sees to, or does not
        coming = [*own.values(), *([] if first is None else [first])]
        return min([longest, *((deadline - at) / 1000 for deadline in coming if deadline > at)])

    def _open_here(self) -> dict[str, int]:
        """Deadlines of tables that somebody has open at this process, as far as it knows."""
        service, found = self._service, {}
        for table_id in service.hub.tables():
            table = service.kept(table_id)
            clock = table.clock if table is not None and table_id not in self._in_work else None
            if clock is not None and clock.deadline is not None:
                found[table_id] = clock.deadline
        return found

    async def _see_to(self, table_id: str) -> None:
        try:
            await self.time_is_up(table_id)
        except Exception as fault:
            log.error("A deadline cannot be seen to just now: %s", fault, exc_info=fault)
            await asyncio.sleep(LOOK_EVERY)
        finally:
            if len(self._in_work) == deadlines.AT_ONCE:
                self._stirred.set()  # others may wait for this place
            del self._in_work[table_id]

    async def time_is_up(self, table_id: str) -> None:
        """Judge a deadline by what is stored now; let happen what follows from it."""
        for _ in range(TRIES):
            try:
                async with self._service.using(table_id, fresh=True) as table:
                    if table.clock is not None and table.clock.expired(self._service.clock()):
                        await perform(self._service, table, self._let_happen)
                return
            except Refused as refused:
                if refused.error != "stale":  # gone, or stopped by new rules
                    log.warning("The deadline at table %s: %s", table_id, refused)
                    return

    async def _let_happen(self, table: Table, change: Change) -> None:
        clock = table.clock
        assert clock is not None
        seat = clock.running
        if seat is None or not table.playing:
            return
        choice = clock.control.at_zero
        change.event("timeout", seat, text=choice)
        if choice == "lost":
            progress.resign(change, seat, "time")
        elif choice == "pass":
            await self._pass(table, change, seat)
        else:
            hand_over(change, seat, vacant=choice == "open")

    async def _pass(self, table: Table, change: Change, seat: int) -> None:
        """End the seat's part of this turn; what cannot be passed is decided by a bot. Whoever lets several turns pass
        in a row has gone: a bot plays until somebody sits down."""
        ongoing = table.ongoing
        assert ongoing is not None and table.clock is not None
        table.clock.seats[seat].passed += 1
        if table.clock.seats[seat].passed > MOST_PASSED:
            hand_over(change, seat, vacant=True)
            return
        turn = ongoing.turn
        for _ in range(MOST_STEPS):
            if table.to_act != seat or ongoing.turn != turn:
                break
            make_move(table, change, passing(ongoing) or await self._decided(table))
        else:
            hand_over(change, seat, vacant=False)  # a turn without an end: somebody must play it
        table.clock.renew(seat)

    async def _decided(self, table: Table) -> str:
        """What the stand-in would do."""
        ongoing = table.ongoing
        assert ongoing is not None
        position, library = ongoing.game.pack(ongoing.state), self._service.library

        def work() -> str:
            game = library.for_this_thread(table.game, table.options)
            return game.text(make_bot(STAND_IN).choose(game, game.unpack(position)))

        return await self._service.aside(work)
