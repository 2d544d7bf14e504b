"""What a game counts when positions are judged: the named numbers of its `features.py`, and its own `estimate.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .engine import State

if TYPE_CHECKING:
    from .game import Game


class Features:
    """The named numbers of one game; a game need not have any."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules = game._ruleset.features
        self.names: list[str] = [] if self._rules is None else list(self._rules.FEATURES)

    @property
    def goods(self) -> list[int]:
        """The numbers of the features of which more is never worse."""
        return [] if self._rules is None else [self.names.index(name) for name in self._rules.GOODS]

    def of(self, state: State, seat: int) -> list[int]:
        """What a seat has."""
        found = [0] * len(self.names)
        if self._rules is not None:
            self._rules.features(self._game.plain(state), self._game.data.components, seat, found)
        return found

    def progress(self, state: State) -> float:
        """How far the game has come, 0 to 1; only in a game with features."""
        assert self._rules is not None, "a game without features"
        return float(self._rules.progress(self._game.plain(state), self._game.data.components)) / 100.0

    def estimate(self, state: State, seat: int) -> float:
        """What the position is worth to a seat: at the end its result, before that the game's own guess."""
        return float(self._game._ruleset.payoff(self._game.plain(state), self._game.data.components, seat))
