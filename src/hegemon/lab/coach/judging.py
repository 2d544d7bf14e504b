"""How good a position is for a seat, and which turns promise most: by what was learned about the game where something
was, else by the search. Bounded by work, so that a person hardly waits."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple, Protocol

from ...bots.guided import UNBOUNDED, GuidedBot
from ...bots.uct import SHORT_EXPLORE, SHORT_ROLLOUT, UctBot
from ...bots.weights import has_weights, weights_of
from ...core.engine import State
from ...core.game import Game
from ...core.guided_tree import can_guide
from ...core.planner import Planner, Sizes, planner_for
from ..review.judge import Judge

LONGEST = 40  # decisions of a turn that is thought through
LOOKED_AT = 5  # first actions that a search follows to the end of the turn
JUDGEMENTS = {"fast": 40_000, "plain": 250}  # of a planner, for one question
THOUGHTS = {"fast": 1_200, "plain": 24}  # simulations of a search for the first action
FOLLOWED = {"fast": 60, "plain": 4}  # … and for each of the others in the turn
WEIGHED = {"fast": 600, "plain": 16}  # … and to weigh a position


class JudgedTurn(NamedTuple):
    """A turn that was thought of: what the seat does, and its chance of winning after it."""

    actions: list[int]
    chance: float


class Thinker(Protocol):
    """Thinks for whoever decides."""

    def judged_turns(self, world: State) -> list[JudgedTurn]:
        """Turns for the seat that decides, the best first; there may be doubles among them."""
        ...

    def chance(self, world: State, seat: int) -> float:
        """The seat's chance, if it goes on as well as it can."""
        ...


class LearnedThinker:
    """Plans whole turns by the weights of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        compiled = game.engine_name == "fast"
        sizes = Sizes(width=4 if compiled else 1, kept=12, samples=4 if game.has_hidden else 1)
        self._planner: Planner = planner_for(game, [weights_of(game).row], sizes, seed=1)

    def judged_turns(self, world: State) -> list[JudgedTurn]:
        """The turns that the planner keeps."""
        self._planner.put(world)
        self._planner.allow(JUDGEMENTS[self.game.engine_name])
        return [JudgedTurn(turn.actions, 1 / (1 + exp(-turn.value))) for turn in self._planner.turns()]

    def chance(self, world: State, seat: int) -> float:
        """The best turn's, while the seat has something to decide."""
        if self.game.to_act(world) == seat:
            return self.judged_turns(world)[0].chance
        self._planner.put(world)
        return self._planner.chances()[seat]


class SearchingThinker:
    """Searches for the first action, and lets a quick search finish the turn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._judge = Judge(game, 1)

    def judged_turns(self, world: State) -> list[JudgedTurn]:
        """The first actions that were looked at most, each with the rest of the turn."""
        first = sorted(self._looked_at(world), key=lambda row: -row[1])[:LOOKED_AT]
        told = [JudgedTurn(self._finished(world, a), chance) for a, _, chance in first]
        return sorted(told, key=lambda turn: -turn.chance)

    def chance(self, world: State, seat: int) -> float:
        """As the reviews judge it."""
        return self._judge.chances(world, WEIGHED[self.game.engine_name]).of[seat]

    def _looked_at(self, world: State) -> list[tuple[int, int, float]]:
        """Each first action, how often it was looked at, and what was found behind it."""
        bot = self._bot(THOUGHTS)
        if isinstance(bot, GuidedBot):
            return [(a, visits, chance) for a, (visits, chance) in bot.think(self.game, world).items()]
        found = bot.think(self.game, world)
        return [(a, visits, found.value[a]) for a, visits in found.visits.items()]

    def _bot(self, simulations: dict[str, int]) -> UctBot | GuidedBot:
        count = simulations[self.game.engine_name]
        if can_guide(self.game):
            return GuidedBot(count, UNBOUNDED, seed=1)
        return UctBot(simulations=count, seed=1, nodes=count + 2, rollout=SHORT_ROLLOUT, explore=SHORT_EXPLORE)

    def _finished(self, world: State, first: int) -> list[int]:
        game, state, actions = self.game, world.copy(), [first]
        seat, turn = game.to_act(world), game.turn(world)
        game.apply(state, first)
        while game.to_act(state) == seat and game.turn(state) == turn and len(actions) < LONGEST:
            a = self._bot(FOLLOWED).choose(game, state)
            actions.append(a)
            game.apply(state, a)
        return actions


def thinker_for(game: Game) -> Thinker:
    """Who thinks about a game."""
    return LearnedThinker(game) if has_weights(game) else SearchingThinker(game)


def possible(game: Game, state: State) -> State:
    """A position that the deciding seat holds possible: the coach knows no more than the seat."""
    return game.determinize(state, game.to_act(state), Random(0))
