"""Learning a game by self-play, generation after generation: play, fit, and keep the new weights if they win a match.

Everything lies in a folder, file by file, so that a run can be stopped at any time and goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ...core.game import Game
from ...core.guided_tree import can_guide
from ..weights import BY_HAND, Weights, has_weights, weights_of
from .fit import Sample, calibrated, fit, joined, loss, read_sample, returns
from .match import Match, play_match
from .searched import SearchedStage
from .selfplay import AnyStage, Manner, Stage, gather, gather_strays
from .stray import Strays, strayed, whole_step

KEPT = 3  # generations whose games are learned from, and whose brains are played against
GATE_GAMES = 60  # at most, unless a course says otherwise
GATE_HEAT = 0.01
UNDECIDED = 1e9  # evidence that no match brings: all its games are played
SAVED = "curve.json"


@dataclass(frozen=True)
class Course:
    """How a run learns."""

    games: int = 120  # of a generation
    width: int = 3
    heat: float = 0.05  # logits of noise between whole turns
    wild: float = 0.06  # of the turns: any of the best ones
    fade: float = 0.95  # how much of a target is the result, turn by turn
    samples: int = 1
    most_turns: int = 300
    first_turns: int = 0  # the first games are cut sooner, for the typed estimate tells seats apart that never win
    seed: int = 1
    gate: int = GATE_GAMES  # games of the match that decides about a generation
    stray: float = 0.0  # by how much the logarithms of weights stray; 0: learn from positions, not from strays
    steps: tuple[float, ...] = (1.0,)  # parts of the way to the fresh weights that are tried


def _stage(game: Game, brains: list[list[float]], course: Course) -> AnyStage:
    """Where the games of a run are played."""
    if can_guide(game):
        return SearchedStage(game, brains, course.most_turns)
    return Stage(game, brains, course.most_turns, max(4, course.width), samples=course.samples)


class Training:
    """A run in a folder."""

    def __init__(
        self,
        games: list[Game],
        folder: Path,
        course: Course,
        tell: Callable[[str], None],
        commit: str = "",
        start: Weights | None = None,
    ) -> None:
        """The games are one ruleset, its table laid in one way or in several. Learning begins with the game's own
        estimate, or with the weights of `start`: rough ones, or what an earlier run has found."""
        self.games, self.folder, self.course, self.tell, self.commit = games, folder, course, tell, commit
        self.names = games[0].features.names
        self.start = start
        self.brains: list[list[float]] = []  # accepted, the newest last
        self.curve: list[dict[str, Any]] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / SAVED).is_file():
            told = json.loads((folder / SAVED).read_text("utf-8"))
            self.brains, self.curve = told["brains"], told["curve"]
        elif start is not None:
            self.brains, self.curve = [start.row], list(start.run.get("curve", []))
        zeros = [[0.0] * (2 * len(self.names))] * max(KEPT, games[0].num_seats)
        self.stages = [_stage(game, zeros, course) for game in games]

    def run(self, minutes: float) -> Weights:
        """Generations until the time is over; the best weights."""
        end = time.perf_counter() + 60 * minutes
        self.stages[0].play(
            [Manner(BY_HAND, 1)] * self.games[0].num_seats, 0, 0
        )  # nothing is compiled while games are timed
        while time.perf_counter() < end or not self.curve:
            self.generation(len(self.curve))
        return self.best()

    def generation(self, number: int) -> None:
        """One generation: games, fit, match."""
        course, began = self.course, time.perf_counter()
        self._seat_brains()
        pool = min(KEPT, len(self.brains))
        begins = not any(row["accepted"] for row in self.curve)
        self._cut(course.first_turns or course.most_turns if begins else course.most_turns)
        sample, told = self._gathered(number, pool)
        self._cut(course.most_turns)
        fresh, tried = self._chosen(self._proposed(number), number)
        match = self._gate(fresh, number)
        accepted = match.won >= match.fair * match.games or not self.brains
        told = {**told, "fade": course.fade, "loss": round(loss(sample, np.asarray(fresh)), 4)}
        told = {**told, **tried, "match": match.message().wire(), "accepted": accepted}
        self.curve.append({"generation": number, **told, "seconds": round(time.perf_counter() - began)})
        if accepted:
            self.brains = [*self.brains, fresh]
        whole = json.dumps({"brains": self.brains, "curve": self.curve, "course": asdict(course)})
        (self.folder / SAVED).write_text(whole, "utf-8")
        self.best().save(self.folder / "weights.json")
        self.tell(json.dumps(self.curve[-1]))

    def _gathered(self, number: int, pool: int) -> tuple[Sample, dict[str, Any]]:
        """The games of a generation, which are kept."""
        course, seed = self.course, self.course.seed + 1000 * number
        if course.stray > 0.0 and self.brains:
            manner = Manner(width=course.width, heat=course.heat, wild=course.wild)
            sample, strays, told = gather_strays(self.stages, self.brains[-1], course.stray, course.games, seed, manner)
            np.savez_compressed(self._strays(number), **asdict(strays))
            told = {**told, "stray": course.stray}
        else:
            sample, told = gather(self.stages, pool, course.games, seed, course.heat, course.wild, course.width)
        np.savez_compressed(self._file(number), **asdict(sample))
        return sample, told

    def _proposed(self, number: int) -> list[list[float]]:
        """Fresh weights, at several parts of the way from the best so far."""
        if self._strays(number).is_file():
            with np.load(self._strays(number)) as kept:
                step = whole_step(Strays(kept["signs"], kept["result"], kept["points"]))
            return [list(map(float, strayed(self.brains[-1], step, part))) for part in self.course.steps]
        fresh = np.asarray(self._fitted(number))
        before = np.asarray(self.brains[-1] if self.brains else fresh)
        return [list(map(float, before + part * (fresh - before))) for part in self.course.steps]

    def _chosen(self, proposed: list[list[float]], number: int) -> tuple[list[float], dict[str, Any]]:
        """The proposal that does best in a short match against the best so far, and how all did."""
        if len(proposed) == 1 or not self.brains:
            return proposed[-1], {}
        width, seed, shares = self.course.width, self.course.seed + 1000 * number + 300, []
        self._seat_brains()
        for fresh in proposed:
            self._seat(1, fresh)
            manners = Manner(1, width, heat=GATE_HEAT), Manner(0, width, heat=GATE_HEAT)
            match = play_match(self.stages, *manners, max(2, self.course.gate // 2), seed, bound=UNDECIDED)
            shares.append((match.won, match.games))
        most = max(range(len(shares)), key=lambda k: shares[k][0] / shares[k][1])
        tried = [
            {"step": part, "won": won, "games": games}
            for part, (won, games) in zip(self.course.steps, shares, strict=True)
        ]
        return proposed[most], {"tried": tried, "step": self.course.steps[most]}

    def best(self) -> Weights:
        """The newest weights that were accepted, with the run that made them."""
        number = len(self.names)
        brain = self.brains[-1]
        run = {
            "commit": self.commit,
            "options": [game.options for game in self.games],
            "course": asdict(self.course),
            "games": sum(row["games"] for row in self.curve),
            "curve": self.curve,
            **self._beginning(),
        }
        early, change = brain[:number], brain[number:]
        if not has_weights(self.games[0]):
            return Weights(self.names, early, change, run)
        shipped = weights_of(self.games[0])
        kept = {name: told for name, told in shipped.run.items() if name.startswith("foretold")}
        return replace(shipped, early=early, change=change, run={**run, **kept})  # the rest is not for planning

    def _beginning(self) -> dict[str, Any]:
        """The rough weights with which all learning began, if it did not begin with the game's own estimate."""
        if self.start is None:
            return {}
        if "curve" in self.start.run:
            return {"start": self.start.run["start"]} if "start" in self.start.run else {}
        return {"start": self.start.told}

    def proof(self, games: int = GATE_GAMES) -> Match:
        """The best weights against where learning began, the game's own estimate."""
        self._seat_brains()
        width = self.course.width
        return play_match(
            self.stages, Manner(0, width, heat=GATE_HEAT), Manner(BY_HAND, width, heat=GATE_HEAT), games, 77
        )

    def _seat_brains(self) -> None:
        for row, brain in enumerate(reversed(self.brains[-KEPT:])):
            self._seat(row, brain)

    def _seat(self, row: int, brain: list[float]) -> None:
        for stage in self.stages:
            stage.set_brain(row, brain)

    def _cut(self, turns: int) -> None:
        """A longer game is cut."""
        for stage in self.stages:
            stage.most_turns = turns

    def _fitted(self, number: int) -> list[float]:
        """Weights from the games of the last generations (of the first one: from its results alone)."""
        last = range(max(0, number - KEPT + 1), number + 1)
        sample = joined([read_sample(self._file(k)) for k in last if self._file(k).is_file()])
        start = calibrated(sample, np.asarray(self.brains[-1] if self.brains else [0.0] * (2 * len(self.names))))
        target = returns(sample, start, self.course.fade) if self.brains else sample.result
        return [float(w) for w in fit(sample, target, start, self.games[0].features.goods)]

    def _file(self, number: int) -> Path:
        """The games of a generation; those of an earlier run lie elsewhere."""
        return self.folder / f"games-{number}.npz"

    def _strays(self, number: int) -> Path:
        """How the seats of a generation strayed, if they did."""
        return self.folder / f"strays-{number}.npz"

    def _gate(self, fresh: list[float], number: int) -> Match:
        """The fresh weights against the best so far (the first ones: against the game's own estimate)."""
        self._seat_brains()
        self._seat(1, fresh)
        width, seed = self.course.width, self.course.seed + 1000 * number + 500
        other = Manner(0 if self.brains else BY_HAND, width, heat=GATE_HEAT)
        return play_match(self.stages, Manner(1, width, heat=GATE_HEAT), other, self.course.gate, seed, bound=2.3)
