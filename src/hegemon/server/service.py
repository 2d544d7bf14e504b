"""The tables in use: loads them, keeps one writer per table, stores changes before anybody hears of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from ..core.errors import HegemonError, RecordError
from ..core.game import Game
from ..core.language import Message, msg
from ..core.language.message import as_argument
from .catching_up import CatchingUp
from .hub import Hub
from .library import Library
from .metrics import Metrics
from .play.ongoing import OngoingGame, Snapshot
from .play.table import Change, Row, Table, Takeback, made_from, now
from .play.walk import Agreement, agreement, comparable
from .problems import Refused
from .settings import Settings
from .storage.answered import Answered
from .storage.store import Store
from .storage.writer import Conflict

Found = TypeVar("Found")
READER_PATIENCE = 0.5  # seconds that a reader waits for a writer
MOST_AT_ONCE = 500  # events told in one message
TRIES = 40  # attempts, when other processes change the same table; a slow one may lose many times in a row


@dataclass(frozen=True)
class Way:
    """What leads to a position."""

    ply: int
    snapshot: Snapshot | None
    draws: int  # of chance, up to the snapshot
    rows: list[Row]

    def walked(self, game: Game) -> OngoingGame:
        """The position; long enough to be worked out in a thread when somebody only wants to look."""
        ongoing = (
            OngoingGame(game)
            if self.snapshot is None
            else OngoingGame(game, game.unpack(self.snapshot.state), self.snapshot.ply, self.draws)
        )
        for row in self.rows:
            ongoing.again(made_from(row.seat, row.body))
        if ongoing.ply != self.ply:
            raise RecordError(msg("bad-record-incomplete", there=ongoing.ply, all=self.ply))
        return ongoing


class _Using:
    """A table while it is held. Every command holds one, and a generator would take a twentieth of its time."""

    __slots__ = ("_fresh", "_service", "_table", "_table_id")

    def __init__(self, service: TableService, table_id: str, fresh: bool) -> None:
        self._service, self._table_id, self._fresh = service, table_id, fresh

    async def __aenter__(self) -> Table:
        self._table = await self._service._hold(self._table_id, self._fresh)
        return self._table

    async def __aexit__(self, *fault: object) -> None:
        self._table.lock.release()


class TableService:
    """All that a request needs."""

    def __init__(self, settings: Settings, store: Store, library: Library) -> None:
        self.settings = settings
        self.store = store
        self.library = library
        self.hub = Hub()
        self.metrics = Metrics()
        # One thread for each kind of long work: neither uploads nor readers can hold up the replays after an upgrade.
        self._threads = {kind: ThreadPoolExecutor(1, kind) for kind in ("read", "odds", "replay", "upload")}
        self.waiting_uploads = 0
        self.wake: Callable[[str], None] = lambda table_id: None  # tells the bots that one of them is to act
        self.seen: Callable[[Table], None] = lambda table: None  # tells other processes that somebody looks at a table
        self.deadline_stored: Callable[[int], None] = lambda deadline: None  # tells whoever looks after deadlines
        self.clock: Callable[[], int] = now  # milliseconds since 1970, where several processes agree on it
        self.catching_up = CatchingUp(self._catch_up)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def aside(self, work: Callable[..., Found], *given: Any, thread: str = "read") -> Found:
        """Do something long in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads[thread], work, *given)

    # -- tables -------------------------------------------------------------------------------------------------------
    def using(self, table_id: str, fresh: bool = False) -> _Using:
        """A table, held by the caller alone. Another process may be a few milliseconds ahead, which whoever changes
        the table finds out when it is stored; `fresh` is for those who would not."""
        return _Using(self, table_id, fresh)

    async def _hold(self, table_id: str, fresh: bool) -> Table:
        if fresh:
            await self.outdated(table_id)
        while True:
            table = await self._table(table_id)
            await table.lock.acquire()
            try:
                if self._tables.get(table_id) is table:
                    self._use_engine(table)
                    return table
            except BaseException:
                table.lock.release()
                raise
            table.lock.release()  # dropped while we waited: load it again

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """A table to be looked at. When whoever changes it waits for the database, it is shown as it is stored."""
        await self.outdated(table_id)
        table = await self._table(table_id)
        try:
            async with asyncio.timeout(READER_PATIENCE):
                await table.lock.acquire()
        except TimeoutError:
            yield await self._load(table_id)
            return
        try:
            gone = self._tables.get(table_id) is not table  # dropped while we waited
            if not gone:
                self._use_engine(table)
            yield await self._load(table_id) if gone else table
        finally:
            table.lock.release()

    def add(self, table: Table) -> None:
        """A table that was just created."""
        self._shed()
        self._tables[table.id] = table

    def in_memory(self) -> int:
        """How many tables are kept."""
        return len(self._tables)

    def drop(self, table: Table) -> None:
        """Forget a table; it is loaded again from the database."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def outdated(self, table_id: str, judged: int = 0) -> bool:
        """Has another process changed the table since its event `judged`? Unless it has been brought up to date in the
        meantime it is loaded again when it is next used."""
        if not self.store.shared:
            return False
        stored, table = await self.store.number_of(table_id), self._tables.get(table_id)
        if table is not None and (stored is None or table.number < stored):
            self.drop(table)
        return stored is not None and stored > judged

    def kept(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    def open_here(self) -> set[str]:
        """Tables that are in memory, or that somebody has open."""
        return {*self._tables, *self.hub.tables()}

    def knows(self, table_id: str, number: int) -> bool:
        """Is there nothing to do about this event of a table? Whoever holds the table tells of it or forgets it."""
        table = self._tables.get(table_id)
        if table is None:
            return not self.hub.connections(table_id)
        return table.number >= number and (table.lock.locked() or not self._untold(table_id))

    async def _catch_up(self, table_id: str) -> None:
        """Tell those who have the table open what other processes stored; keep no old table in memory."""
        await self.outdated(table_id)
        if not self._untold(table_id):
            return
        async with self.using(table_id) as table:
            while (told := self.hub.told(table_id)) is not None and told < table.number:
                rows = await self.store.events(table_id, told, table.number, MOST_AT_ONCE)
                self.hub.publish(table, rows)

    def _untold(self, table_id: str) -> bool:
        """Is there an event in memory that somebody at the table was not told of?"""
        table, told = self._tables.get(table_id), self.hub.told(table_id)
        return told is not None and (table is None or told < table.number)

    async def _table(self, table_id: str) -> Table:
        if table_id in self._tables:
            self._tables.move_to_end(table_id)
            return self._tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self._tables:
                    table = await self._load(table_id)
                    self._shed()  # before it is among them: nobody holds it yet, and it must not go at once
                    self._tables[table_id] = table
                return self._tables[table_id]
            finally:
                self._loading.pop(table_id, None)

    def _shed(self) -> None:
        """Make room for one more table: those that nobody looks at go first."""
        idle = [t for t in self._tables.values() if not t.lock.locked() and not self.hub.connections(t.id)]
        for table in idle[: max(0, len(self._tables) + 1 - self.settings.kept_tables)]:
            del self._tables[table.id]

    def _use_engine(self, table: Table) -> None:
        ongoing = table.ongoing
        if ongoing is None:
            return
        if ongoing.game.engine_name != self.library.engine_of(table.game):
            ongoing.move_to(self.library.get(table.game, table.options))
        if ongoing.reader is ongoing.game:
            ongoing.reader = self.library.reader(ongoing.game)

    async def _load(self, table_id: str) -> Table:
        for _ in range(TRIES):
            try:
                return await self._load_once(table_id)
            except Conflict:  # another process brings it up to date, or stops it, at the same time
                await asyncio.sleep(Random().uniform(0, 0.02))
        raise Refused(409, "stale", msg("refuse-stale"))

    async def _load_once(self, table_id: str) -> Table:
        async with self.store.one_moment():
            found = await self.store.table(table_id)
            if found is None:
                raise Refused(404, "no_table", msg("refuse-no-table"))
            table, stamp, ply = found
            way = await self.way_to(table, ply)
        try:
            game = await self.library.fetch(table.game, table.options)
            if stamp != game.layout_stamp() or table.status == "frozen":
                await self._rebase(table, game.layout_stamp(), ply)
                way = await self.way_to(table, ply)
            table.ongoing = way.walked(game)
        except Conflict:
            raise
        except HegemonError as fault:
            await self._freeze(table, fault.message())
        return table

    async def _rebase(self, table: Table, stamp: str, ply: int) -> None:
        """The rules have changed: play the game again under them, or freeze it. None is lost."""
        stored = [made_from(row.seat, row.body) for row in await self.store.actions(table.id, 0, ply)]
        keys = {mark["ply"]: mark["key"] for mark in await self.store.turns(table.id)}

        def work() -> Agreement:
            game = self.library.for_this_thread(table.game, table.options)
            return agreement(game, stored, keys if comparable(table.stamp, game) else {})

        found = await self.aside(work, thread="replay")
        if found.reason:
            table.agreed = found
            raise RecordError(found.reason)
        if table.status == "frozen":
            table.status, table.frozen_reason, table.takeback = ("over" if table.outcome else "playing"), "", None
        await self.store.rebase(table, stamp, found.snapshots)

    async def _freeze(self, table: Table, reason: Message) -> None:
        """Stop a game, and offer its players to go on from where old and new rules agree."""
        change = Change(table) if table.status != "frozen" else None
        if change is not None:
            table.status, table.frozen_reason = "frozen", as_argument(reason)
            change.event("frozen", text=table.why_frozen())
        agreed = table.agreed if table.outcome is None and table.people() else None
        if agreed is None:
            table.takeback = None
        elif table.takeback is None or (table.takeback.seat, table.takeback.to) != (None, agreed.ply):
            table.takeback = Takeback(None, agreed.ply, [])
        if change is not None:
            self.tick(table)
            await self.store.save(change)

    async def go_on_from_agreed(self, change: Change) -> None:
        """A game that the rules have stopped goes on from the last position on which old and new rules agree."""
        table, agreed = change.table, change.table.agreed
        assert agreed is not None
        game = await self.library.fetch(table.game, table.options)
        last = agreed.snapshots[-1] if agreed.snapshots else None
        since = last.ply if last else 0
        rows = await self.store.actions(table.id, since, agreed.ply)
        draws = await self.store.draws(table.id, since)
        table.ongoing = Way(agreed.ply, last, draws, rows).walked(game)
        table.status, table.frozen_reason, table.agreed = "playing", "", None
        table.stamp = change.stamp = game.layout_stamp()
        change.snapshots.extend(agreed.snapshots)

    async def position(self, table: Table, ply: int) -> OngoingGame:
        """A position of the line."""
        way = await self.way_to(table, ply)
        return way.walked(self.library.get(table.game, table.options))

    async def way_to(self, table: Table, ply: int) -> Way:
        """What leads to a position: the last snapshot before it, and the few actions since."""
        snapshot = await self.store.snapshot(table.id, ply)
        since = 0 if snapshot is None else snapshot.ply
        draws = await self.store.draws(table.id, since)
        return Way(ply, snapshot, draws, await self.store.actions(table.id, since, ply))

    # -- changes ------------------------------------------------------------------------------------------------------
    async def commit(self, change: Change, answered: Answered | None = None) -> None:
        """Store a change; then tell everybody."""
        table = change.table
        self.tick(table)
        try:
            await self.store.save(change, answered)
        except Conflict:
            self.metrics.commits["conflict"] += 1
            self._forget(table)
            raise Refused(409, "stale", msg("refuse-stale")) from None
        except BaseException:
            self.metrics.commits["failed"] += 1
            self._forget(table)
            raise
        self.metrics.commits["stored"] += 1
        self.announce(change)
        if table.clock is not None and table.clock.deadline is not None:
            self.deadline_stored(table.clock.deadline)

    def tick(self, table: Table) -> None:
        """The clock follows the game; it is stored with what has happened."""
        if table.clock is None or table.status == "open":
            return
        if not table.playing or table.ongoing is None:
            table.clock.end()
            return
        seat = None if table.is_bot(table.to_act) else table.to_act
        table.clock.follow(seat, table.ongoing.turn, table.ongoing.active, self.clock())

    def _forget(self, table: Table) -> None:
        """What is stored may not be what is in memory: those who have the table open are told what is stored."""
        self.drop(table)
        if self.hub.connections(table.id):
            self.catching_up.soon(table.id)

    def announce(self, change: Change) -> None:
        """Tell everybody what was stored; a bot that is to act hears it too."""
        table_id, told = change.table.id, self.hub.told(change.table.id)
        if told is not None and told < change.before:  # what came before, from another process, comes first
            self.catching_up.soon(table_id)
        else:
            self.hub.publish(change.table, change.rows)
        if change.table.is_bot(change.table.to_act):
            self.wake(change.table.id)

    def watched(self, table: Table) -> None:
        """Somebody looks at the table: bots that play among themselves go on."""
        self.hub.notice(table.id)
        self.seen(table)
        if table.is_bot(table.to_act):
            self.wake(table.id)

    def close(self) -> None:
        """End the threads."""
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
        self.catching_up.close()
        self.hub.stop()
