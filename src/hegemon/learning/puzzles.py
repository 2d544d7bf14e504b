"""Puzzles: positions in which one plan, and one only, does best in this turn. `teaching/puzzles.json` holds them with
what was proved (`puzzle_search.py`). What is asked for is the number of a fact (`points`, `income`, `goal`), or to take
a city with the fewest units, to hold every city against the next turn of the enemy, or the best chance in a battle.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from typing import Any

from .companion import teaching_folder

FEWEST, HOLD, ODDS = "fewest", "hold", "odds"  # what is asked for, where it is not the number of a fact
FIRST_SOLVED = date(2026, 1, 1)  # the daily puzzles are counted from here


@dataclass(frozen=True)
class Puzzle:
    """A position, what is to be reached in this turn, and the proof."""

    id: str
    level: int  # 1 to 3
    seat: str
    nation: str
    options: dict[str, Any]
    position: dict[str, Any]
    gain: int  # how much of it is won in this turn; units that go, or the chance in a hundred
    points: int  # the number that the fact has then
    plan: tuple[str, ...]  # the key actions of every solution
    line: tuple[str, ...]  # one solution
    nodes: int  # positions that the proof looked at
    count: str = "points"  # what is asked for
    source: str = "study"  # or the game of bots that it comes from

    @property
    def goal(self) -> tuple[str, ...]:
        """Facts that must be reached."""
        return () if self.count in (FEWEST, HOLD, ODDS) else (f"{self.count} {self.nation} {self.points}",)

    @property
    def did(self) -> tuple[str, ...]:
        """Actions that must be made: those that take a city, or the whole plan where it cannot be spoilt."""
        if self.count == HOLD:
            return tuple(sorted(deeds(self.plan)))
        return tuple(key for key in self.plan if self.count == FEWEST and key.startswith("conquer "))


def deeds(plan: Iterable[str]) -> frozenset[str]:
    """The actions of a plan as they begin; which march a destination belongs to is left out."""
    return frozenset(f"to {key.rpartition(' to ')[2]}" if " to " in key else key for key in plan)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    file = teaching_folder(game) / "puzzles.json"
    rows = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return tuple(Puzzle(**row | {"plan": tuple(row["plan"]), "line": tuple(row["line"])}) for row in rows)


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The daily puzzle; None for a game without puzzles."""
    found = puzzles(game)
    return found[(day - FIRST_SOLVED).days % len(found)] if found else None


def written(found: list[Puzzle]) -> str:
    """The puzzles as they are stored, one to a line."""
    rows = [json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in found]
    return "[\n" + ",\n".join(rows) + "\n]\n"
