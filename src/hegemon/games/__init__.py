"""One folder per game; a folder with a `spec.py` is a game, nothing else registers it."""
