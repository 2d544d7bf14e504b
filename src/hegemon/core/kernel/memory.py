"""What was planned in earlier trials is not planned again.

Trials of a candidate begin in the same position, and where the others' turns differ only by a little noise the same
positions come up again and again. The turns found for them are kept until the next candidates are put to the trial,
as far as there is room, in slots behind those of the beam.
"""

from __future__ import annotations

from typing import Any

from ...core.dual import rule
from .judgement import worth
from .loops import copy_state
from .turns import finals_base, is_spent, noise, position_mark

# places in `room.memory`: slots in use, the first of them, where they end
TAKEN, FIRST, END, MEMORY_PLACES = 0, 1, 2, 3
# columns of `room.known`, one row per place of the table: the position's mark, its first turn, how many it has
MARK, TURNS_AT, TURNS_FOUND, KNOWN = 0, 1, 2, 3
# columns of `room.tried`, one row per slot: how often its turn was taken in trials, the sum of what came of it
TIMES, CAME_OF_IT, TRIED_OUT = 0, 1, 2
# columns of `room.drift`, one row per turn of a trial: how often one was taken there, by how much it proved better
DRIFT_TIMES, DRIFT_SUM, DRIFTS = 0, 1, 2
# columns of `room.trail`, one row per turn of a trial: the slot of the turn that was taken (-1: unknown), by whom
TRAIL_SLOT, TRAIL_SEAT, TRAILS = 0, 1, 2
BELIEF = 1.0  # trials that weigh as much as the judgement of a turn before it was tried
MOST = 6.0  # logits beyond which nothing is told apart


@rule
def forget(room: Any) -> None:
    """Other candidates, other positions."""
    room.memory[TAKEN] = 0
    for place in range(len(room.known)):
        room.known[place][TURNS_FOUND] = 0
    for step in range(len(room.drift)):
        room.drift[step][DRIFT_TIMES] = 0.0
        room.drift[step][DRIFT_SUM] = 0.0


@rule
def place_of(room: Any, slot: int) -> int:
    """Where in the table a position is or would be (the table is never full: it has a place per slot)."""
    mark = position_mark(room, slot)
    last = len(room.known) - 1
    place = mark & last
    while room.known[place][TURNS_FOUND] > 0 and room.known[place][MARK] != mark:
        place = (place + 1) & last
    room.known[place][MARK] = mark
    return int(place)


@rule
def remember(room: Any, place: int, found: int) -> bool:
    """Keep the turns that were just found for the position of a place, if there is room and time was left for them."""
    first = room.memory[FIRST] + room.memory[TAKEN]
    if is_spent(room) or first + found > room.memory[END]:
        return False
    base = finals_base(room)
    for k in range(found):
        copy_state(room.slots, first + k, base + k)
        room.value[first + k] = room.value[base + k]
        room.tried[first + k][TIMES] = 0.0
        room.tried[first + k][CAME_OF_IT] = 0.0
    room.memory[TAKEN] += found
    room.known[place][TURNS_AT] = first
    room.known[place][TURNS_FOUND] = found
    return True


@rule
def bounded(value: float) -> float:
    """A logit, as certain as anything may seem."""
    return max(-MOST, min(MOST, value))


@rule
def expected_best(room: Any, place: int, step: int, heat: float) -> int:
    """The slot of the turn from which most is expected, after all that came of it in trials so far. One that was not
    tried yet is expected to come out as turns at this step of a trial did on the whole, against what was thought of
    them."""
    times = room.drift[step][DRIFT_TIMES]
    drift = room.drift[step][DRIFT_SUM] / times if times > 0.0 else 0.0
    first = room.known[place][TURNS_AT]
    best = first
    highest = -1e9
    for k in range(first, first + room.known[place][TURNS_FOUND]):
        thought = BELIEF * (bounded(room.value[k]) + drift)
        value = (thought + room.tried[k][CAME_OF_IT]) / (BELIEF + room.tried[k][TIMES])
        if heat > 0.0:
            value += heat * noise(room)
        if value > highest:
            highest = value
            best = k
    return int(best)


@rule
def learn(room: Any, slot: int, brain: int, steps: int) -> None:
    """What came of the turns that were taken in a trial."""
    for step in range(steps):
        taken = room.trail[step][TRAIL_SLOT]
        if taken >= 0:
            proved = bounded(worth(room, slot, brain, room.trail[step][TRAIL_SEAT]))
            room.tried[taken][TIMES] += 1.0
            room.tried[taken][CAME_OF_IT] += proved
            room.drift[step][DRIFT_TIMES] += 1.0
            room.drift[step][DRIFT_SUM] += proved - bounded(room.value[taken])
