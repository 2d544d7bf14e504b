"""Reviews of finished games, one at a time in a thread of their own; those that are ready are kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..core import record as records
from ..core.language import LANGUAGES, msg
from ..lab.review.advice import advice
from ..lab.review.review import review
from ..lab.review.wording import ReviewTold, in_words
from .advising import Adviser
from .against_bots import position_against_bots
from .guests import KnownGuest
from .problems import Refused
from .queries import record as record_of
from .schemas.reviews import Hint, ReviewState
from .service import TableService

KEPT = 40  # reviews that are ready
MOST_WAITING = 8
MOST_ACTIONS = 30_000


@dataclass
class Work:
    """A review that was asked for."""

    done: int = 0
    of: int = 0
    ready: dict[str, ReviewTold] = field(default_factory=dict)  # by language
    fault: Exception | None = None

    @property
    def is_over(self) -> bool:
        """Is nothing left to do?"""
        return bool(self.ready) or self.fault is not None


class Reviews:
    """All reviews of this process."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._threads = ThreadPoolExecutor(1, "review")
        self._adviser = Adviser("hint", msg("refuse-hints-busy"))  # a hint does not wait for reviews
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()

    def close(self) -> None:
        """End the threads; a review that is being made is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._adviser.close()

    async def ask(self, table_id: str, language: str) -> ReviewState:
        """The review of a finished game; begins it if nobody has asked before."""
        async with self.service.reading(table_id) as table:
            if not table.open_to_all or table.ongoing is None:
                raise Refused(409, "not_over", msg("refuse-review-not-over"))
            key, name, options = (table_id, table.ongoing.ply), table.game, table.options
        work = self._works.get(key)
        if work is None:
            work = await self._begin(key, name, options)
        if work.fault is not None:
            del self._works[key]
            raise work.fault
        if not work.ready:
            return ReviewState(state="working", done=work.done, of=work.of)
        return ReviewState(state="ready", done=work.of, of=work.of, review=work.ready[language])

    async def _begin(self, key: tuple[str, int], name: str, options: dict[str, Any]) -> Work:
        if sum(not work.is_over for work in self._works.values()) >= MOST_WAITING:
            raise Refused(429, "too_fast", msg("refuse-reviews"), wait=60)
        text, _ = await record_of(self.service, key[0], lambda cost: None)  # one at a time: paid for by waiting
        work = self._works.setdefault(key, Work())
        while len(self._works) > KEPT + MOST_WAITING:
            self._works.popitem(last=False)
        asyncio.get_running_loop().run_in_executor(self._threads, self._make, work, name, options, text)
        return work

    def _make(self, work: Work, name: str, options: dict[str, Any], text: str) -> None:
        """In the thread."""

        def tell(done: int, of: int) -> None:
            work.done, work.of = done, of

        try:
            game = self.service.library.for_this_thread(name, options)
            record = records.loads(text)
            if len(record.texts()) > MOST_ACTIONS:
                raise Refused(413, "too_large", msg("refuse-review-long", most=MOST_ACTIONS))
            found = review(game, record, tell=tell)
            work.ready = {language: in_words(found, language) for language in LANGUAGES}
        except Exception as fault:  # told to whoever asks next
            work.fault = fault

    async def hint(self, table_id: str, guest: KnownGuest, seat: int, language: str) -> Hint:
        """Advice for a person who plays against bots alone; never in a game between people."""
        refusal = msg("term-no-hint")
        name, options, position = await position_against_bots(self.service, table_id, guest, seat, refusal)
        return await self._adviser.think(guest.id, partial(self._advise, name, options, position, language))

    def _advise(self, name: str, options: dict[str, Any], position: bytes, language: str) -> Hint:
        """In the thread; only from what the seat knows."""
        game = self.service.library.for_this_thread(name, options)
        found = advice(game, game.unpack(position), language)
        chances = found.chances
        return Hint(action=found.action, said=found.said, chances=list(chances.of), errors=list(chances.error))
