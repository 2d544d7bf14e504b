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
    FLEET,
    ISLANDS,
    LEGION,
    LEGIONS_BIT,
    MILITARY,
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
NO_KEY = 15  # hexes to a good that cannot be had
TO_TAKE = 4  # hexes that a post of somebody else counts as farther away


@rule
def put_areas(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Provinces and islands that the seat would control with one more place, and provinces with two more."""
    for k in range(n, n + 3):
        out[k] = 0
    holds = (BUILDING_BIT | LEGIONS_BIT) << seat
    for area in range(c.num_areas):
        if s.control[area] == seat:
            continue
        lacking = 0
        for k in range(c.num_members[area]):
            held = s.pieces[c.hex_of[c.area_sites[area][k]]]
            if held & holds == 0 or held & CONTESTED != 0:
                lacking += 1
                if lacking > 2:
                    break
        if lacking == 1:
            out[n + c.track_of[area]] += 1
        elif lacking == 2 and c.track_of[area] == PROVINCES:
            out[n + 2] += 1


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
def can_create(s: State, c: Components, seat: int) -> bool:
    """Has the seat an action left in this cycle, and may it be CREATE (unless somebody has just taken it)?"""
    in_all = s.chosen[0][CREATE] + s.chosen[1][CREATE] + s.chosen[2][CREATE]
    return s.taken[seat] < c.actions_each and s.chosen[seat][CREATE] < c.same_by_one and in_all < s.limit


@rule
def put_map(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Places in dispute, guarded ones, free ones where a unit stands, and those of others that it could take."""
    contested = 0
    guarded = 0
    ready = 0
    gain = 0
    besieging = 0
    prey = 0
    legions = LEGIONS_BIT << seat
    units = (LEGIONS_BIT | SHIPS_BIT) << seat
    for site in range(c.num_sites):
        held = s.pieces[c.hex_of[site]]
        owner = s.owner[site]
        if owner == seat:
            if held & CONTESTED != 0:
                contested += 1
            elif s.fort[site] != 0 or held & legions != 0:
                guarded += 1
        elif held & units != 0:
            if owner == NOBODY:
                if is_free(s, c, seat, site):
                    ready += 1
                    gain += income_of_another(s, c, seat, c.good_of[site])
            elif held & legions != 0:
                besieging += 1
                if s.fort[site] == 0 and held & (LEGIONS_BIT << owner) == 0:
                    prey += 1
    truces = 0
    for other in range(NUM_SEATS):
        if other != seat and s.armistice[seat + other - 1] > 0:
            truces += 1
    out[n] = contested
    out[n + 1] = guarded
    out[n + 2] = ready
    out[n + 3] = min(ready, s.talents[seat] // max(1, post_price(s, c, seat))) if can_create(s, c, seat) else 0
    out[n + 4] = gain
    out[n + 5] = besieging
    out[n + 6] = prey
    out[n + 7] = truces


@rule
def awaited_goods(s: State, c: Components, seat: int) -> int:
    """Goods without which a row of the chart stands still, as bits; luxuries not counted."""
    goods = 0
    for row in range(c.num_rows):
        space = s.space[seat][row]
        if space < c.last_space[row] and c.phase[row][space + 1] > c.phase[row][space]:
            for k in range(NUM_NEEDS):
                good = c.need_good[row][c.phase[row][space + 1]][k]
                if good >= 0 and s.goods[seat][good] == 0:
                    goods |= 1 << good
    return goods


@rule
def awaited_luxuries(s: State, c: Components, seat: int) -> int:
    """Luxuries that the seat has not, as bits, if its culture stands still without another one."""
    space = s.space[seat][CULTURE]
    if space == c.last_space[CULTURE]:
        return 0
    if c.need_luxuries[CULTURE][c.phase[CULTURE][space + 1]] <= num_luxuries(s, c, seat):
        return 0
    goods = 0
    for good in range(c.num_goods):
        if c.is_luxury[good] != 0 and s.goods[seat][good] == 0:
            goods |= 1 << good
    return goods


@rule
def list_free(s: State, c: Components, seat: int) -> int:
    """The hexes for a post where none of the seat's units stands, from west to east, left in `queue`; how many."""
    units = (LEGIONS_BIT | SHIPS_BIT) << seat
    number = 0
    for site in range(c.num_sites):
        if s.owner[site] == NOBODY and s.pieces[c.hex_of[site]] & units == 0 and is_free(s, c, seat, site):
            s.queue[number] = c.hex_of[site]
            number += 1
    return number


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
def put_stack(
    s: State, c: Components, seat: int, kind: int, hex_: int, points: int, free: int, out: list[int], n: int
) -> None:
    """Where a stack can go: the best place for a post in reach that no other stack has claimed, or how far the nearest
    one is."""
    column = c.column[hex_]
    nearest = points + FARTHEST
    best = -1
    most = -1
    for k in range(free):
        claimed = s.queue[k] < 0
        there = -1 - s.queue[k] if claimed else s.queue[k]
        east = c.column[there] - column
        if east > nearest and east > points:
            break  # the others lie farther away
        if -east > nearest and -east > points:
            continue
        steps = straight_distance(c, hex_, there)
        if (steps < nearest or steps <= points) and has_way(c, kind, hex_, there):
            nearest = min(nearest, steps)
            if steps <= points and not claimed:
                gain = income_of_another(s, c, seat, c.good_of[c.site_of[there]])
                if gain > most:
                    most = gain
                    best = k
    if best >= 0:
        out[n] += 1
        out[n + 1] += most
        s.queue[best] = -1 - s.queue[best]
    elif nearest > points:
        out[n + 2] += nearest - points


@rule
def put_key(s: State, c: Components, seat: int, site: int, out: list[int], n: int) -> None:
    """How far the seat's units have to go for a good for which its chart waits: to a free place, or with legions to a
    post of somebody else."""
    hex_ = c.hex_of[site]
    place = n + 3 + c.is_luxury[c.good_of[site]]
    more = 0 if s.owner[site] == NOBODY else TO_TAKE
    for kind in range(2 if more == 0 else 1):
        force = 2 * seat + kind
        for i in range(s.num_stacks[force]):
            steps = more + straight_distance(c, s.stack_hex[force][i], hex_)
            if steps < out[place] and has_way(c, kind, s.stack_hex[force][i], hex_):
                out[place] = steps


@rule
def put_reach(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Stacks that can go to a place for a post, each to another one, and what these bring; how far the other stacks
    have to go; how far the goods are for which the chart waits; what the units are worth."""
    goods = awaited_goods(s, c, seat)
    luxuries = awaited_luxuries(s, c, seat)
    out[n + 3] = NO_KEY if goods != 0 else 0
    out[n + 4] = NO_KEY if luxuries != 0 else 0
    if goods | luxuries != 0:
        for site in range(c.num_sites):
            if s.owner[site] != seat and s.fort[site] == 0 and (goods | luxuries) & (1 << c.good_of[site]) != 0:
                put_key(s, c, seat, site, out, n)
    free = list_free(s, c, seat)
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
    for k in range(free):
        s.queue[k] = 0


@rule
def comes_near(s: State, c: Components, seat: int, hex_: int) -> bool:
    """Could legions of the seat stand in a hex after one move, as the crow flies?"""
    force = 2 * seat + LEGION
    points = c.unit_points[LEGION][c.phase[MILITARY][s.space[seat][MILITARY]]]
    column = c.column[hex_]
    for i in range(s.num_stacks[force]):
        there = s.stack_hex[force][i]
        if abs(c.column[there] - column) <= points and straight_distance(c, there, hex_) <= points:
            return True
    return False


@rule
def put_threats(s: State, c: Components, seat: int, out: list[int], n: int) -> None:
    """Posts without fortress or legion that somebody's legions could come to: own ones, and those of others."""
    for site in range(c.num_sites):
        owner = s.owner[site]
        if owner == NOBODY or s.fort[site] != 0:
            continue
        hex_ = c.hex_of[site]
        if s.pieces[hex_] & (LEGIONS_BIT << owner) != 0:
            continue
        for other in range(c.num_seats):
            if other != owner and s.armistice[other + owner - 1] == 0 and s.revolted[other] == 0:
                if owner == seat:
                    out[n] += 1 if comes_near(s, c, other, hex_) else 0
                elif other == seat:
                    out[n + 1] += 1 if comes_near(s, c, seat, hex_) else 0
