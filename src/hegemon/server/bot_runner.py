"""Bots, off the event loop. A bot's move arrives like anybody's; after a restart of the server bots go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Container, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from ..bots import BOTS, LEVEL_NAMES, Bot, make_bot
from ..bots.outside import BotFault, OutsideBot
from ..core.errors import OptionError
from ..core.language import catalogue, msg
from .commands.carry_out import perform
from .commands.moves import make_move
from .outside_bots import OutsideBots, listed_bots
from .play import progress
from .play.table import STAND_IN, Change, Table
from .problems import Refused, refusal_of
from .schemas.games import BotInfo
from .service import TableService
from .storage.leases import Leases
from .thinking import ThinkingQueue, Thought

log = logging.getLogger(__name__)
LONGEST_WAIT = 60.0  # seconds between two attempts while a fault lasts
SHORTEST_CLAIM, LONGEST_CLAIM = 0.1, 2.0  # seconds between two attempts while another process plays

# Bots offered in the lobby, and what their titles are. Further names of the registry are offered by their name alone.
OFFERED = {
    "novice": msg("bot-novice"),
    "steady": msg("bot-steady"),
    "strong": msg("bot-strong"),
    "master": msg("bot-master"),
    "random": msg("bot-random"),
    "uct:0.3": msg("bot-uct-0_3"),
    "strategist:0.3": msg("bot-strategist-0_3"),
    "strategist:1": msg("bot-strategist-1"),
    "strategist:5": msg("bot-strategist-5"),
}


def offered(language: str, of_others: Iterable[str] = ()) -> list[BotInfo]:
    """All bots with a title and what to expect; those of others by the names that the operator gave them."""
    said = catalogue(None, language)
    known = {name.partition(":")[0] for name in OFFERED}
    listed = [
        BotInfo(name=name, title=said.say(title), text=said.say(title, "text"), level=name in LEVEL_NAMES)
        for name, title in OFFERED.items()
        if name.partition(":")[0] in BOTS
    ]
    further = [*(n for n in BOTS if n not in known), *of_others]
    return listed + [BotInfo(name=n, title=n.capitalize(), text="", level=False) for n in further]


def checked_bot(name: str | None, longest: float, of_others: Container[str] = ()) -> str:
    """The name of a bot that exists and does not think for too long."""
    if not name:
        raise Refused(422, "invalid", msg("refuse-bot-unnamed"))
    if name in of_others:
        return name
    try:
        bot = make_bot(name)
    except OptionError as fault:
        raise refusal_of(fault) from None
    if thinking_time(bot) > longest:
        raise Refused(422, "invalid", msg("refuse-bot-slow", seconds=f"{longest:g}"))
    return name


def thinking_time(bot: Bot) -> float:
    """Seconds that a bot takes for a decision, as far as it tells."""
    seconds = getattr(bot, "seconds", 0.0)
    return float(seconds) if isinstance(seconds, int | float) else 0.0


class BotRunner:
    """One task per table at which a bot is to act."""

    def __init__(self, service: TableService, leases: Leases) -> None:
        self.service = service
        self.leases = leases
        self._held: set[str] = set()
        self._ending: set[str] = set()  # tables whose task is about to end; who wakes one of them now ...
        self._again: set[str] = set()  # ... is remembered
        self.queue = ThinkingQueue(service.settings.bot_threads)
        self._threads = ThreadPoolExecutor(self.queue.threads, "bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self.outside = OutsideBots(listed_bots(service.settings))

    def held(self) -> list[str]:
        """Tables whose bots are played here."""
        return list(self._held)

    def let_go(self, table_id: str) -> None:
        """Another process plays the bots of this table."""
        if table_id in self._tasks:
            self._tasks[table_id].cancel()

    def wake(self, table_id: str, patient: bool = True) -> None:
        """A bot is to act at this table. `patient`: while another process plays there, look again now and then."""
        if not self.service.settings.bot_threads:
            return  # other processes play the bots; they hear of it from the database
        if table_id in self._ending:
            self._again.add(table_id)
        elif table_id not in self._tasks:
            task = asyncio.create_task(self._play_alone(table_id, patient), name=f"bot at {table_id}")
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._ended(table_id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table_id, None)
        self._ending.discard(table_id)
        self.service.hub.troubles.pop(table_id, None)
        for key in [k for k in self._bots if k[0] == table_id]:
            del self._bots[key]
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("The bot at table %s has stopped: %s", table_id, fault, exc_info=fault)
        if table_id in self._again:
            self._again.discard(table_id)
            if not task.cancelled():
                self.wake(table_id)

    async def stop(self) -> None:
        """Let all bots go (a thought is not waited for)."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.outside.close)

    async def _play_alone(self, table_id: str, patient: bool) -> None:
        """Play as the one process that may; a lease that another holds ends, or that process plays until nothing is
        left to do."""
        try:
            if not await self._claim(table_id, patient):
                return
            self._held.add(table_id)
            await self._play(table_id)
        finally:
            self._ending.add(table_id)
            if table_id in self._held:
                self._held.discard(table_id)
                await self._release(table_id)

    async def _claim(self, table_id: str, patient: bool) -> bool:
        wait = SHORTEST_CLAIM
        while True:
            try:
                if await self.leases.claim(table_id):
                    return True
                async with self.service.using(table_id, fresh=True) as table:
                    if not patient or not table.is_bot(table.to_act):
                        return False
            except Refused:
                return False
            except Exception as fault:
                await self._tell_trouble(table_id, fault)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_CLAIM)

    async def _release(self, table_id: str) -> None:
        try:
            await self.leases.release(table_id)
        except Exception as fault:  # it runs out by itself
            log.warning("The lease of the bots at table %s is not given back: %s", table_id, fault)

    async def _play(self, table_id: str) -> None:
        """Decide as long as a bot is to act. A fault (of the database, mostly) is waited out, however long it takes."""
        wait = self.service.settings.bot_retry
        while True:
            try:
                if not await self._decide_once(table_id):
                    return
                wait = self.service.settings.bot_retry
                if self.service.hub.troubles.pop(table_id, None):
                    log.warning("The bot at table %s plays on", table_id)
                await asyncio.sleep(self.service.settings.bot_pause)
            except Refused as refused:
                if refused.status == 404:
                    return  # the table is gone; anything else was a race with somebody: look again
                await asyncio.sleep(self.service.settings.bot_pause)
            except Exception as fault:
                await self._tell_trouble(table_id, fault)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _tell_trouble(self, table_id: str, fault: Exception) -> None:
        """The operator reads it once in the log and in the server's health; the people at the table see a sentence."""
        if table_id in self.service.hub.troubles:
            return
        log.error("The bot at table %s cannot move and tries again: %s", table_id, fault, exc_info=fault)
        self.service.hub.troubles[table_id] = (
            "The bot cannot move just now, because the server has a fault; it tries again."
        )
        with contextlib.suppress(Exception):
            async with self.service.using(table_id) as table:
                table.shown.clear()
                self.service.hub.publish(table, [])

    async def _decide_once(self, table_id: str) -> bool:
        """One decision, if a bot is to make one here and now."""
        async with self.service.using(table_id) as table:
            seat = table.to_act
            if seat is None or not table.is_bot(seat) or table.ongoing is None:
                return False
            if not table.people() and not await self._attended(table_id):
                return False  # bots among themselves play while somebody watches; whoever comes to watch wakes them
            moved, position = table.moved, table.ongoing.game.pack(table.ongoing.state)
        try:
            text = await self._decide(table, self._bot(table, seat), position)
        except BotFault as fault:
            await self._lose(table_id, seat, moved, fault)
            return True
        async with self.service.using(table_id) as table:
            if table.moved == moved and table.playing and table.is_bot(seat):
                await self._make(table, text)
        return True

    async def _lose(self, table_id: str, seat: int, moved: int, fault: BotFault) -> None:
        """A bot of others broke off: it has lost; where others play on, a stand-in does for it."""
        log.warning("At table %s: %s", table_id, fault)

        async def work(table: Table, change: Change) -> None:
            progress.resign(change, seat, f"bot_{fault.kind}")

        async with self.service.using(table_id) as table:
            if table.moved == moved and table.playing and table.is_bot(seat):
                await perform(self.service, table, work)

    async def _attended(self, table_id: str) -> bool:
        """Does anybody watch, here or at another process?"""
        return self.service.hub.attended(table_id) or await self.leases.watched(table_id)

    async def _keep_pace(self, table: Table, bot: Bot, began: float) -> None:
        """Where something is hidden a quick answer would tell that there was nothing to choose: every decision takes
        as long as the bot may think."""
        game = self.service.library.get(table.game, table.options)
        if game.has_hidden:
            pace = getattr(bot, "pace", thinking_time(bot))  # one that plans whole turns thinks when a turn begins
            await asyncio.sleep(max(0.0, began + pace - time.monotonic()))

    async def _decide(self, table: Table, bot: Bot, position: bytes) -> str:
        thought = Thought(table.id, table.owner or table.id, thinking_time(bot), not table.people())
        await self.queue.wait(thought)  # however long that takes: only the time from here on counts as thinking
        began = time.monotonic()
        text = await self._answer(table, bot, position, thought)
        await self._keep_pace(table, bot, began)
        return text

    async def _answer(self, table: Table, bot: Bot, position: bytes, thought: Thought) -> str:
        work = asyncio.get_running_loop().run_in_executor(self._threads, self._think, table, bot, position)
        work.add_done_callback(lambda done: self._thought(thought, done))
        try:
            return await asyncio.wait_for(asyncio.shield(work), thinking_time(bot) + self.service.settings.bot_patience)
        except TimeoutError:
            log.error("The bot %s at table %s took too long; a decision is made for it", bot.name, table.id)
        except BotFault:
            raise
        except Exception as fault:
            log.error("The bot %s at table %s failed; a decision is made for it", bot.name, table.id, exc_info=fault)
        game = self.service.library.get(table.game, table.options)
        return game.text(Random().choice(game.legal(game.unpack(position))))

    def _thought(self, thought: Thought, done: asyncio.Future[str]) -> None:
        """A thread has come back: on time, or long after its decision was made for it."""
        if not done.cancelled():
            done.exception()  # told already, or too late to matter
        self.queue.done(thought)

    def _think(self, table: Table, bot: Bot, position: bytes) -> str:
        """In a thread."""
        if isinstance(bot, OutsideBot):
            self.outside.make_room()
        game = self.service.library.for_this_thread(table.game, table.options)
        return game.text(bot.choose(game, game.unpack(position)))

    def _bot(self, table: Table, seat: int) -> Bot:
        name = table.seats[seat].bot or STAND_IN
        key = (table.id, seat, name)
        if name in self.outside.listed:
            return self.outside.get(key, name)
        if key not in self._bots:
            seed = (
                Random().getrandbits(31)
                if table.seed is None
                else Random(f"{table.seed}:{table.number}").getrandbits(31)
            )
            try:
                self._bots[key] = make_bot(name, seed)
            except OptionError as fault:  # a bot of an earlier version
                log.error("At table %s %s plays instead: %s", table.id, STAND_IN, fault)
                self._bots[key] = make_bot(STAND_IN, seed)
        return self._bots[key]

    async def _make(self, table: Table, text: str) -> None:
        async def work(table: Table, change: Change) -> None:
            make_move(table, change, text)

        await perform(self.service, table, work)
