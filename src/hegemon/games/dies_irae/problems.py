"""Every reason why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from ...common.extent import extent
from ...core.data import Data
from ...core.state import layout_of
from .components import Components
from .derived import DERIVED, recount
from .domains import GOAL, LEGION, NUM_SEATS, PASS, SHIP, TREASURY_CAP, TURN_CAP
from .frames import (
    IN_ATTACK,
    IN_BUILD,
    IN_CYCLE,
    IN_DESTINATION,
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


def problems(s: State, data: Data) -> list[str]:
    """[] for any position that can be reached."""
    c: Components = data.components
    if faults := list(_ranges(s, c)):
        return faults
    if faults := [*_stacks(s, c, data), *_places(s, c, data)]:
        return faults
    return [*_limits(s, c, data), *_derived(s, c), *_tracks(s, c, data), *_turn(s, c), *_hand(s)]


def _ranges(s: State, c: Components) -> Iterator[str]:
    """Members must exist, counts must not be negative; only then the other checks can be made."""
    plan = layout_of(s)
    sizes = {"hex": c.num_hexes, "site": c.num_sites, "area": c.num_areas, "good": c.num_goods}
    for name, spec in plan.fields.items():
        low = -1 if name in MAY_BE_NEGATIVE or spec.start == -1 else 0
        if name == "stability":
            low = c.lowest - 1
        high = sizes.get(spec.of, plan.domains.capacity.get(spec.of, 32768)) - 1
        least, greatest = extent(getattr(s, name))
        if least < low or greatest > high:
            yield f"'{name}' holds a number out of range."
    if s.depth > plan.domains.capacity["frame"]:
        yield "The stack of decisions is too deep."
    if any(n > plan.domains.capacity["slot"] for n in s.num_stacks):
        yield "There are more stacks than fit."


def _stacks(s: State, c: Components, data: Data) -> Iterator[str]:
    for force, name in enumerate(data.names["force"]):
        count = s.num_stacks[force]
        hexes, sizes, moved = s.stack_hex[force], s.stack_size[force], s.stack_moved[force]
        if hexes[:count] != sorted(set(hexes[:count])) or any(h < 0 for h in hexes[:count]):
            yield f"The stacks of {name} are out of order."
        if any(h != -1 for h in hexes[count:]) or any(sizes[count:]) or any(moved[count:]):
            yield f"An empty slot of {name} is not empty."
        if any(n == 0 for n in sizes[:count]) or any(m > n for m, n in zip(moved, sizes, strict=True)):
            yield f"A stack of {name} has a wrong number of units."
        afloat = [h for h in hexes[:count] if h >= 0]
        if force % 2 == LEGION and any(c.is_sea[h] for h in afloat):
            yield f"Units of {name} stand in the sea."
        if force % 2 == SHIP and any(not c.is_sea[h] and not c.is_coast[h] for h in afloat):
            yield f"Units of {name} lie on dry land."
    for seat, name in enumerate(data.names["seat"]):
        ships, cargo = s.stack_size[2 * seat + SHIP], s.cargo[seat]
        if any(held > n for held, n in zip(cargo, ships, strict=True)):
            yield f"Ships of {name} carry too many legions."
        if any(m > held for m, held in zip(s.cargo_moved[seat], cargo, strict=True)):
            yield f"More legions of {name} have moved aboard than there are."


def _places(s: State, c: Components, data: Data) -> Iterator[str]:
    most = 2 if c.double_posts else 1
    for site in range(len(s.owner)):
        name = data.names["site"][site] if site < c.num_sites else f"site {site}"
        number = s.posts[site] + s.fort[site]
        if (s.owner[site] >= 0) != (number > 0):
            yield f"{name} has an owner without a post, or a post without an owner."
        if number > most or s.fort[site] > 1:
            yield f"{name} has too many posts or fortresses."
        has_city = site < c.num_sites and c.is_city[site]
        if (s.fort[site] or s.monument[site] >= 0) and not has_city:
            yield f"{name} has a fortress or monument, but is no city."
        if site >= c.num_sites and number:
            yield f"{name} does not exist."


def _limits(s: State, c: Components, data: Data) -> Iterator[str]:
    for force, name in enumerate(data.names["force"]):
        if s.units[force] > c.stock[force]:
            yield f"There are {s.units[force]} of {name}, more than {c.stock[force]}."
        if s.markers[force] > c.max_markers[force]:
            yield f"There are {s.markers[force]} armies or fleets of {name}, more than {c.max_markers[force]}."
    for seat, name in enumerate(data.names["seat"]):
        for what, found, most in (
            ("trade posts", s.num_posts[seat], c.max_posts[seat]),
            ("fortresses", s.num_forts[seat], c.max_forts[seat]),
            ("monuments", s.num_monuments[seat], c.max_monuments[seat]),
        ):
            if found > most:
                yield f"{name} has {found} {what}, more than {most}."
        for good, good_name in enumerate(data.names["good"]):
            if s.held[seat][good] > c.boxes[good]:
                yield f"{name} has {s.held[seat][good]} posts on {good_name}, more than {c.boxes[good]}."


def _derived(s: State, c: Components) -> Iterator[str]:
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
            yield f"'{name}' is {found}, but the map says {wanted}." if len(str(found)) < 200 else f"'{name}' is wrong."


def _tally(s: State, c: Components, seat: int, track: int) -> int:
    return sum(1 for area in range(c.num_areas) if s.control[area] == seat and c.track_of[area] == track)


def _tracks(s: State, c: Components, data: Data) -> Iterator[str]:
    for seat, name in enumerate(data.names["seat"]):
        if s.talents[seat] > TREASURY_CAP:
            yield f"{name} has more talents than the treasury holds."
        if s.stability[seat] > c.golden or (s.stability[seat] < c.lowest) != bool(s.revolted[seat]):
            yield f"The stability of {name} is impossible."
        for row, row_name in enumerate(data.names["row"]):
            if s.space[seat][row] > c.last_space[row]:
                yield f"The {row_name} cube of {name} is beyond the chart."
        if s.revolted[seat] and (s.num_stacks[2 * seat] or s.num_stacks[2 * seat + 1] or s.leader[seat] >= 0):
            yield f"{name} is in revolution, but has units."
        if s.leader[seat] >= 0 and not c.leaders:
            yield f"{name} has a leader without the option."
        for good in range(c.num_goods):
            if s.rewarded[seat][good] > c.is_luxury[good]:
                yield f"{name} was rewarded for a good that is no luxury."
        if any(s.held[seat][good] and not s.rewarded[seat][good] for good in range(c.num_goods) if c.is_luxury[good]):
            yield f"{name} has a luxury and was never rewarded for it."
        most = c.max_monuments[seat] + 5 + max(c.laurels[0]) + max(c.laurels[1])
        if victory_points(s, c, seat) > most:
            yield f"{name} has more victory points than there are."
    if sorted(n for n in s.revolted if n) != list(range(1, NUM_SEATS + 1 - s.revolted.count(0))):
        yield "The order of revolutions is wrong."
    for pair in range(NUM_SEATS):
        a, b = ((0, 1), (0, 2), (1, 2))[pair]
        if s.armistice[pair] > c.armistice_turns or (s.armistice[pair] and (s.revolted[a] or s.revolted[b])):
            yield "An armistice is impossible."


def _turn(s: State, c: Components) -> Iterator[str]:
    kinds = s.frame_kind[: s.depth]
    if any(s.frame_kind[s.depth :]) or (s.depth == 0) != (s.end_reason != 0):
        yield "The stack of decisions does not fit."
        return
    if s.end_reason > TURN_CAP or (s.end_reason != 0) != (s.winner >= 0):
        yield "The end of the game does not fit."
    if s.end_reason == GOAL and victory_points(s, c, s.winner) < c.vp_goal:
        yield "The winner has not reached the goal."
    if any(kind in OF_THE_ACTIVE and s.frame_seat[i] != s.active for i, kind in enumerate(kinds)):
        yield "Another empire decides than the one whose turn it is."
    if s.depth and (kinds[-1] in (0, IN_CYCLE, IN_UPKEEP) or not 0 <= s.frame_seat[s.depth - 1] < NUM_SEATS):
        yield "Nobody decides."
    setting_up = s.depth == 1 and kinds[0] in SETTING_UP
    if s.depth and not setting_up and (kinds[0] not in (IN_CYCLE, IN_UPKEEP) or s.game_turn == 0):
        yield "The turn has no cycle."
    if IN_POSITION not in kinds and sorted(s.order) != list(range(NUM_SEATS)):
        yield "The turn order is incomplete."
    if s.place >= NUM_SEATS:
        yield "The acting place does not exist."
    for seat in range(NUM_SEATS):
        if s.taken[seat] != sum(s.chosen[seat]) or s.taken[seat] > c.actions_each:
            yield "The cubes on the action table do not fit the actions taken."
        if any(n > c.same_by_one for action, n in enumerate(s.chosen[seat]) if action != PASS):
            yield "A player chose an action too often."
    totals = [sum(s.chosen[seat][action] for seat in range(NUM_SEATS)) for action in range(len(s.chosen[0]))]
    if any(n > s.limit for action, n in enumerate(totals) if action != PASS):
        yield "An action was chosen too often in all."
    if any(s.work) and not set(kinds) & {IN_BUILD, IN_ATTACK, IN_LOSSES} and s.end_reason == 0:
        yield "Work is marked outside of a BUILD or ATTACK action."
    if any(map(any, s.stack_moved)) and not set(kinds) & {IN_MOVE, IN_ATTACK, IN_LOSSES} and s.end_reason == 0:
        yield "Units are marked as moved outside of a MOVE or ATTACK action."


def _hand(s: State) -> Iterator[str]:
    top = s.frame_kind[s.depth - 1] if s.depth else 0
    if (s.hand != 0) != (top in UNITS_IN_HAND) or (s.hand_from >= 0) != (s.hand != 0):
        yield "What is in hand does not fit what is being decided."
    if top != IN_DESTINATION and (any(s.reach) or s.reach_low or s.reach_high != -1):
        yield "Destinations are marked, but none is being chosen."
    if s.shaken:
        yield "A revolution is due."
    if any(s.queue):
        yield "The room for intermediate results is not empty."
