"""What every game's `flow.py` offers to the loops (stands in for it when types are checked; never loaded in play)."""

from __future__ import annotations

from typing import Any


def start(s: Any, c: Any) -> None:
    """Set a fresh state up, as far as the first decision or chance."""
