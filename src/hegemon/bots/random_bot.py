"""Plays any legal action, all equally likely."""

from __future__ import annotations

from random import Random

from ..core.engine import State
from ..core.game import Game


class RandomBot:
    """The simplest opponent, and the yardstick for all others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, game: Game, state: State) -> int:
        """A legal action at random."""
        return self.rng.choice(game.legal(state))
