"""Bots of others at tables in the browser: those that the operator has listed, and no others. A guest gives a name from
the list and never a command."""

from __future__ import annotations

from random import Random
from threading import Lock

from ..bots.outside import OutsideBot, outside_bot
from .settings import Settings

MOST = 16  # programs that run at the same time; the one that was not asked for longest ends first
# Together less than the patience after which a decision is made for a bot, so that it loses by its own fault.
START_SECONDS, SECONDS = 8.0, 10.0

Key = tuple[str, int, str]  # table, seat, name


def listed_bots(settings: Settings) -> dict[str, str]:
    """Name → class or program."""
    pairs = (listed.partition("=") for listed in settings.bots)
    return {name: bot for name, _, bot in pairs}


class OutsideBots:
    """The running programs. They stay from one turn to the next."""

    def __init__(self, listed: dict[str, str]) -> None:
        self.listed = listed
        self._running: dict[Key, OutsideBot] = {}  # the one that was asked last stands last
        self._lock = Lock()

    def get(self, key: Key, name: str) -> OutsideBot:
        """The bot for a seat at a table."""
        with self._lock:
            bot = self._running.pop(key, None) or outside_bot(
                self.listed[name], Random().getrandbits(31), SECONDS, START_SECONDS
            )
            self._running[key] = bot
        return bot

    def make_room(self) -> None:
        """End what is too much; it may take a second, so never in the event loop."""
        with self._lock:
            surplus = [self._running.pop(key) for key in list(self._running)[: max(0, len(self._running) - MOST)]]
        for bot in surplus:
            bot.close()

    def close(self) -> None:
        """End all programs."""
        with self._lock:
            bots = list(self._running.values())
            self._running.clear()
        for bot in bots:
            bot.close()
