"""What results prove: shares with intervals, exact and sequential tests."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, exp, log, sqrt

Z95 = 1.959964  # standard deviations on both sides of 95 % of a normal distribution
ERROR = 0.01  # of either kind, in the sequential test
GAIN = 0.2  # "not stronger": the true share is hardly so much of the way from the fair one to winning always
STEPS = 400  # true shares among which the sequential test spreads its bet


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
    """Two sequential tests, each with an error of 1 % however often one looks: is the share more than the fair one,
    and is it less than `better`?"""

    better: float
    gain: float  # log of what a bet against the fair share has come to
    log_ratio: float  # of `better` against the fair share
    bound: float

    @property
    def word(self) -> str:
        """What they come to so far."""
        if self.gain >= self.bound:
            return "stronger"
        return "not stronger" if self.log_ratio <= -self.bound else "open"


def sequential(won: float, games: int, fair: float) -> Verdict:
    """The verdict after some games; a shared win counts in parts on both sides."""
    better = fair + GAIN * (1 - fair)
    return Verdict(better, log_gain(won, games, fair), log_ratio(won, games, fair, better), -log(ERROR))


def log_ratio(won: float, games: int, fair: float, true: float) -> float:
    """How much likelier the result is with this true share than with the fair one, as a logarithm."""
    return won * log(true / fair) + (games - won) * log((1 - true) / (1 - fair))


def log_gain(won: float, games: int, fair: float) -> float:
    """What one unit has become that was bet on all true shares above the fair one alike. Without a difference it
    reaches 100 with a probability of 1 % at most, whenever one stops (Ville's inequality): so a clear difference is
    known after a dozen games, a small one after some hundred."""
    width = (1 - fair) / STEPS
    logs = [log_ratio(won, games, fair, fair + (k + 0.5) * width) for k in range(STEPS)]
    highest = max(logs)
    return highest + log(sum(exp(x - highest) for x in logs) / STEPS)
