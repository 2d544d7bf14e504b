"""Which games are played: every pair of bots, every seat, several set-ups.

Games come in rounds. In one round of a pair all games begin alike (set-up, chance, random opening), and the bots sit
differently in each: with two seats both ways round; with more, one bot sits alone among copies of the other, at each
seat in turn, then the other way round (unless the order asks for the first way alone)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

from ...core.errors import OptionError
from ...core.language import msg
from ...core.registry import load, spec

ALONE = (0, 0)  # the pair of a bot that plays itself
SET_UPS = ("board", "campaign", "setup")  # options that only say how the table is laid


@dataclass(frozen=True)
class Order:
    """What was asked for; two runs with the same order play the same schedule."""

    game: str
    bots: tuple[str, ...]
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    opening: int = 4  # decisions at the start that are made at random, the same in all games of a round
    engine_name: str = "auto"
    patience: float = 10.0  # seconds that a bot from outside has for a decision
    longest: int = 100_000  # decisions after which a game counts as drawn
    alone: bool = False  # with more than two seats: only the first bot of a pair sits alone among copies of the other
    loose: int = 0  # turns at the start that `novice` plays for everybody, the same in all games of a round

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not self.bots:
            raise OptionError(msg("bad-arena-few"))
        if len(set(self.bots)) < len(self.bots):
            raise OptionError(msg("bad-arena-twice"))


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    number: int
    pair: tuple[int, int]
    seats: tuple[int, ...]  # which bot sits where
    set_up: dict[str, str]
    seed: int  # of chance and opening: the same for all games of the round


def set_ups(order: Order) -> list[dict[str, str]]:
    """The ways to lay the table that the order leaves open."""
    found: list[dict[str, str]] = [{}]
    for option in spec(order.game).options:
        if option.name in SET_UPS and option.name not in order.options:
            found = [{**chosen, option.name: value} for chosen in found for value in option.choices]
    return found


def line_ups(pair: tuple[int, int], seats: int, alone_only: bool = False) -> list[tuple[int, ...]]:
    """How two bots share the seats in one round; one alone has them all."""
    alone = [
        tuple(one if seat == place else other for seat in range(seats))
        for one, other in ((pair,) if alone_only else (pair, pair[::-1]))
        for place in range(seats)
    ]
    return list(dict.fromkeys(alone))  # with two seats each stands there twice


def number_of_seats(order: Order) -> int:
    """Seats of the game with the options of the order."""
    return load(order.game, engine="plain", **order.options).num_seats


def schedule(order: Order, seats: int, games: int) -> Iterator[Fixture]:
    """The first `games` games of each pair, rounds of all pairs in turn. A game's number tells which it is, however
    many are asked for."""
    pairs = list(combinations(range(len(order.bots)), 2)) or [ALONE]
    tables = set_ups(order)
    per_round = len(line_ups(pairs[0], seats, order.alone))
    for round_ in range(-(-games // per_round)):
        for which, pair in enumerate(pairs):
            seed = Random(f"{order.seed}/{pair}/{round_}").getrandbits(48)
            for k, seating in enumerate(line_ups(pair, seats, order.alone)[: games - round_ * per_round]):
                number = (round_ * len(pairs) + which) * per_round + k
                yield Fixture(number, pair, seating, tables[round_ % len(tables)], seed)


def as_json(order: Order) -> dict[str, Any]:
    """The order as it is kept in a file; what is equal there is the same schedule."""
    return {**vars(order), "bots": list(order.bots)}
