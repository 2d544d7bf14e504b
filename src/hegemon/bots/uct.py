"""Tree search with random rollouts, on the kernel in `core/kernel/search.py`; works for every game, with hidden
information and chance, and keeps to its thinking time.

Two bots share it. `uct` plays its rollouts far ahead, in short games to the end. `strategist` stops them after a few
turns and asks the game for its estimate, which tells good plans from bad ones far sooner."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..core.engine import State
from ..core.game import Game

EXPLORE = 0.9  # weight of the exploration bonus, payoffs lying in 0..1
ROLLOUT_LIMIT = 400  # decisions, as in a long game of chess; a longer rollout is judged by the game's estimate
SHORT_EXPLORE = 0.15  # estimates lie closer together than wins and losses
SHORT_ROLLOUT = 60
SLICE = 0.02  # seconds between looks at the clock
WORLDS = 8  # among which counted simulations are shared, where something is hidden


@dataclass
class Thoughts:
    """What a search found out."""

    visits: dict[int, int]  # action → simulations through it
    value: dict[int, float]  # action → mean payoff for the seat that moves
    simulations: int
    decisions: int
    seconds: float


class UctBot:
    """Thinks for `seconds`, or for a number of simulations, and plays the action it looked at most."""

    name = "uct"

    def __init__(
        self,
        seconds: float = 1.0,
        simulations: int | None = None,
        seed: int = 0,
        nodes: int = 200_000,
        clock: Callable[[], float] = time.perf_counter,
        rollout: int = ROLLOUT_LIMIT,
        explore: float = EXPLORE,
    ) -> None:
        self.clock = clock
        self.rollout = rollout
        self.explore = explore
        self.seconds = seconds
        self.simulations = simulations
        self.nodes = nodes
        self.rng = Random(seed)

    def choose(self, game: Game, state: State) -> int:
        """The action with the most simulations."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        thoughts = self.think(game, state)
        return max(legal, key=lambda a: (thoughts.visits.get(a, 0), thoughts.value.get(a, 0.0)))

    def think(self, game: Game, state: State) -> Thoughts:
        """Search the position for the seat that is to act."""
        began = self.clock()
        seat = game.to_act(state)
        tree = game.search_tree(self.nodes, self.rng)
        done, chunk = 0, 1
        while not self._enough(done, self.clock() - began):
            tree.set_root(game.determinize(state, seat, self.rng))
            at_most = chunk if self.simulations is None else min(chunk, self.simulations - done)
            before = self.clock()
            tree.grow(at_most, self.rollout, self.explore)
            done += at_most
            took = max(self.clock() - before, 1e-6)
            chunk = self._next_chunk(at_most / took, self.clock() - began)
        tried = tree.root_actions(seat)
        visits, value = {a: n for a, n, _ in tried}, {a: mean for a, _, mean in tried}
        return Thoughts(visits, value, done, tree.decisions, self.clock() - began)

    def _enough(self, done: int, spent: float) -> bool:
        if self.simulations is not None:
            return done >= self.simulations
        return done > 0 and spent >= self.seconds

    def _next_chunk(self, rate: float, spent: float) -> int:
        """As many simulations as fit until the next look at the clock, never past the time allowed. Where they are
        counted, the clock has no say: each chunk sees another world, and the same seed must see the same ones."""
        if self.simulations is not None:
            return max(1, self.simulations // WORLDS)
        return max(1, int(rate * min(SLICE, self.seconds - spent)))


def strategist(seconds: float = 1.0, simulations: int | None = None, seed: int = 0) -> UctBot:
    """The stronger opponent: short rollouts, judged by the game's estimate."""
    bot = UctBot(seconds, simulations, seed, rollout=SHORT_ROLLOUT, explore=SHORT_EXPLORE)
    bot.name = "strategist"
    return bot
