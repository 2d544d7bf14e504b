"""What a position is worth to each seat: named features, weighed by numbers that were learned, as winning chances.

`room` is what `core/planner.py` lays out once: slots for states, buffers, and the weights. A row of weights holds one
number per feature for the beginning of a game and one for how it changes until the end.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from ...core.dual import rule
from ...core.frames import OVER, top_seat
from .estimate import payoff
from .features import NUM_FEATURES, features, progress

LEAST = 1e-6  # the smallest chance that is told apart from none
SURE = 10.0  # how much farther away the end of a game lies than what is only thought of it
BY_HAND = -1
USED = 0  # place in `counts` of the judgements made


@rule
def merit(s: Any, c: Any, seat: int, weights: list[float], found: list[int], share: float) -> float:
    """The features of a seat, weighed: a winning chance as the exponent that `chances` needs."""
    features(s, c, seat, found)
    total = 0.0
    for k in range(NUM_FEATURES):
        if found[k] != 0:
            total += found[k] * (weights[k] + share * weights[NUM_FEATURES + k])
    return total


@rule
def weigh(room: Any, slot: int, brain: int) -> bool:
    """What every seat has, weighed, left in `room.chance`. Of a finished game its result is left there, and by the
    brain BY_HAND, which has no weights, the game's own estimate: these are chances already (False)."""
    s = room.slots[slot]
    c = room.components[0]
    room.counts[USED] += 1
    seats = len(room.chance)
    if brain == BY_HAND or top_seat(s) == OVER:
        for seat in range(seats):
            room.chance[seat] = payoff(s, c, seat)
        return False
    share = progress(s, c) / 100.0
    for seat in range(seats):
        room.chance[seat] = merit(s, c, seat, room.weights[brain], room.found, share)
    return True


@rule
def judge(room: Any, slot: int, brain: int) -> None:
    """The winning chance of every seat, left in `room.chance`."""
    if not weigh(room, slot, brain):
        return
    seats = len(room.chance)
    highest = -1e9
    for seat in range(seats):
        highest = max(highest, room.chance[seat])
    total = 0.0
    for seat in range(seats):
        room.chance[seat] = exp(room.chance[seat] - highest)
        total += room.chance[seat]
    for seat in range(seats):
        room.chance[seat] /= total


@rule
def odds_for(chance: float) -> float:
    """A chance as its logit: differences count as much near a win as in the middle."""
    bounded = min(1.0 - LEAST, max(LEAST, chance))
    return log(bounded / (1.0 - bounded))


@rule
def worth(room: Any, slot: int, brain: int, seat: int) -> float:
    """What a position is worth to a seat, as a logit. It has no bounds but those of certainty: of two positions that
    are as good as won the better one is still told."""
    if not weigh(room, slot, brain):
        return odds_for(room.chance[seat]) * (1.0 if brain == BY_HAND else SURE)
    highest = -1e9
    for other in range(len(room.chance)):
        if other != seat:
            highest = max(highest, room.chance[other])
    total = 0.0
    for other in range(len(room.chance)):
        if other != seat:
            total += exp(room.chance[other] - highest)
    return float(room.chance[seat] - highest - log(total))
