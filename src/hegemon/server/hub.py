"""Who is connected, and the fan-out of what happens. A slow connection never holds the others up."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Sequence

from .play import table_view
from .play.shown import Shown, shown
from .play.table import SAID, Row, Table
from .play.table_view import Present, Viewer
from .problems import Refused
from .schemas.tables import Presence as PresenceMessage
from .storage.announcements import Presence

MOST_WAITING = 2_000  # texts that may wait for one connection before it is closed
SPECTATOR_GAP = 0.4  # seconds between two states for somebody who only watches
ATTENDED = 30.0  # seconds that a look at a table counts as watching it
MOST_NOTICED = 10_000
PRESENCE_DELAY = 0.2  # seconds: comings and goings are told together


def events_message(table: Table, viewer: Viewer, rows: Sequence[Row]) -> str:
    """`Events` as JSON; empty when none of them is for the viewer's eyes."""
    seen = table_view.events_text(table, viewer, rows)
    return f'{{"type":"events","events":{seen}}}' if seen else ""


class Connection:
    """One open socket: texts that wait to be sent, and the latest state. Its states are counted, apart from events."""

    def __init__(self, guest: str | None, seat_wanted: str, changes: bool = False, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.seat_wanted = seat_wanted
        self.unheard: frozenset[str] = frozenset()  # guests whose words do not reach it
        self.changes = changes  # does it take changes in the place of whole states?
        self.waiting: list[str] = []
        self.state: Shown | None = None
        self.sent: Shown | None = None  # the last state that it was sent
        self.version = 0  # of the last state sent
        self.told = 0  # number of the last event that it was told of, or may not hear of
        self.overrun = False
        self.dismissed = False  # its guest has signed out: it is closed, and may come back as whoever it is then
        self.gap = 0.0  # seconds between two states; events are never held back
        self._next_state = 0.0
        self._stirred = asyncio.Event()

    def put(self, text: str) -> None:
        """Send a text soon."""
        self.waiting.append(text)
        self.overrun = self.overrun or len(self.waiting) > MOST_WAITING
        self._stirred.set()

    def dismiss(self) -> None:
        """Close it soon."""
        self.dismissed = True
        self.stir()

    def stir(self) -> None:
        """Look what there is to send."""
        self._stirred.set()

    def put_state(self, state: Shown) -> None:
        """Send this state soon, instead of an older one that still waits."""
        self.state = state
        self._stirred.set()

    def _next_text(self, state: Shown) -> str:
        """The state, or what makes it of the one that was sent last: one that was skipped need not be known."""
        self.version += 1
        if self.sent is None or not self.changes:
            told = f'{{"type":"state","version":{self.version},"state":{state.text()}}}'
        else:
            told = f'{{"type":"change","version":{self.version},{state.change_from(self.sent)[1:]}'
        self.sent = state if self.changes else None
        return told

    async def texts(self) -> list[str]:
        """What is to be sent next; waits until there is something."""
        await self._stirred.wait()
        self._stirred.clear()
        ready, self.waiting = self.waiting, []
        if self.state is not None:
            loop = asyncio.get_running_loop()
            if loop.time() < self._next_state:
                loop.call_at(self._next_state, self._stirred.set)
                return ready
            self._next_state = loop.time() + self.gap
            ready.append(self._next_text(self.state))
            self.state = None
        return ready


def _one_less(counted: Counter[str], key: str) -> None:
    counted[key] -= 1
    if counted[key] <= 0:
        del counted[key]


class Hub:
    """All connections, by table."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Connection]] = {}
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._untold: set[str] = set()  # tables of whose comings and goings other processes have not heard
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self._noticed: OrderedDict[str, float] = OrderedDict()  # table → when somebody last asked for it
        self.troubles: dict[str, str] = {}  # table → why its bot cannot move just now
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], int]]] = {}  # table → process → guests, watching
        self.dismissals = 0  # how often somebody's connections were to begin anew
        self.forget: Callable[[str], None] = lambda guest: None  # what was known of a guest is read again
        self.tell_farewell: Callable[[str], None] = lambda guest: None
        self.tell_others: Callable[[str, frozenset[str], int], None] = lambda table, guests, watching: None

    def connections(self, table_id: str) -> set[Connection]:
        """The connections to a table."""
        return self._tables.get(table_id, set())

    def tables(self) -> Collection[str]:
        """The tables that somebody has open."""
        return self._tables.keys()

    def count(self) -> int:
        """How many connections there are."""
        return sum(len(group) for group in self._tables.values())

    def count_of(self, guest: str | None) -> int:
        """How many connections a guest has; those of strangers are not told apart."""
        return 0 if guest is None else self._by_guest[guest]

    def count_from(self, address: str) -> int:
        """How many connections come from an address, whoever says to have opened them."""
        return self._by_address[address]

    def guests_at(self, table_id: str) -> set[str]:
        """Guests who have a table open, here or at another process."""
        here = {connection.guest for connection in self.connections(table_id) if connection.guest is not None}
        return here.union(*(guests for guests, _ in self._elsewhere.get(table_id, {}).values()))

    def dismiss(self, guest: str, tell_others: bool = True) -> None:
        """A guest has signed out on a device, and nobody knows which connection that was, or does not want to hear
        somebody any more: all of their connections begin anew."""
        self.dismissals += 1
        self.forget(guest)
        if tell_others:
            self.tell_farewell(guest)
        for group in self._tables.values():
            for connection in group:
                if connection.guest == guest:
                    connection.dismiss()

    def present(self, table: Table) -> Present:
        """Who has the table open."""
        guests, watching = self._present_here(table)
        for others, more in self._elsewhere.get(table.id, {}).values():
            guests, watching = guests | others, watching + more
        here = [i for i, seat in enumerate(table.seats) if seat.kind == "person" and seat.guest in guests]
        return Present(here, watching, self.troubles.get(table.id, ""))

    def _present_here(self, table: Table) -> tuple[frozenset[str], int]:
        """Guests at this process who hold a seat, and how many others watch."""
        group = self.connections(table.id)
        holders = {seat.guest for seat in table.seats if seat.kind == "person"}
        seated = frozenset([c.guest for c in group if c.guest is not None and c.guest in holders])
        return seated, len([c for c in group if c.guest not in seated])

    def hear_presence(self, table: Table | None, told: Presence) -> None:
        """Who has a table open at another process; whoever is new there is told about this one."""
        known = self._elsewhere.setdefault(told.table, {})
        new = told.process not in known
        if told.guests or told.watching:
            known[told.process] = told.guests, told.watching
        else:
            known.pop(told.process, None)
        if not known:
            del self._elsewhere[told.table]
        if table is not None:
            table.shown.clear()  # for those who only ask
            if self.connections(told.table):
                self._stir(table, tell_others=new)

    def keep_processes(self, alive: Collection[str], kept: Callable[[str], Table | None]) -> None:
        """Whoever was present at a process that has died is not any more."""
        for table_id, known in list(self._elsewhere.items()):
            if gone := [process for process in known if process not in alive]:
                for process in gone:
                    self.hear_presence(kept(table_id), Presence(process, table_id, frozenset(), 0))

    def notice(self, table_id: str) -> None:
        """Somebody asks for the table."""
        self._noticed[table_id] = time.monotonic()
        self._noticed.move_to_end(table_id)
        while len(self._noticed) > MOST_NOTICED:
            self._noticed.popitem(last=False)

    def attended(self, table_id: str) -> bool:
        """Does anybody watch the table, or did a moment ago?"""
        return bool(self.connections(table_id)) or self._noticed.get(table_id, -math.inf) > time.monotonic() - ATTENDED

    def enter(self, table: Table, connection: Connection) -> None:
        """Somebody opens the table."""
        self._by_address[connection.address] += 1
        if connection.guest is not None:
            self._by_guest[connection.guest] += 1
        self._tables.setdefault(table.id, set()).add(connection)
        self._stir(table)

    def leave(self, table: Table, connection: Connection) -> None:
        """Somebody closes it."""
        _one_less(self._by_address, connection.address)
        if connection.guest is not None:
            _one_less(self._by_guest, connection.guest)
        group = self._tables.get(table.id)
        if group is not None:
            group.discard(connection)
            if not group:
                del self._tables[table.id]
                table.position = None  # worked out again for whoever comes next
        self._stir(table)

    def _stir(self, table: Table, tell_others: bool = True) -> None:
        table.shown.clear()
        if tell_others:
            self._untold.add(table.id)
        if table.id not in self._telling:
            self._telling[table.id] = asyncio.create_task(self._tell_presence(table))

    async def _tell_presence(self, table: Table) -> None:
        await asyncio.sleep(PRESENCE_DELAY)
        del self._telling[table.id]
        if table.id in self._untold:
            self._untold.discard(table.id)
            self.tell_others(table.id, *self._present_here(table))
        present = self.present(table)
        text = PresenceMessage(seats=list(present.seats), watching=present.watching).model_dump_json()
        for connection in self.connections(table.id):
            connection.put(text)

    def told(self, table_id: str) -> int | None:
        """The number of the event up to which everybody at a table has been told; none when nobody is there."""
        return min((connection.told for connection in self.connections(table_id)), default=None)

    def publish(self, table: Table, rows: Sequence[Row]) -> None:
        """Tell everybody what happened, each as they may see it. Texts are made once per kind of viewer. What was only
        said changes nothing on the table, so no state follows it."""
        present = self.present(table)
        only_said = bool(rows) and all(row.kind in SAID for row in rows)
        made: dict[tuple[Viewer, int], tuple[str, Shown | None]] = {}
        viewers: dict[tuple[str | None, str, frozenset[str]], Viewer] = {}
        for connection in self.connections(table.id):
            whose = connection.guest, connection.seat_wanted, connection.unheard
            viewer = viewers.get(whose)
            if viewer is None:
                viewer = viewers[whose] = self._viewer(table, connection)
            connection.gap = 0.0 if viewer.own_seats else SPECTATOR_GAP
            new = [row for row in rows if row.number > connection.told]  # it may have come in the middle
            connection.told = max(connection.told, rows[-1].number if rows else 0)
            key = viewer, len(new)
            if key not in made:
                made[key] = events_message(table, viewer, new), None if only_said else shown(table, viewer, present)
            told, state = made[key]
            if told:
                connection.put(told)
            if state is not None:
                connection.put_state(state)

    def send_away(self, table_id: str) -> None:
        """Close all connections to a table; whoever connects again sees what there is now."""
        for connection in self.connections(table_id):
            connection.overrun = True
            connection.stir()

    def _viewer(self, table: Table, connection: Connection) -> Viewer:
        """Whose view a connection gets now. Somebody who gave the seat up that they watched goes on as a spectator."""
        try:
            viewer = table_view.viewer_of(table, connection.guest, connection.seat_wanted)
        except Refused:
            connection.seat_wanted = "auto"
            viewer = table_view.viewer_of(table, connection.guest)
        return viewer._replace(unheard=connection.unheard) if connection.unheard else viewer

    def stop(self) -> None:
        """Forget what was still to be told."""
        for task in self._telling.values():
            task.cancel()
