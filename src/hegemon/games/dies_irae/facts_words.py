"""Words shared by the facts of a position."""

from __future__ import annotations

from ...common.facts import unless
from ...core.data import Data
from ...core.errors import NotationError
from ...core.language import msg
from ...core.position import number_pairs


def count(word: str, most: int = 32767) -> int:
    """A number from 0 up."""
    number = int(word)
    if not 0 <= number <= most:
        raise NotationError(msg("bad-fact-number", most=most, given=word))
    return number


def seat_of(data: Data, word: str) -> int:
    """Number of an empire."""
    return data.names.index("seat", word)


def hex_of(data: Data, word: str) -> int:
    """Number of a hex."""
    return data.names.index("hex", word)


def site_of(data: Data, word: str) -> int:
    """Number of a merchandise hex."""
    return data.names.index("site", word)


def check_pairs(found: dict[str, int], words: list[str]) -> str:
    """Compare the named numbers only."""
    wanted = number_pairs(words)
    unknown = [name for name in wanted if name not in found]
    if unknown:
        raise NotationError(msg("bad-name", name=unknown[0], near=", ".join(found)))
    shown = {name: found[name] for name in wanted}
    return unless(shown == wanted, " ".join(f"{k}={v}" for k, v in shown.items()))
