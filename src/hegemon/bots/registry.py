"""Bots by name: the levels `novice`, `steady`, `strong`, `master`; `random`, `uct`, `strategist:2.5` (seconds of
thinking)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.engine import State
from ..core.errors import OptionError
from ..core.game import Game
from ..core.language import msg


class Bot(Protocol):
    """Chooses an action for the seat that is to act."""

    name: str

    def choose(self, game: Game, state: State) -> int:
        """A legal action."""
        ...


def _random(argument: str, seed: int) -> Bot:
    from .random_bot import RandomBot

    if argument:
        raise OptionError(msg("bad-bot-argument", bot="random", argument=argument[:40]))
    return RandomBot(seed)


def _seconds(name: str, argument: str) -> float:
    try:
        seconds = float(argument or 1.0)
    except ValueError:
        seconds = -1.0
    if not 0.0 < seconds <= 600.0:
        raise OptionError(msg("bad-bot-seconds", bot=name, argument=argument[:40]))
    return seconds


def _uct(argument: str, seed: int) -> Bot:
    from .uct import UctBot

    return UctBot(seconds=_seconds("uct", argument), seed=seed)


def _strategist(argument: str, seed: int) -> Bot:
    from .uct import strategist

    return strategist(seconds=_seconds("strategist", argument), seed=seed)


def _level(name: str) -> Callable[[str, int], Bot]:
    def make(argument: str, seed: int) -> Bot:
        from .levels import LEVELS, LevelBot

        if argument:
            raise OptionError(msg("bad-bot-argument", bot=name, argument=argument[:40]))
        return LevelBot(LEVELS[name], seed)

    return make


LEVEL_NAMES = ("novice", "steady", "strong", "master")
DEFAULT = "steady"  # the opponent of whoever names none
BOTS: dict[str, Callable[[str, int], Bot]] = {
    **{name: _level(name) for name in LEVEL_NAMES},
    "random": _random,
    "uct": _uct,
    "strategist": _strategist,
}


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot from its name, with an optional argument behind a colon."""
    kind, _, argument = name.partition(":")
    if kind not in BOTS:
        raise OptionError(msg("bad-bot", bot=kind[:40], bots=", ".join(BOTS)))
    return BOTS[kind](argument, seed)
