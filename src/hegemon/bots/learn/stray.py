"""Learning by straying: every seat of a game plays by weights of its own, each somewhat larger or smaller than the best
so far, and a regression tells of which more or of which less has won. Unlike the fit (`fit.py`) it asks what to play
by, not what went with winning: whoever is ahead has most of everything, and that teaches nothing about what to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

DOUBT = 0.7  # standard errors: what is told less surely than this changes nothing
BOLDNESS = 0.15  # how much the logarithm of a weight changes for each further standard error
RIDGE = 30.0
BOTH = 2**0.5  # results and points tell nearly the same, each with an error of its own


@dataclass
class Strays:
    """Games whose seats strayed, one row for each."""

    signs: Any  # games x seats x weights: by how many strays one was larger, at the beginning of a game and at its end
    result: Any  # games x seats
    points: Any  # games x seats: the scores at the end, which tell more than who won


def strayed(weights: Any, signs: Any, stray: float) -> Any:
    """The weights, each as much larger or smaller as its sign says: first those at the beginning of a game, then those
    at its end."""
    early, change = np.split(np.asarray(weights, float), 2)
    begin, end = np.split(np.exp(stray * np.asarray(signs)), 2)
    return np.concatenate([early * begin, (early + change) * end - early * begin])


def told(signs: Any, target: Any) -> Any:
    """By how many standard errors more of each weight is better, as far as the target tells: within a game, with what
    every seat is used to taken off."""
    target = target - target.mean(axis=0)
    target = target - target.mean(axis=1, keepdims=True)
    x = (signs - signs.mean(axis=1, keepdims=True)).reshape(-1, signs.shape[2])
    y = target.reshape(-1)
    inverse = np.linalg.inv(x.T @ x + RIDGE * np.eye(x.shape[1]))
    slope = inverse @ (x.T @ y)
    seats = target.shape[1]
    noise = (y - x @ slope).var() * seats / max(1, seats - 1)  # the last seat's share follows from the others'
    return slope / np.sqrt(noise * np.diag(inverse) + 1e-12)


def whole_step(strays: Strays) -> Any:
    """By how much the logarithm of every weight should change."""
    sure = (told(strays.signs, strays.result) + told(strays.signs, strays.points.astype(float))) / BOTH
    return BOLDNESS * np.sign(sure) * np.maximum(0.0, np.abs(sure) - DOUBT)
