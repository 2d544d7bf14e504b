"""What a trial teaches the next ones. Whoever chose a turn on the way is told what chance he had at its end; where a
position comes up again, its turns are weighed by that as well as by the plan.

All trials end equally many turns after the position from which they began, so what turns led to can be compared.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from ...core.dual import rule
from .judgement import odds_for
from .turns import pick_among

# places in `room.lesson`: trials for which the opinion of the plan counts (0: nothing is learned), curiosity in logits
OPINION, CURIOSITY, LESSON_PLACES = 0, 1, 2
# rows of `room.trail`: the turns chosen in a trial, by whom; in the last row how many
CHOSEN, CHOSEN_BY, TRAIL_LENGTH, TRAIL_ROWS = 0, 1, 2, 3


@rule
def learns(room: Any) -> bool:
    """Do trials learn from each other?"""
    return bool(room.lesson[OPINION] > 0.0)


@rule
def set_out(room: Any) -> None:
    """A trial begins."""
    room.trail[TRAIL_LENGTH][0] = 0


@rule
def note_choice(room: Any, slot: int, who: int) -> None:
    """A turn was chosen in a known position."""
    length = room.trail[TRAIL_LENGTH][0]
    if length < len(room.trail[CHOSEN]):
        room.trail[CHOSEN][length] = slot
        room.trail[CHOSEN_BY][length] = who
        room.trail[TRAIL_LENGTH][0] = length + 1


@rule
def take_home(room: Any) -> None:
    """The trial is over, and `room.chance` tells how it came out: all who chose on the way remember it."""
    for step in range(room.trail[TRAIL_LENGTH][0]):
        slot = room.trail[CHOSEN][step]
        room.taken[slot] += 1
        room.paid[slot] += odds_for(room.chance[room.trail[CHOSEN_BY][step]])


@rule
def learned_choice(room: Any, base: int, found: int, heat: float) -> int:
    """The turn that is best by what it led to and by the plan's opinion, which counts like a few trials; one that was
    seldom tried has the benefit of the doubt. (What a plan says of a turn is as far off as it was for those tried; as
    long as one alone was tried, it is curiosity that leads to another.)"""
    trials = 0
    off = 0.0
    for k in range(base, base + found):
        trials += room.taken[k]
        off += room.paid[k] - room.taken[k] * room.value[k]
    if trials > 0:
        off /= trials
    for k in range(base, base + found):
        times = room.taken[k]
        value = (room.lesson[OPINION] * (room.value[k] + off) + room.paid[k]) / (room.lesson[OPINION] + times)
        room.learned[k] = value + room.lesson[CURIOSITY] * sqrt(log(trials + 1.0) / (times + 1.0))
    return pick_among(room, room.learned, base, found, heat)
