"""The rules of Pebbles, one file per topic."""
