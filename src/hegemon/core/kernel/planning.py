"""The one entrance to planning: a turn, a tree over turns, or a judgement. One, because each entrance is compiled with
all the rules of the game."""

from __future__ import annotations

from math import exp
from typing import Any

from ...core.dual import entry, rule
from .judgement import judge
from .turn_tree import follow, plant
from .turns import GAME, finals_base, is_spent, lent, plan

PLAN, PLANT, FOLLOW, JUDGE = range(4)


@rule
def list_turns(room: Any, found: int) -> None:
    """The finished turns as `room.first`, the best first, each with its part of the weight."""
    base = finals_base(room)
    for k in range(found):
        best = base
        for i in range(base, base + found):
            if room.value[i] > room.value[best]:
                best = i
        length = room.length[best]
        for step in range(length):
            room.first[k][step] = room.path[best][step]
        room.first_length[k] = length
        room.first_value[k] = room.value[best]
        room.first_mark[k] = best
        room.value[best] = -1e12
    weight = 0.0
    for k in range(found):
        room.value[room.first_mark[k]] = room.first_value[k]
        weight += exp(room.first_value[k] - room.first_value[0])
    for k in range(found):
        room.first_prior[k] = exp(room.first_value[k] - room.first_value[0]) / weight


@rule
def serve(room: Any, request: int, first: int, second: int, explore: float) -> int:
    """As `work`."""
    if request == PLAN:
        found = plan(room, GAME, first, second)
        list_turns(room, found)
        return found
    if request == PLANT:
        plant(room, GAME, first, second)
        return second
    if request == FOLLOW:
        done = 0
        while done < second and not is_spent(room):
            follow(room, first, room.limits[1], explore)
            done += 1
        return done
    judge(room, GAME, first)
    return 0


@entry
def work(room: Any, request: int, first: int, second: int, explore: float) -> int:
    """PLAN (brain, width): turns for the position in slot GAME, listed best first; their number. PLANT (brain, number
    of turns) and FOLLOW (brain, walks): the tree. JUDGE (brain): chances."""
    return serve(lent(room), request, first, second, explore)
