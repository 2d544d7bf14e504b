"""A small net beside the weights that were fitted to results: cells that see a seat's features and count what is beyond
a threshold, so that what belongs together counts together (`core/kernel/judgement.py` asks it where a trial ends).
Learned from games by gradient descent (Adam), NumPy alone; a fifth of the games tells when to stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .fit import RARE, Sample

HELD_OUT = 5  # every fifth game
BATCH = 512
RATE = 0.002
HOLD = 0.001  # how strongly the numbers of a cell are held towards nothing
MEMORY, SQUARES = 0.9, 0.999  # of Adam's two means
TINY = 1e-8
NOTHING = 1e-12  # what a cell gives that nothing has spoken for


@dataclass
class Part:
    """Positions as a net sees them."""

    seen: Any  # positions x seats x inputs: the features, each by how much it varies, and how far the game has come
    said: Any  # positions x seats: what the weights say
    result: Any


@dataclass
class Net:
    """The cells while they are learned: what each sees, from where on it counts, and what it gives."""

    sees: Any  # inputs x cells
    start: Any
    gain: Any

    def merits(self, part: Part) -> Any:
        """What is said of every seat."""
        return np.maximum(part.seen @ self.sees + self.start, 0.0) @ self.gain + part.said

    def surprise(self, part: Part) -> float:
        """About the results, in natural units."""
        return float(-(part.result * np.log(np.maximum(_chances(self.merits(part)), 1e-9))).sum(axis=1).mean())

    def slopes(self, part: Part) -> list[Any]:
        """By how much the surprise grows with each number."""
        before = part.seen @ self.sees + self.start
        after = np.maximum(before, 0.0)
        wrong = (_chances(after @ self.gain + part.said) - part.result) / len(part.result)
        back = (wrong[:, :, None] * self.gain * (before > 0.0)).reshape(-1, len(self.gain))
        flat = part.seen.reshape(-1, part.seen.shape[2])
        return [
            flat.T @ back + HOLD * self.sees,
            back.sum(axis=0),
            np.einsum("ps,psc->c", wrong, after) + HOLD * self.gain,
        ]

    def copy(self) -> Net:
        """As it is now."""
        return Net(self.sees.copy(), self.start.copy(), self.gain.copy())

    def cells(self, scale: Any) -> list[list[float]]:
        """As the planner takes them: gain, threshold, how that changes in the course of a game, and the features. Those
        that have come to nothing are left out."""
        sees, later = self.sees[:-1] / scale[:, None], self.sees[-1]
        return [
            [float(number) for number in (self.gain[k], self.start[k], later[k], *sees[:, k])]
            for k in range(len(self.gain))
            if abs(self.gain[k]) > NOTHING
        ]


def _chances(merits: Any) -> Any:
    whole = np.exp(merits - merits.max(axis=1, keepdims=True))
    return whole / whole.sum(axis=1, keepdims=True)


def _seen(sample: Sample, weights: Any, scale: Any) -> Part:
    number = sample.features.shape[2]
    said = sample.features @ weights[:number] + (sample.features @ weights[number:]) * sample.progress[:, None]
    progress = np.broadcast_to(sample.progress[:, None, None], (*sample.features.shape[:2], 1))
    seen = np.concatenate([sample.features / scale, progress], axis=2).astype(np.float32)
    return Part(seen, said.astype(np.float32), sample.result.astype(np.float32))


def _scale(samples: list[Sample]) -> Any:
    """How much each feature varies; one that hardly does is not seen."""
    flat = np.concatenate([s.features.reshape(-1, s.features.shape[2]) for s in samples])
    scale = flat.std(axis=0, dtype=float)
    return np.where(scale < RARE, np.inf, scale)


def _surprise(net: Net, parts: list[Part]) -> float:
    return sum(net.surprise(part) * len(part.result) for part in parts) / sum(len(part.result) for part in parts)


def learn_net(samples: list[Sample], weights: Any, cells: int, rounds: int, seed: int) -> tuple[Any, list[float]]:
    """Cells that tell the results of games which they have not seen best; the samples may differ in their number of
    seats. Beside them the surprise about these games, before and after every round."""
    scale, lots = _scale(samples), np.random.default_rng(seed)
    held = [_seen(s.part(s.game % HELD_OUT == 0), weights, scale) for s in samples]
    taught = [_seen(s.part(s.game % HELD_OUT != 0), weights, scale) for s in samples]
    inputs = held[0].seen.shape[2]
    net = Net(lots.normal(0.0, inputs**-0.5, (inputs, cells)).astype(np.float32), *np.zeros((2, cells), np.float32))
    best, course, mean = net.copy(), [_surprise(net, held)], _Mean(net)
    for _ in range(rounds):
        for part, chosen in _batches(taught, lots):
            mean.step(net, net.slopes(Part(part.seen[chosen], part.said[chosen], part.result[chosen])))
        course.append(_surprise(net, held))
        if course[-1] <= min(course):
            best = net.copy()
    return best.cells(scale), course


def _batches(parts: list[Part], lots: Any) -> list[tuple[Part, Any]]:
    """All positions once, in any order; those of one batch have as many seats."""
    batches = [
        (part, chosen)
        for part in parts
        for chosen in np.array_split(lots.permutation(len(part.result)), max(1, len(part.result) // BATCH))
    ]
    return [batches[k] for k in lots.permutation(len(batches))]


class _Mean:
    """Adam: steps by the mean of the slopes so far, as large as they are steady."""

    def __init__(self, net: Net) -> None:
        self.means = [np.zeros_like(x) for x in (net.sees, net.start, net.gain)]
        self.squares = [np.zeros_like(x) for x in (net.sees, net.start, net.gain)]
        self.steps = 0

    def step(self, net: Net, slopes: list[Any]) -> None:
        """A little downhill."""
        self.steps += 1
        for k, (numbers, slope) in enumerate(zip((net.sees, net.start, net.gain), slopes, strict=True)):
            self.means[k] = MEMORY * self.means[k] + (1 - MEMORY) * slope
            self.squares[k] = SQUARES * self.squares[k] + (1 - SQUARES) * slope**2
            mean, square = self.means[k] / (1 - MEMORY**self.steps), self.squares[k] / (1 - SQUARES**self.steps)
            numbers -= (RATE * mean / (np.sqrt(square) + TINY)).astype(numbers.dtype)
