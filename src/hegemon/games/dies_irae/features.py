"""What an empire has, in named numbers: the words in which positions are judged (`core/kernel/judgement.py`)."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import NOBODY
from .components import Components
from .domains import (
    BUILDING_BIT,
    CONTESTED,
    FLEET,
    ISLANDS,
    LEGION,
    LEGIONS_BIT,
    MILITARY,
    NOT_IN_HAND,
    NUM_ACTIONS,
    NUM_SEATS,
    PROVINCES,
    SHIP,
    SHIPS_BIT,
)
from .frames import IN_CHOOSE
from .reasons import FINE
from .rules.development import num_luxuries, why_not_phase
from .rules.ending import victory_points
from .rules.leaders import straight_distance
from .rules.monuments import monument_price
from .rules.posts import post_price
from .rules.supply import num_unfed
from .state import State

FEATURES = (
    *("on_turn", "is_persia", "is_egypt", "points", "needs_one", "needs_two", "revolted"),
    *("monuments", "golden_rows", "provinces", "islands", "near_provinces", "near_islands"),
    *("military", "fleet", "economy", "culture", "open_rows", "payable_rows"),
    *("stability", "unrest", "danger"),
    *("income", "talents", "spare_talents", "actions_left", "payable_posts", "payable_monument"),
    *("posts", "forts", "legions", "ships", "armies", "fed", "unfed", "luxuries", "goods"),
    *("contested_posts", "guarded_posts", "ready_sites", "ready_income", "besieging", "prey", "truces"),
    *("near_stacks", "far_steps", "open_posts", "posts_in_reach", "legion_value", "ship_value"),
)
GOODS = (  # more of them is never worse
    *("points", "monuments", "provinces", "islands", "income", "talents", "spare_talents"),
    *("posts", "forts", "legions", "ships", "luxuries", "goods"),
)
NUM_FEATURES = len(FEATURES)
AFTER_POINTS, AFTER_GROWTH, AFTER_MEANS, AFTER_MAP = 13, 22, 37, 44  # where the parts of the list end
HANDS = 12  # groups of plans with units in hand
NUM_GROUPS = NUM_ACTIONS + 1 + HANDS
ENOUGH = 300  # talents: more are worth less
FARTHEST = 9  # hexes beyond a move that are told apart


@rule
def progress(s: State, c: Components) -> int:
    """How far the game has come, in hundredths: towards the goal, or towards the last turn."""
    most = 0
    for seat in range(c.num_seats):
        most = max(most, victory_points(s, c, seat))
    return min(100, max(100 * most // c.vp_goal, 100 * s.game_turn // max(1, c.turn_cap)))


@rule
def group(s: State, c: Components) -> int:
    """Plans are compared with those of the same action; units in hand with those from the same place, as nothing is
    gained before they arrive."""
    if s.hand != NOT_IN_HAND:
        return NUM_ACTIONS + 1 + (7 * s.hand_from + s.hand_number) % HANDS
    if s.depth > 0 and s.frame_kind[s.depth - 1] == IN_CHOOSE:
        return NUM_ACTIONS
    return s.last_action if s.last_action >= 0 else NUM_ACTIONS


@rule
def tidy(s: State, c: Components) -> None:
    """Nothing makes equal positions look different."""


@rule
def is_idle(c: Components, a: int) -> bool:
    """Every action does something."""
    return False


@rule
def areas_but_one(s: State, c: Components, seat: int, track: int) -> int:
    """Provinces or islands that the seat would control with one more place."""
    near = 0
    for area in range(c.num_areas):
        if c.track_of[area] == track and s.control[area] != seat:
            lacking = 0
            for k in range(c.num_members[area]):
                held = s.pieces[c.hex_of[c.area_sites[area][k]]]
                if held & ((BUILDING_BIT | LEGIONS_BIT) << seat) == 0 or held & CONTESTED != 0:
                    lacking += 1
            if lacking == 1:
                near += 1
    return near


@rule
def put_points(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Who it is, its points, and what is about to bring some."""
    points = victory_points(s, c, seat)
    golden = 0
    for row in range(c.num_rows):
        if s.space[seat][row] == c.last_space[row]:
            golden += 1
    out[0] = 1 if s.active == seat else 0
    out[1] = 1 if seat == 1 else 0
    out[2] = 1 if seat == 2 else 0
    out[3] = points
    out[4] = 1 if points >= c.vp_goal - 1 else 0
    out[5] = 1 if points >= c.vp_goal - 2 else 0
    out[6] = 1 if s.revolted[seat] != 0 else 0
    out[7] = s.num_monuments[seat]
    out[8] = golden
    out[9] = s.controls[seat][PROVINCES]
    out[10] = s.controls[seat][ISLANDS]
    out[11] = areas_but_one(s, c, seat, PROVINCES)
    out[12] = areas_but_one(s, c, seat, ISLANDS)


@rule
def put_growth(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Development and the people."""
    n = AFTER_POINTS
    is_open = 0
    payable = 0
    for row in range(c.num_rows):
        space = s.space[seat][row]
        out[n + row] = space
        if space < c.last_space[row]:
            phase = c.phase[row][space + 1]
            if phase == c.phase[row][space] or why_not_phase(s, c, seat, row, phase) == FINE:
                is_open += 1
                if s.talents[seat] >= c.price[row][space + 1]:
                    payable += 1
    above = s.stability[seat] - c.lowest
    out[n + 4] = is_open
    out[n + 5] = payable
    out[n + 6] = above
    out[n + 7] = 1 if above < 5 else 0
    out[n + 8] = max(0, 3 - above)


@rule
def can_pay_monument(s: State, c: Components, seat: int) -> bool:
    """Is a monument left, and within the means of the empire?"""
    return s.num_monuments[seat] < c.max_monuments[seat] and s.talents[seat] >= monument_price(s, c, seat)


@rule
def put_means(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Money, actions, pieces, goods."""
    n = AFTER_GROWTH
    talents = s.talents[seat]
    goods = 0
    for good in range(c.num_goods):
        if s.goods[seat][good] > 0:
            goods += 1
    unfed = num_unfed(s, c, seat)
    out[n] = s.income[seat]
    out[n + 1] = min(talents, ENOUGH)
    out[n + 2] = min(max(0, talents - ENOUGH), 3 * ENOUGH)
    out[n + 3] = c.actions_each - s.taken[seat]
    out[n + 4] = min(4, talents // max(1, post_price(s, c, seat)))
    out[n + 5] = 1 if can_pay_monument(s, c, seat) else 0
    out[n + 6] = s.num_posts[seat]
    out[n + 7] = s.num_forts[seat]
    out[n + 8] = s.units[2 * seat + LEGION]
    out[n + 9] = s.units[2 * seat + SHIP]
    out[n + 10] = s.markers[2 * seat + LEGION] + s.markers[2 * seat + SHIP]
    out[n + 11] = min(6, max(0, -unfed))
    out[n + 12] = max(0, unfed)
    out[n + 13] = num_luxuries(s, c, seat)
    out[n + 14] = goods


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
def put_map(s: State, c: Components, seat: int, out: list[int]) -> None:
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
    n = AFTER_MEANS
    out[n] = contested
    out[n + 1] = guarded
    out[n + 2] = ready
    out[n + 3] = gain
    out[n + 4] = besieging
    out[n + 5] = prey
    out[n + 6] = truces


@rule
def steps_to_free(s: State, c: Components, seat: int, hex_: int, by_sea: bool, most: int) -> int:
    """Hexes, as the crow flies, to the nearest place for a post; `most` when there is none so near."""
    here = c.site_of[hex_]
    if here >= 0 and is_free(s, c, seat, here):
        return 0
    column = c.column[hex_]
    nearest = most
    for site in range(c.num_sites):
        there = c.hex_of[site]
        if abs(c.column[there] - column) < nearest and s.owner[site] == NOBODY:  # few come so far: this is asked often
            steps = straight_distance(c, hex_, there)
            if steps < nearest and (c.is_coast[there] != 0 or not by_sea) and is_free(s, c, seat, site):
                nearest = steps
    return nearest


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
def put_reach(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Stacks with a place for a post in reach, how far the others have to go, and what their units are worth."""
    n = AFTER_MAP
    for kind in range(2):
        force = 2 * seat + kind
        row = FLEET if kind == SHIP else MILITARY
        phase = c.phase[row][s.space[seat][row]]
        points = c.unit_points[kind][phase]
        for i in range(s.num_stacks[force]):
            steps = steps_to_free(s, c, seat, s.stack_hex[force][i], kind == SHIP, points + FARTHEST)
            if steps > points:
                out[n + 1] += steps - points
            elif steps > 0:
                out[n] += 1
        out[n + 4 + kind] = s.units[force] * c.unit_value[kind][phase]


@rule
def put_threats(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Posts without fortress or legion that somebody's legions could come to: own ones, and those of others."""
    n = AFTER_MAP
    for site in range(c.num_sites):
        owner = s.owner[site]
        hex_ = c.hex_of[site]
        if owner == NOBODY or s.fort[site] != 0 or s.pieces[hex_] & (LEGIONS_BIT << owner) != 0:
            continue
        for other in range(c.num_seats):
            if other != owner and s.armistice[other + owner - 1] == 0 and s.revolted[other] == 0:
                if owner == seat:
                    out[n + 2] += 1 if comes_near(s, c, other, hex_) else 0
                elif other == seat:
                    out[n + 3] += 1 if comes_near(s, c, seat, hex_) else 0


@rule
def features(s: State, c: Components, seat: int, out: list[int]) -> int:
    """All of them, in the order of `FEATURES`; returns how many."""
    put_points(s, c, seat, out)
    put_growth(s, c, seat, out)
    put_means(s, c, seat, out)
    put_map(s, c, seat, out)
    for k in range(AFTER_MAP, NUM_FEATURES):
        out[k] = 0
    put_reach(s, c, seat, out)
    put_threats(s, c, seat, out)
    return NUM_FEATURES
