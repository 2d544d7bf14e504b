"""Supply (22.0), and attrition forced by a card: a space feeds so many units, those beyond roll."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push_with
from ....core.notes import note
from ..actions import CHECK
from ..components import Components
from ..domains import FORCED_ATTRITION, LAND, ROMAN, SUPPLY
from ..frames import IN_CHECK, IN_CHECK_ROLL
from ..happenings import ENDURED, STARVED
from ..reasons import CHECKED_ALREADY, FINE, NOT_IN_CHECKED_SPACE, NOT_SUBJECT_TO_ATTRITION
from ..state import State
from .units import eliminate, num_land

ALL = 99


@rule
def is_near_stronghold(s: State, c: Components, space: int) -> int:
    """Is a camp, or a fortress for Romans with Romans in it, next to the space?
    cite: supply.roman_neighbour, rulings.neighbour_meaning"""
    for k in range(c.way_start[space], c.way_start[space + 1]):
        to = c.way_to[k]
        if s.num_units[ROMAN][to] != 0 and (c.fortress[ROMAN][to] != 0 or s.camp[to] != 0):
            return 1
    return 0


@rule
def units_fed(s: State, c: Components, seat: int, space: int) -> int:
    """How many units a space feeds in the supply check.
    cite: supply.check, supply.fortress, supply.camp, supply.fleet_present, supply.stores, supply.forage"""
    if s.num_fleets[seat][space] != 0:
        return ALL
    if seat == ROMAN and (s.camp[space] != 0 or is_near_stronghold(s, c, space) != 0):
        return ALL
    fed = c.forage
    if c.fortress[seat][space] != 0:
        if c.stores[seat] < 0:
            return ALL
        fed = max(fed, c.stores[seat])
    for u in range(c.first_unit[seat], c.end_leader[seat]):
        if s.at[u] == space:
            fed = max(fed, c.forage_with[u])
    return fed


@rule
def units_spared(s: State, c: Components, seat: int, space: int) -> int:
    """How many units forced attrition leaves in peace.  cite: events.forced_attrition"""
    if s.num_fleets[seat][space] != 0 or c.fortress[seat][space] != 0:
        return ALL
    if seat == ROMAN and s.camp[space] != 0:
        return ALL
    return c.event_number[s.card]


@rule
def num_subject(s: State, c: Components, seat: int, space: int) -> int:
    """Units in a space that attrition can hit and that have not rolled.
    cite: supply.leaders_and_fleets, rulings.supply_count"""
    count = 0
    for u in range(c.end_leader[seat], c.end_land[seat]):
        if s.at[u] == space and s.checked[u] == 0:
            count += 1
    return count


@rule
def next_check(s: State, c: Components, seat: int) -> int:
    """Find the next space where units are in excess, and have them roll; 0 when no space is left.
    cite: supply.check, events.forced_attrition, rulings.supply_spaces_in_order"""
    for space in range(s.checked_space + 1, c.num_spaces):
        if num_land(s, c, seat, space) > 0:
            fed = units_fed(s, c, seat, space) if s.phase == SUPPLY else units_spared(s, c, seat, space)
            excess = num_subject(s, c, seat, space) - fed
            if excess > 0:
                s.checked_space = space
                push_with(s, IN_CHECK, seat, space, excess)
                return 1
    s.checked_space = -1
    return 0


@rule
def is_attrition_forced(s: State, c: Components) -> int:
    """Does the card just shown force attrition on the enemy?  cite: events.immediately"""
    return int(c.event[s.card] == FORCED_ATTRITION)


@rule
def settle_check(s: State, c: Components) -> int:
    """Without a choice the units roll by themselves; when all have rolled, the space is done.  cite: supply.choice"""
    d = s.depth - 1
    seat = s.frame_seat[d]
    space = s.frame_first[d]
    if s.frame_second[d] == 0:
        for u in range(c.end_leader[seat], c.end_land[seat]):
            s.checked[u] = 0
        pop(s)
        return 1
    if num_subject(s, c, seat, space) > s.frame_second[d]:
        return 0
    for u in range(c.end_leader[seat], c.end_land[seat]):
        if s.at[u] == space and s.checked[u] == 0:
            apply_check(s, c, u)
            return 0
    return 0


@rule
def why_not_check(s: State, c: Components, u: int) -> int:
    """A unit in the space that can suffer and has not rolled.  cite: supply.choice, supply.leaders_and_fleets"""
    d = s.depth - 1
    if c.side[u] != s.frame_seat[d] or s.at[u] != s.frame_first[d]:
        return NOT_IN_CHECKED_SPACE
    if c.kind[u] != LAND:
        return NOT_SUBJECT_TO_ATTRITION
    if s.checked[u] != 0:
        return CHECKED_ALREADY
    return FINE


@rule
def legal_check(s: State, c: Components, out: list[int], n: int) -> int:
    """Every unit that may be chosen to roll.  cite: supply.choice"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(c.end_leader[seat], c.end_land[seat]):
        if why_not_check(s, c, u) == FINE:
            out[n] = CHECK + u
            n += 1
    return n


@rule
def apply_check(s: State, c: Components, u: int) -> None:
    """The unit chosen waits for its die.  cite: supply.roll"""
    s.checked[u] = 1
    s.frame_second[s.depth - 1] -= 1
    push_with(s, IN_CHECK_ROLL, CHANCE, u, 0)


@rule
def apply_check_roll(s: State, c: Components, face: int) -> None:
    """On a low roll the unit is eliminated.  cite: supply.roll, events.forced_attrition"""
    u = s.frame_first[s.depth - 1]
    pop(s)
    fatal = c.attrition_fatal if s.phase == SUPPLY else c.event_fatal[s.card]
    if face + 1 <= fatal:
        note(STARVED, c.side[u], u, s.at[u], face + 1)
        eliminate(s, c, u)
    else:
        note(ENDURED, c.side[u], u, s.at[u], face + 1)
