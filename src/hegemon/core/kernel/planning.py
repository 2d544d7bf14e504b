"""The one entrance to planning: a turn, a tree over turns, or a whole game of planners against each other.

One entrance, because each is compiled with all the rules of the game.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ...core.dual import entry, rule
from ...core.frames import CHANCE, OVER
from ...core.rng import below
from .dispatch import apply, why_not
from .features import NUM_FEATURES, features, progress
from .flow import to_act
from .judgement import USED, judge
from .turn_tree import BRANCHES, FIRST, VISITS, follow, plant
from .turns import BUDGET, GAME, draw_lot, finals_base, is_spent, pick_turn, plan

PLAN, PLANT, FOLLOW, PLAY, JUDGE = range(5)
UNBOUNDED = 1 << 60
# columns of `room.manner`, one row per seat: whose weights, how wide, walks in the tree, per mille of other choices
BRAIN, WIDTH, WALKS, TREE_WIDTH, WILD, MANNERS = 0, 1, 2, 3, 4, 5

if __name__.startswith("hegemon_fast."):
    from ...core.lending import lent
else:

    def lent(room: Any) -> Any:
        """Python hands over addresses anyway."""
        return room


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
def most_visited(room: Any) -> int:
    """The first branch that was looked at most (of equals the one that was thought best)."""
    first = room.tree[FIRST][0]
    best = 0
    for k in range(room.tree[BRANCHES][0]):
        if room.tree[VISITS][first + k] > room.tree[VISITS][first + best]:
            best = k
    return best


@rule
def hold(room: Any, path: list[int], length: int) -> None:
    """Keep the turn that will be carried out."""
    for step in range(length):
        room.carried[step] = path[step]
    room.carried_length[0] = length


@rule
def decide(room: Any, who: int, loose: bool) -> None:
    """The turn of a seat by its manner, left in `room.carried`."""
    manner = room.manner[who]
    room.counts[USED] = 0
    room.counts[BUDGET] = UNBOUNDED
    found = plan(room, GAME, manner[BRAIN], manner[WIDTH])
    if loose or below(room.rng, 1000) < manner[WILD]:
        chosen = finals_base(room) + below(room.rng, found)
        hold(room, room.path[chosen], room.length[chosen])
    elif manner[WALKS] > 0 and found > 1:
        list_turns(room, found)
        plant(room, GAME, manner[BRAIN], found)
        for _ in range(manner[WALKS]):
            follow(room, manner[BRAIN], manner[TREE_WIDTH], room.heat[who][1])
        best = most_visited(room)
        hold(room, room.first[best], room.first_length[best])
    else:
        chosen = pick_turn(room, found, room.heat[who][0])
        hold(room, room.path[chosen], room.length[chosen])
    room.used[who] += room.counts[USED]


@rule
def carry_out(room: Any, who: int) -> None:
    """Make the actions of the turn held, until somebody else decides something."""
    s = room.slots[GAME]
    c = room.components[0]
    for step in range(room.carried_length[0]):
        a = room.carried[step]
        if to_act(s, c) != who or why_not(s, c, a) != 0:
            return
        apply(s, c, a)


@rule
def write_down(room: Any, row: int) -> None:
    """The features of all seats, and how far the game is."""
    s = room.slots[GAME]
    c = room.components[0]
    seats = len(room.chance)
    for seat in range(seats):
        features(s, c, seat, room.found)
        for k in range(NUM_FEATURES):
            room.notes[row][seat * NUM_FEATURES + k] = room.found[k]
    room.notes[row][seats * NUM_FEATURES] = progress(s, c)


@rule
def play(room: Any, most_turns: int, loose_turns: int) -> int:
    """A game from the position in slot GAME to its end or a turn; returns how many turns were written down."""
    c = room.components[0]
    rows = 0
    seen = -1
    while True:
        s = room.slots[GAME]
        who = to_act(s, c)
        if who == OVER or s.turn >= most_turns:
            return rows
        if who == CHANCE:
            draw_lot(room, GAME)
            continue
        if s.turn != seen and rows < len(room.notes):
            seen = s.turn
            write_down(room, rows)
            rows += 1
        decide(room, who, s.turn <= loose_turns)
        carry_out(room, who)


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
    if request == PLAY:
        return play(room, first, second)
    judge(room, GAME, first)
    return 0


@entry
def work(room: Any, request: int, first: int, second: int, explore: float) -> int:
    """PLAN (brain, width): turns for the position in slot GAME, listed best first; their number. PLANT (brain, number
    of turns) and FOLLOW (brain, walks): the tree. PLAY (most turns, loose ones): a game. JUDGE (brain): chances."""
    return serve(lent(room), request, first, second, explore)
