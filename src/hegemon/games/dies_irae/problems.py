"""Every reason why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from operator import gt

from ...common.impossible import boxed, misplaced, out_of_range, unfit
from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.state import FieldSpec, layout_of
from .components import Components
from .derived import DERIVED, recount
from .domains import GOAL, LEGION, NUM_SEATS, PASS, SHIP, TREASURY_CAP, TURN_CAP
from .frames import (
    IN_ATTACK,
    IN_BUILD,
    IN_CYCLE,
    IN_LOSSES,
    IN_MOVE,
    IN_POSITION,
    IN_UPKEEP,
    OF_THE_ACTIVE,
    SETTING_UP,
    UNITS_IN_HAND,
)
from .rules.ending import victory_points
from .state import State

MAY_BE_NEGATIVE = ("frame_seat", "stability", "reach_high", "hand_free")


def problems(s: State, data: Data) -> list[Message]:
    """[] for any position that can be reached."""
    c: Components = data.components
    if faults := list(_ranges(s, c)):
        return faults
    if faults := [*_stacks(s, c, data), *_places(s, c, data)]:
        return faults
    return [*_limits(s, c, data), *_derived(s, c), *_tracks(s, c, data), *_turn(s, c), *_hand(s)]


def _ranges(s: State, c: Components) -> Iterator[Message]:
    capacity = layout_of(s).domains.capacity
    sizes = {"hex": c.num_hexes, "site": c.num_sites, "area": c.num_areas, "good": c.num_goods}

    def bounds(name: str, field: FieldSpec) -> tuple[int, int]:
        low = -1 if name in MAY_BE_NEGATIVE or field.start == -1 else 0
        high = sizes.get(field.of, capacity.get(field.of, 32768)) - 1
        return c.lowest - 1 if name == "stability" else low, high

    yield from out_of_range(s, bounds)
    if any(n > capacity["slot"] for n in s.num_stacks):
        yield unfit("num_stacks")


def _stacks(s: State, c: Components, data: Data) -> Iterator[Message]:
    for force, name in enumerate(data.names["force"]):
        count = s.num_stacks[force]
        hexes, sizes, moved = s.stack_hex[force], s.stack_size[force], s.stack_moved[force]
        if hexes[:count] != sorted(set(hexes[:count])) or -1 in hexes[:count]:
            yield unfit("stack_hex")
        if hexes[count:].count(-1) != len(hexes) - count or any(sizes[count:]) or any(moved[count:]):
            yield unfit("num_stacks")
        if 0 in sizes[:count] or any(map(gt, moved, sizes)):
            yield unfit("stack_size")
        for h in (h for h in hexes[:count] if h >= 0):
            if c.is_sea[h] if force % 2 == LEGION else not c.is_sea[h] and not c.is_coast[h]:
                yield misplaced(name, data.names["hex"][h])
    for seat in range(NUM_SEATS):
        ships, cargo = s.stack_size[2 * seat + SHIP], s.cargo[seat]
        if any(map(gt, cargo, ships)):
            yield unfit("cargo")
        if any(map(gt, s.cargo_moved[seat], cargo)):
            yield unfit("cargo_moved")


def _places(s: State, c: Components, data: Data) -> Iterator[Message]:
    most = 2 if c.double_posts else 1
    for site, (owner, posts, fort, monument) in enumerate(zip(s.owner, s.posts, s.fort, s.monument, strict=True)):
        if owner < 0 and monument < 0 and posts == fort == 0:
            continue
        name = data.names["site"][site] if site < c.num_sites else str(site)
        number = posts + fort
        if (owner >= 0) != (number > 0):
            yield unfit("owner")
        if number > most or fort > 1:
            yield msg("bad-position-posts", site=name_key("site", name), most=most)
        has_city = site < c.num_sites and c.is_city[site]
        if (fort or monument >= 0) and not has_city:
            yield misplaced("fortress, monument", name)
        if site >= c.num_sites and number:
            yield unfit("posts")


def _limits(s: State, c: Components, data: Data) -> Iterator[Message]:
    for force, name in enumerate(data.names["force"]):
        if s.units[force] > c.stock[force]:
            yield boxed(name, s.units[force], c.stock[force])
        if s.markers[force] > c.max_markers[force]:
            yield boxed(f"{name} markers", s.markers[force], c.max_markers[force])
    for seat, name in enumerate(data.names["seat"]):
        for what, found, most in (
            ("post", s.num_posts[seat], c.max_posts[seat]),
            ("fortress", s.num_forts[seat], c.max_forts[seat]),
            ("monument", s.num_monuments[seat], c.max_monuments[seat]),
        ):
            if found > most:
                yield boxed(f"{what} {name}", found, most)
        for good, good_name in enumerate(data.names["good"]):
            if s.held[seat][good] > c.boxes[good]:
                yield boxed(f"post {name} {good_name}", s.held[seat][good], c.boxes[good])


def _derived(s: State, c: Components) -> Iterator[Message]:
    """Pieces by hex, unit counts, goods, income, supply and control must be what the map says."""
    fresh = s.copy()  # type: ignore[attr-defined]
    recount(fresh, c)
    for name in DERIVED:
        found, wanted = getattr(s, name), getattr(fresh, name)
        if name == "controls":
            wanted = [[_tally(s, c, seat, track) for track in range(2)] for seat in range(NUM_SEATS)]
        if name == "control":
            if s.game_turn == 0:
                continue
            wanted = [f if d else w for f, w, d in zip(found, wanted, s.dirty, strict=True)]
        if found != wanted:
            yield unfit(name)


def _tally(s: State, c: Components, seat: int, track: int) -> int:
    return sum(1 for area in range(c.num_areas) if s.control[area] == seat and c.track_of[area] == track)


def _tracks(s: State, c: Components, data: Data) -> Iterator[Message]:
    for seat, name in enumerate(data.names["seat"]):
        who = name_key("seat", name)
        if s.talents[seat] > TREASURY_CAP:
            yield boxed(f"talents {name}", s.talents[seat], TREASURY_CAP)
        if s.stability[seat] > c.golden or (s.stability[seat] < c.lowest) != bool(s.revolted[seat]):
            yield unfit(f"stability {name}")
        for row, row_name in enumerate(data.names["row"]):
            if s.space[seat][row] > c.last_space[row]:
                yield boxed(f"space {name} {row_name}", s.space[seat][row], c.last_space[row])
        if s.revolted[seat] and (s.num_stacks[2 * seat] or s.num_stacks[2 * seat + 1] or s.leader[seat] >= 0):
            yield msg("bad-position-revolution", who=who)
        if s.leader[seat] >= 0 and not c.leaders:
            yield msg("bad-fact-leaders")
        for good in range(c.num_goods):
            if s.rewarded[seat][good] > c.is_luxury[good]:
                yield msg("bad-fact-luxury")
        if any(s.held[seat][good] and not s.rewarded[seat][good] for good in range(c.num_goods) if c.is_luxury[good]):
            yield msg("bad-position-reward", who=who)
        most = c.max_monuments[seat] + 5 + max(c.laurels[0]) + max(c.laurels[1])
        if victory_points(s, c, seat) > most:
            yield unfit(f"victory {name}")
    if sorted(n for n in s.revolted if n) != list(range(1, NUM_SEATS + 1 - s.revolted.count(0))):
        yield unfit("revolted")
    for pair in range(NUM_SEATS):
        a, b = ((0, 1), (0, 2), (1, 2))[pair]
        if s.armistice[pair] > c.armistice_turns or (s.armistice[pair] and (s.revolted[a] or s.revolted[b])):
            yield unfit("armistice")


def _turn(s: State, c: Components) -> Iterator[Message]:
    kinds = s.frame_kind[: s.depth]
    if any(s.frame_kind[s.depth :]) or (s.depth == 0) != (s.end_reason != 0):
        yield unfit("frame_kind")
        return
    if s.end_reason > TURN_CAP or (s.end_reason != 0) != (s.winner >= 0):
        yield unfit("winner")
    if s.end_reason == GOAL and victory_points(s, c, s.winner) < c.vp_goal:
        yield unfit("end_reason")
    if any(kind in OF_THE_ACTIVE and s.frame_seat[i] != s.active for i, kind in enumerate(kinds)):
        yield unfit("active")
    if s.depth and (kinds[-1] in (0, IN_CYCLE, IN_UPKEEP) or not 0 <= s.frame_seat[s.depth - 1] < NUM_SEATS):
        yield unfit("frame_seat")
    setting_up = s.depth == 1 and kinds[0] in SETTING_UP
    if s.depth and not setting_up and (kinds[0] not in (IN_CYCLE, IN_UPKEEP) or s.game_turn == 0):
        yield unfit("game_turn")
    if IN_POSITION not in kinds and sorted(s.order) != list(range(NUM_SEATS)):
        yield unfit("order")
    if s.place >= NUM_SEATS:
        yield unfit("place")
    for seat in range(NUM_SEATS):
        if s.taken[seat] != sum(s.chosen[seat]) or s.taken[seat] > c.actions_each:
            yield unfit("taken")
        if any(n > c.same_by_one for action, n in enumerate(s.chosen[seat]) if action != PASS):
            yield unfit("chosen")
    totals = [sum(s.chosen[seat][action] for seat in range(NUM_SEATS)) for action in range(len(s.chosen[0]))]
    if any(n > s.limit for action, n in enumerate(totals) if action != PASS):
        yield unfit("limit")
    if any(s.work) and not set(kinds) & {IN_BUILD, IN_ATTACK, IN_LOSSES} and s.end_reason == 0:
        yield unfit("work")
    if any(map(any, s.stack_moved)) and not set(kinds) & {IN_MOVE, IN_ATTACK, IN_LOSSES} and s.end_reason == 0:
        yield unfit("stack_moved")


def _hand(s: State) -> Iterator[Message]:
    top = s.frame_kind[s.depth - 1] if s.depth else 0
    if (s.hand != 0) != (top in UNITS_IN_HAND) or (s.hand_from >= 0) != (s.hand != 0):
        yield unfit("hand")
    if any(s.reach) or s.reach_low or s.reach_high != -1:
        yield unfit("reach")
    if s.shaken:
        yield unfit("shaken")
    if any(s.queue):
        yield unfit("queue")
