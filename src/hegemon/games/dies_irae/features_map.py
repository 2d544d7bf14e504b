"""What an empire has on the map, in named numbers: the second half of `features.py`, which lists them."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import NOBODY
from .components import Components
from .domains import (
    BUILDING_BIT,
    CONTESTED,
    CREATE,
    CULTURE,
    DOMAINS,
    FLEET,
    ISLANDS,
    LEGION,
    LEGIONS_BIT,
    MILITARY,
    NUM_NEAR,
    NUM_NEEDS,
    NUM_SEATS,
    PROVINCES,
    SHIP,
    SHIPS_BIT,
)
from .rules.development import num_luxuries
from .rules.leaders import straight_distance
from .rules.posts import post_price
from .state import State

FARTHEST = 9  # hexes beyond a move that are told apart
NO_KEY = 8  # hexes to a good: farther away is all the same
FREE, CLAIMED, REACHED = 1, 2, 3  # marks of places; the last one for the first seat, the next for the others
NUM_THREATS = NUM_SEATS * NUM_SEATS
TO_TAKE = 4  # hexes that a post of somebody else counts as farther away
_ROOM = DOMAINS.capacity
THREATS_AT = _ROOM["hex"] - NUM_THREATS  # in `queue`
assert 2 * _ROOM["site"] + _ROOM["area"] <= THREATS_AT, "`look_around` needs a number per site twice, and per area"


@rule
def put_areas(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Provinces and islands that the seat would control with one more place, provinces with two more; and how much of
    the others it holds, in tenths: half of one counts a quarter, so that it is better to complete one than to begin
    two. How many places it holds in each lies in `queue` behind the sites, where `look_around` left it."""
    for k in range(n, n + 4):
        out[k] = 0
    for area in range(c.num_areas):
        have = s.queue[c.num_sites + area]
        members = c.num_members[area]
        if s.control[area] == seat or (have == 0 and members > 2):
            continue
        if have == members - 1:
            out[n + c.track_of[area]] += 1
        elif have == members - 2 and c.track_of[area] == PROVINCES:
            out[n + 2] += 1
        if have > 0:
            out[n + 3] += 10 * have * have // (members * members)


@rule
def is_free(s: State, c: Components, seat: int, site: int) -> bool:
    """Could a unit of the seat found a post there?"""
    return (
        s.owner[site] == NOBODY
        and s.pieces[c.hex_of[site]] & CONTESTED == 0
        and (s.monument[site] == NOBODY or s.monument[site] == seat)
    )


@rule
def income_of_another(s: State, c: Components, seat: int, good: int) -> int:
    """Talents a turn that one more post on a good brings; none when its row is full."""
    number = s.goods[seat][good]
    return c.good_value[good][number + 1] - c.good_value[good][number] if number < c.boxes[good] else 0


@rule
def can_still(s: State, c: Components, seat: int, action: int) -> bool:
    """Has the seat an action left in this cycle, and may it be this one (unless somebody has just taken it)?"""
    in_all = s.chosen[0][action] + s.chosen[1][action] + s.chosen[2][action]
    return s.taken[seat] < c.actions_each and s.chosen[seat][action] < c.same_by_one and in_all < s.limit


@rule
def look_around(s: State, c: Components, seat: int, awaited: int, out: list[int], n: int, keys: int) -> int:
    """All places once: those in dispute, guarded ones, free ones where a unit stands, those of others that it could
    take (`out` from `n` on); how far the goods are for which the chart waits (from `keys` on). The free places where
    none of the seat's units stands are marked in `queue`; behind them are left how many places it holds in each area,
    and a list of the free ones. Returns how long it is."""
    free = 0
    listed = c.num_sites + c.num_areas
    legions = LEGIONS_BIT << seat
    units = (LEGIONS_BIT | SHIPS_BIT) << seat
    holds = (BUILDING_BIT | LEGIONS_BIT) << seat
    for site in range(c.num_sites):
        held = s.pieces[c.hex_of[site]]
        owner = s.owner[site]
        if held & CONTESTED == 0 and held & holds != 0:
            s.queue[c.num_sites + c.area_of[site]] += 1
        if owner == seat:
            if held & CONTESTED != 0:
                out[n] += 1
            elif s.fort[site] != 0 or held & legions != 0:
                out[n + 1] += 1
            continue
        if s.fort[site] == 0 and awaited & (1 << c.good_of[site]) != 0:
            put_key(s, c, seat, site, out, keys)
        if owner == NOBODY:
            if is_free(s, c, seat, site):
                if held & units == 0:
                    s.queue[site] = FREE
                    s.queue[listed + free] = site
                    free += 1
                else:
                    out[n + 2] += 1
                    out[n + 4] += income_of_another(s, c, seat, c.good_of[site])
        elif held & legions != 0:
            out[n + 5] += 1
            if s.fort[site] == 0 and held & (LEGIONS_BIT << owner) == 0:
                out[n + 6] += 1
    return free


@rule
def put_map(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Of the free places where a unit stands, those that can be paid for at once; and the truces."""
    truces = 0
    for other in range(NUM_SEATS):
        if other != seat and s.armistice[seat + other - 1] > 0:
            truces += 1
    can_found = can_still(s, c, seat, CREATE)
    out[n + 3] = min(out[n + 2], s.talents[seat] // max(1, post_price(s, c, seat))) if can_found else 0
    out[n + 7] = truces


@rule
def missing_goods(s: State, c: Components, seat: int, row: int, phase: int) -> int:
    """Goods that a phase asks for and the seat has not, as bits; luxuries not counted."""
    goods = 0
    for k in range(NUM_NEEDS):
        good = c.need_good[row][phase][k]
        if good >= 0 and s.goods[seat][good] == 0:
            goods |= 1 << good
    return goods


@rule
def awaited_luxuries(s: State, c: Components, seat: int) -> int:
    """Luxuries that the seat has not, as bits, if its culture will stand still without another one."""
    last = c.phase[CULTURE][c.last_space[CULTURE]]
    if c.phase[CULTURE][s.space[seat][CULTURE]] == last:
        return 0
    if c.need_luxuries[CULTURE][last] <= num_luxuries(s, c, seat):
        return 0
    goods = 0
    for good in range(c.num_goods):
        if c.is_luxury[good] != 0 and s.goods[seat][good] == 0:
            goods |= 1 << good
    return goods


@rule
def wipe_marks(s: State, c: Components, free: int) -> None:
    """Leave `queue` as it was found."""
    for place in range(c.num_sites + c.num_areas + free):
        s.queue[place] = 0


@rule
def has_way(c: Components, kind: int, hex_: int, there: int) -> bool:
    """Ships come to coasts; legions by land, so to an island only if they stand on it."""
    if kind == SHIP:
        return c.is_coast[there] != 0
    here = c.site_of[hex_]
    area = c.area_of[here] if here >= 0 else NOBODY
    other = c.area_of[c.site_of[there]]
    if area == other:
        return True
    return (area < 0 or c.track_of[area] != ISLANDS) and c.track_of[other] != ISLANDS


@rule
def nearest_free(s: State, c: Components, kind: int, hex_: int, free: int) -> int:
    """Hexes from a stack to the nearest place for a post that is not beside it."""
    nearest = 2 * FARTHEST
    column = c.column[hex_]
    listed = c.num_sites + c.num_areas
    for k in range(listed, listed + free):
        there = c.hex_of[s.queue[k]]
        if abs(c.column[there] - column) < nearest:
            steps = straight_distance(c, hex_, there)
            if steps < nearest and has_way(c, kind, hex_, there):
                nearest = steps
    return nearest


@rule
def put_stack(
    s: State, c: Components, seat: int, kind: int, hex_: int, points: int, free: int, out: list[int], n: int
) -> None:
    """Where a stack can go: the best place for a post in reach that no other stack has claimed, or how far the nearest
    one is."""
    best = -1
    most = -1
    is_near = False
    for k in range(NUM_NEAR if free > 0 else 0):
        site = c.near_sites[hex_][k]
        if site < 0 or (is_near and c.near_steps[hex_][k] > points):
            break
        mark = s.queue[site]
        if mark != 0 and has_way(c, kind, hex_, c.hex_of[site]):
            is_near = True
            if c.near_steps[hex_][k] > points:
                out[n + 2] += c.near_steps[hex_][k] - points
                break
            gain = income_of_another(s, c, seat, c.good_of[site]) if mark == FREE else -1
            if gain > most:
                most = gain
                best = site
    if best >= 0:
        out[n] += 1
        out[n + 1] += most
        s.queue[best] = CLAIMED
    elif not is_near:
        steps = nearest_free(s, c, kind, hex_, free)
        if steps <= points:  # fast ships
            out[n] += 1
        else:
            out[n + 2] += min(FARTHEST, steps - points)


@rule
def put_key(s: State, c: Components, seat: int, site: int, out: list[int], n: int) -> None:
    """How far the seat's units have to go for a good for which its chart waits: to a free place, or with legions to a
    post of somebody else."""
    hex_ = c.hex_of[site]
    place = n + c.is_luxury[c.good_of[site]]
    more = 0 if s.owner[site] == NOBODY else TO_TAKE
    for kind in range(2 if more == 0 else 1):
        force = 2 * seat + kind
        for i in range(s.num_stacks[force]):
            here = s.stack_hex[force][i]
            if more + abs(c.column[here] - c.column[hex_]) < out[place]:  # spares most of them the rest
                steps = more + straight_distance(c, here, hex_)
                if steps < out[place] and has_way(c, kind, here, hex_):
                    out[place] = steps


@rule
def put_reach(s: State, c: Components, seat: int, free: int, out: list[int], n: int) -> None:
    """Stacks that can go to a place for a post, each to another one, and what these bring; how far the other stacks
    have to go; what the units are worth."""
    for kind in range(2):
        force = 2 * seat + kind
        row = FLEET if kind == SHIP else MILITARY
        phase = c.phase[row][s.space[seat][row]]
        points = c.unit_points[kind][phase]
        for i in range(s.num_stacks[force]):
            hex_ = s.stack_hex[force][i]
            here = c.site_of[hex_]
            if here < 0 or not is_free(s, c, seat, here):  # else it has found its place
                put_stack(s, c, seat, kind, hex_, points, free, out, n)
        out[n + 7 + kind] = s.units[force] * c.unit_value[kind][phase]


@rule
def count_threats(s: State, c: Components, out: list[int], n: int) -> None:
    """Posts without fortress or legion to which legions could come with one move, as the crow flies: how many of each
    seat's (the second of two) by those of each other seat (the first), from `n` on."""
    for k in range(n, n + NUM_THREATS):
        out[k] = 0
    for seat in range(c.num_seats):
        if s.revolted[seat] == 0:
            count_reached(s, c, seat, out, n + NUM_SEATS * seat)
    wipe_marks(s, c, 0)


@rule
def count_reached(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """The part of `count_threats` that a seat's legions have in it; places are marked in `queue` by whoever comes."""
    force = 2 * seat + LEGION
    points = c.unit_points[LEGION][c.phase[MILITARY][s.space[seat][MILITARY]]]
    for i in range(s.num_stacks[force]):
        hex_ = s.stack_hex[force][i]
        for k in range(NUM_NEAR):
            site = c.near_sites[hex_][k]
            if site < 0 or c.near_steps[hex_][k] > points:
                break
            owner = s.owner[site]
            if owner == NOBODY or owner == seat or s.queue[site] == REACHED + seat:
                continue
            if s.fort[site] == 0 and s.armistice[seat + owner - 1] == 0:
                if s.pieces[c.hex_of[site]] & (LEGIONS_BIT << owner) == 0:
                    s.queue[site] = REACHED + seat
                    out[n + owner] += 1


@rule
def put_threats(c: Components, seat: int, threats: list[int], at: int, out: list[int], n: int) -> None:
    """Posts without fortress or legion that somebody's legions could come to: own ones, and those of others."""
    out[n] = 0
    out[n + 1] = 0
    for other in range(c.num_seats):
        out[n] += threats[at + NUM_SEATS * other + seat]
        out[n + 1] += threats[at + NUM_SEATS * seat + other]
