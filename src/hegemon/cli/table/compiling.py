"""The compiled rules, made ready behind the first prompt: people can decide at once, and bots get them when they need
them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

from ...core.game import Game

TICK = 0.2  # seconds between two looks


class Compiling:
    """Compiles in a process of its own (what it makes lies in the cache), and loads the result when asked."""

    def __init__(self, game: str, needed: bool, load: Callable[[], Game]) -> None:
        self.load = load
        self.since = time.monotonic()
        command = [sys.executable, "-m", "hegemon", "warmup", game]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet) if needed else None

    def game(self, tell: Callable[[int], None]) -> Game:
        """The game on its compiled engine, as soon as there is one; `tell` hears every now and then how many seconds
        it has taken."""
        while self.process is not None and self.process.poll() is None:
            tell(int(time.monotonic() - self.since))
            time.sleep(TICK)
        return self.load()

    def stop(self) -> None:
        """Nobody needs it any more."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
