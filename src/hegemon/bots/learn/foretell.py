"""Learning to tell results: a row of weights and a net (`net.py`), fitted to how games ended.

Whoever is ahead has most of everything, so what goes with winning is not yet worth aiming at: a planner seeks out what
such a fit misjudges. Therefore it goes generation by generation. In each, more than half of the seats judge by the net
so far, too, where their turns end, and all stray from the weights that plan; what the net misjudged then loses, and the
next one knows. Everything lies in a folder, so that a run can be stopped at any time and goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ...core.errors import OptionError
from ...core.game import Game
from ...core.language import msg
from ..weights import Weights, weights_of
from .fit import Sample, calibrated, fit, joined, read_sample
from .net import learn_net
from .selfplay import Manner, Stage
from .stray import strayed

SAVED = "foretelling.json"
KEPT = 5  # generations whose games are learned from


@dataclass(frozen=True)
class Lesson:
    """How a run learns."""

    games: int = 300  # of every number of seats in a generation
    most_turns: int = 300  # a longer game is cut
    stray: float = 0.25  # by how much the logarithms of weights stray
    heat: float = 0.03  # logits of noise between whole turns
    wild: float = 0.04  # of the turns: any of the best ones
    with_net: float = 0.6  # of the seats, once there is one
    trusts: tuple[float, ...] = (0.2, 0.5)  # how far they trust it, by lot
    cells: int = 32
    rounds: int = 6  # of learning the net
    seed: int = 1


@dataclass
class Tally:
    """How those did who judged the ends of their turns by the net, and the others."""

    won: list[float]
    seats: list[int]

    def add(self, has_net: bool, result: float) -> None:
        """A seat of a game."""
        self.won[has_net] += result
        self.seats[has_net] += 1

    @property
    def shares(self) -> list[float | None]:
        """Of the games, won by one without the net, and by one with it (None: there was nobody)."""
        return [round(won / seats, 4) if seats else None for won, seats in zip(self.won, self.seats, strict=True)]


class Foretelling:
    """A run in a folder. The tables are one game, laid in several ways, with any numbers of seats."""

    def __init__(
        self, tables: list[Game], folder: Path, lesson: Lesson, tell: Callable[[dict[str, Any]], None], commit: str = ""
    ) -> None:
        self.folder, self.lesson, self.tell, self.commit = folder, lesson, tell, commit
        self.seats = sorted({table.num_seats for table in tables})
        self.tables = {seats: [table for table in tables if table.num_seats == seats] for seats in self.seats}
        self.goods, self.options = tables[0].features.goods, [table.options for table in tables]
        self.weights, self.fitted, self.cells = weights_of(tables[0]), list[float](), list[list[float]]()
        self.curve: list[dict[str, Any]] = []
        folder.mkdir(parents=True, exist_ok=True)
        self.who = {"game": tables[0].spec.id, "seats": self.seats}
        if (folder / SAVED).is_file():
            self._go_on()

    def _go_on(self) -> None:
        """With what an earlier run has learned."""
        try:
            told = json.loads((self.folder / SAVED).read_text("utf-8"))
        except ValueError:
            told = {}
        if told.get("who") != self.who:
            raise OptionError(msg("bad-run-folder", folder=self.folder.name))
        self.curve, self.fitted, self.cells = told["curve"], told["fitted"], told["cells"]

    def run(self, generations: int, apart: bool = False) -> Weights:
        """So many generations, those of earlier runs included; the weights with what was learned, for any number of
        seats or for those of the tables alone."""
        while len(self.curve) < generations:
            self._generation(len(self.curve))
        told = {"commit": self.commit, "options": self.options, "lesson": asdict(self.lesson), "curve": self.curve}
        if not apart:
            run = {**self.weights.run, "foretold": told}
            return replace(self.weights, fitted=self.fitted, cells=self.cells, run=run)
        known = {**self.weights.apart, **dict.fromkeys(self.seats, (self.fitted, self.cells))}
        run = {**self.weights.run, **{f"foretold:{seats}": told for seats in self.seats}}
        return replace(self.weights, apart=known, run=run)

    def _generation(self, number: int) -> None:
        """Games, a fit, a net."""
        shares = {str(seats): self._gather(number, seats) for seats in self.seats}
        samples = [self._sample(number, seats) for seats in self.seats]
        row = self._row(max(samples, key=lambda sample: int(sample.game.max())))
        cells, course = learn_net(samples, np.asarray(row), self.lesson.cells, self.lesson.rounds, self.lesson.seed)
        self.fitted, self.cells = row, cells
        surprise = [round(course[0], 4), round(min(course), 4)]
        self.curve.append({"generation": number, "games": self.lesson.games, "shares": shares, "surprise": surprise})
        fresh = self.folder / f"{SAVED}.new"
        fresh.write_text(json.dumps({"who": self.who, "curve": self.curve, "fitted": row, "cells": cells}), "utf-8")
        fresh.replace(self.folder / SAVED)  # whole, or not at all
        self.tell(self.curve[-1])

    def _row(self, sample: Sample) -> list[float]:
        """Weights that tell results best by themselves; the net adds to what they say."""
        start = calibrated(sample, np.asarray(self.weights.row))
        return [float(weight) for weight in fit(sample, sample.result, start, self.goods)]

    def _sample(self, number: int, seats: int) -> Sample:
        """What the last generations have left."""
        last = range(max(0, number - KEPT + 1), number + 1)
        return joined([read_sample(self._file(k, seats)) for k in last])

    def _file(self, number: int, seats: int) -> Path:
        return self.folder / f"games-{number}-{seats}.npz"

    def _gather(self, number: int, seats: int) -> list[float | None]:
        """The games of a generation with so many seats, kept in a file; the share of a seat without and with a net."""
        lesson, tally, parts = self.lesson, Tally([0.0, 0.0], [0, 0]), []
        rng = Random(f"{lesson.seed} {number} {seats}")
        for played, (stage, has_net, result) in enumerate(self._games(rng, seats)):
            features, progress = stage.noted()
            parts.append((features, progress, np.full(len(progress), played), stage.outcomes(result)))
            for seat in range(seats):
                tally.add(has_net[seat], result[seat])
        sample = Sample(*(np.concatenate([part[i] for part in parts]) for i in range(4)))
        np.savez_compressed(self._file(number, seats), **asdict(sample))
        return tally.shares

    def _games(self, rng: Random, seats: int) -> Iterator[tuple[Stage, list[bool], list[float]]]:
        """Each game: where it was played, which seats had a net, and how it ended."""
        lesson, row, lots = self.lesson, self.weights.row, np.random.default_rng(rng.getrandbits(31))
        brains = [row] * seats + [self.fitted or row]
        stages = [Stage(table, brains, lesson.most_turns, cells=self.cells) for table in self.tables[seats]]
        manner = Manner(width=1, heat=lesson.heat, wild=lesson.wild)
        for played in range(lesson.games):
            stage = stages[played % len(stages)]
            for seat in range(seats):
                stage.set_brain(seat, list(strayed(row, lots.choice([-1.0, 1.0], size=len(row)), lesson.stray)))
            has_net = [bool(self.cells) and rng.random() < lesson.with_net for _ in range(seats)]
            manners = [
                replace(manner, brain=seat, last=seats, trust=rng.choice(lesson.trusts) if has_net[seat] else 0.0)
                for seat in range(seats)
            ]
            result, _ = stage.play(manners, rng.getrandbits(31), rng.randrange(2 * seats + 1))
            yield stage, has_net, result
