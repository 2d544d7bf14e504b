"""Facts of a position that are told alike in several games: who decides, how it ended, rondel, chips, counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core.data import Data
from ..core.errors import NotationError
from ..core.frames import CHANCE, OVER, top_kind, top_seat
from ..core.language import msg
from ..core.position import Checker, Fact, number_pairs
from ..core.spec import Outcome
from .payment import COIN, STOCK_LIMIT

Teller = Callable[[Any, Data, list[str]], str]
Counter = Callable[[Any, Data, list[str]], Mapping[str, int]]


# -- words ------------------------------------------------------------------------------------------------------------
def to_count(word: str, most: int = STOCK_LIMIT) -> int:
    """A number of things that a position can hold."""
    number = int(word)
    if not 0 <= number <= most:
        raise NotationError(msg("bad-fact-number", most=most, given=word))
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

    return lambda s, data, words: check_pairs(count(s, data, words), words[skip:])


def check_pairs(found: Mapping[str, int], words: list[str]) -> str:
    """Compare `name=number` pairs with what is the case; only those named count."""
    wanted = number_pairs(words)
    if not wanted:
        raise ValueError(words)
    if unknown := [name for name in wanted if name not in found]:
        raise NotationError(msg("bad-name", name=unknown[0], near=", ".join(found)))
    shown = {name: found[name] for name in wanted}
    return unless(shown == wanted, " ".join(f"{name}={number}" for name, number in shown.items()))


def by_name(data: Data, domain: str, row: list[int]) -> dict[str, int]:
    """A row of numbers with the names of its domain."""
    return dict(zip(data.names[domain], row, strict=True))


# -- facts ------------------------------------------------------------------------------------------------------------
def to_act_fact(noun: str = "SEAT", who: Teller | None = None) -> Fact:
    """Who decides: a seat, unless the game names somebody else (`who`)."""

    def tell(s: Any, data: Data, words: list[str]) -> str:
        seat = top_seat(s)
        named = {CHANCE: "chance", OVER: "nobody"}.get(seat)
        return named or (who(s, data, words) if who else data.names.name("seat", seat))

    return Fact(f"to_act {noun}|chance|nobody", told(tell))


def deciding(s: Any, data: Data, words: list[str]) -> str:
    """The name of the frame that waits for an answer."""
    return data.names.name("frame_kind", top_kind(s)) if s.depth else "over"


def deciding_fact() -> Fact:
    """What is being decided."""
    return Fact("deciding FRAME|over", told(deciding))


def winner_fact(outcome: Callable[[Any, Data], Outcome | None], noun: str = "SEAT") -> Fact:
    """Who has won; several, where they share it."""

    def tell(s: Any, data: Data, words: list[str]) -> str:
        ended = outcome(s, data)
        return " ".join(data.names.name("seat", seat) for seat in ended.winners) if ended else "nobody"

    return Fact(f"winner {noun}|nobody", told(tell))


def ended_fact(outcome: Callable[[Any, Data], Outcome | None]) -> Fact:
    """Why the game is over: an end of its spec."""

    def tell(s: Any, data: Data, words: list[str]) -> str:
        return ended.reason if (ended := outcome(s, data)) else "no"

    return Fact("ended REASON|no", told(tell))


def number_fact(name: str, field: str = "", most: int = STOCK_LIMIT) -> Fact:
    """A single number of the state, by the name of its field or another one."""
    kept = field or name

    def set_number(s: Any, data: Data, words: list[str]) -> None:
        setattr(s, kept, to_count(words[0], most))

    return Fact(f"{name} N", told(lambda s, data, words: str(getattr(s, kept))), set_number)


def flag_fact(field: str) -> Fact:
    """A field of the state that is true or not."""

    def set_flag(s: Any, data: Data, words: list[str]) -> None:
        setattr(s, field, ("no", "yes").index(words[0]))

    return Fact(f"{field} yes|no", told(lambda s, data, words: "yes" if getattr(s, field) else "no"), set_flag)


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
