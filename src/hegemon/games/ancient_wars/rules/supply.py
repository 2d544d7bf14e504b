"""Supply (22.0), and attrition forced by a card: a space feeds so many units, those beyond roll."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push_with
from ..actions import CHECK
from ..domains import F_CHECK, F_CHECK_ROLL, FORCED_ATTRITION, LAND, ROMAN, SUPPLY
from ..reasons import CHECKED_ALREADY, FINE, NOT_IN_CHECKED_SPACE, NOT_SUBJECT_TO_ATTRITION
from ..state import State
from ..tables import Tables
from .units import eliminate, num_land

ALL = 99


@rule
def is_near_stronghold(s: State, t: Tables, space: int) -> int:
    """Is a camp, or a fortress for Romans with Romans in it, next to the space?
    cite: supply.roman_neighbour, rulings.neighbour_meaning"""
    for k in range(t.way_start[space], t.way_start[space + 1]):
        to = t.way_to[k]
        if s.num_units[ROMAN][to] != 0 and (t.fortress[ROMAN][to] != 0 or s.camp[to] != 0):
            return 1
    return 0


@rule
def units_fed(s: State, t: Tables, seat: int, space: int) -> int:
    """How many units a space feeds in the supply check.
    cite: supply.check, supply.fortress, supply.camp, supply.fleet_present, supply.stores, supply.forage"""
    if s.num_fleets[seat][space] != 0:
        return ALL
    if seat == ROMAN and (s.camp[space] != 0 or is_near_stronghold(s, t, space) != 0):
        return ALL
    fed = t.forage
    if t.fortress[seat][space] != 0:
        if t.stores[seat] < 0:
            return ALL
        fed = max(fed, t.stores[seat])
    for u in range(t.first_unit[seat], t.end_leader[seat]):
        if s.at[u] == space:
            fed = max(fed, t.forage_with[u])
    return fed


@rule
def units_spared(s: State, t: Tables, seat: int, space: int) -> int:
    """How many units forced attrition leaves in peace.  cite: events.forced_attrition"""
    if s.num_fleets[seat][space] != 0 or t.fortress[seat][space] != 0:
        return ALL
    if seat == ROMAN and s.camp[space] != 0:
        return ALL
    return t.event_number[s.card]


@rule
def num_subject(s: State, t: Tables, seat: int, space: int) -> int:
    """Units in a space that attrition can hit and that have not rolled.
    cite: supply.leaders_and_fleets, rulings.supply_count"""
    count = 0
    for u in range(t.end_leader[seat], t.end_land[seat]):
        if s.at[u] == space and s.checked[u] == 0:
            count += 1
    return count


@rule
def next_check(s: State, t: Tables, seat: int) -> int:
    """Find the next space where units are in excess, and have them roll; 0 when no space is left.
    cite: supply.check, events.forced_attrition, rulings.supply_spaces_in_order"""
    for space in range(s.checked_space + 1, t.num_spaces):
        if num_land(s, t, seat, space) > 0:
            fed = units_fed(s, t, seat, space) if s.phase == SUPPLY else units_spared(s, t, seat, space)
            excess = num_subject(s, t, seat, space) - fed
            if excess > 0:
                s.checked_space = space
                push_with(s, F_CHECK, seat, space, excess)
                return 1
    s.checked_space = -1
    return 0


@rule
def is_attrition_forced(s: State, t: Tables) -> int:
    """Does the card just shown force attrition on the enemy?  cite: events.immediately"""
    return int(t.event[s.card] == FORCED_ATTRITION)


@rule
def settle_check(s: State, t: Tables) -> int:
    """Without a choice the units roll by themselves; when all have rolled, the space is done.  cite: supply.choice"""
    d = s.depth - 1
    seat = s.frame_seat[d]
    space = s.frame_x[d]
    if s.frame_y[d] == 0:
        for u in range(t.end_leader[seat], t.end_land[seat]):
            s.checked[u] = 0
        pop(s)
        return 1
    if num_subject(s, t, seat, space) > s.frame_y[d]:
        return 0
    for u in range(t.end_leader[seat], t.end_land[seat]):
        if s.at[u] == space and s.checked[u] == 0:
            apply_check(s, t, u)
            return 0
    return 0


@rule
def why_not_check(s: State, t: Tables, u: int) -> int:
    """A unit in the space that can suffer and has not rolled.  cite: supply.choice, supply.leaders_and_fleets"""
    d = s.depth - 1
    if t.side[u] != s.frame_seat[d] or s.at[u] != s.frame_x[d]:
        return NOT_IN_CHECKED_SPACE
    if t.kind[u] != LAND:
        return NOT_SUBJECT_TO_ATTRITION
    if s.checked[u] != 0:
        return CHECKED_ALREADY
    return FINE


@rule
def legal_checks(s: State, t: Tables, out: list[int], n: int) -> int:
    """Every unit that may be chosen to roll.  cite: supply.choice"""
    seat = s.frame_seat[s.depth - 1]
    for u in range(t.end_leader[seat], t.end_land[seat]):
        if why_not_check(s, t, u) == FINE:
            out[n] = CHECK + u
            n += 1
    return n


@rule
def apply_check(s: State, t: Tables, u: int) -> None:
    """The unit chosen waits for its die.  cite: supply.roll"""
    s.checked[u] = 1
    s.frame_y[s.depth - 1] -= 1
    push_with(s, F_CHECK_ROLL, CHANCE, u, 0)


@rule
def apply_check_roll(s: State, t: Tables, die: int) -> None:
    """On a low roll the unit is eliminated.  cite: supply.roll, events.forced_attrition"""
    u = s.frame_x[s.depth - 1]
    pop(s)
    fatal = t.attrition_fatal if s.phase == SUPPLY else t.event_fatal[s.card]
    if die <= fatal:
        eliminate(s, t, u)
