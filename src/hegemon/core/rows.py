"""A whole row of numbers at once. Compiled, each of these is a plain loop; interpreted, it is left to what Python does
with lists by itself, faster than a loop over them."""

from __future__ import annotations

from itertools import compress

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

    @rule
    def is_alone(row: list[int], value: int) -> bool:
        """Does the row hold the value no more than once?"""
        found = 0
        for k in range(len(row)):
            found += int(row[k] == value)
        return found < 2

    @rule
    def next_in_both(row: list[int], other: list[int], after: int) -> int:
        """The next place, ascending, where neither row is zero; -1: there is none."""
        for k in range(after + 1, len(row)):
            if row[k] != 0 and other[k] != 0:
                return k
        return -1

    @rule
    def list_marked(row: list[int], end: int, base: int, out: list[int], n: int) -> int:
        """Write the places below `end` that are not zero, `base` added, behind the first `n`."""
        for k in range(end):
            if row[k] != 0:
                out[n] = base + k
                n += 1
        return n

    @rule
    def lift_marked(row: list[int], low: int, end: int, base: int, out: list[int], n: int) -> int:
        """As `list_marked`, from `low` on; the places are zero afterwards."""
        for k in range(low, end):
            if row[k] != 0:
                row[k] = 0
                out[n] = base + k
                n += 1
        return n

else:

    def clear(row: list[int]) -> None:
        """Every number of the row is zero again."""
        row[:] = [0] * len(row)

    def is_marked(row: list[int]) -> bool:
        """Is any number of the row not zero?"""
        return any(row)

    def is_alone(row: list[int], value: int) -> bool:
        """Does the row hold the value no more than once?"""
        return row.count(value) < 2

    def next_in_both(row: list[int], other: list[int], after: int) -> int:
        """The next place, ascending, where neither row is zero; -1: there is none."""
        for k in compress(range(len(row)), row):
            if other[k] != 0 and k > after:
                return k
        return -1

    def list_marked(row: list[int], end: int, base: int, out: list[int], n: int) -> int:
        """Write the places below `end` that are not zero, `base` added, behind the first `n`."""
        for k in compress(range(end), row):
            out[n] = base + k
            n += 1
        return n

    def lift_marked(row: list[int], low: int, end: int, base: int, out: list[int], n: int) -> int:
        """As `list_marked`, from `low` on; the places are zero afterwards."""
        part = row[low:end]
        for k in compress(range(low, end), part):
            out[n] = base + k
            n += 1
        row[low:end] = [0] * len(part)
        return n
