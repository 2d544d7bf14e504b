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
from .features_kept import KEEPS, is_all_calm, is_untouched, look_apart, look_over, put_shared
from .loops import copy_state

LEAST = 1e-6  # the smallest chance that is told apart from none
SURE = 10.0  # how much farther away the end of a game lies than what is only thought of it
BY_HAND = -1
USED, BEGUN = 0, 2  # places in `counts`: the judgements made; is there a position in slot BASE?
BASE = 5  # slot of the position from which actions are tried
NET_OF, CELLS, ENDS = 0, 1, 2  # places in `room.net`: the brain that has one, its size, the brain for ends of turns
SAME = -2  # ... who judges these is the one that plans
GAIN, FROM, LATER, SEES = 0, 1, 2, 3  # places in a row of `room.cell`; behind them a number for each feature


@rule
def merit(s: Any, c: Any, seat: int, weights: list[float], found: list[int], share: float) -> float:
    """The features of a seat, weighed: a winning chance as the exponent that `chances` needs."""
    features(s, c, seat, found)
    return weighed(found, weights, share)


@rule
def weighed(found: list[int], weights: list[float], share: float) -> float:
    """The sum of what was found, each as it counts when this share of the game is over."""
    total = 0.0
    for k in range(NUM_FEATURES):
        if found[k] != 0:
            total += found[k] * (weights[k] + share * weights[NUM_FEATURES + k])
    return total


@rule
def beyond(room: Any, share: float) -> float:
    """What the cells of a net add to the sum: each sees all that was found of a seat, in its own way, and counts what
    is beyond its threshold."""
    total = 0.0
    for k in range(room.net[CELLS]):
        cell = room.cell[k]
        seen = cell[FROM] + share * cell[LATER]
        for feature in range(NUM_FEATURES):
            seen += cell[SEES + feature] * room.found[feature]
        if seen > 0.0:
            total += cell[GAIN] * seen
    return total


@rule
def look_before(room: Any, slot: int) -> None:
    """From here actions are tried: what they leave alone need not be looked at again and again."""
    if not KEEPS:
        return
    copy_state(room.slots, BASE, slot)
    s = room.slots[BASE]
    c = room.components[0]
    look_over(s, c, room.shared[0])
    for seat in range(len(room.chance)):
        look_apart(s, c, seat, room.begun[seat])
        put_shared(c, seat, room.shared[0], room.begun[seat])
    room.counts[BEGUN] = 1


@rule
def look_all_over(room: Any, slot: int) -> int:
    """What is found for all seats at once; returns the row of `room.shared` where it lies."""
    s = room.slots[slot]
    c = room.components[0]
    if room.counts[BEGUN] != 0 and is_all_calm(s, room.slots[BASE], c):
        return 0
    look_over(s, c, room.shared[1])
    return 1


@rule
def look(room: Any, slot: int, seat: int, row: int) -> None:
    """The features of a seat, left in `room.found`."""
    s = room.slots[slot]
    c = room.components[0]
    if not KEEPS:
        features(s, c, seat, room.found)
        return
    if room.counts[BEGUN] != 0 and is_untouched(s, room.slots[BASE], c, seat):
        for k in range(NUM_FEATURES):
            room.found[k] = room.begun[seat][k]
    else:
        look_apart(s, c, seat, room.found)
    put_shared(c, seat, room.shared[row], room.found)


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
    row = look_all_over(room, slot) if KEEPS else 0
    for seat in range(seats):
        look(room, slot, seat, row)
        room.chance[seat] = weighed(room.found, room.weights[brain], share)
        if brain == room.net[NET_OF]:
            room.chance[seat] += beyond(room, share)
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


@rule
def end_worth(room: Any, slot: int, brain: int, me: int) -> float:
    """What the end of a turn is worth: to the brain that plans, and as far as it is trusted to another one."""
    value = worth(room, slot, brain, me)
    if room.net[ENDS] == SAME or room.net[ENDS] == brain:
        return value
    return float(value + room.trust[0] * (worth(room, slot, room.net[ENDS], me) - value))


@rule
def end_chance(room: Any, slot: int, brain: int, me: int) -> float:
    """The same as a chance."""
    judge(room, slot, brain)
    chance = float(room.chance[me])
    if room.net[ENDS] == SAME or room.net[ENDS] == brain:
        return chance
    judge(room, slot, room.net[ENDS])
    return float(chance + room.trust[0] * (room.chance[me] - chance))
