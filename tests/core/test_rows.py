"""Rows at once: what Python does with lists by itself finds what a loop over them finds."""

from __future__ import annotations

from random import Random

import pytest

from hegemon.core.rows import clear, is_alone, is_marked, lift_marked, list_marked, next_in_both

LENGTH, BASE = 30, 100
SEEDS = range(20)


def some_row(rng: Random) -> list[int]:
    return [rng.choice((0, 0, 0, 1, -1, 7)) for _ in range(LENGTH)]


@pytest.mark.parametrize("seed", SEEDS)
def test_marks_are_listed_behind_what_is_there(seed: int) -> None:
    rng = Random(seed)
    row, end = some_row(rng), rng.randrange(LENGTH + 1)
    before, out = row[:], [5, 6] + [0] * LENGTH
    n = list_marked(row, end, BASE, out, 2)
    assert out[:n] == [5, 6] + [BASE + k for k in range(end) if before[k] != 0]
    assert row == before and len(out) == LENGTH + 2


@pytest.mark.parametrize("seed", SEEDS)
def test_marks_that_are_lifted_are_gone_and_no_others(seed: int) -> None:
    rng = Random(seed)
    row, low, end = some_row(rng), rng.randrange(LENGTH), rng.randrange(LENGTH + 1)
    before, out = row[:], [0] * LENGTH
    n = lift_marked(row, low, end, BASE, out, 0)
    assert out[:n] == [BASE + k for k in range(low, end) if before[k] != 0]
    assert row == [0 if low <= k < end else before[k] for k in range(LENGTH)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_next_place_where_both_are_marked(seed: int) -> None:
    rng = Random(seed)
    row, other, after = some_row(rng), some_row(rng), rng.randrange(-1, LENGTH)
    both = [k for k in range(after + 1, LENGTH) if row[k] != 0 and other[k] != 0]
    assert next_in_both(row, other, after) == (both[0] if both else -1)


def test_questions_about_a_whole_row() -> None:
    row = [0, 4, 0, 4, 2]
    assert is_marked(row) and not is_alone(row, 4)
    assert is_alone(row, 2) and is_alone(row, 9)
    clear(row)
    assert row == [0] * 5 and not is_marked(row)
