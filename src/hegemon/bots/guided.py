"""The opponents of a game whose turns are searched (`core/kernel/guided.py`): the same tree serves for all decisions of
a turn, and many worlds share it where something is hidden."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from ..core.engine import State
from ..core.game import Game
from ..core.guided_tree import GuidedTree, guided_tree_for
from .weights import weights_of

EXPLORE = 0.15
TURNS = 2  # that a continuation lasts, the one at hand included
WORLDS = 8  # among which the simulations of a decision are shared
ROOM = 12  # nodes for every simulation of a decision: dice and cards branch as well
MOST_NODES = 400_000
MOST_SIMULATIONS = 100_000  # where only the time bounds them
UNBOUNDED = 1e9  # seconds, where work alone bounds it
MOST_AT_ONCE = {"fast": 64, "plain": 4}  # simulations between looks at the clock


class GuidedBot:
    """Thinks for a number of simulations, at most for `seconds`, and makes the action it looked at most."""

    name = "guided"

    def __init__(
        self,
        simulations: int,
        seconds: float,
        seed: int = 0,
        clock: Callable[[], float] = time.perf_counter,
        weights: list[float] | None = None,
        proposals: int = 1,
    ) -> None:
        """Judges by the weights that are shipped, or by others; by the game's own estimate where there are none. With
        several proposals for each decision it learns from its simulations which actions pay (`kernel/lore.py`)."""
        self.simulations = simulations or MOST_SIMULATIONS
        self.seconds, self.clock, self.weights = seconds, clock, weights
        self.proposals = proposals
        self.rng = Random(seed)
        self._tree: GuidedTree | None = None
        self._known: Game | None = None
        self._expected = ""  # the position that the root of the tree stands for

    def choose(self, game: Game, state: State) -> int:
        """The action with the most simulations."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        found = self.think(game, state)
        best = max(legal, key=lambda a: found.get(a, (0, 0.0)))
        assert self._tree is not None
        self._follow(game, state, self._tree, best)
        return best

    def think(self, game: Game, state: State) -> dict[int, tuple[int, float]]:
        """For each action that was tried, how often, and the winning chance behind it of the seat that decides."""
        tree, seat = self._tree_for(game, state), game.to_act(state)
        self._think(game, state, seat, tree)
        return {a: (visits, mean) for a, visits, mean in tree.root_actions(seat)}

    def _tree_for(self, game: Game, state: State) -> GuidedTree:
        """The tree that was grown before, if this is the position expected; an empty one else."""
        if self._tree is None or self._known is not game:
            nodes = min(MOST_NODES, ROOM * self.simulations + 100)
            weights = weights_of(game).row if self.weights is None else self.weights
            self._tree, self._known = guided_tree_for(game, nodes, self.rng, weights, self.proposals), game
        elif state.key() != self._expected or self._tree.is_full:
            self._tree.restart()
        return self._tree

    def _think(self, game: Game, state: State, seat: int, tree: GuidedTree) -> None:
        """Simulations, in several worlds, until there are enough or the time is over."""
        end = self.clock() + self.seconds
        share = max(2, min(self.simulations // WORLDS, MOST_AT_ONCE[game.engine_name]))
        while True:
            tree.set_root(game.determinize(state, seat, self.rng))
            tree.go_on(min(share, max(2, self.simulations - tree.visits)), TURNS, EXPLORE)
            if len(tree.root_actions(seat)) == 1 or tree.visits >= self.simulations or self.clock() >= end:
                return

    def _follow(self, game: Game, state: State, tree: GuidedTree, best: int) -> None:
        """Keep what lies behind the action; decisions without a choice are no nodes of the tree."""
        self._expected = ""
        if not tree.step(best):
            return
        after, seat = state.copy(), game.to_act(state)
        game.apply(after, best)
        while game.to_act(after) == seat and len(legal := game.legal(after)) == 1:
            game.apply(after, legal[0])
        if game.to_act(after) == seat:
            self._expected = after.key()
