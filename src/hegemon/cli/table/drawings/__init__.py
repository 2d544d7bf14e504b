"""Drawings for the terminal, one file per game: `draw(game, view, width)` from the view alone."""
