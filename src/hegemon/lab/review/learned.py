"""What was learned about a game judges a position: as it stands, and after each of the next best turns. The mean along
this line is the chance; how much the judgements differ among themselves is its uncertainty."""

from __future__ import annotations

from random import Random

from ...bots.guided import UNBOUNDED, GuidedBot
from ...bots.levels import Level, LevelBot
from ...bots.registry import Bot
from ...bots.uct import strategist
from ...bots.weights import has_weights, weights_of
from ...core.engine import State
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.guided_tree import can_guide
from ...core.planner import Planner, Sizes, planner_for

TURNS = 2  # best turns that are played on from a position
WORK = 5  # positions judged in planning a turn, for each simulation that the effort grants
WIDTHS = (2, 4, 6)  # of the beams that look for a better turn
AMONG_DICE = 8  # times that a turn is searched again where dice fall in it


def shares_of_win(game: Game, state: State) -> list[float] | None:
    """Who has won a finished game; None while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.num_seats)]


class LearnedJudge:
    """Judges positions of a game by its learned weights."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._planner: Planner = planner_for(game, [weights_of(game).row], Sizes(width=2, kept=4))

    def judgements(self, state: State, simulations: int, rng: Random) -> list[list[float]]:
        """Everybody's chances in the position and after each of the next turns."""
        game, now = self.game, state.copy()
        found: list[list[float]] = []
        for _ in range(TURNS + 1):
            if (ended := shares_of_win(game, now)) is not None:
                return [*found, ended]
            self._planner.put(now)
            found.append(self._planner.chances())
            self._play_on(now, simulations, rng)
        return found

    def _play_on(self, now: State, simulations: int, rng: Random) -> None:
        """Let chance act, and whoever decides then make the best turn that a narrow beam finds."""
        game = self.game
        while game.to_act(now) == CHANCE:
            game.settle(now, rng)
        if game.to_act(now) == OVER:
            return
        self._planner.put(now)
        self._planner.reseed(rng.getrandbits(31))
        self._planner.allow(WORK * simulations)
        seat = game.to_act(now)
        for a in self._planner.turns()[0].actions:
            if game.to_act(now) != seat or a not in game.legal(now):
                return
            game.apply(now, a)


def turn_bots(game: Game, simulations: int, rng: Random) -> list[Bot]:
    """Bots that play a turn again, each in another manner and bounded by work alone: equal seeds find equal turns."""
    if can_guide(game):
        return [GuidedBot(simulations, UNBOUNDED, rng.getrandbits(31)) for _ in range(AMONG_DICE)]
    if not has_weights(game):
        return [strategist(simulations=simulations, seed=rng.getrandbits(31)) for _ in WIDTHS]
    return [
        LevelBot(Level("reviewer", 0.0, width=width, work=WORK * simulations), rng.getrandbits(31)) for width in WIDTHS
    ]
