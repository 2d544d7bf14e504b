"""What actions brought in the simulations so far, whatever the position they were made in: by themselves, and after the
action that the same side made before. Continuations lean on it (`guided.py`), so that both sides learn what pays."""

from __future__ import annotations

from math import log, sqrt

from ...core.dual import rule
from ...core.rng import below
from .search import ACTION, FIRST_CHILD, NONE, SIBLING, VISITS

TIMES, SUM, ROWS = 0, 1, 2  # rows of the lore
PLACES = 1 << 15  # columns of it; two actions seldom meet in one, and little is lost then
DOUBT = 4.0  # times an action must be made to count for as much as what was thought of it before
MADE, LAST, FIRST = 0, 1, 3  # in a trail: actions made, each side's last one (0: none), the places of all


@rule
def place_of(seat: int, before: int, a: int) -> int:
    """Where the lore of an action stands after another one (0: whatever was before)."""
    return ((before * 0x9E3779B1 + (2 * a + seat) * 0x85EBCA6B) >> 12) & (PLACES - 1)


@rule
def expected(lore: list[list[float]], trail: list[int], seat: int, a: int, usual: float) -> float:
    """What an action brings the side that makes it now, as far as is known; `usual` is what everything brings it."""
    alone = place_of(seat, 0, a)
    after = place_of(seat, trail[LAST + seat], a)
    thought = (lore[SUM][alone] + DOUBT * usual) / (lore[TIMES][alone] + DOUBT)
    return (lore[SUM][after] + DOUBT * thought) / (lore[TIMES][after] + DOUBT)


@rule
def better_of(
    lore: list[list[float]],
    trail: list[int],
    seat: int,
    a: int,
    out: list[int],
    n: int,
    proposals: int,
    usual: float,
    rng: list[int],
) -> int:
    """The action `a`, or one of some others drawn by lot that has brought more."""
    best = expected(lore, trail, seat, a, usual)
    for _ in range(proposals - 1):
        b = out[below(rng, n)]
        if b != a:
            worth = expected(lore, trail, seat, b, usual)
            if worth > best:
                best = worth
                a = b
    return a


@rule
def choose_knowing(
    tree: list[list[int]],
    value: list[list[float]],
    node: int,
    seat: int,
    out: list[int],
    n: int,
    explore: float,
    lore: list[list[float]],
    trail: list[int],
    usual: float,
) -> int:
    """As `choose`, but what is known of an action counts as if it had been tried here a few times: at first those are
    followed that have brought most elsewhere, and not each once."""
    best = out[0]
    best_bound = -1.0
    spur = explore * sqrt(log(tree[VISITS][node] + 2.0))
    child = tree[FIRST_CHILD][node]
    for k in range(n):
        while child != NONE and tree[ACTION][child] < out[k]:
            child = tree[SIBLING][child]
        total = DOUBT * expected(lore, trail, seat, out[k], usual)
        times = DOUBT
        if child != NONE and tree[ACTION][child] == out[k]:
            total += value[seat][child]
            times += tree[VISITS][child]
        bound = total / times + spur / sqrt(times)
        if bound > best_bound:
            best_bound = bound
            best = out[k]
    return best


@rule
def forget_trail(trail: list[int]) -> None:
    """A new simulation begins."""
    for k in range(FIRST):
        trail[k] = 0


@rule
def note_action(trail: list[int], seat: int, a: int) -> None:
    """A side made an action."""
    k = FIRST + 2 * trail[MADE]
    if k + 1 < len(trail):
        trail[k] = 2 * place_of(seat, 0, a) + seat
        trail[k + 1] = 2 * place_of(seat, trail[LAST + seat], a) + seat
        trail[MADE] += 1
    trail[LAST + seat] = a + 1


@rule
def learn(lore: list[list[float]], trail: list[int], chance: float) -> None:
    """What the simulation came to, for all actions made in it; `chance` is the first side's."""
    for k in range(FIRST, FIRST + 2 * trail[MADE]):
        place = trail[k] >> 1
        lore[TIMES][place] += 1.0
        lore[SUM][place] += chance if trail[k] & 1 == 0 else 1.0 - chance
