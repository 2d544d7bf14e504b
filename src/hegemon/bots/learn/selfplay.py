"""Games of planners against each other, inside the compiled kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

import numpy as np

from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.planner import Sizes, planner_for
from ..weights import BY_HAND
from .fit import Sample
from .stray import Strays, strayed


@dataclass(frozen=True)
class Manner:
    """How a seat plays: whose weights, how wide a beam, how warm, how often something else; and how turns are put to
    the trial, if there are candidates: trials before the first are dropped, rounds that follow, how warm these are,
    how unlike the candidates."""

    brain: int = 0
    width: int = 4
    heat: float = 0.0
    wild: float = 0.0
    candidates: int = 0
    trials: int = 2
    rounds: int = 2
    warmth: float = 0.05
    spread: float = 0.1
    last: int | None = None  # the brain that judges where turns and trials end (None: the same)
    trust: float = 1.0  # how much it counts where turns end
    opinion: float = 0.0  # trials for which a plan's opinion counts where they learn from each other (0: they do not)
    curiosity: float = 0.0  # logits by which a turn seldom tried is given a start there


class Stage:
    """Room for games of one ruleset."""

    def __init__(
        self,
        game: Game,
        brains: list[list[float]],
        most_turns: int,
        width: int = 4,
        samples: int = 1,
        kept: int = 8,
        alike: int = 0,
        memory: int = 0,
        cells: Any = (),
    ) -> None:
        self.game = game
        self.most_turns = most_turns
        sizes = Sizes(width=width, kept=kept, alike=alike, samples=samples, memory=memory, notes=most_turns + 64)
        self.planner = planner_for(game, brains, sizes, cells=cells)

    @property
    def used(self) -> Any:
        """Judgements made for each seat."""
        return self.planner.room.used

    def set_brain(self, row: int, weights: list[float]) -> None:
        """Judge by these weights."""
        self.planner.set_brain(row, weights)

    def play(self, manners: list[Manner], seed: int, loose: int) -> tuple[list[float], str]:
        """One game; the result of each seat and a hash of the last position."""
        planner, rng = self.planner, Random(seed)
        room, kernel = planner.room, planner.kernel.planner_games
        for seat, manner in enumerate(manners):
            row = room.manner[seat]
            row[kernel.BRAIN], row[kernel.WIDTH], row[kernel.WILD] = manner.brain, manner.width, int(1000 * manner.wild)
            row[kernel.CANDIDATES], row[kernel.TRIALS] = manner.candidates, manner.trials
            row[kernel.TURNS] = manner.rounds * len(manners)
            row[kernel.LAST] = manner.brain if manner.last is None else manner.last
            heat = room.heat[seat]
            heat[kernel.HEAT], heat[kernel.WARMTH], heat[kernel.SPREAD] = manner.heat, manner.warmth, manner.spread
            heat[kernel.TRUST] = manner.trust
            heat[kernel.OPINION_OF], heat[kernel.CURIOUS] = manner.opinion, manner.curiosity
        state = self.game.start()
        while self.game.to_act(state) == CHANCE:
            self.game.settle(state, rng)
        planner.put(state)
        planner.reseed(rng.getrandbits(31))
        self.rows = planner.play(self.most_turns, loose)
        last = planner.taken()
        self.ended = self.game.to_act(last) == OVER
        self.turns = self.game.turn(last)
        outcome = self.game.outcome(last)
        self.points = list(outcome.scores) if outcome is not None else [0] * self.game.num_seats
        planner.chances(BY_HAND)  # of a game cut short: its own estimate
        return [float(chance) for chance in room.chance], last.key()

    def noted(self) -> tuple[Any, Any]:
        """Features of all seats and progress at the start of every turn of the last game."""
        seats, number = self.game.num_seats, self.planner.kernel.judgement.NUM_FEATURES
        notes = np.asarray(self.planner.room.notes)[: self.rows]
        return notes[:, :-1].reshape(-1, seats, number).astype(np.float32), notes[:, -1] / 100.0

    def outcomes(self, result: list[float]) -> Any:
        """What each position that was noted led to: the result of the game."""
        return np.tile(np.asarray(result), (self.rows, 1))


class AnyStage(Protocol):
    """What learning asks of a place where games are played, by planning (`Stage`) or by search (`searched.py`)."""

    game: Game
    most_turns: int
    ended: bool
    turns: int
    points: list[int]  # the scores at the end, where there was one

    @property
    def used(self) -> Any:
        """Work done for each seat."""
        ...

    def set_brain(self, row: int, weights: list[float]) -> None:
        """Judge by these weights."""
        ...

    def play(self, manners: list[Manner], seed: int, loose: int) -> tuple[list[float], str]:
        """One game; the result of each seat and a hash of the last position."""
        ...

    def noted(self) -> tuple[Any, Any]:
        """Features of all seats and progress at the start of every turn of the last game."""
        ...

    def outcomes(self, result: list[float]) -> Any:
        """What each of these positions led to, seat by seat, in a game with this result."""
        ...


def gather(
    stages: list[AnyStage], brains: int, games: int, seed: int, heat: float, wild: float, width: int
) -> tuple[Sample, dict[str, Any]]:
    """A sample of self-play: mostly the newest brain (0), now and then an earlier one beside it; the stages in turn."""

    def seated(rng: Random, seats: int, _: AnyStage) -> list[int]:
        newest = 0 if brains else BY_HAND
        others = [rng.randrange(brains) if brains and rng.random() < 0.25 else newest for _ in range(seats)]
        others[rng.randrange(seats)] = newest
        return others

    return _played(stages, games, seed, Manner(width=width, heat=heat, wild=wild), seated)


def gather_strays(
    stages: list[AnyStage], best: list[float], stray: float, games: int, seed: int, manner: Manner
) -> tuple[Sample, Strays, dict[str, Any]]:
    """The same, every seat by weights that stray from the best so far; how, and what came of it, is told beside."""
    lots, signs, points = np.random.default_rng(seed), [], []

    def seated(rng: Random, seats: int, stage: AnyStage) -> list[int]:
        signs.append(lots.choice([-1.0, 1.0], size=(seats, len(best))))
        for seat in range(seats):
            stage.set_brain(seat, list(strayed(best, signs[-1][seat], stray)))
        return list(range(seats))

    def over(stage: AnyStage) -> None:
        points.append(stage.points)

    sample, told = _played(stages, games, seed, manner, seated, over)
    result = [sample.result[sample.game == number][0] for number in range(games)]
    return sample, Strays(np.asarray(signs), np.asarray(result), np.asarray(points)), told


def _played(
    stages: list[AnyStage],
    games: int,
    seed: int,
    manner: Manner,
    seated: Callable[[Random, int, AnyStage], list[int]],
    over: Callable[[AnyStage], None] = lambda stage: None,
) -> tuple[Sample, dict[str, Any]]:
    """Games of the brains that `seated` seats."""
    rng, parts, keys, ended, turns = Random(seed), [], set(), 0, 0
    seats = stages[0].game.seats
    won = np.zeros(len(seats))
    for number in range(games):
        stage = stages[number % len(stages)]
        manners = [replace(manner, brain=brain) for brain in seated(rng, len(seats), stage)]
        result, key = stage.play(manners, rng.getrandbits(31), rng.randrange(2 * len(seats) + 1))
        features, progress = stage.noted()
        rows = len(progress)
        parts.append((features, progress, np.full(rows, number), stage.outcomes(result)))
        keys.add(key)
        over(stage)
        ended, turns, won = ended + stage.ended, turns + stage.turns, won + np.asarray(result)
    sample = Sample(*(np.concatenate([part[i] for part in parts]) for i in range(4)))
    told = {"games": games, "distinct": len(keys), "ended": ended, "turns": round(turns / games, 1)}
    shares = {name: round(float(share), 3) for name, share in zip(seats, won / games, strict=True)}
    return sample, {**told, "positions": len(sample.progress), "shares": shares}
