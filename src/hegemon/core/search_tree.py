"""The arrays of one tree search, on either engine: the entrance to `core/kernel/search.py` for bots."""

from __future__ import annotations

from random import Random

from .engine import Engine, State

DEEPEST = 400  # longest path inside the tree


class SearchTree:
    """A tree that grows from one position. Its branches are shared by all positions put at its root, so that a search
    under hidden information may put another one there each time."""

    def __init__(self, engine: Engine[State], num_seats: int, nodes: int, rng: Random) -> None:
        kernel = engine.search
        self.kernel, self.engine = kernel, engine
        self.slots = engine.slots(2)
        self.out = engine.ints(engine.width)
        self.tree = engine.ints(kernel.ROWS, nodes)
        self.tree[kernel.FIRST_CHILD][0] = kernel.NONE
        self.tree[kernel.SIBLING][0] = kernel.NONE
        self.value = engine.floats(num_seats, nodes)
        self.path = engine.ints(DEEPEST)
        self.counts = engine.ints(1)
        self.words = engine.ints(4)
        for i in range(4):
            self.words[i] = rng.getrandbits(32) | 1
        self.size = 1

    def set_root(self, state: State) -> None:
        """Search from this position from now on."""
        self.engine.put(self.slots, 0, state)

    def grow(self, simulations: int, rollout: int, explore: float) -> None:
        """Several simulations; a rollout is cut after so many decisions."""
        self.size = int(
            self.kernel.search(
                self.slots, self.engine.components, self.words, self.out, self.tree, self.value, self.path, self.size,
                simulations, rollout, explore, self.counts,
            )
        )  # fmt: skip

    @property
    def root(self) -> int:
        """The node from which the search begins."""
        return 0

    @property
    def decisions(self) -> int:
        """Decisions made in all simulations."""
        return int(self.counts[0])

    def root_actions(self, seat: int) -> list[tuple[int, int, float]]:
        """(action, simulations through it, mean payoff of the seat) for each action tried at the root."""
        kernel, found = self.kernel, []
        child = int(self.tree[kernel.FIRST_CHILD][self.root])
        while child != kernel.NONE:
            a, n = int(self.tree[kernel.ACTION][child]), int(self.tree[kernel.VISITS][child])
            found.append((a, n, float(self.value[seat][child]) / n if n else 0.0))
            child = int(self.tree[kernel.SIBLING][child])
        return found
