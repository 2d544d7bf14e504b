"""The rondel: a stone moves clockwise over a ring of fields."""

from __future__ import annotations

from ..core.dual import rule


@rule
def steps_between(here: int, there: int, num_fields: int) -> int:
    """Fields from one to another clockwise; the same field again is a full lap."""
    steps = (there - here) % num_fields
    return num_fields if steps == 0 else steps


@rule
def extra_steps(steps: int, free: int) -> int:
    """Steps that must be paid: those beyond the free ones."""
    return max(0, steps - free)
