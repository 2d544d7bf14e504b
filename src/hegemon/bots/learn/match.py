"""Is one way of playing stronger than another? A match with the seats rotated, ended by a sequential test."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from ...core.language import Message, msg
from .selfplay import AnyStage, Manner


@dataclass
class Match:
    """The result of a match: the share of the challenger, whose fair share is one among all seats."""

    games: int
    won: float
    fair: float
    distinct: int
    ended: int
    turns: float
    evidence: float  # log-likelihood ratio of "stronger" against "equal"
    judged: tuple[float, float]  # positions judged a turn: challenger, others
    seconds: float

    @property
    def share(self) -> float:
        """Of the games, won by the challenger."""
        return self.won / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % Wilson interval of the share."""
        return wilson(self.won, self.games)

    @property
    def is_better(self) -> bool:
        """Is the challenger better than its fair share at p < 0.01?"""
        return wilson(self.won, self.games, 2.326)[0] > self.fair

    def message(self) -> Message:
        """In one line."""
        low, high = self.interval
        return msg(
            "term-match", won=f"{self.won:g}", games=self.games, share=f"{self.share:.2f}", low=f"{low:.2f}",
            high=f"{high:.2f}", fair=f"{self.fair:.2f}", distinct=self.distinct, ended=self.ended,
            turns=round(self.turns), own=round(self.judged[0]), other=round(self.judged[1]),
            seconds=round(self.seconds),
        )  # fmt: skip


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which a share lies, by the number of games."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def evidence(won: float, games: int, fair: float, better: float) -> float:
    """Log-likelihood ratio of a true share `better` against the fair one."""
    return won * log(better / fair) + (games - won) * log((1 - better) / (1 - fair))


def play_match(
    stages: list[AnyStage],
    challenger: Manner,
    other: Manner,
    most_games: int,
    seed: int,
    bound: float = 4.6,
    better: float = 0.0,
    loose: int = 0,
) -> Match:
    """The challenger alone against others, in every seat in turn and on every stage, until the evidence is beyond the
    bound."""
    seats = stages[0].game.num_seats
    fair = 1.0 / seats
    better = better or min(0.9, 1.3 * fair)
    rng, keys, began = Random(seed), set(), time.perf_counter()
    won, ended, turns, games, used = 0.0, 0, 0, 0, [0, 0]
    while games < most_games:
        opening, stage = rng.getrandbits(31), stages[games // seats % len(stages)]
        for seat in range(seats):  # the same opening in every seat
            manners = [challenger if k == seat else other for k in range(seats)]
            for k in range(seats):
                stage.used[k] = 0
            result, key = stage.play(manners, opening, loose or 1 + opening % (2 * seats))
            won, games = won + result[seat], games + 1
            keys.add(key)
            ended, turns = ended + stage.ended, turns + stage.turns
            mine = int(stage.used[seat])
            used = [used[0] + mine, used[1] + sum(int(stage.used[k]) for k in range(seats)) - mine]
        if abs(evidence(won, games, fair, better)) > bound:
            break
    found = evidence(won, games, fair, better)
    a_turn = (used[0] * seats / turns, used[1] * seats / turns / (seats - 1))
    return Match(games, won, fair, len(keys), ended, turns / games, found, a_turn, time.perf_counter() - began)
