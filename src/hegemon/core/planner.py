"""The room in which turns are planned, on either engine: the entrance to `core/kernel/planning.py` for bots, training
and matches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from .engine import Engine, State
from .game import Game

LONGEST_TURN = 96  # small decisions of one seat in one turn
LONGEST_TRAIL = 64  # turns of a trial from which later ones learn
NUMBERS_A_WORD, BITS = 4, 16  # as positions lie in memory


class Room(NamedTuple):
    """Everything that the kernel works in."""

    slots: Any  # positions
    words: Any  # the same memory, four numbers a word (compiled engine)
    span: Any  # of a position without its marks of order: whole words, which bits of the next one, numbers
    components: Any
    rng: Any
    out: Any
    limits: Any  # room per group of the beam, width in trials, turns kept, samples of chance, turns kept of a group
    counts: Any  # judgements made, judgements allowed, are actions tried from a position, turns found
    weights: Any  # one row per brain
    net: Any  # which brain has cells beside its weights, and how many
    cell: Any  # each of them: what it gives, from where on, how this changes in the course of a game, what it sees
    trust: Any  # how much the brain that judges the ends of turns counts beside the one that plans, 0 to 1
    found: Any
    begun: Any  # what was found in the position from which actions are tried, one row per seat
    shared: Any  # the same of what is found for all seats at once, and that of the position that is judged
    chance: Any
    path: Any  # per slot: the actions from the start of the turn
    length: Any
    mark: Any
    value: Any
    kind: Any  # the group of the plan
    held: Any
    layer: Any
    first: Any  # the turns proposed, and what is known of them
    first_length: Any
    first_value: Any
    carried: Any
    carried_length: Any
    trial: Any  # candidates left, trials done, when the next candidates are dropped
    sum: Any  # of each candidate's chances
    outlook: Any  # the chances in the trial that is going on
    lots: Any  # the random numbers with which it began
    memory: Any  # slots of the turns remembered: in use, the first, where they end
    known: Any  # the positions for which they are
    before: Any  # the random numbers with which a plan began
    lesson: Any  # for how many trials the plan's opinion of a turn counts in the later ones, how curious these are
    trail: Any  # the turns chosen in a trial, by whom, how many
    taken: Any  # how often a turn remembered was chosen
    paid: Any  # the sum of what whoever chose it came to, in logits
    learned: Any  # what it is thought to be worth by that and by the plan
    manner: Any  # of each seat, in games of planners
    heat: Any
    used: Any
    notes: Any


class Sizes(NamedTuple):
    """How much a planner has room for."""

    width: int = 4  # of the beam, for each group of plans
    kept: int = 8  # turns proposed
    alike: int = 0  # of these, of one group of plans (0: all)
    samples: int = 1  # ways to go on where chance decides
    trial_width: int = 1  # of the beam in trials
    memory: int = 0  # bytes for the turns remembered from trial to trial
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
        cells: Sequence[Sequence[float]] = (),
    ) -> None:
        """The last of the brains judges by its weights and by the cells of a net, if there are any."""
        kernel = engine.planning
        width, kept, alike, samples, trial_width, allowed, notes = sizes
        memory = _power_of_two(allowed // (2 * engine.position_words))
        self.engine, self.kernel = engine, kernel
        layer = kernel.turns.NUM_GROUPS * max(width, trial_width)
        beam = kernel.turns.FIXED_SLOTS + 2 * layer + kept
        self.room = Room(
            *_positions(engine, beam + memory),
            components=engine.components,
            rng=engine.ints(4),
            out=engine.ints(2, engine.width),
            limits=engine.ints(5),
            counts=engine.ints(4),
            weights=engine.floats(len(brains), len(brains[0])),
            net=engine.ints(3),
            cell=engine.floats(max(1, len(cells)), kernel.judgement.SEES + kernel.judgement.NUM_FEATURES),
            trust=engine.floats(1, 1)[0],
            found=engine.ints(kernel.judgement.NUM_FEATURES),
            begun=engine.ints(num_seats, kernel.judgement.NUM_FEATURES),
            shared=engine.ints(2, kernel.features_kept.NUM_SHARED),
            chance=engine.floats(1, num_seats)[0],
            path=engine.ints(beam, LONGEST_TURN),
            length=engine.ints(beam),
            mark=engine.ints(beam),
            value=engine.floats(1, beam + memory)[0],
            kind=engine.ints(beam),
            held=engine.ints(kernel.turns.NUM_GROUPS),
            layer=engine.ints(layer),
            first=engine.ints(kept, LONGEST_TURN),
            first_length=engine.ints(kept),
            first_value=engine.floats(1, kept)[0],
            carried=engine.ints(LONGEST_TURN),
            carried_length=engine.ints(1),
            trial=engine.ints(kernel.trials.TRIAL_PLACES),
            sum=engine.floats(1, kept)[0],
            outlook=engine.floats(1, kept)[0],
            lots=engine.ints(4),
            memory=engine.ints(kernel.memory.MEMORY_PLACES),
            known=engine.ints(max(1, 2 * memory), kernel.memory.KNOWN),
            before=engine.ints(4),
            lesson=engine.floats(1, kernel.lessons.LESSON_PLACES)[0],
            trail=engine.ints(kernel.lessons.TRAIL_ROWS, LONGEST_TRAIL),
            taken=engine.ints(beam + memory),
            paid=engine.floats(1, beam + memory)[0],
            learned=engine.floats(1, beam + memory)[0],
            manner=engine.ints(num_seats, kernel.planner_games.MANNERS),
            heat=engine.floats(num_seats, kernel.planner_games.HEATS),
            used=engine.ints(num_seats),
            notes=engine.ints(max(1, notes), num_seats * kernel.judgement.NUM_FEATURES + 1),
        )
        for place, number in enumerate((max(width, trial_width), trial_width, kept, samples, alike or kept)):
            self.room.limits[place] = number
        self.room.memory[kernel.memory.FIRST] = beam
        self.room.memory[kernel.memory.END] = beam + memory if memory else 0
        for row, brain in enumerate(brains):
            self.set_brain(row, brain)
        self.room.net[kernel.judgement.NET_OF] = len(brains) - 1
        self.room.net[kernel.judgement.CELLS] = len(cells)
        self.end_by(kernel.judgement.SAME)
        for row, cell in enumerate(cells):
            for k, strength in enumerate(cell):
                self.room.cell[row][k] = strength
        self.width = width
        self.reseed(seed)

    def set_brain(self, row: int, weights: list[float]) -> None:
        """Judge by these weights."""
        for k, weight in enumerate(weights):
            self.room.weights[row][k] = weight

    def end_by(self, brain: int, trust: float = 1.0) -> None:
        """Where turns end ask this brain, too, and trust it so far (1: it alone counts)."""
        self.room.net[self.kernel.judgement.ENDS] = brain
        self.room.trust[0] = trust

    def learn_by(self, opinion: float, curiosity: float) -> None:
        """In trials whoever comes to a position again chooses by what his turns there led to before: the plan's opinion
        counts for so many trials (0: nobody learns), and what was seldom tried has so many logits of a start. It takes
        memory: what is forgotten teaches nobody."""
        lessons = self.kernel.lessons
        self.room.lesson[lessons.OPINION], self.room.lesson[lessons.CURIOSITY] = opinion, curiosity

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

    def turns(self, width: int = 0, brain: int = 0, most: int = 0, spread: float = 0.0) -> list[Turn]:
        """Turns for whoever decides in the position, the best first; those of one group are listed as if each were
        worse than the one before by `spread`."""
        room, kernel = self.room, self.kernel
        most = min(most or len(room.first), len(room.first))
        found = int(kernel.work(room, kernel.PLAN, brain, width or self.width, 0, most, spread))
        return [
            Turn([int(a) for a in room.first[k][: int(room.first_length[k])]], float(room.first_value[k]))
            for k in range(found)
        ]

    def begin_trials(self, count: int, first: int, brain: int = 0) -> None:
        """The first `count` turns found last are candidates; after `first` trials half of them are dropped. The brain
        judges what they lead to."""
        self.kernel.work(self.room, self.kernel.BEGIN, brain, count, 0, first, 0.0)

    def try_out(self, count: int, turns: int, first: int, heat: float, brain: int = 0) -> bool:
        """One trial of the candidates that are left, with as many turns to follow; was the allowance enough for it?"""
        return bool(self.kernel.work(self.room, self.kernel.TRY, brain, count, turns, first, heat))

    @property
    def candidates_left(self) -> int:
        """Those that were not dropped."""
        return int(self.room.trial[self.kernel.trials.LEFT])

    def proven(self, count: int) -> int:
        """The candidate that came out best so far."""
        return int(self.kernel.work(self.room, self.kernel.PROVEN, 0, count, 0, 0, 0.0))

    def chances(self, brain: int = 0) -> list[float]:
        """The winning chance of every seat in the position."""
        self.kernel.work(self.room, self.kernel.JUDGE, brain, 0, 0, 0, 0.0)
        return [float(chance) for chance in self.room.chance]

    def play(self, most_turns: int, loose_turns: int) -> int:
        """A game of planners from the position, each seat in its manner; returns the turns noted."""
        return int(self.kernel.planner_games.play_game(self.room, most_turns, loose_turns))


def _power_of_two(most: int) -> int:
    """The largest one that is not beyond; 0 if there is none."""
    return 1 << (most.bit_length() - 1) if most else 0


def _positions(engine: Engine[State], count: int) -> tuple[Any, Any, Any]:
    """Slots, the same as words, and the length of a position in words."""
    slots = engine.slots(count)
    span = engine.ints(3)
    whole, rest = divmod(engine.position_words, NUMBERS_A_WORD)
    for place, number in enumerate((whole, (1 << (BITS * rest)) - 1, engine.position_words)):
        span[place] = number
    return slots, engine.words(slots), span


def can_plan(game: Game) -> bool:
    """Does the game name what its positions are judged by?"""
    return game.engine.planning is not None


def planner_for(
    game: Game, brains: list[list[float]], sizes: Sizes, seed: int = 0, cells: Sequence[Sequence[float]] = ()
) -> Planner:
    """Room to plan turns of a game on its engine."""
    return Planner(game.engine, game.num_seats, brains, sizes, seed, cells)
