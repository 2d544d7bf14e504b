"""Probes and rounds. All times are CPU time of this process, so that a busy machine disturbs little. Peers are measured
in the same rounds and ratios are taken inside each round, because absolute numbers move with the machine."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import median
from time import process_time

Counts = Mapping[str, int]


@dataclass
class Probe:
    """Something to measure. `work` does a small piece and tells how many of each unit it did."""

    name: str
    work: Callable[[], Counts]
    rates: dict[str, list[float]] = field(default_factory=dict)

    def measure(self, seconds: float) -> None:
        """One repeat of at least `seconds`; appends one rate per unit."""
        gc.collect()
        totals: dict[str, int] = {}
        begin = now = process_time()
        while now - begin < seconds:
            for unit, count in self.work().items():
                totals[unit] = totals.get(unit, 0) + count
            now = process_time()
        for unit, count in totals.items():
            self.rates.setdefault(unit, []).append(count / (now - begin))

    def rate(self, unit: str) -> float:
        """Median rate per second."""
        return median(self.rates[unit])

    def spread(self, unit: str) -> tuple[float, float]:
        """Slowest and fastest repeat."""
        return min(self.rates[unit]), max(self.rates[unit])


def run_rounds(probes: list[Probe], rounds: int, seconds: float) -> Iterator[Probe]:
    """Measure all probes in turn, several times; yields before each so that a caller can show progress."""
    for probe in probes:
        probe.work()  # lazy tables, first compilations
    for _ in range(rounds):
        for probe in probes:
            yield probe
            probe.measure(seconds)


def ratio(a: Probe, unit_a: str, b: Probe, unit_b: str) -> float:
    """Median over the rounds of a's rate by b's rate in the same round."""
    return median(x / y for x, y in zip(a.rates[unit_a], b.rates[unit_b], strict=True))


def calls(name: str, function: Callable[[], object], batch: int) -> Probe:
    """A probe for a cheap call: `batch` calls at a time, counted as `calls`."""

    def work() -> Counts:
        for _ in range(batch):
            function()
        return {"calls": batch}

    return Probe(name, work)
