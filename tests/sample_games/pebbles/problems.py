"""Why a position is impossible."""

from __future__ import annotations

from ...core.data import Data
from .domains import NUM_COLOURS
from .state import State


def problems(s: State, data: Data) -> list[str]:
    """More pebbles than there are, or fewer than none."""
    found = []
    for colour in range(NUM_COLOURS):
        held = [s.heap[colour], s.owns[0][colour], s.owns[1][colour]]
        if min(held) < 0 or sum(held) > data.components.pebbles[colour]:
            found.append(f"There cannot be so many of the {data.title('colour', data.names['colour'][colour])}.")
    return found
