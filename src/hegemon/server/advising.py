"""Thoughts for somebody who asks for advice: in a thread of their own, few of them waiting, of one guest fewer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..core.language import Message
from .problems import Refused

MOST_WAITING = 8
MOST_OF_ONE_GUEST = 3
Found = TypeVar("Found")


class Adviser:
    """Thinks one thought after the other."""

    def __init__(self, name: str, busy: Message) -> None:
        self._threads = ThreadPoolExecutor(1, name)
        self._busy = busy
        self._waiting: Counter[str] = Counter()  # guest → thoughts that wait or are being thought

    def close(self) -> None:
        """End the thread; a thought is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def think(self, guest: str, thought: Callable[[], Found]) -> Found:
        """What the thought comes to; refused where too many wait."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[guest] >= MOST_OF_ONE_GUEST:
            raise Refused(429, "too_fast", self._busy, wait=5)
        self._waiting[guest] += 1
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, thought)
        thinking.add_done_callback(lambda _: self._thought(guest))  # not when whoever asked goes: it is thought on
        return await asyncio.shield(thinking)

    def _thought(self, guest: str) -> None:
        self._waiting[guest] -= 1
        if not self._waiting[guest]:
            del self._waiting[guest]
