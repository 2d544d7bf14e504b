"""Temple: building temples."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..actions import BUILD_TEMPLE
from ..components import Components
from ..happenings import BUILT
from ..reasons import FINE, HAS_TEMPLE, NO_TEMPLE_LEFT, NOT_YOUR_CITY_TEMPLE, TEMPLE_TOO_DEAR
from ..state import State
from .payment import can_pay, charge
from .pieces import place_temple


@rule
def why_not_build_temple(s: State, c: Components, province: int) -> int:
    """An own city without a temple, a temple in the bank, five marble.
    cite: temples.own_city, temples.one_per_city, temples.supply, temples.cost"""
    if s.city[province] != s.nation:
        return NOT_YOUR_CITY_TEMPLE
    if s.temple[province]:
        return HAS_TEMPLE
    if s.bank_temples == 0:
        return NO_TEMPLE_LEFT
    if not can_pay(s, c, s.nation, c.price_temple, 0, 0):
        return TEMPLE_TOO_DEAR
    return FINE


@rule
def has_room_for_temple(s: State, c: Components) -> bool:
    """Is a temple left, and an own city without one?  cite: temples.supply, temples.one_per_city"""
    return s.bank_temples > 0 and s.num_temples[s.nation] < s.num_cities[s.nation]


@rule
def legal_build_temple(s: State, c: Components, out: list[int], n: int) -> int:
    """Cities where a temple can be built."""
    nation = s.nation
    if s.bank_temples == 0 or not can_pay(s, c, nation, c.price_temple, 0, 0):
        return n
    city = s.city
    for province in range(c.num_provinces):
        if city[province] == nation and why_not_build_temple(s, c, province) == FINE:
            out[n] = BUILD_TEMPLE + province
            n += 1
    return n


@rule
def apply_build_temple(s: State, c: Components, province: int) -> None:
    """Place the temple and pay for it.  cite: temples.cost"""
    place_temple(s, c, province)
    note(BUILT, s.nation, province)
    charge(s, c, c.price_temple, 0, 0)
