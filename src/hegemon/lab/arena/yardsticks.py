"""Bots of an arena: all that can be seated anywhere, and two that only measure. `learned:0.05` and `typed:0.05` plan
a turn for as many seconds in the same beam; one judges by what was learned, the other by the game's typed estimate."""

from __future__ import annotations

import time

from ...bots import Bot
from ...bots.levels import Level, LevelBot
from ...bots.outside import OutsideBot, any_bot
from ...bots.outside.program import SECONDS
from ...bots.uct import UctBot
from ...bots.weights import BY_HAND
from ...core.errors import OptionError
from ...core.language import msg

BRAINS = {"learned": 0, "typed": BY_HAND}
WIDTH = 16  # of the beam: the time ends it, not its width


def arena_bot(name: str, seed: int = 0, patience: float = SECONDS) -> Bot:
    """A bot by its name. Ours think in processor time: what else the machine does must not decide a game."""
    kind, _, argument = name.partition(":")
    bot = _measuring(kind, argument, seed) if kind in BRAINS else any_bot(name, seed, patience)
    if isinstance(bot, LevelBot | UctBot):
        bot.clock = time.process_time
    return bot


def clock_of(bot: Bot) -> float:
    """The time that counts for a bot: a program's own process is seen from outside only."""
    return time.perf_counter() if isinstance(bot, OutsideBot) else time.process_time()


def _measuring(kind: str, argument: str, seed: int) -> Bot:
    try:
        seconds = float(argument)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 600.0:
        raise OptionError(msg("bad-bot-seconds", bot=kind, argument=argument[:40]))
    return LevelBot(Level(kind, seconds, width=WIDTH, heat=0.02, reach=0.1, brain=BRAINS[kind]), seed)
