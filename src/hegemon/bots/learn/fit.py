"""The fit: weights under which the features of a position tell each seat's chance best (softmax over the seats,
ridge-regularised, by Newton's method; NumPy alone)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

STEPS = 8
RIDGE = 20.0  # in games (all positions of a game share one result): how many speak for what was thought before
RIDGE_CHANGE = 60.0  # the same for what changes in the course of a game
CHUNK = 4_000
RARE = 0.05  # standard deviation of a feature that hardly ever varied: nothing is learned of it


@dataclass
class Sample:
    """Positions at the start of turns, game after game."""

    features: Any  # positions x seats x features
    progress: Any  # positions, 0..1
    game: Any  # positions: number of the game
    result: Any  # positions x seats: how the game ended

    def part(self, chosen: Any) -> Sample:
        """Only these positions."""
        return Sample(self.features[chosen], self.progress[chosen], self.game[chosen], self.result[chosen])


def read_sample(path: Path) -> Sample:
    """A sample from its file."""
    with np.load(path) as kept:
        return Sample(kept["features"], kept["progress"], kept["game"], kept["result"])


def joined(samples: list[Sample]) -> Sample:
    """Several samples as one; their games stay apart."""
    first, numbers = 0, []
    for sample in samples:
        numbers.append(sample.game + first)
        first += int(sample.game.max()) + 1 if len(sample.game) else 0
    return Sample(
        np.concatenate([s.features for s in samples]),
        np.concatenate([s.progress for s in samples]),
        np.concatenate(numbers),
        np.concatenate([s.result for s in samples]),
    )


def chances(sample: Sample, weights: Any) -> Any:
    """The chance of every seat in every position."""
    number = sample.features.shape[2]
    merit = sample.features @ weights[:number] + (sample.features @ weights[number:]) * sample.progress[:, None]
    merit = np.exp(merit - merit.max(axis=1, keepdims=True))
    return merit / merit.sum(axis=1, keepdims=True)


def returns(sample: Sample, weights: Any, fade: float) -> Any:
    """What each position led to: the result, blended with what was thought of the positions on the way there."""
    believed = chances(sample, weights)
    target = sample.result.astype(float).copy()
    for k in range(len(target) - 2, -1, -1):
        if sample.game[k] == sample.game[k + 1]:
            target[k] = (1.0 - fade) * believed[k + 1] + fade * target[k + 1]
    return target


def loss(sample: Sample, weights: Any) -> float:
    """Mean surprise about the results, in natural units."""
    return float(-(sample.result * np.log(np.maximum(chances(sample, weights), 1e-9))).sum(axis=1).mean())


def calibrated(sample: Sample, weights: Any) -> Any:
    """The same opinion with the confidence that the results bear out: all weights times one number."""
    tries = [weights * 2.0 ** (-k / 4) for k in range(-8, 25)]
    return min(tries, key=lambda scaled: loss(sample, scaled))


def fit(sample: Sample, target: Any, start: Any, goods: Any = ()) -> Any:
    """The weights that fit the targets best, held towards those that were thought right before: a planner seeks out
    whatever a fit to few games misjudges. Features numbered in `goods` never count against whoever has them."""
    number = sample.features.shape[2]
    scale = _scale(sample)
    both = np.concatenate([scale, scale])
    length = len(target) / len(np.unique(sample.game))
    ridge = length * np.concatenate([np.full(number, RIDGE), np.full(number, RIDGE_CHANGE)])
    weights = before = np.where(np.isinf(both), 0.0, start * np.where(np.isinf(both), 1.0, both))
    for _ in range(STEPS):
        gradient, curvature = ridge * (weights - before), np.diag(ridge)
        for first in range(0, len(target), CHUNK):
            rows = slice(first, first + CHUNK)
            more = _slope(sample.part(rows), target[rows], scale, weights)
            gradient, curvature = gradient + more[0], curvature + more[1]
        step = np.linalg.solve(curvature, gradient)
        weights = weights - step * min(1.0, 1.0 / (np.abs(step).max() + 1e-9))
        weights = never_against(weights, goods)
        if np.abs(step).max() < 1e-3:
            break
    return np.where(np.isinf(both), start, weights / both)


def never_against(weights: Any, goods: Any) -> Any:
    """The same weights, those of goods at least nothing from the beginning of a game to its end."""
    kept, number = weights.copy(), len(weights) // 2
    for k in goods:
        kept[k] = max(0.0, kept[k])
        kept[number + k] = max(-kept[k], kept[number + k])
    return kept


def _scale(sample: Sample) -> Any:
    """How much each feature varies; one that hardly does is taken as infinitely wide, so that it keeps the weight
    it had."""
    scale = sample.features.reshape(-1, sample.features.shape[2]).astype(float).std(axis=0)
    return np.where(scale < RARE, np.inf, scale)


def _slope(sample: Sample, target: Any, scale: Any, weights: Any) -> tuple[Any, Any]:
    """Gradient and curvature of the surprise in some positions."""
    plain = sample.features / scale
    x = np.concatenate([plain, plain * sample.progress[:, None, None]], axis=2)
    merit = x @ weights
    chance = np.exp(merit - merit.max(axis=1, keepdims=True))
    chance /= chance.sum(axis=1, keepdims=True)
    gradient = ((chance - target)[:, :, None] * x).sum(axis=(0, 1))
    mean = (chance[:, :, None] * x).sum(axis=1)
    wide = (x * np.sqrt(chance)[:, :, None]).reshape(-1, x.shape[2])
    return gradient, wide.T @ wide - mean.T @ mean
