"""A table in the terminal: the game being played, what is drawn of it, and what is typed."""
