"""Plain tree search (UCT) with full random rollouts, chance as an actor, any number of seats.

The tree is shared between determinizations: a node's children are found by action, and only those that are legal in
the state at hand are candidates, so hidden information needs no other search. Children are kept in ascending order of
action and walked along with the ascending legal list.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from ...core.dual import entry, rule
from ...core.frames import CHANCE, OVER, top_seat
from ...core.rng import below, next_word
from .dispatch import apply, legal
from .estimate import payoff
from .loops import copy_state, outcome_at, playout, playouts

# rows of `tree`, one column per node
ACTION, FIRST_CHILD, SIBLING, VISITS, AVAILABLE, ROWS = 0, 1, 2, 3, 4, 5
NONE = -1


@rule
def add_child(tree: list[list[int]], size: int, parent: int, before: int, a: int) -> int:
    """A new node for action `a`, behind the sibling `before` (NONE: in front)."""
    tree[ACTION][size] = a
    tree[FIRST_CHILD][size] = NONE
    tree[VISITS][size] = 0
    tree[AVAILABLE][size] = 0
    if before == NONE:
        tree[SIBLING][size] = tree[FIRST_CHILD][parent]
        tree[FIRST_CHILD][parent] = size
    else:
        tree[SIBLING][size] = tree[SIBLING][before]
        tree[SIBLING][before] = size
    return size


@rule
def child_before(tree: list[list[int]], node: int, a: int) -> int:
    """The last child whose action comes before `a` (NONE: there is none)."""
    before = NONE
    child = tree[FIRST_CHILD][node]
    while child != NONE and tree[ACTION][child] < a:
        before = child
        child = tree[SIBLING][child]
    return before


@rule
def child_of(tree: list[list[int]], node: int, before: int, a: int) -> int:
    """The child for action `a`, given its predecessor."""
    child = tree[FIRST_CHILD][node] if before == NONE else tree[SIBLING][before]
    if child != NONE and tree[ACTION][child] == a:
        return child
    return NONE


@rule
def upper_bound(tree: list[list[int]], value: list[list[float]], child: int, seat: int, explore: float) -> float:
    """Mean payoff of the seat plus the bonus for moves tried seldom."""
    visits = tree[VISITS][child]
    return value[seat][child] / visits + explore * sqrt(log(tree[AVAILABLE][child] + 1.0) / visits)


@rule
def choose(
    tree: list[list[int]],
    value: list[list[float]],
    node: int,
    seat: int,
    out: list[int],
    n: int,
    rng: list[int],
    explore: float,
) -> int:
    """The action to follow: an untried one at random while there is one, else the one with the best upper bound."""
    best = out[0]
    best_bound = -1.0
    untried = 0
    child = tree[FIRST_CHILD][node]
    for k in range(n):
        while child != NONE and tree[ACTION][child] < out[k]:
            child = tree[SIBLING][child]
        if child == NONE or tree[ACTION][child] != out[k]:
            untried += 1
            if below(rng, untried) == 0:
                best = out[k]
        else:
            tree[AVAILABLE][child] += 1
            if untried == 0:
                bound = upper_bound(tree, value, child, seat, explore)
                if bound > best_bound:
                    best_bound = bound
                    best = out[k]
    return best


@rule
def simulate(
    states: Any,
    components: Any,
    rng: list[int],
    out: list[int],
    tree: list[list[int]],
    value: list[list[float]],
    path: list[int],
    size: int,
    limit: int,
    explore: float,
) -> int:
    """One simulation from the state in slot 0, played in slot 1. Returns the new size of the tree; the number of
    decisions made is left in the last place of `path`."""
    copy_state(states, 1, 0)
    s = states[1]
    c = components[0]
    node = 0
    depth = 1
    path[0] = 0
    rollout = True
    while depth < len(path) - 1:
        who = top_seat(s)
        if who == OVER:
            rollout = False
            break
        n = legal(s, c, out, 1)
        if who == CHANCE:
            a = outcome_at(s, c, out, n, next_word(rng))
        else:
            a = choose(tree, value, node, who, out, n, rng, explore)
        apply(s, c, a)
        before = child_before(tree, node, a)
        child = child_of(tree, node, before, a)
        grown = child == NONE
        if grown:
            if size == len(tree[ACTION]):
                break
            child = add_child(tree, size, node, before, a)
            size += 1
        node = child
        path[depth] = node
        depth += 1
        if grown and who != CHANCE:
            break
    decisions = 0
    if rollout:
        decisions = playout(s, c, rng, out, limit)
    for k in range(depth):
        tree[VISITS][path[k]] += 1
    for seat in range(len(value)):
        reward = payoff(s, c, seat)
        for k in range(depth):
            value[seat][path[k]] += reward
    path[len(path) - 1] = decisions + depth - 1
    return size


@entry
def search(
    states: Any,
    components: Any,
    rng: list[int],
    out: list[int],
    tree: list[list[int]],
    value: list[list[float]],
    path: list[int],
    size: int,
    simulations: int,
    limit: int,
    explore: float,
    counts: list[int],
) -> int:
    """Several simulations from the state in slot 0. Returns the new size of the tree; counts[0] gains the decisions.
    Without a tree (size 0) whole random games instead, as `playouts`: one entrance, for it is compiled with all the
    rules."""
    if size == 0:
        return playouts(states, components, rng, out, simulations, limit)
    for _ in range(simulations):
        size = simulate(states, components, rng, out, tree, value, path, size, limit, explore)
        counts[0] += path[len(path) - 1]
    return size
