"""The coach at a table against bots alone: thinks in a thread of its own, bounded, from what the seat knows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from ..core.game import Game
from ..core.language import msg
from ..lab.coach.cannot import refused
from ..lab.coach.judging import possible
from ..lab.coach.plans import plans
from ..lab.coach.warning import warned
from ..learning.coaching import coaching
from ..learning.numbers import Numbers
from .advising import Adviser
from .against_bots import position_against_bots
from .guests import KnownGuest
from .schemas.coaching import CoachAdvice, Coaching, CoachPlan, CoachRefusal, CoachWarning, FirstGame, FirstThing
from .service import TableService

KEPT = 60  # answers about positions
FOR_BOTS = msg("refuse-coach")
Found = TypeVar("Found")


class Coach:
    """The coach of this process."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._adviser = Adviser("coach", msg("refuse-coach-busy"))
        self._known: OrderedDict[tuple[Any, ...], CoachAdvice] = OrderedDict()

    def close(self) -> None:
        """End the thread; a thought is not waited for."""
        self._adviser.close()

    async def advise(self, table_id: str, guest: KnownGuest, seat: int, language: str) -> CoachAdvice:
        """Plans, and what cannot be done."""
        name, options, position = await position_against_bots(self.service, table_id, guest, seat, FOR_BOTS)
        key = (table_id, position, language)
        if key not in self._known:
            self._known[key] = await self._think(guest, _advice, name, options, position, language)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[key]

    async def warn(self, table_id: str, guest: KnownGuest, seat: int, text: str, language: str) -> CoachWarning:
        """What there is to say before an action."""
        name, options, position = await position_against_bots(self.service, table_id, guest, seat, FOR_BOTS)
        return await self._think(guest, _warning, name, options, position, text, language)

    async def _think(
        self, guest: KnownGuest, work: Callable[..., Found], name: str, options: dict[str, Any], position: bytes,
        *given: str,
    ) -> Found:  # fmt: skip
        def thought() -> Found:
            game = self.service.library.for_this_thread(name, options)
            return work(game, position, *given)

        return await self._adviser.think(guest.id, thought)


def _advice(game: Game, position: bytes, language: str) -> CoachAdvice:
    """In the thread."""
    state = game.unpack(position)
    short = refused(game, possible(game, state))
    return CoachAdvice(
        plans=[
            CoachPlan(action=p.action, lines=[*p.lines], gains=[*p.gains], costs=[*p.costs], near=p.is_near)
            for p in plans(game, state, language)
        ],
        cannot=[CoachRefusal(reason=game.say(r.message, language), cite=r.cite) for r in short],
    )


def _warning(game: Game, position: bytes, text: str, language: str) -> CoachWarning:
    """In the thread."""
    found = warned(game, game.unpack(position), text, language)
    return CoachWarning(sentences=[*found.sentences], better=found.better, better_said=found.better_said)


def coaching_of(game: Game, language: str) -> Coaching:
    """What is explained once, with the numbers of what is being played with."""
    notes, fill = coaching(game.spec.id), Numbers(game.spec.id, game.data).fill
    things = [
        FirstThing(
            id=t.id, text=fill(t.say[language]), chapter=t.chapter, frames=[*t.frames], told=[*t.told]
        )
        for t in notes.things
    ]  # fmt: skip
    first = notes.game
    return Coaching(
        things=things,
        game=None if first is None else FirstGame(
            title=first.title[language], intro=fill(first.intro[language]), minutes=first.minutes, bot=first.bot,
            options=first.options, seats=first.seats,
        ),
    )  # fmt: skip
