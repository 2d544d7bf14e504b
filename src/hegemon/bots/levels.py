"""The opponents: `novice`, `steady`, `strong` and `master`, the same names for every game and number of seats.

All plan whole turns (`core/kernel/turns.py`) by what was learned about the game. The first two take the best turn they
see, the novice with a narrower view and now and then another one; the others put several turns to the trial
(`core/kernel/trials.py`). Each is bounded by work and by the time of a turn; without the compiler the time ends the
work sooner, and they are weaker. What a level needs otherwise in one game stands beside the game's weights.
A game with habits is searched, decision by decision (`guided.py`); one about which nothing was learned as the
`strategist` does."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import log
from random import Random

from ..core.engine import State
from ..core.game import Game
from ..core.guided_tree import can_guide
from ..core.planner import Planner, Sizes, Turn, planner_for
from .guided import GuidedBot
from .stillness import changes_nothing
from .uct import SHORT_EXPLORE, SHORT_ROLLOUT, UctBot
from .weights import Weights, has_weights, weights_of

FIRST_RATE = {"fast": 100_000.0, "plain": 400.0}  # judgements a second, until measured
SAFETY = 0.7  # of the time that is left: a beam ends a little after its allowance
IN_TIME = 0.98  # of the time of a turn: what is begun in the last moment ends after it
PACE = 0.3  # seconds that every decision takes, beside those for thinking, where something is hidden
DECISIONS = 6  # where a turn cannot be planned, a decision takes this part of the time that is left
FIRST_PART = 0.6  # of the time of a turn: where something is hidden, dice and cards ask for further plans
MOST_WORK = 1 << 40  # where only the time bounds it
FITTED = 1  # the brain that judges by weights fitted to results
KEPT = 8  # turns that a plan proposes
KEPT_FOR_TRIAL = 32  # the same where candidates are chosen among them


@dataclass(frozen=True)
class Level:
    """How an opponent thinks about a turn."""

    name: str
    seconds: float  # of a whole turn
    width: int  # of the beam
    heat: float = 0.0  # logits of noise between whole turns
    reach: float = 0.0  # how much worse than the best a turn may be that noise brings up
    candidates: int = 0  # turns put to the trial
    trials: int = 2  # of each, before the first are dropped
    rounds: int = 2  # that follow in a trial
    warmth: float = 0.05  # logits of noise between the turns in a trial
    spread: float = 0.1  # logits by which a candidate makes those of its group worse
    alike: int = 8  # turns of one group of plans that are proposed at most
    foretold: int = 0  # where turns and trials end is judged by what was fitted to results (0: as turns are planned)
    trust: float = 1.0  # how much that counts where turns end, beside what is thought while they are planned (0 to 1)
    opinion: float = 0.0  # trials for which a plan's opinion counts where they learn from each other (0: they do not)
    curiosity: float = 0.0  # logits by which a turn seldom tried is given a start there
    memory: int = 4  # megabytes for the turns remembered from trial to trial
    work: int = 0  # positions judged at most in planning a turn (0: as many as the time allows)
    brain: int = 0  # the learned weights; a bot that measures may ask the typed estimate
    tries: int = 0  # continuations per decision where turns cannot be planned (0: as many as the time allows)
    guided: int = 0  # the same where they follow habits (`guided.py`)
    proposals: int = 1  # for each decision there, of which the one is made that has paid most (1: habit alone)


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 0.3, width=1, work=20_000, heat=0.6, reach=1.0, tries=12, guided=6),
        Level("steady", 0.3, width=4, work=20_000, heat=0.005, reach=0.03, guided=60),
        Level("strong", 3.0, width=4, work=20_000, candidates=6, trials=1, rounds=1, guided=1_200),
        Level("master", 15.0, width=4, work=20_000, candidates=16, trials=4, rounds=1, guided=4_800, proposals=3),
    )
}


def level_in(level: Level, weights: Weights, seats: int = 0) -> Level:
    """A level with what was found best for it in a game, and in that game with so many seats."""
    told = weights.search
    return replace(level, **{**told.get(level.name, {}), **told.get(f"{level.name}:{seats}", {})})


class LevelBot:
    """Plans a turn, and carries it out unless something new comes to light."""

    def __init__(self, level: Level, seed: int = 0, clock: Callable[[], float] = time.perf_counter) -> None:
        self.level, self.name, self.seconds, self.pace = level, level.name, level.seconds, level.seconds
        self._level = level  # as it is in the game that is played
        self.clock = clock
        self.rng = Random(seed)
        self._planner: Planner | None = None
        self._known: list[Game] = []
        self._other: UctBot | GuidedBot | None = None  # where turns cannot be planned
        self._turn = (-1, -1)  # the turn and seat thought about last
        self._spent = 0.0  # seconds of it
        self._ahead: list[tuple[State, list[int]]] = []  # positions that are expected, and the plan from there on
        self._rate = 0.0  # judgements a second

    def choose(self, game: Game, state: State) -> int:
        """The next action of the plan, or of a new one."""
        began = self.clock()
        self._meet(game)
        seat = game.to_act(state)
        fresh = (game.turn(state), seat) != self._turn
        self.pace = self.seconds if fresh else PACE
        if fresh:
            self._turn, self._spent, self._ahead = (game.turn(state), seat), 0.0, []
        if self._other is not None:
            return self._searched(self._other, game, state)
        legal = game.legal(state)
        plan = self._planned(game, state, seat, legal)
        if plan is None:
            if len(legal) == 1:
                return legal[0]
            plan = self._thought(game, state, seat, began, fresh)
            self._spent += self.clock() - began
        return plan[0]

    def _searched(self, other: UctBot | GuidedBot, game: Game, state: State) -> int:
        """A decision of a turn that cannot be planned. It has its part of what is left, and that part is gone however
        long the thought took: how long a decision takes hangs on its place in the turn alone, not on what is hidden."""
        other.seconds = (self.seconds - self._spent) / DECISIONS
        self._spent += other.seconds
        self.pace = other.seconds + PACE  # a thought may end a little late
        return other.choose(game, state)

    def _meet(self, game: Game) -> None:
        """Room for a game that was not played before. The same game may come as several objects, one per thread: the
        plan and the room serve for all of them."""
        if any(game is known for known in self._known):
            return
        if self._known and _same_game(self._known[0], game):
            self._known.append(game)
            return
        self._known, self._ahead = [game], []
        self._planner, self._other = None, None
        if not has_weights(game):
            self._other = self._searching(game)
            return
        compiled = game.engine_name == "fast"
        weights = weights_of(game)
        level = self._level = level_in(self.level, weights, game.num_seats)
        self._rate = FIRST_RATE[game.engine_name]
        foretelling, cells = weights.foretelling(game.num_seats)
        self._planner = planner_for(
            game,
            [weights.row, foretelling],
            Sizes(
                width=level.width if compiled else 1,
                kept=KEPT_FOR_TRIAL if level.candidates else KEPT,
                alike=level.alike,
                samples=4 if game.has_hidden else 1,
                memory=level.memory << 20 if compiled and level.candidates else 0,
            ),
            seed=self.rng.getrandbits(31),
            cells=cells,
        )
        if level.foretold:
            self._planner.end_by(FITTED, level.trust)
        self._planner.learn_by(level.opinion, level.curiosity)

    def _searching(self, game: Game) -> UctBot | GuidedBot:
        """Who thinks where turns cannot be planned."""
        tries, seed = self.level.tries or None, self.rng.getrandbits(31)
        if can_guide(game):
            typed: list[float] | None = [] if self.level.brain < 0 else None
            return GuidedBot(self.level.guided, self.seconds, seed, self.clock, typed, self.level.proposals)
        return UctBot(self.seconds, tries, seed, 50_000, self.clock, SHORT_ROLLOUT, SHORT_EXPLORE)

    # -- carrying out --------------------------------------------------------------------------------------------------
    def _planned(self, game: Game, state: State, seat: int, legal: list[int]) -> list[int] | None:
        """The rest of the plan, if what has happened since is what was expected."""
        for expected, rest in self._ahead:
            if rest[0] in legal and _looks_alike(game, expected, state, seat):
                self._follow(game, expected, rest, seat)
                return rest
        return None

    def _follow(self, game: Game, expected: State, plan: list[int], seat: int) -> None:
        """Where the plan leads next; decisions without a choice may be made by the table itself."""
        self._ahead = []
        now, rest = expected.copy(), plan
        while rest and game.to_act(now) == seat and rest[0] in game.legal(now):
            game.apply(now, rest[0])
            rest = rest[1:]
            if rest:
                self._ahead.append((now.copy(), rest))
            if not rest or game.to_act(now) != seat or game.forced(now) != rest[0]:
                return

    # -- thinking ------------------------------------------------------------------------------------------------------
    def _thought(self, game: Game, state: State, seat: int, began: float, fresh: bool) -> list[int]:
        """A new plan for the turn, from what the seat knows."""
        whole = IN_TIME * self.seconds
        first = FIRST_PART if game.has_hidden else 1.0
        end = began + (first * whole if fresh else max(0.0, min(whole - self._spent, whole / 3)))
        world = game.determinize(state, seat, self.rng)
        turns = self._proposed(world, end)
        if self._level.candidates and len(turns) > 1:
            best = self._tried(game, state, seat, turns, end)
        else:
            best = self._picked(turns)
        while len(turns) > 1 and changes_nothing(game, world, best.actions):
            turns = [turn for turn in turns if turn is not best]
            best = self._picked(turns)
        self._follow(game, world, best.actions, seat)
        return best.actions

    def _proposed(self, world: State, end: float) -> list[Turn]:
        planner = self._room
        planner.put(world)
        began = self.clock()
        planner.allow(self._allowed(end - began))
        level = self._level
        turns = planner.turns(brain=level.brain, most=level.candidates, spread=level.spread)
        self._measure(self.clock() - began)
        return turns

    def _allowed(self, seconds: float) -> int:
        """Positions that may be judged in planning a turn: bounded by work, and by the time if there is any."""
        work = self._level.work or MOST_WORK
        return min(work, max(50, int(SAFETY * self._rate * seconds))) if self.seconds > 0.0 else work

    def _picked(self, turns: list[Turn]) -> Turn:
        """The best turn; with some heat another one that is not much worse."""
        level = self._level
        if level.heat <= 0.0:
            return turns[0]
        near = [turn for turn in turns if turn.value >= turns[0].value - level.reach]
        return max(near, key=lambda turn: turn.value - level.heat * log(-log(self.rng.random() * 0.999998 + 1e-6)))

    def _tried(self, game: Game, state: State, seat: int, turns: list[Turn], end: float) -> Turn:
        """The turn that proves best in trials, each in another world where something is hidden."""
        planner, level, count = self._room, self._level, len(turns)
        planner.begin_trials(count, level.trials, FITTED if level.foretold else level.brain)
        while planner.candidates_left > 1 and (left := end - self.clock()) > 0.0:
            if game.has_hidden:
                planner.put(game.determinize(state, seat, self.rng))
            began = self.clock()
            planner.allow(max(1, int(SAFETY * self._rate * left)) if self.seconds > 0.0 else MOST_WORK)
            in_time = planner.try_out(count, level.rounds * game.num_seats, level.trials, level.warmth, level.brain)
            self._measure(self.clock() - began)
            if not in_time:
                break
        return turns[planner.proven(count)]

    def _measure(self, seconds: float) -> None:
        """How many positions are judged in a second."""
        if self._room.judged > 20:
            self._rate = 0.7 * self._rate + 0.3 * self._room.judged / max(seconds, 1e-5)

    @property
    def _room(self) -> Planner:
        assert self._planner is not None
        return self._planner


def _same_game(one: Game, other: Game) -> bool:
    """Same rules, components and options on the same engine?"""
    return (one.engine_name, one.options, one.layout_stamp()) == (
        other.engine_name,
        other.options,
        other.layout_stamp(),
    )


def _looks_alike(game: Game, expected: State, state: State, seat: int) -> bool:
    """Is the position, as far as the seat can see, the one that was expected?"""
    if not game.has_hidden:
        return expected.key() == state.key()
    return game.to_act(expected) == seat and game.public_view(expected, seat) == game.public_view(state, seat)
