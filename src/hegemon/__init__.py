"""Hegemon: strategy games of the ancient world, exact and fast.

game = hegemon.load("duellum", board="west")
state = game.start()
"""

from __future__ import annotations

from importlib import import_module

# The package `games` comes first: importing it later would put it in the place of the function of the same name.
from . import games as _game_folders  # noqa: F401
from .version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .core.errors import HegemonError
    from .core.frames import CHANCE, OVER
    from .core.game import Game
    from .core.registry import load, spec

__version__ = VERSION
__all__ = ["CHANCE", "OVER", "Game", "HegemonError", "games", "load", "spec"]

# Most of the time that an import takes goes into parts that many a caller never asks for: each is fetched at first use.
_HOMES = {"CHANCE": "frames", "OVER": "frames", "Game": "game", "HegemonError": "errors"}
_HOMES |= {"load": "registry", "spec": "registry"}


def games() -> list[str]:
    """Ids of all games."""
    from .core import registry

    return registry.games()


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.core.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
