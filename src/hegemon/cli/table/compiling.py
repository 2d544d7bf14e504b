"""The compiled rules, made ready behind the game: people and bots begin at once, bots with the interpreted ones."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from ...core.game import Game


class Compiling:
    """Compiles in a process of its own (what it makes lies in the cache), and loads the result when asked."""

    def __init__(self, game: str, needed: bool, load: Callable[[], Game]) -> None:
        self.load = load
        command = [sys.executable, "-m", "hegemon", "warmup", game]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet) if needed else None

    def game(self) -> Game | None:
        """The game on its compiled engine; None while that is being made."""
        if self.process is not None and self.process.poll() is None:
            return None
        return self.load()

    def stop(self) -> None:
        """Nobody needs it any more."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
