"""A tree over whole turns: each branch is a turn that the beam proposes, each leaf is judged after one more turn.

Everybody plays for his own chance (max-n), so any number of seats is served. Chance that a turn meets falls once per
branch; under hidden information several trees with other cards share their first branches.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from ...core.dual import rule
from ...core.frames import CHANCE, OVER, top_seat
from .dispatch import apply, why_not
from .judgement import judge
from .loops import copy_state
from .turns import RESTED, draw_lot, finals_base, let_others_answer, plan, play_on

# rows of `room.tree`, one column per node
FIRST, BRANCHES, VISITS, WHO, ROWS = 0, 1, 2, 3, 4
NODES = 4  # place in `room.counts` of the nodes in use
DEEPEST = 64


@rule
def node_slot(room: Any, node: int) -> int:
    """Where the position of a node lies."""
    return finals_base(room) + int(room.limits[2]) + node


@rule
def add_node(room: Any, source: int, brain: int, prior: float) -> int:
    """A node for the position in a slot; its own judgement counts until it is looked at."""
    node: int = room.counts[NODES]
    room.counts[NODES] = node + 1
    copy_state(room.slots, node_slot(room, node), source)
    room.tree[FIRST][node] = 0
    room.tree[BRANCHES][node] = 0
    room.tree[VISITS][node] = 0
    room.tree[WHO][node] = CHANCE
    judge(room, source, brain)
    for seat in range(len(room.chance)):
        room.guess[seat][node] = room.chance[seat]
        room.total[seat][node] = 0.0
    room.prior[node] = prior
    return node


@rule
def highest_worth(room: Any, base: int, count: int) -> float:
    """The best among the finished turns."""
    highest = -1e9
    for k in range(base, base + count):
        highest = max(highest, room.value[k])
    return highest


@rule
def grow(room: Any, node: int, brain: int, width: int) -> int:
    """Plan the turn at a node: its branches. Returns the best of them, or the node itself where nothing can grow."""
    slot = node_slot(room, node)
    while top_seat(room.slots[slot]) == CHANCE:
        draw_lot(room, slot)
    room.tree[WHO][node] = top_seat(room.slots[slot])
    if room.tree[WHO][node] == OVER or room.counts[NODES] + room.limits[2] > len(room.prior):
        return node
    turn = room.slots[slot].turn
    found = plan(room, slot, brain, width)
    base = finals_base(room)
    highest = highest_worth(room, base, found)
    weight = 0.0
    for k in range(base, base + found):
        weight += exp(room.value[k] - highest)
    room.tree[FIRST][node] = room.counts[NODES]
    best = node
    for k in range(base, base + found):
        copy_state(room.slots, RESTED, k)
        play_on(room, RESTED, brain, turn)
        child = add_node(room, RESTED, brain, exp(room.value[k] - highest) / weight)
        if room.value[k] == highest:
            best = child
    room.tree[BRANCHES][node] = found
    return best


@rule
def branch_to_follow(room: Any, node: int, explore: float) -> int:
    """The branch with the best mean and bonus for whoever decides."""
    who = room.tree[WHO][node]
    first = room.tree[FIRST][node]
    root = sqrt(room.tree[VISITS][node] + 1.0)
    best: int = first
    highest = -1e9
    for child in range(first, first + room.tree[BRANCHES][node]):
        visits = room.tree[VISITS][child]
        mean = room.guess[who][child]
        if visits > 0:
            mean = room.total[who][child] / visits
        bound = mean + explore * room.prior[child] * root / (1.0 + visits)
        if bound > highest:
            highest = bound
            best = child
    return best


@rule
def follow(room: Any, brain: int, width: int, explore: float) -> None:
    """One walk from the root to a leaf, which grows; what it finds is told to all on the way."""
    node = 0
    depth = 1
    room.walk[0] = 0
    while room.tree[BRANCHES][node] > 0 and depth < DEEPEST:
        node = branch_to_follow(room, node, explore)
        room.walk[depth] = node
        depth += 1
    leaf = node
    if room.tree[BRANCHES][node] == 0 and room.tree[WHO][node] != OVER:
        leaf = grow(room, node, brain, width)
    for k in range(depth):
        room.tree[VISITS][room.walk[k]] += 1
        for seat in range(len(room.chance)):
            room.total[seat][room.walk[k]] += room.guess[seat][leaf]


@rule
def plant(room: Any, source: int, brain: int, count: int) -> None:
    """A tree whose first branches are the `count` turns in `room.first` as far as they can be carried out in this
    position, and played on from there."""
    room.counts[NODES] = 0
    c = room.components[0]
    turn = room.slots[source].turn
    root = add_node(room, source, brain, 1.0)
    me = top_seat(room.slots[source])
    room.tree[WHO][root] = me
    room.tree[FIRST][root] = 1
    for k in range(count):
        copy_state(room.slots, RESTED, source)
        s = room.slots[RESTED]
        for step in range(room.first_length[k]):
            a = room.first[k][step]
            if top_seat(s) != me or why_not(s, c, a) != 0:
                break
            apply(s, c, a)
            let_others_answer(room, RESTED, brain, me, turn)
        play_on(room, RESTED, brain, turn)
        add_node(room, RESTED, brain, room.first_prior[k])
    room.tree[BRANCHES][root] = count
