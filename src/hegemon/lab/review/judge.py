"""How likely each seat is to win a position. Several judgements, each of which gives an answer of its own; their mean
is the estimate, their spread its uncertainty. Where something was learned about the game, it judges (`learned.py`); of
other games several short searches are made, as their opponents search.

A search with habits is judged by what was learned, too. Any other gives the game's estimate of the best line (a share
of standings, no chance of winning). `calibration.toml` says by which power shares become chances, and whom the other
side's mistakes favour more than the judgement knows: fitted to games that were played to the end."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from ...bots.guided import EXPLORE, ROOM, TURNS
from ...bots.uct import SHORT_EXPLORE, SHORT_ROLLOUT
from ...bots.weights import has_weights, weights_of
from ...core.engine import State
from ...core.frames import CHANCE
from ...core.game import Game
from ...core.guided_tree import can_guide, guided_tree_for
from ...core.search_tree import SearchTree
from .learned import LearnedJudge, shares_of_win

SEARCHES = 4  # independent ones for a judgement
LEAST = 1e-6  # no share is taken for nothing while the game goes on


@dataclass(frozen=True)
class Chances:
    """Per seat: the chance of winning, and its standard error."""

    of: tuple[float, ...]
    error: tuple[float, ...]


@cache
def calibrations() -> dict[str, Any]:
    """Game → option → choice → how judgements become chances there, and where that comes from."""
    return tomllib.loads((Path(__file__).parent / "calibration.toml").read_text("utf-8"))


def calibration_of(game: Game) -> dict[str, Any] | None:
    """The calibration for the way in which the table is laid; None where nobody has made one."""
    for option, by_choice in calibrations().get(game.spec.id, {}).items():
        if game.options.get(option) in by_choice:
            return dict(by_choice[game.options[option]])
    return None


def chances_from(shares: Sequence[float], power: float, favour: Sequence[float]) -> list[float]:
    """Shares of standings as chances of winning, which add up to 1."""
    raised = [more * max(share, LEAST) ** power for share, more in zip(shares, favour, strict=True)]
    return [value / sum(raised) for value in raised]


class Judge:
    """Judges positions of one game; the same seed gives the same judgements."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        fitted = calibration_of(game) or {"power": 1.0, "favour": [1.0] * game.num_seats}
        self.power, self.favour = float(fitted["power"]), list(fitted["favour"])
        self._rng = Random(seed)
        self._learned = LearnedJudge(game) if has_weights(game) else None
        self._weights = weights_of(game).row if can_guide(game) else None

    def chances(self, state: State, simulations: int) -> Chances:
        """Every seat's chance; certain when the game is over."""
        won = shares_of_win(self.game, state)
        if won is not None:
            return Chances(tuple(won), (0.0,) * self.game.num_seats)
        if self._learned is not None:
            return _mean(list(zip(*self._learned.judgements(state, simulations, self._rng), strict=True)))
        each = max(2, simulations // SEARCHES)
        found = [chances_from(self.shares(state, each), self.power, self.favour) for _ in range(SEARCHES)]
        return _mean(list(zip(*found, strict=True)))

    def shares(self, state: State, simulations: int) -> list[float]:
        """What one search makes of a position: the payoff of its best line for each seat."""
        game, tree = self.game, self._searched(state, simulations)
        tried = [tree.root_actions(seat) for seat in range(game.num_seats)]
        if game.to_act(state) == CHANCE:
            visits = sum(n for _, n, _ in tried[0])
            return [sum(n * mean for _, n, mean in rows) / visits for rows in tried]
        best = max(range(len(tried[0])), key=lambda i: tried[0][i][1])
        return [rows[best][2] for rows in tried]

    def _searched(self, state: State, simulations: int) -> SearchTree:
        """A search as the game's opponents make it."""
        if self._weights is not None:
            guided = guided_tree_for(self.game, ROOM * simulations, self._rng, self._weights)
            guided.set_root(state)
            guided.go_on(simulations, TURNS, EXPLORE)
            return guided
        tree = self.game.search_tree(simulations + 2, self._rng)
        tree.set_root(state)
        tree.grow(simulations, SHORT_ROLLOUT, SHORT_EXPLORE)
        return tree


def _mean(by_seat: list[tuple[float, ...]]) -> Chances:
    means, errors = zip(*(mean_of(values) for values in by_seat), strict=True)
    return Chances(tuple(means), tuple(errors))


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean of several judgements, and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
