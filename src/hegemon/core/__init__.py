"""What every game offers, and the machinery that serves them all. Knows no game."""
