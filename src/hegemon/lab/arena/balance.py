"""A bot among copies of itself: is the table fair, do the games end, and does every turn do something?"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.registry import load
from .figures import Interval, wilson
from .playing import Played
from .results import Results


@dataclass(frozen=True)
class SeatRow:
    """A seat in one way to lay the table."""

    set_up: str
    seat: str
    games: int
    won: Interval


def seat_rows(results: Results) -> list[SeatRow]:
    """Every seat in every way to lay the table, the bot being the same everywhere."""
    rows = []
    for told in sorted({_told(played) for played in results.games}):
        games = [played for played in results.games if _told(played) == told]
        table = load(results.order.game, engine="plain", **results.order.options, **games[0].set_up)
        for seat, name in enumerate(table.seats):
            won = sum(played.shares[seat] for played in games)
            rows.append(SeatRow(told, name, len(games), wilson(won, len(games))))
    return rows


def _told(played: Played) -> str:
    return " ".join(f"{name}={value}" for name, value in played.set_up.items())


@dataclass(frozen=True)
class Course:
    """How the games of a bot among copies of itself went."""

    turns: float  # a game
    minutes: float  # of thinking, a game
    idle: float  # share of the turns that changed nothing


def course_of(results: Results) -> Course:
    """The mean of all games."""
    games = max(1, len(results.games))
    turns = sum(played.turns for played in results.games)
    thinking = sum(sum(played.seconds) for played in results.games)
    return Course(turns / games, thinking / games / 60, sum(p.idle_turns for p in results.games) / max(1, turns))
