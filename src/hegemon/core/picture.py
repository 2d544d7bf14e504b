"""A game's picture of the table, part by part. What reads nothing that has changed since an older picture for the same
seat is taken from that one: it costs nothing to draw, and whoever compares the two finds the very same object.

    PICTURE = Picture(
        Part("bank", _bank, "bank_coins bank_temples"),
        Rows("nations", "seat", _nation, own="stock rondel", others="city"),
    )

Each part says which fields of the state it reads; a test holds that against what it does read.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from operator import attrgetter
from typing import Any

from .data import Data

Since = tuple[Any, dict[str, Any]]  # an older position, which nobody changes, and its picture for the same seat


class Part:
    """One entry of a picture."""

    def __init__(self, name: str, draw: Callable[[Any, Data, int | None], Any], reads: str = "") -> None:
        self.name = name
        self.draw = draw
        self.reads = frozenset(reads.split())

    def redraw(self, s: Any, data: Data, seat: int | None, since: Since, changed: Set[str]) -> Any:
        """The same for a newer position, in which some of the fields that it reads have changed."""
        return self.draw(s, data, seat)

    def differs(self, s: Any, other: Any, data: Data, seat: int | None) -> bool:
        """Does the seat see it otherwise in another position?"""
        return bool(self.draw(s, data, seat) != self.draw(other, data, seat))


def _deciding(s: Any, data: Data, seat: int | None) -> str | None:
    """The name of the frame that waits."""
    return data.names.name("frame_kind", s.frame_kind[s.depth - 1]) if s.depth else None


DECIDING = Part("deciding", _deciding, "depth frame_kind")  # one meaning in every game's picture


class Rows(Part):
    """An entry with a row for each member of a domain. A row reads what is the member's `own` in some fields, and
    `others` whole."""

    def __init__(
        self, name: str, domain: str, draw: Callable[[Any, Data, int], Any], own: str, others: str = ""
    ) -> None:
        super().__init__(name, self._all, f"{own} {others}")
        self.domain = domain
        self.draw_row = draw
        self.own = tuple(own.split())
        self.others = frozenset(others.split())

    def _all(self, s: Any, data: Data, seat: int | None) -> dict[str, Any]:
        return {name: self.draw_row(s, data, i) for i, name in enumerate(data.names[self.domain])}

    def redraw(self, s: Any, data: Data, seat: int | None, since: Since, changed: Set[str]) -> Any:
        """Those rows anew whose own numbers have changed."""
        before, shown = since[0], since[1][self.name]
        if not self.others.isdisjoint(changed):
            return self._all(s, data, seat)
        pairs = [(getattr(before, field), getattr(s, field)) for field in self.own if field in changed]
        return {
            name: self.draw_row(s, data, i) if any(older[i] != newer[i] for older, newer in pairs) else shown[name]
            for i, name in enumerate(data.names[self.domain])
        }


class Picture:
    """All parts of a game's picture."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self._fields = tuple(sorted(frozenset().union(*(part.reads for part in parts))))
        self._numbers = attrgetter(*self._fields)

    def drawn(self, s: Any, data: Data, seat: int | None, since: Since | None = None) -> dict[str, Any]:
        """The picture for a seat."""
        if since is None:
            return {part.name: part.draw(s, data, seat) for part in self.parts}
        changed, older = self._changed(since[0], s), since[1]
        return {
            part.name: older[part.name]
            if part.reads.isdisjoint(changed)
            else part.redraw(s, data, seat, since, changed)
            for part in self.parts
        }

    def differs(self, s: Any, other: Any, data: Data, seat: int | None) -> bool:
        """Do two positions look different to a seat?"""
        changed = self._changed(s, other)
        touched = [part for part in self.parts if not part.reads.isdisjoint(changed)]
        return any(part.differs(s, other, data, seat) for part in touched)

    def _changed(self, older: Any, newer: Any) -> set[str]:
        numbers = zip(self._fields, self._numbers(older), self._numbers(newer), strict=True)
        return {field for field, before, now in numbers if before != now}
