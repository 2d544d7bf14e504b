"""The arrays of one guided search, on either engine: the entrance to `core/kernel/guided.py` for bots."""

from __future__ import annotations

from random import Random

from .engine import Engine, State
from .game import Game
from .search_tree import SearchTree

SIZE, ROOT = 0, 1
FADING = 0.5  # of what actions brought, when another position is thought about
LONGEST_TRAIL = 1_000  # two numbers for every action made in a simulation; of those beyond nothing is learned


class GuidedTree(SearchTree):
    """A tree that serves for one decision after the other: what lies behind the action that was made is kept."""

    def __init__(
        self, engine: Engine[State], nodes: int, rng: Random, weights: list[float], proposals: int = 1
    ) -> None:
        """Without weights, positions are judged by the game's own estimate; with one proposal for each decision of a
        continuation, nothing is learned of what actions bring."""
        super().__init__(engine, 2, nodes, rng)
        self.guide = engine.guided
        self.sizes = engine.ints(2)
        self.found = engine.ints(self.guide.judgement.NUM_FEATURES)
        self.proposals = proposals
        self.lore = engine.floats(self.guide.lore.ROWS, self.guide.lore.PLACES if proposals > 1 else 1)
        self.trail = engine.ints(LONGEST_TRAIL)
        self.weights = engine.floats(1, max(1, len(weights)))[0]
        for k, weight in enumerate(weights):
            self.weights[k] = weight
        self.restart()

    def restart(self) -> None:
        """Forget the tree; what actions brought is remembered, but counts for less."""
        kernel, size = self.kernel, int(self.sizes[SIZE])
        for row in self.lore:
            row[:] = [FADING * x for x in row] if isinstance(row, list) else FADING * row
        for row in self.value:
            row[:size] = [0.0] * size if isinstance(row, list) else 0.0
        self.sizes[SIZE], self.sizes[ROOT] = 1, 0
        for row in (kernel.FIRST_CHILD, kernel.SIBLING):
            self.tree[row][0] = kernel.NONE
        self.tree[kernel.VISITS][0] = 0

    def go_on(self, simulations: int, turns: int, explore: float) -> None:
        """Several simulations, each for so many turns."""
        self.guide.guided(
            self.slots, self.engine.components, self.words, self.out, self.tree, self.value, self.path, self.sizes,
            simulations, turns, explore, self.weights, self.found,
            self.proposals, self.lore, self.trail,
        )  # fmt: skip

    @property
    def root(self) -> int:
        """The node from which the search begins."""
        return int(self.sizes[ROOT])

    @property
    def visits(self) -> int:
        """Simulations that went through the root so far."""
        return int(self.tree[self.kernel.VISITS][self.root])

    def mean(self, seat: int) -> float:
        """How often a side won, or was thought to win, in these simulations."""
        return float(self.value[seat][self.root]) / max(1, self.visits)

    @property
    def is_full(self) -> bool:
        """Is more than half of the room used?"""
        return 2 * int(self.sizes[SIZE]) > len(self.tree[0])

    def step(self, a: int) -> bool:
        """The action was made: go on behind it. False: nothing is known of it."""
        kernel = self.kernel
        child = int(self.tree[kernel.FIRST_CHILD][self.root])
        while child != kernel.NONE:
            if int(self.tree[kernel.ACTION][child]) == a:
                self.sizes[ROOT] = child
                return True
            child = int(self.tree[kernel.SIBLING][child])
        return False


def guided_tree_for(game: Game, nodes: int, rng: Random, weights: list[float], proposals: int = 1) -> GuidedTree:
    """Room for a guided search of so many nodes on the game's engine."""
    return GuidedTree(game.engine, nodes, rng, weights, proposals)


def can_guide(game: Game) -> bool:
    """Does the game say what its habits are?"""
    return game.engine.guided is not None
