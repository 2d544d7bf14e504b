"""What a fight would come to: exact chances where dice fall, the strengths on both sides where none do."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from .language.message import Message


@dataclass(frozen=True)
class Side:
    """One side's strength in its parts (units, leader, walls, culture …): they add up to the strength."""

    who: str  # key of the side's name
    parts: tuple[tuple[Message, int], ...] = ()

    @property
    def strength(self) -> int:
        """The sum of the parts."""
        return sum(value for _, value in self.parts)


@dataclass(frozen=True)
class Odds:
    """Both sides, and the exact chance of each end (in a fight without dice one end has them all)."""

    sides: tuple[Side, ...]
    ends: tuple[tuple[Message, Fraction], ...]
    losses: dict[str, dict[int, Fraction]] = field(default_factory=dict)  # name of a side → units lost → chance
    at: str = ""  # key of the place, of a fight that has begun
