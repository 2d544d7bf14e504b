"""Hegemon: strategy games of the ancient world, exact and fast.

game = hegemon.load("duellum", board="west")
state = game.start()
"""

from __future__ import annotations

# The package `games` comes first: importing it later would put it in the place of the function of the same name.
from . import games as _game_folders  # noqa: F401
from .core.errors import HegemonError
from .core.frames import CHANCE, OVER
from .core.game import Game
from .core.registry import games, load, spec
from .version import VERSION

__version__ = VERSION
__all__ = ["CHANCE", "OVER", "Game", "HegemonError", "games", "load", "spec"]
