"""Why a position is impossible."""

from __future__ import annotations

from ...common.impossible import boxed
from ...core.data import Data
from ...core.language import Message
from .domains import NUM_COLOURS
from .state import State


def problems(s: State, data: Data) -> list[Message]:
    """More pebbles than there are, or fewer than none."""
    found = []
    for colour in range(NUM_COLOURS):
        held = [s.heap[colour], s.owns[0][colour], s.owns[1][colour]]
        if min(held) < 0 or sum(held) > data.components.pebbles[colour]:
            found.append(boxed(data.names["colour"][colour], sum(held), data.components.pebbles[colour]))
    return found
