"""What a side does without looking ahead: the choices of a battle, and how an army usually recruits and marches. The
search (`core/kernel/guided.py`) plays on in this way."""

from __future__ import annotations

from ...core.dual import rule
from ...core.rng import below
from ...core.rows import clear
from .actions import DONE, FIGHT, LOSE, MARCH_FROM, PANIC_UNIT, PLACE, RECRUIT, TO, WHOLE
from .components import Components
from .domains import LEADER
from .features import FARTHEST, spread_from_goals
from .frames import IN_FIGHT, IN_LOSE, IN_MARCH, IN_MARCH_TAKE, IN_MARCH_TO, IN_PANIC, IN_RECRUIT
from .rules.recruiting import entry_of, next_place
from .state import State

IN_STATE_OF = 100  # panic counts for more than strength in the choice of who is given up
HAS_ROLLED = 50  # so does it to have rolled already
NOISE = 5  # a destination that draws a little less is taken now and then
WIN_BY = 3  # an attack is tempting with more than three to two, on a fortress of the enemy with more than two to one


@rule
def is_habit(s: State) -> bool:
    """In a battle: who fights next, is given up, or panics."""
    kind = s.frame_kind[s.depth - 1]
    return kind == IN_FIGHT or kind == IN_LOSE or kind == IN_PANIC


@rule
def rank(c: Components, u: int) -> int:
    """Who is the best fights first, and is given up last."""
    return 2 * c.strength[u] + int(c.kind[u] == LEADER)


@rule
def liking(s: State, c: Components, kind: int, a: int) -> int:
    """How well a choice of the battle suits: the strongest fights; the weakest is given up, one in panic before others,
    one that has rolled before a fresh one; a panic goes to one that is not in panic yet."""
    if kind == IN_FIGHT:
        return rank(c, a - FIGHT)
    if kind == IN_LOSE:
        u = a - LOSE
        return IN_STATE_OF * s.panicked[u] + HAS_ROLLED * s.fought[u] - rank(c, u)
    u = a - PANIC_UNIT
    return HAS_ROLLED * s.fought[u] - IN_STATE_OF * s.panicked[u] - rank(c, u)


@rule
def habit(s: State, c: Components, out: list[int], n: int) -> int:
    """The choice of the battle that suits best."""
    kind = s.frame_kind[s.depth - 1]
    best = out[0]
    highest = liking(s, c, kind, out[0])
    for k in range(1, n):
        value = liking(s, c, kind, out[k])
        if value > highest:
            highest = value
            best = out[k]
    return best


@rule
def strength_at(s: State, c: Components, seat: int, space: int) -> int:
    """The strength of a side's land units in a space."""
    total = 0
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] == space:
            total += c.strength[u]
    return total


@rule
def is_post(c: Components, space: int) -> bool:
    """A place that decides the war: a goal of either side, or the capital."""
    return c.goal[0][space] != 0 or c.goal[1][space] != 0 or space == c.capital


@rule
def pull(s: State, c: Components, to: int) -> int:
    """How much a destination draws the stack that is about to march: a weaker enemy, a goal that is free, one of the
    enemy's goals that nobody guards; a stronger enemy keeps it away."""
    seat = s.active
    value = int(to == c.capital)
    if s.num_units[1 - seat][to] != 0:
        own = strength_at(s, c, seat, s.frame_first[s.depth - 1]) + strength_at(s, c, seat, to)
        other = strength_at(s, c, 1 - seat, to) * (WIN_BY + c.fortress[1 - seat][to])
        value += 3 if 2 * own > other else -3
        value += 2 * int(is_post(c, to))
    elif s.num_units[seat][to] == 0:
        if c.goal[seat][to] != 0:
            value += 4
        elif c.goal[1 - seat][to] != 0:
            value += 2
    return value


@rule
def which_stack(s: State, c: Components, out: list[int], n: int, rng: list[int]) -> int:
    """Any stack, or none more; a lone guard of a place that decides the war mostly stays."""
    a = out[below(rng, n)]
    if MARCH_FROM <= a < TO and is_post(c, a - MARCH_FROM) and s.num_units[s.active][a - MARCH_FROM] == 1:
        if below(rng, 4) != 0:
            return out[below(rng, n)]
    return a


@rule
def destination(s: State, c: Components, out: list[int], n: int, rng: list[int]) -> int:
    """The one that draws most; towards a goal that is not held rather than away from it."""
    spread_from_goals(s, c, s.active, s.active)
    best = out[0]
    highest = -99
    for k in range(n):
        to = out[k] - TO
        value = 2 * pull(s, c, to) + below(rng, NOISE)
        if s.probe[to] != 0:
            value += FARTHEST + 1 - s.probe[to]
        if value > highest:
            highest = value
            best = out[k]
    clear(s.probe)
    return best


@rule
def who_marches(s: State, c: Components, out: list[int], n: int, rng: list[int]) -> int:
    """Mostly the whole stack, sometimes a part of it, one by one; but a place that decides the war keeps a guard."""
    origin = s.frame_first[s.depth - 1]
    guarded = is_post(c, origin)
    if out[n - 1] == DONE:
        if guarded:
            is_last = s.num_units[s.active][origin] - s.num_in_hand <= 1
            return DONE if is_last or below(rng, 4) == 0 else out[below(rng, n - 1)]
        return DONE if below(rng, 2) == 0 else out[below(rng, n)]
    for k in range(n):
        if out[k] == WHOLE and (below(rng, 4) == 0) == guarded:
            return WHOLE
    return out[below(rng, n)]


@rule
def who_is_recruited(s: State, c: Components, out: list[int], n: int, rng: list[int]) -> int:
    """Whoever can be. The distinct actions do not go back to units that were passed over, so that the entry of the card
    with the first of them is filled before another one."""
    if not RECRUIT <= out[0] < PLACE:
        return out[below(rng, n - 1)]
    first = out[0] - RECRUIT
    meant = c.entry_unit[s.card][entry_of(s, c, first, next_place(s, c, first, -1))]
    suiting = 0
    for k in range(n - 1):  # to be done is the last
        suiting += int(out[k] >= PLACE or meant[out[k] - RECRUIT] != 0)
    chosen = below(rng, suiting)
    for k in range(n - 1):
        if out[k] >= PLACE or meant[out[k] - RECRUIT] != 0:
            if chosen == 0:
                return out[k]
            chosen -= 1
    return DONE


@rule
def inclined(s: State, c: Components, out: list[int], n: int, rng: list[int]) -> int:
    """Habits in battle; whoever can be recruited is; an army marches where it is drawn; else at random."""
    if n == 1:
        return out[0]
    if is_habit(s):
        return habit(s, c, out, n)
    kind = s.frame_kind[s.depth - 1]
    if kind == IN_MARCH:
        return which_stack(s, c, out, n, rng)
    if kind == IN_MARCH_TO:
        return destination(s, c, out, n, rng)
    if kind == IN_MARCH_TAKE:
        return who_marches(s, c, out, n, rng)
    if kind == IN_RECRUIT:
        return who_is_recruited(s, c, out, n, rng)
    return out[below(rng, n)]
