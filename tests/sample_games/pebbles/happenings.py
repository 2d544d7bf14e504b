"""What can happen in Pebbles."""

from __future__ import annotations

from ...core.happenings import NUMBER, Happenings, Kind

HAPPENINGS = Happenings(
    Kind("began", who="seat"),
    Kind("turn", n=NUMBER, who="seat"),
    Kind("took", who="seat", what="colour", moves=("heap.{what}", "owns.{who}.{what}", "points.{who}")),
    Kind("gave", who="seat", what="colour", moves=("owns.{who}.{what}", "points.{who}")),
    Kind("ended"),
)
BEGAN, TURN, TOOK, GAVE, ENDED = HAPPENINGS.numbers("began", "turn", "took", "gave", "ended")
