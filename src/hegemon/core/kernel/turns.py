"""A whole turn, planned at once: a beam over its small decisions.

All orders of the same moves meet in one position and are kept once; plans are weighed within groups (a game says
which), so that a quiet one cannot push out an attack that is worth something only when it is done. Others' decisions
inside the turn are taken as best for them; where chance comes in, the rest of the turn is played on a few times.
"""

from __future__ import annotations

from math import log
from typing import Any

from ...core.dual import rule
from ...core.frames import CHANCE, OVER, top_seat
from ...core.rng import next_word
from .dispatch import apply, legal
from .features import NUM_GROUPS, ONE_ORDER, group, is_detour, is_idle, tidy
from .judgement import BASE, USED, end_chance, end_worth, look_before, odds_for, worth
from .loops import copy_state, outcome_at

# slots with a meaning; behind them two layers of the beam and the finished turns
GAME, TRIED, RESTED, STEPPED, TRIAL, FIXED_SLOTS = 0, 1, 2, 3, 4, BASE + 1
# rows of `room.out`: the actions of the beam, those of whoever answers inside the turn
EXPANDED, ANSWERED = 0, 1
# places in `room.counts`
BUDGET, FINISHED = 1, 3
LONGEST_REST = 60  # decisions played on after a chance
FEW = 3  # actions for which it does not pay to look at the position before them
MOST_DETOURS = 4  # in one turn
CUT_SHORT = 100.0  # logits that a turn without its end is worse: it was judged with somebody still in the middle of it

if __name__.startswith("hegemon_fast."):
    from ...core.compiled import lent as lent

    @rule
    def position_mark(room: Any, slot: int) -> int:
        """A number for the position (marks of order left out)."""
        words = room.words[slot]
        whole = room.span[0]
        mark, other, third, fourth = 7, 11, 13, 17  # several, so that one need not wait for another
        for k in range(0, whole - 3, 4):
            mark = (mark ^ words[k]) * 1099511628211
            other = (other ^ words[k + 1]) * 1099511628211
            third = (third ^ words[k + 2]) * 1099511628211
            fourth = (fourth ^ words[k + 3]) * 1099511628211
            mark = mark ^ (mark >> 29)
            other = other ^ (other >> 29)
            third = third ^ (third >> 29)
            fourth = fourth ^ (fourth >> 29)
        for k in range(whole - whole % 4, whole):
            mark = (mark ^ words[k]) * 1099511628211
            mark = mark ^ (mark >> 29)
        if room.span[1] != 0:
            mark = (mark ^ (words[whole] & room.span[1])) * 1099511628211
        return int(mark ^ (other * 31) ^ (third * 961) ^ (fourth * 29791))

else:
    from ...core.state import layout_of

    def lent(room: Any) -> Any:
        """Python hands over addresses anyway."""
        return room

    def position_mark(room: Any, slot: int) -> int:
        """A number for the position (marks of order left out)."""
        s = room.slots[slot]
        return hash(bytes(memoryview(layout_of(s).flat(s))[: room.span[2]]))


@rule
def is_spent(room: Any) -> bool:
    """Are all judgements made that the time allows?"""
    return bool(room.counts[USED] >= room.counts[BUDGET])


@rule
def choices(room: Any, slot: int, row: int) -> int:
    """What is worth trying in a position: what changes nothing is left out where something else can be done."""
    c = room.components[0]
    out = room.out[row]
    n = legal(room.slots[slot], c, out, ONE_ORDER)
    kept = 0
    for k in range(n):
        if not is_idle(c, out[k]):
            out[kept] = out[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def best_answer(room: Any, slot: int, brain: int, who: int) -> int:
    """What somebody would do who looks one action ahead (and makes no detours: they put the end of the turn off)."""
    c = room.components[0]
    out = room.out[ANSWERED]
    n = choices(room, slot, ANSWERED)
    best: int = out[0]
    if n > 1:
        highest = -1e9
        for k in range(n):
            if is_detour(c, out[k]):
                continue
            copy_state(room.slots, TRIED, slot)
            apply(room.slots[TRIED], c, out[k])
            value = worth(room, TRIED, brain, who)
            if value > highest:
                highest = value
                best = out[k]
    return best


@rule
def let_others_answer(room: Any, slot: int, brain: int, me: int, turn: int) -> int:
    """Others' decisions inside my turn; returns who acts then."""
    c = room.components[0]
    s = room.slots[slot]
    who = top_seat(s)
    while who >= 0 and who != me and s.turn == turn and s.active == me:
        apply(s, c, best_answer(room, slot, brain, who))
        s = room.slots[slot]
        who = top_seat(s)
    return who


@rule
def draw_lot(room: Any, slot: int) -> None:
    """Let chance act."""
    s = room.slots[slot]
    c = room.components[0]
    out = room.out[ANSWERED]
    n = legal(s, c, out, 0)
    apply(s, c, outcome_at(s, c, out, n, next_word(room.rng)))


@rule
def play_on(room: Any, slot: int, brain: int, turn: int) -> None:
    """The rest of a turn: chance by lot, everybody looks one action ahead."""
    c = room.components[0]
    for _ in range(LONGEST_REST):
        s = room.slots[slot]
        who = top_seat(s)
        if who == OVER or s.turn != turn:
            return
        if who == CHANCE:
            draw_lot(room, slot)
        else:
            apply(s, c, best_answer(room, slot, brain, who))


@rule
def rest_value(room: Any, slot: int, brain: int, me: int, turn: int, samples: int) -> float:
    """What a plan is worth whose rest chance or others decide: the mean of a few ways in which it may go on."""
    s = room.slots[slot]
    who = top_seat(s)
    if who == OVER or s.turn != turn:
        return end_worth(room, slot, brain, me)
    total = 0.0
    for _ in range(samples):
        copy_state(room.slots, RESTED, slot)
        play_on(room, RESTED, brain, turn)
        if samples == 1:
            return end_worth(room, RESTED, brain, me)
        total += end_chance(room, RESTED, brain, me)
    return odds_for(total / samples)


@rule
def place_for(room: Any, base: int, size: int, held: int, mark: int, value: float) -> int:
    """The slot in which a position is kept among `size`: a free one or that of the worst; -1: known, or none worse."""
    worst = -1
    lowest = value
    for k in range(base, base + held):
        if room.mark[k] == mark:
            return -1
        if room.value[k] < lowest:
            lowest = room.value[k]
            worst = k
    return base + held if held < size else worst


@rule
def place_among_finals(room: Any, base: int, held: int, mark: int, value: float, kind: int) -> int:
    """As `place_for`, where a group of plans has no more than its part, and two that come to the same count as one."""
    worst, worst_alike = -1, -1
    lowest, lowest_alike = value, value
    alike = 0
    for k in range(base, base + held):
        if room.mark[k] == mark or room.value[k] == value:
            return -1
        if room.value[k] < lowest:
            lowest = room.value[k]
            worst = k
        if room.kind[k] == kind:
            alike += 1
            if room.value[k] < lowest_alike:
                lowest_alike = room.value[k]
                worst_alike = k
    if alike >= room.limits[4]:
        return worst_alike
    return base + held if held < room.limits[2] else worst


@rule
def keep(room: Any, place: int, parent: int, a: int, mark: int, value: float, kind: int) -> None:
    """Keep the position after an action with its way from the start of the turn."""
    copy_state(room.slots, place, STEPPED)
    length = room.length[parent]
    for k in range(length):
        room.path[place][k] = room.path[parent][k]
    room.path[place][length] = a
    room.length[place] = length + 1
    room.mark[place] = mark
    room.value[place] = value
    room.kind[place] = kind


@rule
def lowest_in(room: Any, base: int, held: int) -> float:
    """The worth of the worst that is kept."""
    lowest = 1e9
    for k in range(base, base + held):
        lowest = min(lowest, room.value[k])
    return lowest


@rule
def is_too_long(room: Any, parent: int) -> bool:
    """Has a plan no room for a further action after the next one?"""
    return bool(room.length[parent] + 1 >= len(room.path[parent]))


@rule
def has_detours_enough(room: Any, slot: int) -> bool:
    """Does a plan hold as many detours as it may?"""
    c = room.components[0]
    count = 0
    for k in range(room.length[slot]):
        if is_detour(c, room.path[slot][k]):
            count += 1
    return count >= MOST_DETOURS


@rule
def finish(room: Any, parent: int, a: int, base: int, brain: int, me: int, turn: int) -> None:
    """A turn planned to its end (or to chance) is kept among the best; of two that come to the same the shorter. One
    that found no end serves where nothing else does."""
    mark = position_mark(room, STEPPED)
    value = rest_value(room, STEPPED, brain, me, turn, room.limits[3])
    if is_too_long(room, parent):
        value -= CUT_SHORT
    held = room.counts[FINISHED]
    kind = room.kind[parent]
    place = place_among_finals(room, base, held, mark, value, kind)
    if place >= 0:
        keep(room, place, parent, a, mark, value, kind)
        if place == base + held:
            room.counts[FINISHED] = held + 1


@rule
def expand(room: Any, parent: int, next_base: int, final_base: int, brain: int, me: int, turn: int, width: int) -> None:
    """Every action from one position of the beam."""
    c = room.components[0]
    out = room.out[EXPANDED]
    n = choices(room, parent, EXPANDED)
    if n > FEW:
        look_before(room, parent)
    for k in range(n):
        if is_spent(room) and room.counts[FINISHED] > 0:
            return
        a = out[k]
        if is_detour(c, a) and has_detours_enough(room, parent):
            continue
        copy_state(room.slots, STEPPED, parent)
        apply(room.slots[STEPPED], c, a)
        who = let_others_answer(room, STEPPED, brain, me, turn)
        s = room.slots[STEPPED]
        if who != me or s.turn != turn or is_too_long(room, parent):
            finish(room, parent, a, final_base, brain, me, turn)
            continue
        tidy(s, c)
        here = group(s, c)
        base = next_base + here * width
        value = worth(room, STEPPED, brain, me)
        held = room.held[here]
        if held == width and value <= lowest_in(room, base, held):
            continue
        mark = position_mark(room, STEPPED)
        place = place_for(room, base, width, held, mark, value)
        if place >= 0:
            keep(room, place, parent, a, mark, value, here)
            if place == base + held:
                room.held[here] = held + 1


@rule
def pack(room: Any, base: int, width: int) -> int:
    """List the positions of a layer, group by group."""
    n = 0
    for g in range(NUM_GROUPS):
        for k in range(room.held[g]):
            room.layer[n] = base + g * width + k
            n += 1
        room.held[g] = 0
    return n


@rule
def take_unfinished(room: Any, n: int, final_base: int) -> None:
    """Time is up before any turn is planned to its end: the best beginning serves."""
    best = room.layer[0]
    for k in range(n):
        if room.value[room.layer[k]] > room.value[best]:
            best = room.layer[k]
    copy_state(room.slots, final_base, best)
    for k in range(room.length[best]):
        room.path[final_base][k] = room.path[best][k]
    room.length[final_base] = room.length[best]
    room.value[final_base] = room.value[best]
    room.counts[FINISHED] = 1


@rule
def plan(room: Any, source: int, brain: int, width: int) -> int:
    """Plan the turn of whoever decides in `source`. The best ways to its end are left behind the two layers of the
    beam (`finals`), unsorted; returns how many there are."""
    s = room.slots[source]
    me = top_seat(s)
    turn = s.turn
    size = NUM_GROUPS * room.limits[0]
    here, there = FIXED_SLOTS, FIXED_SLOTS + size
    finals = FIXED_SLOTS + 2 * size
    room.counts[FINISHED] = 0
    for g in range(NUM_GROUPS):
        room.held[g] = 0
    copy_state(room.slots, here, source)
    room.length[here] = 0
    room.kind[here] = group(s, room.components[0])
    room.layer[0] = here
    n = 1
    while n > 0:
        for k in range(n):
            expand(room, room.layer[k], there, finals, brain, me, turn, width)
        n = pack(room, there, width)
        if is_spent(room) and n > 0:
            if room.counts[FINISHED] == 0:
                take_unfinished(room, n, finals)
            n = 0
        here, there = there, here
    return int(room.counts[FINISHED])


@rule
def finals_base(room: Any) -> int:
    """Where the finished turns lie."""
    return FIXED_SLOTS + 2 * NUM_GROUPS * int(room.limits[0])


@rule
def noise(room: Any) -> float:
    """A random number whose largest among several follows their weights (Gumbel)."""
    u = (next_word(room.rng) + 0.5) / 4294967296.0
    return -log(-log(u))


@rule
def pick_among(room: Any, values: list[float], base: int, found: int, heat: float) -> int:
    """The slot of the best turn among those from `base` on by these values, one a slot; with some heat now and then
    another one, the worse the seldomer."""
    best = base
    highest = -1e9
    for k in range(base, base + found):
        value = values[k]
        if heat > 0.0:
            value += heat * noise(room)
        if value > highest:
            highest = value
            best = k
    return best


@rule
def pick_turn(room: Any, found: int, heat: float) -> int:
    """As `pick_among`, of the turns just found."""
    return pick_among(room, room.value, finals_base(room), found, heat)
