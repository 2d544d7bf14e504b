"""Names of bots from outside: `package.module:Class`, or `program:` and a command line."""

from __future__ import annotations

import re
import shlex
import sys

from ...core.errors import OptionError
from ...core.language import msg
from ..registry import BOTS, Bot, make_bot
from .program import SECONDS, START_SECONDS, OutsideBot

PROGRAM = "program:"
CLASS = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


def is_outside(name: str) -> bool:
    """Does a name speak of a program or of a class, and of none of our own bots?"""
    if name.partition(":")[0] in BOTS:
        return False
    return name.startswith(PROGRAM) or CLASS.fullmatch(name) is not None


def outside_bot(
    name: str, seed: int = 0, patience: float = SECONDS, start_patience: float = START_SECONDS
) -> OutsideBot:
    """A bot in a process of its own. Whoever may give such a name may run any program here."""
    if not name.startswith(PROGRAM):
        command = [sys.executable, "-m", "hegemon.bots.outside.class_host", name]
        return OutsideBot(name, command, seed, patience, start_patience)
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        command = []
    if not command:
        raise OptionError(msg("bad-bot-program"))
    return OutsideBot(name, command, seed, patience, start_patience)


def any_bot(name: str, seed: int = 0, patience: float = SECONDS) -> Bot:
    """One of our bots or one from outside: for the command line, never for names that come over the network."""
    return outside_bot(name, seed, patience) if is_outside(name) else make_bot(name, seed)
