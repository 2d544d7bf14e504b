"""One file per rulebook topic."""
