"""Arming: setting up units."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..actions import ARM
from ..components import Components
from ..domains import GALLEY, LEGION, NUM_KINDS, NUM_PROVINCES
from ..happenings import ARMED
from ..reasons import (
    ARMING_TOO_DEAR,
    BORDERS_DO_NOT_FIT,
    CITY_FULL,
    FINE,
    NOT_YOUR_CITY_ARMING,
    SUPPLY_EMPTY,
    TEMPLE_CITY_FULL,
)
from ..state import State
from .payment import can_pay, charge
from .pieces import place_units


@rule
def why_not_arm(s: State, c: Components, kind: int, province: int) -> int:
    """A unit from the supply for one iron, at an own city whose borders admit it: one in a turn, three with a temple,
    whoever else stands there.
    cite: arming.own_city, arming.limit, arming.limit_temple, arming.border_kind, arming.supply, arming.cost
    cite: arming.no_province_limit, rulings.arming_mix"""
    if s.city[province] != s.nation:
        return NOT_YOUR_CITY_ARMING
    if c.admits[kind][province] == 0:
        return BORDERS_DO_NOT_FIT
    if s.temple[province]:
        if s.armed[province] >= c.temple_city:
            return TEMPLE_CITY_FULL
    elif s.armed[province] >= c.plain_city:
        return CITY_FULL
    if s.supply[s.nation][kind] == 0:
        return SUPPLY_EMPTY
    if not can_pay(s, c, s.nation, 0, c.price_unit, 0):
        return ARMING_TOO_DEAR
    return FINE


@rule
def has_room_to_arm(s: State, c: Components) -> bool:
    """Is a unit left, and an own city whose borders admit it?  cite: arming.supply, arming.border_kind"""
    nation = s.nation
    if s.supply[nation][LEGION] > 0 and s.supply[nation][GALLEY] > 0:
        return s.num_cities[nation] > 0
    for kind in range(NUM_KINDS):
        if s.supply[nation][kind] > 0:
            for province in range(c.num_provinces):
                if s.city[province] == nation and c.admits[kind][province]:
                    return True
    return False


@rule
def legal_arm(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that can be set up, and where."""
    nation = s.nation
    if not can_pay(s, c, nation, 0, c.price_unit, 0):
        return n
    city = s.city
    for kind in range(NUM_KINDS):
        if s.supply[nation][kind] > 0:
            for province in range(c.num_provinces):
                if city[province] == nation and why_not_arm(s, c, kind, province) == FINE:
                    out[n] = ARM + kind * NUM_PROVINCES + province
                    n += 1
    return n


@rule
def apply_arm(s: State, c: Components, kind: int, province: int) -> None:
    """Set the unit up and pay for it.  cite: arming.cost"""
    s.armed[province] += 1
    place_units(s, c, s.nation, kind, province, 1)
    note(ARMED, s.nation, kind, 1, province)
    charge(s, c, 0, c.price_unit, 0)


@rule
def end_arming(s: State, c: Components) -> None:
    """New units are old ones from now on.  cite: arming.limit"""
    for province in range(c.num_provinces):
        s.armed[province] = 0
