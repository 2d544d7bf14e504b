"""Who may think when: the bots share a few threads, and nobody's bots can keep everybody else's waiting.

Each thought is paid for by its table and by the guest who set that table up. Thoughts of those who have used little
come first; long thoughts, tables of bots alone and guests beyond their share never take the last free thread. While
nobody else waits, nobody is slowed down."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

QUICK = 5.0  # seconds; a longer thought never takes the last free thread
FEWEST_THREADS = 2  # one of them is kept for quick thoughts
SHARE = 0.5  # seconds of thought per second that a guest or a table uses up without falling behind
SAVED = 60.0  # seconds of thought beyond that share, before everybody else comes first
MOST_PAYERS = 2_000


class Account:
    """Seconds of thought by payer, beyond the fair share."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # payer → seconds, when that was true

    def used(self, payer: str, now: float | None = None) -> float:
        """Seconds used and not yet worn off."""
        used, then = self._used.get(payer, (0.0, 0.0))
        return max(0.0, used - SHARE * ((time.monotonic() if now is None else now) - then))

    def overdrawn(self, payer: str) -> bool:
        """Has this payer used too much of late?"""
        return self.used(payer) > SAVED

    def charge(self, payer: str, seconds: float) -> None:
        """A thought has been thought."""
        self._used[payer] = (self.used(payer) + seconds, time.monotonic())
        if len(self._used) > MOST_PAYERS:
            self._used = {p: u for p, u in self._used.items() if self.used(p) > 0.0}


@dataclass(eq=False)
class Thought:
    """A decision that a bot is to make."""

    table: str
    guest: str  # who set the table up
    seconds: float  # how long it will take
    bots_alone: bool  # no person plays at the table
    ready: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    began: float = 0.0

    @property
    def payers(self) -> tuple[str, str]:
        """Who pays for it."""
        return f"table {self.table}", f"guest {self.guest}"


class ThinkingQueue:
    """Hands the threads out, one thought at a time."""

    def __init__(self, threads: int) -> None:
        self.threads = max(FEWEST_THREADS, threads)
        self.account = Account()
        self._waiting: list[Thought] = []
        self._thinking: dict[Thought, bool] = {}  # thought → is it one that may not take the last thread?

    def waiting(self) -> int:
        """How many thoughts wait for a thread."""
        return len(self._waiting)

    def thinking(self) -> int:
        """How many are being thought."""
        return len(self._thinking)

    async def wait(self, thought: Thought) -> None:
        """Until a thread is free for this thought; `done` must follow."""
        self._waiting.append(thought)
        self._hand_out()
        try:
            await thought.ready
        except asyncio.CancelledError:
            if thought in self._waiting:
                self._waiting.remove(thought)
            self.done(thought)
            raise

    def done(self, thought: Thought) -> None:
        """The thread is free again."""
        if self._thinking.pop(thought, None) is not None:
            for payer in thought.payers:
                self.account.charge(payer, time.monotonic() - thought.began)
            self._hand_out()

    def _hand_out(self) -> None:
        while self._waiting and len(self._thinking) < self.threads:
            room_for_heavy = sum(self._thinking.values()) < self.threads - 1
            able = [t for t in self._waiting if room_for_heavy or not self._heavy(t)]
            if not able:
                return
            now = time.monotonic()  # one moment for all: of equals, the one that has waited longest comes first
            chosen = min(able, key=lambda thought: self._rank(thought, now))
            self._waiting.remove(chosen)
            self._thinking[chosen] = self._heavy(chosen)
            chosen.began = time.monotonic()
            if not chosen.ready.done():
                chosen.ready.set_result(None)

    def _heavy(self, thought: Thought) -> bool:
        return thought.seconds > QUICK or thought.bots_alone or any(map(self.account.overdrawn, thought.payers))

    def _rank(self, thought: Thought, now: float) -> tuple[bool, float, float]:
        """What comes first: people's tables, then those whose guest has used least, then whose table has."""
        table, guest = (self.account.used(payer, now) for payer in thought.payers)
        return thought.bots_alone, guest, table
