"""Templum: temples."""

from __future__ import annotations

from ....core.dual import rule
from ..actions import BUILD_TEMPLE
from ..domains import CHARTER, COIN, MARBLE, MASTER_MASON
from ..reasons import FINE, HAS_TEMPLE, NO_TEMPLE_LEFT, NOT_YOUR_CITY_TEMPLE, TEMPLE_SURCHARGE, TEMPLE_TOO_DEAR
from ..state import State
from ..tables import Tables
from .payment import charge, coins_for_chips

MASON_DISCOUNT = 2


@rule
def temple_marble(s: State, t: Tables) -> int:
    """A temple costs 6 marble, with Master Mason 4.  cite: temples.cost, events.master_mason"""
    if s.in_force[MASTER_MASON] > 0:
        return max(0, t.temple_price - MASON_DISCOUNT)
    return t.temple_price


@rule
def adjacent_temples(s: State, t: Tables, region: int) -> int:
    """Temples in adjacent regions, whoever owns them.  cite: temples.coin_per_neighbour"""
    count = 0
    for way in range(t.first_way[region], t.last_way[region]):
        count += s.temple[t.way_to[way]]
    return count


@rule
def temple_surcharge(s: State, t: Tables, region: int) -> int:
    """One coin for each adjacent temple, as the board is now; Charter waives it.
    cite: temples.coin_per_neighbour, temples.one_after_another, events.charter"""
    if s.in_force[CHARTER] > 0:
        return 0
    return t.temple_coin * adjacent_temples(s, t, region)


@rule
def why_not_build_temple(s: State, t: Tables, region: int) -> int:
    """A temple needs an own city without one, a temple in the bank, marble, and coins for its neighbours.
    cite: temples.own_city, temples.one_per_city, temples.supply, temples.cost, temples.coin_per_neighbour"""
    seat = s.active
    if s.city[region] != seat:
        return NOT_YOUR_CITY_TEMPLE
    if s.temple[region] != 0:
        return HAS_TEMPLE
    if s.bank_temples == 0:
        return NO_TEMPLE_LEFT
    coins = s.stock[seat][COIN] - coins_for_chips(s, t, seat, temple_marble(s, t), 0, 0)
    if coins < 0:
        return TEMPLE_TOO_DEAR
    if coins < temple_surcharge(s, t, region):
        return TEMPLE_SURCHARGE
    return FINE


@rule
def legal_build_temples(s: State, t: Tables, out: list[int], n: int) -> int:
    """Cities where a temple can be built."""
    seat = s.active
    if s.stock[seat][MARBLE] + s.stock[seat][COIN] < temple_marble(s, t):
        return n
    city = s.city
    for region in range(t.num_regions):
        if city[region] == seat and why_not_build_temple(s, t, region) == FINE:
            out[n] = BUILD_TEMPLE + region
            n += 1
    return n


@rule
def apply_build_temple(s: State, t: Tables, region: int) -> None:
    """Place the temple and pay for it; the cards that made it cheaper are used up.
    cite: temples.cost, events.master_mason, events.charter"""
    marble = temple_marble(s, t)
    coins = temple_surcharge(s, t, region)
    if s.in_force[MASTER_MASON] > 0:
        s.in_force[MASTER_MASON] -= 1
    if s.in_force[CHARTER] > 0 and adjacent_temples(s, t, region) > 0:
        s.in_force[CHARTER] -= 1
    s.temple[region] = 1
    s.bank_temples -= 1
    charge(s, t, marble, 0, 0, coins)
