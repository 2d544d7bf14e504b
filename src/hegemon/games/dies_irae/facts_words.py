"""Words shared by the facts of a position."""

from __future__ import annotations

from ...core.data import Data


def seat_of(data: Data, word: str) -> int:
    """Number of an empire."""
    return data.names.index("seat", word)


def hex_of(data: Data, word: str) -> int:
    """Number of a hex."""
    return data.names.index("hex", word)


def site_of(data: Data, word: str) -> int:
    """Number of a merchandise hex."""
    return data.names.index("site", word)
