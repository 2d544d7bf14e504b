"""Mechanics that are identical in two games or more."""
