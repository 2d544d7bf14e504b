"""One folder per game; a folder with a `spec.py` is a game, nothing else registers it.

Games of one's own lie in folders that the setting HEGEMON_GAMES names (several are separated as in PATH)."""

from os import environ, pathsep

__path__ += [folder for folder in environ.get("HEGEMON_GAMES", "").split(pathsep) if folder]
