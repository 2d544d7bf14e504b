"""Templum: temples."""

from __future__ import annotations

from ....common.payment import COIN, MARBLE, coins_for_chips
from ....core.dual import rule
from ....core.notes import note
from ..actions import BUILD_TEMPLE
from ..components import Components
from ..domains import CHARTER, MASTER_MASON
from ..happenings import BUILT_TEMPLE
from ..reasons import FINE, HAS_TEMPLE, NO_TEMPLE_LEFT, NOT_YOUR_CITY_TEMPLE, TEMPLE_SURCHARGE, TEMPLE_TOO_DEAR
from ..state import State
from .cards_in_force import use_up
from .payment import charge

MASON_DISCOUNT = 2


@rule
def temple_marble(s: State, c: Components) -> int:
    """A temple costs 6 marble, with Master Mason 4.  cite: temples.cost, events.master_mason"""
    if s.in_force[MASTER_MASON] > 0:
        return max(0, c.temple_price - MASON_DISCOUNT)
    return c.temple_price


@rule
def adjacent_temples(s: State, c: Components, region: int) -> int:
    """Temples in adjacent regions, whoever owns them.  cite: temples.coin_per_neighbour"""
    count = 0
    for way in range(c.first_way[region], c.last_way[region]):
        count += s.temple[c.way_to[way]]
    return count


@rule
def temple_surcharge(s: State, c: Components, region: int) -> int:
    """One coin for each adjacent temple, as the board is now; Charter waives it.
    cite: temples.coin_per_neighbour, temples.one_after_another, events.charter"""
    if s.in_force[CHARTER] > 0:
        return 0
    return c.temple_coin * adjacent_temples(s, c, region)


@rule
def why_not_build_temple(s: State, c: Components, region: int) -> int:
    """A temple needs an own city without one, a temple in the bank, marble, and coins for its neighbours.
    cite: temples.own_city, temples.one_per_city, temples.supply, temples.cost, temples.coin_per_neighbour"""
    seat = s.active
    if s.city[region] != seat:
        return NOT_YOUR_CITY_TEMPLE
    if s.temple[region] != 0:
        return HAS_TEMPLE
    if s.bank_temples == 0:
        return NO_TEMPLE_LEFT
    coins = s.stock[seat][COIN] - coins_for_chips(s, seat, temple_marble(s, c), 0, 0)
    if coins < 0:
        return TEMPLE_TOO_DEAR
    if coins < temple_surcharge(s, c, region):
        return TEMPLE_SURCHARGE
    return FINE


@rule
def legal_build_temple(s: State, c: Components, out: list[int], n: int) -> int:
    """Cities where a temple can be built."""
    seat = s.active
    if s.stock[seat][MARBLE] + s.stock[seat][COIN] < temple_marble(s, c):
        return n
    city = s.city
    for region in range(c.num_regions):
        if city[region] == seat and why_not_build_temple(s, c, region) == FINE:
            out[n] = BUILD_TEMPLE + region
            n += 1
    return n


@rule
def apply_build_temple(s: State, c: Components, region: int) -> None:
    """Place the temple and pay for it; the cards that made it cheaper are used up.
    cite: temples.cost, events.master_mason, events.charter"""
    marble = temple_marble(s, c)
    coins = temple_surcharge(s, c, region)
    note(BUILT_TEMPLE, s.active, region)
    if s.in_force[MASTER_MASON] > 0:
        use_up(s, c, MASTER_MASON)
    if s.in_force[CHARTER] > 0 and adjacent_temples(s, c, region) > 0:
        use_up(s, c, CHARTER)
    s.temple[region] = 1
    s.bank_temples -= 1
    charge(s, c, marble, 0, 0, coins)


@rule
def has_temple_surcharge(s: State, c: Components) -> bool:
    """Is there a temple to build that would owe coins for neighbours?  cite: events.charter"""
    for region in range(c.num_regions):
        if s.city[region] == s.active and s.temple[region] == 0 and adjacent_temples(s, c, region) > 0:
            return True
    return False
