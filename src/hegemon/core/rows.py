"""A whole row of numbers at once. Compiled, each of these is a plain loop; interpreted, it is left to what Python does
with lists by itself, several times as fast as a loop over them."""

from __future__ import annotations

from .dual import rule

if __name__.startswith("hegemon_fast."):

    @rule
    def clear(row: list[int]) -> None:
        """Every number of the row is zero again."""
        for k in range(len(row)):
            row[k] = 0

    @rule
    def is_marked(row: list[int]) -> bool:
        """Is any number of the row not zero?"""
        for k in range(len(row)):
            if row[k] != 0:
                return True
        return False

else:

    def clear(row: list[int]) -> None:
        """Every number of the row is zero again."""
        row[:] = [0] * len(row)

    def is_marked(row: list[int]) -> bool:
        """Is any number of the row not zero?"""
        return any(row)
