"""The results of an arena, reckoned up: per pair and per bot."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from .figures import Interval, Verdict, chance_of, sequential, wilson
from .playing import Played
from .rating import Rating, ratings
from .results import Results


@dataclass(frozen=True)
class PairRow:
    """One bot against (with more than two seats: alone among copies of) another."""

    bot: str
    other: str
    games: int
    distinct: int
    fair: float
    won: Interval
    by_chance: float  # probability of at least as many wins without any difference
    verdict: Verdict


@dataclass(frozen=True)
class BotRow:
    """One bot in all its games."""

    bot: str
    games: int
    rating: Rating
    seconds_a_turn: float
    slowest_turn: float
    broke_off: int  # games that it lost by crashing, stalling or cheating


def alone_at(played: Played, bot: int) -> int | None:
    """The seat of a bot that sits there once."""
    return played.seats.index(bot) if played.seats.count(bot) == 1 else None


def pair_rows(results: Results) -> list[PairRow]:
    """Every bot against every other."""
    rows = []
    for bot, other in permutations(range(len(results.order.bots)), 2):
        mine = [p for p in results.of_pair((min(bot, other), max(bot, other))) if alone_at(p, bot) is not None]
        if not mine:
            continue
        won = sum(played.shares[played.seats.index(bot)] for played in mine)
        fair, games = 1 / results.seats, len(mine)
        rows.append(
            PairRow(
                results.order.bots[bot], results.order.bots[other], games, distinct(mine), fair, wilson(won, games),
                chance_of(won, games, fair), sequential(won, games, fair),
            )
        )  # fmt: skip
    return rows


def distinct(games: list[Played]) -> int:
    """How many of the games are really different ones."""
    return len({(played.digest, *played.set_up.values()) for played in games})


def bot_rows(results: Results) -> list[BotRow]:
    """Every bot, the best rated first."""
    rated = ratings(len(results.order.bots), results.games)
    rows = [_bot_row(results, bot, rated[bot]) for bot in range(len(results.order.bots))]
    return sorted(rows, key=lambda row: -row.rating.mu)


def _bot_row(results: Results, bot: int, rating: Rating) -> BotRow:
    sat = [(played, seat) for played in results.games for seat, who in enumerate(played.seats) if who == bot]
    turns = sum(played.own_turns[seat] for played, seat in sat)
    return BotRow(
        results.order.bots[bot],
        len({played.number for played, _ in sat}),
        rating,
        sum(played.seconds[seat] for played, seat in sat) / max(1, turns),
        max((played.slowest_turn[seat] for played, seat in sat), default=0.0),
        sum(played.lost_by.get("seat") == seat for played, seat in sat),
    )


def decided(results: Results) -> bool:
    """Has the sequential test come to an end for every pair, one way round at least?"""
    rows = pair_rows(results)
    pairs = {frozenset((row.bot, row.other)) for row in rows}
    known = {frozenset((row.bot, row.other)) for row in rows if row.verdict.word == "stronger"}
    none = [row for row in rows if row.verdict.word == "not stronger"]
    even = {frozenset((a.bot, a.other)) for a in none for b in none if (a.bot, a.other) == (b.other, b.bot)}
    return bool(pairs) and known | even == pairs
