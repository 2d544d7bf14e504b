"""A sheet about one thing on the table, and what those of several games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ....core.language import Message, msg, name_key
from ..drawings.regions import Shown

BORDERS = {"land": msg("look-by-land"), "sea": msg("look-by-sea"), "both": msg("look-by-both")}


@dataclass
class Sheet:
    """What is told of a thing: what sort it is, its facts, and the rules that matter there."""

    kind: list[str] = field(default_factory=list)
    rows: list[tuple[str, str]] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)


# A game's looks: domain → what is told of one of its members.
Look = Callable[[Shown, dict[str, Any], str], Sheet]


class Facts:
    """Collects the rows of a sheet in the reader's language; what is empty is left out."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self.rows: list[tuple[str, str]] = []

    def add(self, label: Message, value: object) -> None:
        """A fact under its label."""
        if value not in (None, "", 0):
            self.rows.append((self.shown.say(label), str(value)))

    def of(self, domain: str, member: str, value: object) -> None:
        """A fact under the name of whom it concerns."""
        self.rows.append((self.shown.title(domain, member), str(value)))

    def units(self, owner: str, counted: Iterable[tuple[str, int, int]]) -> None:
        """Pieces of an owner (his name): the key of the piece, how many, and how many of them can still move."""
        for piece, n, fresh in counted:
            if n:
                ready = msg("look-fresh", piece=piece, n=n, fresh=fresh)
                self.rows.append((owner, self.shown.say(ready if fresh else msg("look-count", piece=piece, n=n))))

    def neighbours(self, domain: str, place: str) -> None:
        """Where the borders of a place lead, by what may pass."""
        for kind, label in BORDERS.items():
            found = [
                self.shown.title(domain, next(end for end in border["between"] if end != place))
                for border in self.shown.game.data.extra["borders"]
                if border["kind"] == kind and place in border["between"]
            ]
            self.add(label, ", ".join(found))


def seats_with(shown: Shown, domain: str, members: Iterable[str]) -> str:
    """Some nations by name, or nobody."""
    return shown.titles(domain, members) or shown.say(msg("look-nobody"))


def piece_key(domain: str, piece: str) -> str:
    """The key of a piece's name."""
    return name_key(domain, piece)
