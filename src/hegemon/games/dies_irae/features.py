"""What an empire has, in named numbers: the words in which positions are judged (`core/kernel/judgement.py`)."""

from __future__ import annotations

from ...core.dual import rule
from .actions import TO
from .components import Components
from .domains import (
    BUILD,
    DEVELOP,
    FLEET,
    ISLANDS,
    LEGION,
    MILITARY,
    NOT_IN_HAND,
    NUM_ACTIONS,
    PROVINCES,
    SHIP,
)
from .features_map import (
    NO_KEY,
    NUM_THREATS,
    THREATS_AT,
    awaited_luxuries,
    can_still,
    count_threats,
    look_around,
    missing_goods,
    put_areas,
    put_map,
    put_reach,
    put_threats,
    wipe_marks,
)
from .frames import IN_CHOOSE
from .reasons import FINE
from .rules.development import num_luxuries, why_not_phase
from .rules.ending import victory_points
from .rules.monuments import monument_price
from .rules.posts import post_price
from .rules.supply import num_unfed
from .state import State

FEATURES = (
    *("on_turn", "is_persia", "is_egypt", "points", "needs_one", "needs_two", "revolted"),
    *(
        "monuments",
        "golden_rows",
        "provinces",
        "islands",
        "near_provinces",
        "near_islands",
        "begun_provinces",
        "area_parts",
    ),
    *("military", "fleet", "economy", "culture", "invested", "raises_legions", "raises_ships", "keys"),
    *("open_rows", "payable_rows", "stability", "unrest", "danger"),
    *("income", "talents", "spare_talents", "actions_left", "payable_posts", "payable_monument"),
    *("posts", "forts", "legions", "ships", "armies", "fed", "unfed", "luxuries", "goods"),
    *("contested_posts", "guarded_posts", "ready_sites", "ready_now", "ready_income", "besieging", "prey", "truces"),
    *("near_stacks", "near_income", "far_steps", "good_steps", "luxury_steps"),
    *("open_posts", "posts_in_reach", "legion_value", "ship_value"),
)
GOODS = (  # more of them is never worse
    *("points", "monuments", "provinces", "islands", "golden_rows", "economy", "culture", "military", "fleet"),
    *("invested", "open_rows", "keys", "income", "talents", "spare_talents", "stability", "area_parts"),
    *("posts", "forts", "legions", "ships", "luxuries", "goods", "ready_now", "near_income"),
)
NUM_FEATURES = len(FEATURES)
ONE_ORDER = 1
AFTER_POINTS, AFTER_GROWTH, AFTER_MEANS, AFTER_MAP = 15, 28, 43, 51  # where the parts of the list end
AREAS, KEYS, THREATS = (FEATURES.index(name) for name in ("near_provinces", "keys", "open_posts"))
HANDS = 12  # groups of plans with units in hand
NUM_GROUPS = NUM_ACTIONS + 1 + HANDS
ENOUGH = 300  # talents: more are worth less


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
    """Units stop where merchandise is or, on a longer way, in one hex of seven: these lie so that every other hex is
    beside one of them. Without this a MOVE of many units takes most of the time."""
    hex_ = a - TO
    if hex_ < 0 or hex_ >= c.num_hexes or c.site_of[hex_] >= 0:
        return False
    return (c.column[hex_] + 3 * c.slant[hex_]) % 7 != 0


@rule
def is_detour(c: Components, a: int) -> bool:
    """Nothing can be done over and over."""
    return False


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


@rule
def count_keys(s: State, c: Components, seat: int, out: list[int], place: int) -> int:
    """Phases that are entered, and those to come that ask for goods, all of which the seat has: so to enter one is
    never a loss. Returns the goods without which a row will stand still sooner or later, as bits: all of them, for if
    only those of the next phase counted, a row would seem worse just before it."""
    keys = 0
    awaited = 0
    for row in range(c.num_rows):
        entered = c.phase[row][s.space[seat][row]]
        keys += entered
        for phase in range(entered + 1, c.phase[row][c.last_space[row]] + 1):
            goods = missing_goods(s, c, seat, row, phase)
            awaited |= goods
            if goods == 0 and c.need_good[row][phase][0] >= 0:
                keys += 1
    out[place] = keys
    return awaited


@rule
def put_growth(s: State, c: Components, seat: int, out: list[int]) -> None:
    """Development and the people."""
    n = AFTER_POINTS
    invested = 0
    is_open = 0
    payable = 0
    for row in range(c.num_rows):
        space = s.space[seat][row]
        out[n + row] = space
        for k in range(1, space + 1):
            invested += c.price[row][k]
        if space < c.last_space[row]:
            phase = c.phase[row][space + 1]
            if phase == c.phase[row][space] or why_not_phase(s, c, seat, row, phase) == FINE:
                is_open += 1
                if s.talents[seat] >= c.price[row][space + 1] and can_still(s, c, seat, DEVELOP):
                    payable += 1
    above = s.stability[seat] - c.lowest
    out[n + 4] = invested
    out[n + 5] = 1 if s.space[seat][MILITARY] > 0 else 0
    out[n + 6] = 1 if s.space[seat][FLEET] > 0 else 0
    out[n + 8] = is_open
    out[n + 9] = payable
    out[n + 10] = above
    out[n + 11] = max(0, -s.stability[seat])
    out[n + 12] = max(0, 3 - above)


@rule
def can_pay_monument(s: State, c: Components, seat: int) -> bool:
    """Is a monument left, within the means of the empire, and can it still be built in this cycle?"""
    if s.num_monuments[seat] >= c.max_monuments[seat] or not can_still(s, c, seat, BUILD):
        return False
    return s.talents[seat] >= monument_price(s, c, seat)


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
def features_apart(s: State, c: Components, seat: int, out: list[int]) -> None:
    """All but the threats, which hang on the legions of all."""
    for k in range(AFTER_MEANS, NUM_FEATURES):
        out[k] = 0
    goods = count_keys(s, c, seat, out, KEYS)
    luxuries = awaited_luxuries(s, c, seat)
    out[AFTER_MAP + 3] = NO_KEY if goods != 0 else 0
    out[AFTER_MAP + 4] = NO_KEY if luxuries != 0 else 0
    free = look_around(s, c, seat, goods | luxuries, out, AFTER_MEANS, AFTER_MAP + 3)
    put_points(s, c, seat, out)
    put_areas(s, c, seat, out, AREAS)
    put_growth(s, c, seat, out)
    put_means(s, c, seat, out)
    put_map(s, c, seat, out, AFTER_MEANS)
    put_reach(s, c, seat, free, out, AFTER_MAP)
    wipe_marks(s, c, free)


@rule
def features(s: State, c: Components, seat: int, out: list[int]) -> int:
    """All of them, in the order of `FEATURES`; returns how many."""
    features_apart(s, c, seat, out)
    count_threats(s, c, s.queue, THREATS_AT)
    put_threats(c, seat, s.queue, THREATS_AT, out, THREATS)
    for k in range(THREATS_AT, THREATS_AT + NUM_THREATS):
        s.queue[k] = 0
    return NUM_FEATURES
