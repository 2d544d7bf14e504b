"""Words shared by the facts of a position: counts, pairs, and what a store still holds."""

from __future__ import annotations

from ...core.data import Data
from ...core.errors import NotationError
from ...core.position import number_pairs

MOST = 9999  # chips of a kind; more than any other count


def to_count(word: str) -> int:
    number = int(word)
    if not 0 <= number <= MOST:
        raise NotationError(f"A position holds numbers from 0 to {MOST}, not {word}.")
    return number


def pairs(words: list[str]) -> dict[str, int]:
    pairs = number_pairs(words)
    for value in pairs.values():
        to_count(str(value))
    return pairs


def take_from(store: str, left: int) -> int:
    if left < 0:
        raise NotationError(f"The box does not hold so many: {store} lacks {-left}.")
    return left


def unless(holds: bool, instead: object) -> str:
    return "" if holds else f"it is {instead}"


def check_pairs(row: list[int], data: Data, domain: str, words: list[str]) -> str:
    found = {name: row[data.names.index(domain, name)] for name in number_pairs(words)}
    return unless(found == number_pairs(words), " ".join(f"{k}={v}" for k, v in found.items()))
