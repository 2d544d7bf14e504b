"""The one entrance to planning: a turn, trials of turns, or a judgement. One, because each entrance is compiled with
all the rules of the game."""

from __future__ import annotations

from typing import Any

from ...core.dual import entry, rule
from .features import NUM_GROUPS
from .judgement import judge
from .trials import begin_trials, one_trial, proven
from .turns import GAME, finals_base, lent, plan

PLAN, BEGIN, TRY, PROVEN, JUDGE = range(5)


@rule
def list_turns(room: Any, found: int, most: int, spread: float) -> int:
    """The finished turns as `room.first`, the best first; each that is listed makes the others of its group worse by
    `spread`, so that candidates differ in more than a trade. Returns how many there are."""
    base = finals_base(room)
    count = min(found, most)
    for k in range(count):
        best = -1
        highest = -1e9
        for i in range(base, base + found):
            score = room.value[i] - spread * room.held[room.kind[i]]
            if room.length[i] > 0 and (best < 0 or score > highest):
                highest = score
                best = i
        length = room.length[best]
        for step in range(length):
            room.first[k][step] = room.path[best][step]
        room.first_length[k] = length
        room.first_value[k] = room.value[best]
        room.length[best] = 0  # taken
        room.held[room.kind[best]] += 1
    for g in range(NUM_GROUPS):
        room.held[g] = 0
    return count


@rule
def serve(room: Any, request: int, brain: int, number: int, turns: int, first: int, warmth: float) -> int:
    """As `work`."""
    if request == PLAN:
        return list_turns(room, plan(room, GAME, brain, number), first, warmth)
    if request == BEGIN:
        begin_trials(room, number, first, brain)
    elif request == TRY:
        return 1 if one_trial(room, GAME, brain, number, turns, first, warmth) else 0
    elif request == PROVEN:
        return proven(room, number)
    else:
        judge(room, GAME, brain)
    return 0


@entry
def work(room: Any, request: int, brain: int, number: int, turns: int, first: int, warmth: float) -> int:
    """PLAN (brain, width, -, most, spread): turns for the position in slot GAME, listed best first; their number.
    BEGIN (brain that judges, candidates, -, trials before the first are dropped), TRY (brain, candidates, turns that
    follow, as in BEGIN, heat): one trial, 1 if there was time for it; PROVEN (-, candidates): the best. JUDGE (brain):
    chances."""
    return serve(lent(room), request, brain, number, turns, first, warmth)
