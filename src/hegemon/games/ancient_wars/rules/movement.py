"""Land movement (9.0, 9.1, 10.0): origin, destination, units of a stack."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push_with, renew
from ....core.notes import note
from ....core.rows import clear, list_marked
from ..actions import MARCH_FROM, TAKE, TO, WHOLE
from ..components import Components
from ..domains import CARRIED, COMPANY_FREE, FORCED, HAS_MOVED, LEADER
from ..frames import IN_MARCH_ROLL, IN_MARCH_TAKE, IN_MARCH_TO
from ..happenings import MARCHED
from ..reasons import (
    ALL_HAVE_MOVED,
    AMONG_ENEMIES,
    AT_SEA,
    BARRIER_STAYS,
    BEHIND_BARRIER,
    BEHIND_ENEMIES,
    BEHIND_STOP,
    CANNOT_KEEP_UP,
    FINE,
    MOVED_ALREADY,
    NO_LAND_ROUTE,
    NO_LAND_UNIT,
    NO_WHOLE_STACK,
    NOT_IN_STACK,
    NOTHING_IN_HAND,
    NOTHING_TO_MARCH,
    STATIC_UNIT,
    TAKEN_ALREADY,
    TOO_FAR,
)
from ..state import State
from .events import ignores_barrier, leads_over_barrier
from .fog import meet, mix
from .forced_march import escort_of, forced_manner
from .units import shift, units_in_hand


@rule
def why_not_march(s: State, c: Components, space: int) -> int:
    """A stack begins where a unit stands that the card moves and that has not moved.
    cite: movement.by_card, movement.once, recruiting.home_even_if_enemy, rulings.risen_stay"""
    seat = s.active
    code = NOTHING_TO_MARCH
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] == space and c.allowance[s.card][u] > 0:
            if s.moved[u] == 0:
                code = FINE
                break
            code = ALL_HAVE_MOVED
    if code != FINE:
        return code
    if s.num_units[1 - seat][space] != 0:
        return AMONG_ENEMIES
    if c.way_start[space] == c.way_start[space + 1]:
        return NO_LAND_ROUTE
    return FINE


@rule
def legal_march(s: State, c: Components, out: list[int], n: int) -> int:
    """Every space from which a stack may march.
    cite: movement.by_card, movement.all, movement.voluntary, rulings.all_means_land_units"""
    seat = s.active
    at = s.at
    moved = s.moved
    probe = s.probe
    enemies = s.num_units[1 - seat]
    allowance = c.allowance[s.card]
    last = -1
    for u in range(c.first_unit[seat], c.end_land[seat]):
        here = at[u]
        if here >= 0 and moved[u] == 0 and allowance[u] > 0:
            probe[here] = 1
            if here > last:
                last = here
    for space in range(last + 1):
        if probe[space] != 0:
            probe[space] = 0
            if enemies[space] == 0 and c.way_start[space] != c.way_start[space + 1]:
                out[n] = MARCH_FROM + space
                n += 1
    return n


@rule
def has_unmoved(s: State, c: Components) -> int:
    """Is there a land unit on the map that has not moved? Whether the card moves it is not for the enemy to see.
    cite: movement.voluntary, fog.no_examining"""
    at = s.at
    moved = s.moved
    for u in range(c.first_unit[s.active], c.end_land[s.active]):
        if moved[u] == 0 and at[u] >= 0:
            return 1
    return 0


@rule
def walk(
    s: State, c: Components, reach: list[int], origin: int, limit: int, free: int, no_stop: int, no_enemy: int
) -> None:
    """Distances along land routes up to a limit. Stop terrain and enemies end a march; a barrier is crossed only from
    the origin, and ends it. `free` lifts barriers, the other two marks lift stops and enemies (to tell what is in the
    way).
    cite: movement.distance, movement.terrain_stop, movement.engagement, movement.barrier, units.passing
    cite: rulings.enemy_fleet_stops, rulings.barrier_ends_move, rulings.stop_on_entering"""
    enemies = s.num_units[1 - s.active]
    queue = s.queue
    stops = c.stops
    way_start = c.way_start
    way_to = c.way_to
    way_barrier = c.way_barrier
    queue[0] = origin
    head = 0
    tail = 1
    while head < tail:
        space = queue[head]
        steps = reach[space] + 1
        queue[head] = 0
        head += 1
        for k in range(way_start[space], way_start[space + 1]):
            to = way_to[k]
            if reach[to] == 0 and (way_barrier[k] == 0 or free != 0) and to != origin:
                reach[to] = steps
                if steps < limit and (stops[to] == 0 or no_stop != 0) and (enemies[to] == 0 or no_enemy != 0):
                    queue[tail] = to
                    tail += 1
    if free == 0:
        for k in range(way_start[origin], way_start[origin + 1]):
            if way_barrier[k] != 0:
                reach[way_to[k]] = 1


@rule
def best_allowance(s: State, c: Components, origin: int, free: int) -> int:
    """The longest march of a unit in the stack; with `free`, of one that may ignore barriers.
    cite: movement.several_types, movement.distance, rulings.highest_allowance"""
    best = 0
    at = s.at
    seat = s.active
    allowance = c.allowance[s.card]
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if at[u] == origin and allowance[u] > best and s.moved[u] == 0:
            if free == 0 or ignores_barrier(s, c, u) != 0 or leads_over_barrier(s, c, u) != 0:
                best = allowance[u]
                if best == c.longest[s.card]:
                    break
    return best


@rule
def apply_march(s: State, c: Components, origin: int) -> None:
    """The stack looks where it can go.  cite: movement.distance, events.ignore_barrier"""
    walk(s, c, s.reach, origin, best_allowance(s, c, origin, 0), 0, 0, 0)
    if c.lifts_barriers[s.card] != 0:
        best = best_allowance(s, c, origin, 1)
        if best > 0:
            walk(s, c, s.reach_free, origin, best, 1, 0, 0)
    push_with(s, IN_MARCH_TO, s.active, origin, 0)


@rule
def why_not_march_to(s: State, c: Components, to: int) -> int:
    """The destination must be within reach of a unit of the stack.
    cite: movement.distance, movement.barrier, movement.terrain_stop, movement.engagement, fleets.sea_and_ports
    cite: rulings.land_and_sea_routes"""
    if s.reach[to] != 0 or s.reach_free[to] != 0:
        return FINE
    if c.is_sea[to] != 0:
        return AT_SEA
    origin = s.frame_first[s.depth - 1]
    best = best_allowance(s, c, origin, 0)
    if is_reached(s, c, origin, to, best, 1, 0, 0) != 0:
        return BEHIND_BARRIER
    free = int(c.lifts_barriers[s.card] != 0 and best_allowance(s, c, origin, 1) == best)
    if is_reached(s, c, origin, to, best, free, 1, 0) != 0:
        return BEHIND_STOP
    if is_reached(s, c, origin, to, best, free, 0, 1) != 0:
        return BEHIND_ENEMIES
    return TOO_FAR


@rule
def is_reached(
    s: State, c: Components, origin: int, to: int, limit: int, free: int, no_stop: int, no_enemy: int
) -> int:
    """Would the destination be in reach if something were not in the way?  cite: movement.distance"""
    walk(s, c, s.probe, origin, limit, free, no_stop, no_enemy)
    found = int(s.probe[to] != 0)
    clear(s.probe)
    return found


@rule
def legal_march_to(s: State, c: Components, out: list[int], n: int) -> int:
    """Every space in reach, those with enemies included.  cite: movement.distance, movement.converge"""
    if c.lifts_barriers[s.card] == 0:
        return list_marked(s.reach, c.num_spaces, TO, out, n)
    for space in range(c.num_spaces):
        if s.reach[space] != 0 or s.reach_free[space] != 0:
            out[n] = TO + space
            n += 1
    return n


@rule
def apply_march_to(s: State, c: Components, to: int) -> None:
    """The destination is fixed; now the units.  cite: movement.stacks"""
    d = s.depth - 1
    s.frame_kind[d] = IN_MARCH_TAKE
    s.frame_second[d] = to


@rule
def manner(s: State, c: Components, u: int, to: int) -> int:
    """How a unit of the stack goes: by its own right or that of a leader in hand (CARRIED), on a forced march with him
    (FORCED), or not at all (0).
    cite: movement.by_card, events.ignore_barrier_with_leader"""
    allowance = c.allowance[s.card][u]
    if s.reach[to] != 0 and s.reach[to] <= allowance:
        return CARRIED
    if s.reach_free[to] != 0 and s.reach_free[to] <= allowance:
        if s.escort & COMPANY_FREE != 0 or ignores_barrier(s, c, u) != 0 or leads_over_barrier(s, c, u) != 0:
            return CARRIED
    return forced_manner(s, c, u)


@rule
def why_not_take(s: State, c: Components, u: int) -> int:
    """A unit of the origin that has not moved and can go so far.
    cite: movement.stacks, movement.once, movement.by_card, movement.static, movement.barrier"""
    d = s.depth - 1
    if c.side[u] != s.active or s.at[u] != s.frame_first[d]:
        return NOT_IN_STACK
    if u >= c.end_land[s.active]:
        return NO_LAND_UNIT
    if s.in_hand[u] != 0:
        return TAKEN_ALREADY
    if s.moved[u] != 0:
        return MOVED_ALREADY
    if manner(s, c, u, s.frame_second[d]) != 0:
        return FINE
    if c.is_static[u] != 0:
        return STATIC_UNIT
    return BARRIER_STAYS if is_barred(s, c, u, s.frame_second[d]) != 0 else CANNOT_KEEP_UP


@rule
def is_barred(s: State, c: Components, u: int, to: int) -> int:
    """Is it only a barrier, lifted for others, that keeps the unit from going so far?
    cite: movement.barrier, rulings.forced_march_barriers"""
    if s.reach[to] != 0:
        return 0
    led = s.escort != 0 and c.forced_march != 0
    return int(led or s.reach_free[to] <= c.allowance[s.card][u])


@rule
def why_not_whole(s: State, c: Components) -> int:
    """The whole stack: as the first choice, if two or more can go without a roll.  cite: movement.stacks"""
    if s.num_in_hand != 0:
        return NO_WHOLE_STACK
    count = 0
    for u in range(c.first_unit[s.active], c.end_land[s.active]):
        count += int(why_not_take(s, c, u) == FINE)
    return FINE if count >= 2 else NO_WHOLE_STACK


@rule
def why_not_depart(s: State, c: Components) -> int:
    """A stack needs a unit.  cite: movement.stacks"""
    return FINE if s.num_in_hand != 0 else NOTHING_IN_HAND


@rule
def legal_take(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that can go with the stack.  cite: movement.stacks"""
    d = s.depth - 1
    origin = s.frame_first[d]
    at = s.at
    seat = s.active
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if at[u] == origin and s.in_hand[u] == 0 and s.moved[u] == 0 and manner(s, c, u, s.frame_second[d]) != 0:
            out[n] = TAKE + u
            n += 1
    return n


@rule
def legal_whole(s: State, c: Components, out: list[int], n: int) -> int:
    """The whole stack, if nobody is in hand: those who can go are the `n` listed just before.  cite: movement.stacks"""
    if s.num_in_hand == 0 and n >= 2:
        out[n] = WHOLE
        n += 1
    return n


@rule
def apply_take(s: State, c: Components, u: int) -> None:
    """The unit goes with the stack; a leader lets others follow.  cite: movement.stacks, forced_march.with_leader"""
    s.in_hand[u] = CARRIED
    s.num_in_hand += 1
    if c.kind[u] == LEADER:
        escort = s.escort | escort_of(s, c, u, s.frame_second[s.depth - 1])
        if escort != s.escort:
            s.escort = escort
            renew(s)  # those who were passed over may go with him now


@rule
def apply_whole(s: State, c: Components) -> None:
    """Every unit that can go without a roll goes.  cite: movement.stacks"""
    d = s.depth - 1
    for u in range(c.first_unit[s.active], c.end_land[s.active]):
        if s.at[u] == s.frame_first[d] and s.moved[u] == 0 and manner(s, c, u, s.frame_second[d]) == CARRIED:
            apply_take(s, c, u)


@rule
def settle_take(s: State, c: Components) -> int:
    """A lone unit goes without being asked for, and a stack departs when all have been taken. Whether the others could
    go is asked, never settled: it would tell the enemy who they are.
    cite: movement.stacks, fog.no_examining"""
    origin = s.frame_first[s.depth - 1]
    seat = s.active
    if s.num_in_hand != s.num_units[seat][origin] - s.num_fleets[seat][origin]:
        left = -1
        at = s.at
        for u in range(c.first_unit[seat], c.end_land[seat]):
            if at[u] == origin and s.moved[u] == 0 and s.in_hand[u] == 0:
                if s.num_in_hand != 0 or left >= 0:
                    return 0
                left = u
        if left >= 0:
            apply_take(s, c, left)
    apply_depart(s, c)
    return 1


@rule
def apply_depart(s: State, c: Components) -> None:
    """The stack marches; those on a forced march roll on arrival. Who does so is told by the leaders who go, not by the
    order in which the units were named.
    cite: movement.once, movement.engagement, forced_march.roll, rulings.hand_removed"""
    d = s.depth - 1
    seat = s.active
    origin = s.frame_first[d]
    to = s.frame_second[d]
    note(MARCHED, seat, units_in_hand(s, c, seat), origin, to)
    mix(s, c, seat, origin, visible_steps(s, c, origin, to))
    forced = 0
    may_be_forced = c.forced_march != 0
    in_hand = s.in_hand
    left = s.num_in_hand
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if in_hand[u] != 0:
            in_hand[u] = 0
            if may_be_forced and manner(s, c, u, to) == FORCED:
                in_hand[u] = FORCED
                forced += 1
            shift(s, c, u, to)
            s.moved[u] = HAS_MOVED
            left -= 1
            if left == 0:
                break
    clear_hand(s, c)
    pop(s)
    meet(s, c, to)
    if forced > 0:
        push_with(s, IN_MARCH_ROLL, CHANCE, to, forced)


@rule
def visible_steps(s: State, c: Components, origin: int, to: int) -> int:
    """How long the march was at least, by what everybody sees: map, enemies and card.  cite: fog.no_examining"""
    if c.lifts_barriers[s.card] == 0:
        return s.reach[to]
    walk(s, c, s.probe, origin, c.num_spaces, 1, 0, 0)
    steps = s.probe[to]
    clear(s.probe)
    return steps


@rule
def clear_hand(s: State, c: Components) -> None:
    """Nothing is in hand any more.  cite: movement.once"""
    clear(s.reach)
    if c.lifts_barriers[s.card] != 0:
        clear(s.reach_free)
    s.num_in_hand = 0
    s.escort = 0
