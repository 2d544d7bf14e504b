"""Hegemon: strategy games of the ancient world, exact and fast.

    game = hegemon.load("duellum", board="west")
    state = game.start()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .core.errors import HegemonError
from .core.frames import CHANCE, OVER

if TYPE_CHECKING:
    from .core.game import Game

__version__ = "0.1.0"
__all__ = ["CHANCE", "OVER", "Game", "HegemonError", "games", "load", "spec"]


def __getattr__(name: str) -> Any:
    # Loaded on demand: importing the package must stay as cheap as importing a chess library.
    if name in ("games", "load", "spec"):
        from .core import registry

        return getattr(registry, name)
    if name == "Game":
        from .core.game import Game

        return Game
    raise AttributeError(f"module 'hegemon' has no attribute '{name}'")
