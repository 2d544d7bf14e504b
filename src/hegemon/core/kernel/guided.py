"""Tree search for games of two sides whose turns are many small decisions among dice and hidden things.

As `search.py`, with three differences. A continuation is not played at random but as somebody would who follows habits
(a game says which); it ends after so many turns from the root, so that all are judged with the same side to move; and
it is judged by what was learned. Decisions that habit makes are no branches of the tree.

With several proposals for a decision, tree and continuations lean on what actions brought before (`lore.py`)."""

from __future__ import annotations

from math import exp
from typing import Any

from ...core.dual import entry, rule
from ...core.frames import CHANCE, OVER, top_seat
from ...core.rng import next_word
from .dispatch import apply, legal
from .estimate import payoff
from .features import progress
from .habits import habit, inclined, is_habit
from .judgement import merit
from .loops import copy_state, outcome_at
from .lore import better_of, choose_knowing, forget_trail, learn, note_action
from .search import ACTION, NONE, VISITS, add_child, child_before, child_of, choose

LONGEST = 4_000  # decisions of a continuation
FARTHEST = 30.0  # logits beyond which chances are not told apart


@rule
def play_on(
    s: Any,
    c: Any,
    rng: list[int],
    out: list[int],
    last: int,
    proposals: int,
    lore: list[list[float]],
    trail: list[int],
    usual: float,
) -> None:
    """Play as both sides are inclined to, until the turn `last` is over. With several proposals for every decision
    the one that has brought most so far; `usual` is the chance of the first side."""
    for _ in range(LONGEST):
        who = top_seat(s)
        while who == CHANCE:
            n = legal(s, c, out, 1)
            apply(s, c, outcome_at(s, c, out, n, next_word(rng)))
            who = top_seat(s)
        if who == OVER or s.turn > last:
            return
        n = legal(s, c, out, 1)
        a = inclined(s, c, out, n, rng)
        if proposals > 1 and n > 1 and not is_habit(s):
            hoped = usual if who == 0 else 1.0 - usual
            a = better_of(lore, trail, who, a, out, n, proposals, hoped, rng)
            note_action(trail, who, a)
        apply(s, c, a)


@rule
def chance_of_first(s: Any, c: Any, weights: list[float], found: list[int]) -> float:
    """The winning chance of the first of the two sides: the result, what was learned, or (without weights) the game's
    own estimate."""
    if top_seat(s) == OVER or len(weights) == 1:
        return payoff(s, c, 0)
    share = progress(s, c) / 100.0
    behind = merit(s, c, 1, weights, found, share) - merit(s, c, 0, weights, found, share)
    return 1.0 / (1.0 + exp(min(FARTHEST, max(-FARTHEST, behind))))


@rule
def descend(
    s: Any,
    c: Any,
    rng: list[int],
    out: list[int],
    tree: list[list[int]],
    value: list[list[float]],
    path: list[int],
    sizes: list[int],
    last: int,
    explore: float,
    proposals: int,
    lore: list[list[float]],
    trail: list[int],
    usual: float,
) -> int:
    """From the root to a new node; returns the length of the path. sizes[0] is the size of the tree, sizes[1] the
    root."""
    node = sizes[1]
    path[0] = node
    depth = 1
    while depth < len(path):
        who = top_seat(s)
        if who == OVER or s.turn > last:
            return depth
        n = legal(s, c, out, 1)
        if who == CHANCE:
            a = outcome_at(s, c, out, n, next_word(rng))
        elif n > 1 and not is_habit(s):
            if proposals > 1:
                hoped = usual if who == 0 else 1.0 - usual
                a = choose_knowing(tree, value, node, who, out, n, explore, lore, trail, hoped)
                note_action(trail, who, a)
            else:
                a = choose(tree, value, node, who, out, n, rng, explore)
        elif depth > 1:
            apply(s, c, habit(s, c, out, n) if n > 1 else out[0])
            continue
        else:
            a = habit(s, c, out, n) if n > 1 else out[0]  # at the root it is asked for
        apply(s, c, a)
        before = child_before(tree, node, a)
        child = child_of(tree, node, before, a)
        grown = child == NONE
        if grown:
            if sizes[0] == len(tree[ACTION]):
                return depth
            child = add_child(tree, sizes[0], node, before, a)
            sizes[0] += 1
        node = child
        path[depth] = node
        depth += 1
        if grown and who != CHANCE:
            return depth
    return depth


@entry
def guided(
    states: Any,
    components: Any,
    rng: list[int],
    out: list[int],
    tree: list[list[int]],
    value: list[list[float]],
    path: list[int],
    sizes: list[int],
    simulations: int,
    turns: int,
    explore: float,
    weights: list[float],
    found: list[int],
    proposals: int,
    lore: list[list[float]],
    trail: list[int],
) -> int:
    """Several simulations from the state in slot 0, each for so many turns; returns the size of the tree. With one
    proposal for each decision of a continuation habit alone makes it, and nothing is learned of what actions bring."""
    c = components[0]
    for _ in range(simulations):
        copy_state(states, 1, 0)
        s = states[1]
        last = s.turn + turns - 1
        root = sizes[1]
        usual = value[0][root] / tree[VISITS][root] if tree[VISITS][root] > 0 else 0.5
        forget_trail(trail)
        depth = descend(s, c, rng, out, tree, value, path, sizes, last, explore, proposals, lore, trail, usual)
        play_on(s, c, rng, out, last, proposals, lore, trail, usual)
        chance = chance_of_first(s, c, weights, found)
        if proposals > 1:
            learn(lore, trail, chance)
        for k in range(depth):
            tree[VISITS][path[k]] += 1
            value[0][path[k]] += chance
            value[1][path[k]] += 1.0 - chance
    return sizes[0]
