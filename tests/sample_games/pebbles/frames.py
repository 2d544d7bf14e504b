"""What can be waiting for a decision in Pebbles."""

from __future__ import annotations

from ...core.frames import Frame, FrameList

FRAMES = FrameList(
    Frame("coin"), Frame("heap", first="pebbles taken in this turn", second="black ones among them"), Frame("toll")
)
IN_COIN, IN_HEAP, IN_TOLL = FRAMES.numbers("coin", "heap", "toll")
