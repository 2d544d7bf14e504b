"""Notes: what a rule changed and why, left where the change is made, heard only while somebody listens.

A rule says `note(WON, seat, personage, 1, why)`. The interpreted engine passes it on to a listener of this thread; from
the compiled twin of the rules every note is taken out when the file is loaded (`core/dual.py`), so that it costs
nothing there. A note changes nothing and is no part of a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from threading import get_ident

Note = tuple[int, tuple[int, ...]]

_heard: dict[int, list[Note]] = {}  # by thread; empty while nobody listens, which is asked at every note


def note(kind: int, *numbers: int) -> None:
    """Leave a note; without a listener nothing happens."""
    if _heard and (heard := _heard.get(get_ident())) is not None:
        heard.append((kind, numbers))


def is_heard() -> bool:
    """Does anybody listen, in whatever thread? Who has to look for what a note is told asks this first."""
    return bool(_heard)


def several(members: Iterable[int]) -> int:
    """Some members of a domain as one number of a note; nobody counts them while nobody listens."""
    return sum(1 << member for member in set(members)) if _heard else 0


def members(number: int) -> Iterator[int]:
    """The members that such a number stands for, ascending."""
    return (i for i in range(number.bit_length()) if number >> i & 1)


LARGEST = 100_000  # amounts in one number of a note are smaller
_PLACES: list[int] = [LARGEST**place for place in range(16)]  # of the first members: rules pay at every other step


def amounts(numbers: Iterable[int]) -> int:
    """Amounts of all members of a domain, in their order, as one number of a note."""
    total, place = 0, 1
    for number in numbers:
        total += number * place
        place *= LARGEST
    return total


def amount(member: int, number: int = 1) -> int:
    """An amount of one member alone."""
    place: int = _PLACES[member] if member < len(_PLACES) else LARGEST**member
    return number * place


def counts(number: int) -> Iterator[int]:
    """The amounts that such a number stands for."""
    while number:
        yield number % LARGEST
        number //= LARGEST


class listening:
    """All notes left in this thread inside the block. (A generator would cost more than most notes.)"""

    __slots__ = ("_before", "_thread")

    def __enter__(self) -> list[Note]:
        self._thread = get_ident()
        self._before = _heard.pop(self._thread, None)
        heard = _heard[self._thread] = []
        return heard

    def __exit__(self, *fault: object) -> None:
        del _heard[self._thread]
        if self._before is not None:
            _heard[self._thread] = self._before
