"""The room in which turns are planned, on either engine: the entrance to `core/kernel/planning.py` for bots, training
and matches."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from .engine import Engine, State
from .game import Game

LONGEST_TURN = 96  # small decisions of one seat in one turn


class Room(NamedTuple):
    """Everything that the kernel works in."""

    slots: Any  # positions
    words: Any  # the same memory as numbers (compiled engine)
    span: Any  # numbers of a position without its marks of order
    components: Any
    rng: Any
    out: Any
    limits: Any  # room per group of the beam, width inside the tree, turns kept, samples of chance
    counts: Any  # judgements made, judgements allowed, -, turns found, nodes
    weights: Any  # one row per brain
    found: Any
    chance: Any
    path: Any  # per slot: the actions from the start of the turn
    length: Any
    mark: Any
    value: Any
    held: Any
    layer: Any
    first: Any  # the turns proposed at the root, and what is known of them
    first_length: Any
    first_value: Any
    first_prior: Any
    first_mark: Any
    carried: Any
    carried_length: Any
    tree: Any
    guess: Any
    total: Any
    prior: Any
    walk: Any
    manner: Any  # of each seat, in games of planners
    heat: Any
    used: Any
    notes: Any


class Sizes(NamedTuple):
    """How much a planner has room for."""

    width: int = 4  # of the beam, for each group of plans
    tree_width: int = 2  # of the beam inside the tree
    kept: int = 8  # turns proposed
    samples: int = 1  # ways to go on where chance decides
    nodes: int = 0  # of the tree
    notes: int = 0  # turns written down in games of planners


class Turn(NamedTuple):
    """A turn that was thought of: its actions, and what it is worth to the seat as a logit."""

    actions: list[int]
    value: float


class Planner:
    """Plans turns of one game. Not for two threads at once."""

    def __init__(
        self,
        engine: Engine[State],
        num_seats: int,
        brains: list[list[float]],
        sizes: Sizes,
        seed: int = 0,
    ) -> None:
        kernel = engine.planning
        width, tree_width, kept, samples, nodes, notes = sizes
        self.engine, self.kernel = engine, kernel
        layer = kernel.turns.NUM_GROUPS * max(width, tree_width)
        beam = kernel.turns.FIXED_SLOTS + 2 * layer + kept
        self.room = Room(
            *_positions(engine, beam + nodes),
            components=engine.components,
            rng=engine.ints(4),
            out=engine.ints(2, engine.width),
            limits=engine.ints(4),
            counts=engine.ints(5),
            weights=engine.floats(len(brains), len(brains[0])),
            found=engine.ints(kernel.judgement.NUM_FEATURES),
            chance=engine.floats(1, num_seats)[0],
            path=engine.ints(beam, LONGEST_TURN),
            length=engine.ints(beam),
            mark=engine.ints(beam),
            value=engine.floats(1, beam)[0],
            held=engine.ints(kernel.turns.NUM_GROUPS),
            layer=engine.ints(layer),
            first=engine.ints(kept, LONGEST_TURN),
            first_length=engine.ints(kept),
            first_value=engine.floats(1, kept)[0],
            first_prior=engine.floats(1, kept)[0],
            first_mark=engine.ints(kept),
            carried=engine.ints(LONGEST_TURN),
            carried_length=engine.ints(1),
            tree=engine.ints(kernel.turn_tree.ROWS, max(1, nodes)),
            guess=engine.floats(num_seats, max(1, nodes)),
            total=engine.floats(num_seats, max(1, nodes)),
            prior=engine.floats(1, max(1, nodes))[0],
            walk=engine.ints(kernel.turn_tree.DEEPEST),
            manner=engine.ints(num_seats, kernel.planner_games.MANNERS),
            heat=engine.floats(num_seats, 2),
            used=engine.ints(num_seats),
            notes=engine.ints(max(1, notes), num_seats * kernel.judgement.NUM_FEATURES + 1),
        )
        for place, number in enumerate((max(width, tree_width), tree_width, kept, samples)):
            self.room.limits[place] = number
        for row, brain in enumerate(brains):
            self.set_brain(row, brain)
        self.width = width
        self.reseed(seed)

    def set_brain(self, row: int, weights: list[float]) -> None:
        """Judge by these weights."""
        for k, weight in enumerate(weights):
            self.room.weights[row][k] = weight

    def reseed(self, seed: int) -> None:
        """Begin the random numbers anew."""
        rng = Random(seed)
        for i in range(4):
            self.room.rng[i] = rng.getrandbits(32) | 1

    def put(self, state: State) -> None:
        """Think about this position."""
        self.engine.put(self.room.slots, self.kernel.turns.GAME, state)

    def taken(self) -> State:
        """The position that is being thought about (after `play`: the last one)."""
        return self.engine.taken(self.room.slots, self.kernel.turns.GAME)

    def allow(self, judgements: int) -> None:
        """So many positions may be judged from now on."""
        self.room.counts[0] = 0
        self.room.counts[1] = judgements

    @property
    def judged(self) -> int:
        """Positions judged since `allow`."""
        return int(self.room.counts[0])

    def turns(self, width: int = 0, brain: int = 0) -> list[Turn]:
        """Turns for whoever decides in the position, the best first."""
        room = self.room
        found = int(self.kernel.work(room, self.kernel.PLAN, brain, width or self.width, 0.0))
        return [
            Turn([int(a) for a in room.first[k][: int(room.first_length[k])]], float(room.first_value[k]))
            for k in range(found)
        ]

    def plant(self, count: int, brain: int = 0) -> None:
        """Begin a tree with the first `count` turns found last."""
        self.kernel.work(self.room, self.kernel.PLANT, brain, count, 0.0)

    def follow(self, walks: int, explore: float, brain: int = 0) -> int:
        """Walks through the tree; returns how many the allowance was enough for."""
        return int(self.kernel.work(self.room, self.kernel.FOLLOW, brain, walks, explore))

    def branches(self, count: int, seat: int) -> list[tuple[int, float]]:
        """Visits and summed chance of a seat, for each of the first turns."""
        visits = self.room.tree[self.kernel.turn_tree.VISITS]
        return [(int(visits[1 + k]), float(self.room.total[seat][1 + k])) for k in range(count)]

    def chances(self, brain: int = 0) -> list[float]:
        """The winning chance of every seat in the position."""
        self.kernel.work(self.room, self.kernel.JUDGE, brain, 0, 0.0)
        return [float(chance) for chance in self.room.chance]

    def play(self, most_turns: int, loose_turns: int) -> int:
        """A game of planners from the position, each seat in its manner; returns the turns noted."""
        return int(self.kernel.planner_games.play_game(self.room, most_turns, loose_turns))


def _positions(engine: Engine[State], count: int) -> tuple[Any, Any, Any]:
    """Slots, the same as words, and the length of a position in words."""
    slots = engine.slots(count)
    span = engine.ints(1)
    span[0] = engine.position_words
    return slots, engine.words(slots), span


def can_plan(game: Game) -> bool:
    """Does the game name what its positions are judged by?"""
    return game.engine.planning is not None


def positions_in(game: Game, size: int) -> int:
    """How many positions of a game fit into so many bytes."""
    return size // (2 * game.engine.position_words)


def planner_for(game: Game, brains: list[list[float]], sizes: Sizes, seed: int = 0) -> Planner:
    """Room to plan turns of a game on its engine."""
    return Planner(game.engine, game.num_seats, brains, sizes, seed)
