"""Position text: facts that set a position up, or check one. `empty; turn rome founding; legion rome roma 2`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .data import Data
from .errors import NotationError
from .language.message import msg

Setter = Callable[[Any, Data, list[str]], None]
Checker = Callable[[Any, Data, list[str]], str]


@dataclass(frozen=True)
class Fact:
    """A noun of the position text. `check` returns "" when the fact holds, else what is the case instead."""

    form: str
    check: Checker
    set: Setter | None = None


class Facts:
    """A game's position vocabulary: bases to begin from, and facts."""

    def __init__(self, bases: Mapping[str, Callable[[Any, Data], None]], facts: Mapping[str, Fact]) -> None:
        self.bases = dict(bases)
        self.facts = dict(facts)

    def set_up(self, s: Any, data: Data, text: str) -> None:
        """Turn a fresh plain state into the position that the text describes."""
        first, *rest = split(text) or [""]
        if first not in self.bases:
            raise NotationError(msg("bad-position-base", bases=", ".join(self.bases), given=first[:40]))
        self.bases[first](s, data)
        for statement in rest:
            self.change(s, data, statement)

    def change(self, s: Any, data: Data, statement: str) -> None:
        """Make one fact true."""
        fact, words = self._find(statement)
        if fact.set is None:
            raise NotationError(msg("bad-fact-set", fact=statement))
        self._guard(statement, fact, lambda setter: setter(s, data, words), fact.set)

    def check(self, s: Any, data: Data, statement: str) -> str:
        """ "" when the fact holds, else what is the case instead."""
        fact, words = self._find(statement)
        return str(self._guard(statement, fact, lambda checker: checker(s, data, words), fact.check))

    def _find(self, statement: str) -> tuple[Fact, list[str]]:
        noun, *words = statement.split() or [""]
        if noun not in self.facts:
            raise NotationError(msg("bad-fact", noun=noun[:40], facts=", ".join(self.facts)))
        return self.facts[noun], words

    @staticmethod
    def _guard(statement: str, fact: Fact, call: Callable[[Any], Any], function: Any) -> Any:
        try:
            return call(function)
        except (IndexError, ValueError, KeyError):
            raise NotationError(msg("bad-fact-form", fact=statement, form=fact.form)) from None


def split(text: str) -> list[str]:
    """The statements of a position text."""
    return [part.strip() for part in text.split(";") if part.strip()]


def number_pairs(words: list[str]) -> dict[str, int]:
    """`marble=1 gold=3` as a table."""
    return {key: int(value) for key, _, value in (word.partition("=") for word in words)}


def check_count(count: int, fact: str, words: list[str]) -> str:
    """`legal N`: so many actions are offered."""
    if len(words) != 1 or not words[0].isdigit():
        raise NotationError(msg("bad-fact-form", fact=fact, form="legal N"))
    return "" if count == int(words[0]) else f"there are {count}"
