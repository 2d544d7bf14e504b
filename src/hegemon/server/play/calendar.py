"""Time that counts and time that does not: weekends off, and the days on which somebody is away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

MINUTE = 60_000
DAY = 24 * 60 * MINUTE  # milliseconds
SATURDAY = 5  # days after Monday
THURSDAY = 3  # the first of January 1970 was one


@dataclass(frozen=True)
class Calendar:
    """When a player's time stands still. Moments are milliseconds since 1970."""

    weekends_off: bool = False
    offset: int = 0  # minutes that the players' clocks are ahead of UTC, which decides when a weekend begins
    away_from: int = 0
    away_until: int = 0

    def _off(self, at: int) -> bool:
        """Does time stand still at this moment?"""
        day = (at + self.offset * MINUTE) // DAY
        weekend = self.weekends_off and (day + THURSDAY) % 7 >= SATURDAY
        return weekend or self.away_from <= at < self.away_until

    def _next_change(self, at: int) -> int | None:
        """The next moment at which that may change."""
        midnight = ((at + self.offset * MINUTE) // DAY + 1) * DAY - self.offset * MINUTE
        ends = [midnight] if self.weekends_off else []
        ends += [end for end in (self.away_from, self.away_until) if end > at]
        return min(ends, default=None)

    def _stretches(self, start: int) -> Iterator[tuple[int, int | None, bool]]:
        """From a moment on: when a stretch begins and ends, and whether it counts."""
        at = start
        while True:
            end = self._next_change(at)
            yield at, end, not self._off(at)
            if end is None:
                return
            at = end

    def due(self, start: int, counted: int) -> int:
        """The moment at which so much counted time has passed."""
        left = counted
        for begin, end, counts in self._stretches(start):
            if counts:
                if end is None or begin + left <= end:
                    return begin + left
                left -= end - begin
        raise AssertionError("time goes on for ever")

    def passed(self, start: int, end: int) -> int:
        """How much counted time lies between two moments."""
        total = 0
        for begin, stop, counts in self._stretches(start):
            if begin >= end:
                break
            if counts:
                total += (end if stop is None else min(stop, end)) - begin
        return total
