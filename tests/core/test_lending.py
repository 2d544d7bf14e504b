"""A tuple that is lent: its arrays are read and written in place, and nobody counts their uses."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import pytest

pytestmark = pytest.mark.compiled


class Pair(NamedTuple):
    """Two arrays and a number."""

    numbers: Any
    parts: Any
    factor: float


def test_arrays_of_a_lent_tuple_are_changed_in_place_and_not_counted() -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    from hegemon.core.compiled import compile_entry, compile_rule
    from hegemon.core.lending import lent

    @compile_rule
    def double(pair: Any, k: int) -> int:
        row = pair.parts[k]
        row[0] = pair.numbers[k] * pair.factor
        pair.numbers[k] *= 2
        return int(pair.numbers[k])

    @compile_rule
    def double_all(pair: Any) -> int:
        total = 0
        for k in range(len(pair.numbers)):
            total += double(pair, k)
        return total

    def work(pair: Any) -> int:
        return double_all(lent(pair))  # type: ignore[no-any-return]

    entrance = compile_entry(work)
    numbers, parts = np.array([1, 2, 3]), np.zeros((3, 2))
    before = sys.getrefcount(numbers), sys.getrefcount(parts)
    assert [entrance(Pair(numbers, parts, 0.5)) for _ in range(3)] == [12, 24, 48]
    assert numbers.tolist() == [8, 16, 24] and parts[:, 0].tolist() == [2.0, 4.0, 6.0]
    assert (sys.getrefcount(numbers), sys.getrefcount(parts)) == before
