"""What an action would cost and do, told before it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class PriceRow:
    """One line of a price."""

    what: str
    amount: int
    cite: str


@dataclass(frozen=True)
class Effect:
    """A certain change of what lies on the table."""

    what: str
    before: Any
    after: Any
    cite: str


@dataclass(frozen=True)
class Consequences:
    """Where an action certainly leads."""

    ends_turn: bool  # after it the turn is over
    chance: bool  # it hands over to chance


@dataclass(frozen=True)
class Preview:
    """Price, certain effects and consequences of a legal action. What it would reveal stays unsaid: then there are no
    effects."""

    action: str
    price: list[PriceRow]
    effects: list[Effect]
    ends_turn: bool
    chance: bool
    reveals: bool


def changes(before: Any, after: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """What differs between two dumps, as (path, before, after); an absent entry is at its start value (None)."""
    if isinstance(before, dict) or isinstance(after, dict):
        before, after = before or {}, after or {}
        if isinstance(before, dict) and isinstance(after, dict):
            keys = [*before, *(k for k in after if k not in before)]
            return [c for k in keys for c in changes(before.get(k), after.get(k), f"{path}.{k}".lstrip("."))]
    return [] if before == after else [(path, before, after)]
