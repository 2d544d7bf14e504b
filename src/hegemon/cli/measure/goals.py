"""The goals as ratios inside one run: what is reached against which peer."""

from __future__ import annotations

from dataclasses import dataclass

from .own import Start
from .probes import Probe, ratio

MAX_COLD_SECONDS = 40.0
MAX_COLD_PER_LINE = 0.025


@dataclass(frozen=True)
class Goal:
    """A measured ratio with the floor it must reach (or the ceiling it must not pass) and what would be splendid."""

    id: str
    what: str
    value: float
    floor: float
    stretch: float
    ceiling: bool = False

    @property
    def met(self) -> bool:
        """Is the floor reached?"""
        return self.value <= self.floor if self.ceiling else self.value >= self.floor


# id, what, our probe and unit, the peer's probe and unit, floor, stretch
FASTER = [
    ("G1", "compiled loop / catanatron", "compiled loop", "decisions", "catanatron", "decisions", 100, 250),
    ("G3", "stepwise / catanatron", "stepwise", "decisions", "catanatron", "decisions", 20, 40),
    ("G3", "stepwise / OpenSpiel go 9x9", "stepwise", "decisions", "OpenSpiel go 9x9", "decisions", 1.0, 1.5),
    ("G3", "stepwise / OpenSpiel chess", "stepwise", "decisions", "OpenSpiel chess", "decisions", 3.0, 5.0),
    ("G3", "stepwise / OpenSpiel quoridor", "stepwise", "decisions", "OpenSpiel quoridor", "decisions", 0.0, 1.3),
    ("G4", "plain / catanatron", "plain, stepwise", "decisions", "catanatron", "decisions", 4, 8),
    ("G4", "plain / python-chess", "plain, stepwise", "decisions", "python-chess", "decisions", 3, 6),
    ("G6", "search decisions / quoridor MCTS", "search", "decisions", "OpenSpiel quoridor MCTS", "decisions", 1, 3),
    ("G6", "simulations / chess MCTS", "search", "simulations", "OpenSpiel chess MCTS", "simulations", 10, 40),
]
# the same for times of a call: ours over the peer's, to be small
QUICKER = [
    ("G5", "copy inside / OpenSpiel chess clone", "copy inside", "OpenSpiel chess clone", 0.1, 0.03),
    ("G5", "copy from Python / catanatron copy", "copy from Python", "catanatron copy", 1 / 20, 1 / 80),
    ("G5", "copy from Python / OpenSpiel chess clone", "copy from Python", "OpenSpiel chess clone", 3.0, 1.0),
]


def goals(probes: list[Probe], start: dict[str, Start], lines: int) -> list[Goal]:
    """Every goal for which both sides were measured."""
    named = {probe.name: probe for probe in probes}
    found = [
        Goal(id, what, ratio(named[ours], unit, named[peer], peer_unit), floor, stretch)
        for id, what, ours, unit, peer, peer_unit, floor, stretch in FASTER
        if ours in named and peer in named
    ]
    found += [
        Goal(id, what, 1 / ratio(named[ours], "calls", named[peer], "calls"), floor, stretch, ceiling=True)
        for id, what, ours, peer, floor, stretch in QUICKER
        if ours in named and peer in named
    ]
    if "compiled loop" in named and "search" in named:
        share = ratio(named["search"], "decisions", named["compiled loop"], "decisions")
        found.append(Goal("G7", "decisions in search / in the compiled loop", share, 0.6, 0.8))
    if "cold" in start:
        cold = start["cold"].cpu
        found.append(Goal("G12", "cold compile, CPU seconds", cold, MAX_COLD_SECONDS, 20.0, ceiling=True))
        found.append(Goal("G12", "cold compile, s per rule line", cold / lines, MAX_COLD_PER_LINE, 0.019, ceiling=True))
    return sorted(found, key=lambda goal: int(goal.id[1:]))
