"""Pebbles: a tiny game that shows what a folder needs."""
