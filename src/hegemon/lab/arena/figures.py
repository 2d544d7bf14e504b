"""What results prove: shares with intervals, exact and sequential tests."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, log, sqrt

Z95 = 1.959964  # standard deviations on both sides of 95 % of a normal distribution
ERROR = 0.01  # of either kind, in the sequential test
GAIN = 0.2  # the sequential test asks: the fair share, or so much of the way from there to winning always?


@dataclass(frozen=True)
class Interval:
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} [{self.low:.1%}, {self.high:.1%}]"


def wilson(won: float, games: int) -> Interval:
    """The share won, with Wilson's interval."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, spread = won / games, Z95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def chance_of(won: float, games: int, fair: float) -> float:
    """How probable at least so many wins are for a bot that wins its fair share (exact; half a win is dropped)."""
    return min(1.0, sum(comb(games, k) * fair**k * (1 - fair) ** (games - k) for k in range(int(won), games + 1)))


@dataclass(frozen=True)
class Verdict:
    """A sequential probability ratio test: is the share the fair one, or at least `better`?"""

    better: float
    log_ratio: float
    bound: float

    @property
    def word(self) -> str:
        """What it comes to so far."""
        if self.log_ratio >= self.bound:
            return "stronger"
        return "not stronger" if self.log_ratio <= -self.bound else "open"


def sequential(won: float, games: int, fair: float) -> Verdict:
    """Wald's test with equal errors of both kinds; a shared win counts in parts on both sides."""
    better = fair + GAIN * (1 - fair)
    ratio = won * log(better / fair) + (games - won) * log((1 - better) / (1 - fair))
    return Verdict(better, ratio, log((1 - ERROR) / ERROR))
