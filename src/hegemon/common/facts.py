"""Facts of a position that are told alike in several games: stones on a rondel, chips, counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core.data import Data
from ..core.errors import NotationError
from ..core.language import msg
from ..core.position import Checker, Fact, number_pairs
from .payment import COIN, STOCK_LIMIT

Teller = Callable[[Any, Data, list[str]], str]
Counter = Callable[[Any, Data, list[str]], Mapping[str, int]]


# -- words ------------------------------------------------------------------------------------------------------------
def to_count(word: str) -> int:
    """A number of things that a position can hold."""
    number = int(word)
    if not 0 <= number <= STOCK_LIMIT:
        raise NotationError(msg("bad-fact-number", most=STOCK_LIMIT, given=word))
    return number


def count_pairs(words: list[str]) -> dict[str, int]:
    """`marble=1 gold=3` as a table, each a number that a position can hold."""
    return {name: to_count(str(number)) for name, number in number_pairs(words).items()}


def take_from(store: str, there: int, wanted: int) -> int:
    """What is left of a store; more than it holds is refused."""
    if not 0 <= wanted <= there:
        raise NotationError(msg("bad-fact-store", wanted=wanted, store=store, there=there))
    return there - wanted


def unless(holds: bool, instead: object) -> str:
    """The answer of a check: nothing when the fact holds, otherwise what is the case."""
    return "" if holds else f"it is {instead}"


# -- checkers ---------------------------------------------------------------------------------------------------------
def told(tell: Teller) -> Checker:
    """A checker that compares what is the case with the words of the fact, both as one text."""

    def check(s: Any, data: Data, words: list[str]) -> str:
        found = tell(s, data, words)
        return unless(found == " ".join(words), found)

    return check


def counted(count: Counter, skip: int) -> Checker:
    """A checker of `name=number` pairs behind `skip` other words; only those named count."""

    def check(s: Any, data: Data, words: list[str]) -> str:
        found, wanted = count(s, data, words), number_pairs(words[skip:])
        if not wanted:
            raise ValueError(words)
        return unless(
            all(found[name] == number for name, number in wanted.items()),
            " ".join(f"{name}={found[name]}" for name in wanted),
        )

    return check


def by_name(data: Data, domain: str, row: list[int]) -> dict[str, int]:
    """A row of numbers with the names of its domain."""
    return dict(zip(data.names[domain], row, strict=True))


# -- facts ------------------------------------------------------------------------------------------------------------
def turn_number_fact() -> Fact:
    """Turns begun."""

    def set_number(s: Any, data: Data, words: list[str]) -> None:
        s.turn = to_count(words[0])

    return Fact("turn_number N", told(lambda s, data, words: str(s.turn)), set_number)


def rondel_fact(owner: str) -> Fact:
    """Where the stone of an owner (a domain: seats or nations) stands on the rondel."""

    def tell(s: Any, data: Data, words: list[str]) -> str:
        field = s.rondel[data.names.index(owner, words[0])]
        return f"{words[0]} {data.names['field'][field] if field >= 0 else 'none'}"

    def set_stone(s: Any, data: Data, words: list[str]) -> None:
        field = -1 if words[1] == "none" else data.names.index("field", words[1])
        s.rondel[data.names.index(owner, words[0])] = field

    return Fact("rondel NATION FIELD|none", told(tell), set_stone)


def stock_fact(owner: str) -> Fact:
    """Chips and coins of an owner; coins come out of the bank."""

    def count(s: Any, data: Data, words: list[str]) -> dict[str, int]:
        return by_name(data, "chip", s.stock[data.names.index(owner, words[0])])

    def set_stock(s: Any, data: Data, words: list[str]) -> None:
        row = s.stock[data.names.index(owner, words[0])]
        for name, number in count_pairs(words[1:]).items():
            chip = data.names.index("chip", name)
            if chip == COIN:
                s.bank_coins = take_from("coin", s.bank_coins + row[COIN], number)
            row[chip] = number

    return Fact("stock NATION marble=N iron=N gold=N coin=N", counted(count, 1), set_stock)


def personages_fact(owner: str, store: str, form: str) -> Fact:
    """Personages of an owner; they come out of the stacks (`store`: the field that holds what is left of them)."""

    def count(s: Any, data: Data, words: list[str]) -> dict[str, int]:
        return by_name(data, "personage", s.personages[data.names.index(owner, words[0])])

    def set_personages(s: Any, data: Data, words: list[str]) -> None:
        row, left = s.personages[data.names.index(owner, words[0])], getattr(s, store)
        for name, number in count_pairs(words[1:]).items():
            i = data.names.index("personage", name)
            left[i] = take_from(name, left[i] + row[i], number)
            row[i] = number

    return Fact(form, counted(count, 1), set_personages)
