"""Games of guided searches against each other (`bots/guided.py`), for games whose turns are not planned: the same as
`selfplay.Stage` offers for planners. Among dice and hidden things the result of one game tells little about a position;
so each is played on many times to the end, by habit, and learned is how often a side won."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from ...core.engine import State
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.guided_tree import guided_tree_for
from ..guided import ROOM, UNBOUNDED, GuidedBot
from ..weights import BY_HAND
from .selfplay import Manner

SIMULATIONS = 20  # of a decision, for each unit of a manner's width
CONTINUATIONS = 100  # of each position, to the end
TO_THE_END = 1_000  # turns
CURIOSITY = 0.3  # how much the continuations of a position differ in their first choices


class SearchedStage:
    """Room for games of one ruleset."""

    def __init__(self, game: Game, brains: list[list[float]], most_turns: int) -> None:
        self.game, self.most_turns = game, most_turns
        self.used = [0] * game.num_seats  # simulations
        self.ended, self.turns, self.points = False, 0, [0] * game.num_seats
        self._brains = [list(brain) for brain in brains]
        self._rows: list[tuple[list[list[int]], float]] = []
        self._positions: list[State] = []
        self._tree = guided_tree_for(game, ROOM * CONTINUATIONS, Random(0), [])

    def set_brain(self, row: int, weights: list[float]) -> None:
        """Judge by these weights."""
        self._brains[row] = list(weights)

    def play(self, manners: list[Manner], seed: int, loose: int) -> tuple[list[float], str]:
        """One game; the result of each seat and a hash of the last position. The first `loose` choices are free."""
        game, rng, state = self.game, Random(seed), self.game.start()
        bots = [self._bot(manner, rng.getrandbits(31)) for manner in manners]
        self._rows, self._positions, seen = [], [], -1
        while (who := game.to_act(state)) != OVER and game.turn(state) < self.most_turns:
            if game.turn(state) != seen:
                seen = game.turn(state)
                self._note(state)
            if who == CHANCE:
                game.settle(state, rng)
                continue
            legal = game.legal(state)
            if len(legal) > 1 and (loose > 0 or rng.random() < manners[who].wild):
                loose -= 1
                action = rng.choice(legal)
            else:
                action = bots[who].choose(game, state)
                self.used[who] += manners[who].width * SIMULATIONS if len(legal) > 1 else 0
            game.apply(state, action)
        self.ended, self.turns = who == OVER, game.turn(state)
        outcome = game.outcome(state)
        self.points = list(outcome.scores) if outcome is not None else [0] * game.num_seats
        return self._result(state), state.key()

    def noted(self) -> tuple[Any, Any]:
        """Features of all seats and progress at the start of every turn of the last game."""
        features, progress = zip(*self._rows, strict=True)
        return np.asarray(features, np.float32), np.asarray(progress)

    def outcomes(self, result: list[float]) -> Any:
        """How often either side won from each position that was noted (one result says too little)."""
        return np.asarray([self._share(state) for state in self._positions])

    def _bot(self, manner: Manner, seed: int) -> GuidedBot:
        weights = [] if manner.brain == BY_HAND else self._brains[manner.brain]
        return GuidedBot(manner.width * SIMULATIONS, UNBOUNDED, seed, weights=weights)

    def _note(self, state: Any) -> None:
        features = self.game.features
        rows = [features.of(state, seat) for seat in range(self.game.num_seats)]
        self._rows.append((rows, features.progress(state)))
        self._positions.append(state.copy())

    def _share(self, state: State) -> list[float]:
        """How often either side won when a position was played on by habit."""
        tree = self._tree
        tree.restart()
        tree.set_root(state)
        tree.go_on(CONTINUATIONS, TO_THE_END, CURIOSITY)
        return [tree.mean(seat) for seat in range(self.game.num_seats)]

    def _result(self, state: Any) -> list[float]:
        """Who won; of a game cut short the game's own estimate."""
        return [self.game.features.estimate(state, seat) for seat in range(self.game.num_seats)]
