"""Templum: town walls."""

from __future__ import annotations

from ....common.payment import COIN, MARBLE, coins_for_chips
from ....core.dual import rule
from ....core.notes import note
from ..actions import BUILD_WALL
from ..components import Components
from ..happenings import BUILT_WALL, LOST_WALL
from ..reasons import FINE, HAS_WALL, NO_WALL_IN_SUPPLY, NOT_YOUR_CITY_WALL, WALL_TOO_DEAR
from ..state import State
from .payment import charge


@rule
def why_not_build_wall(s: State, c: Components, region: int) -> int:
    """A wall needs an own city without one, a wall in the personal supply, and 1 marble.
    cite: walls.own_city, walls.one_per_city, walls.personal_supply, walls.cost"""
    seat = s.active
    if s.city[region] != seat:
        return NOT_YOUR_CITY_WALL
    if s.wall[region] != 0:
        return HAS_WALL
    if s.wall_supply[seat] == 0:
        return NO_WALL_IN_SUPPLY
    if coins_for_chips(s, seat, c.wall_price, 0, 0) > s.stock[seat][COIN]:
        return WALL_TOO_DEAR
    return FINE


@rule
def legal_build_wall(s: State, c: Components, out: list[int], n: int) -> int:
    """Cities where a town wall can be built."""
    seat = s.active
    if s.wall_supply[seat] == 0 or s.stock[seat][MARBLE] + s.stock[seat][COIN] < c.wall_price:
        return n
    city = s.city
    for region in range(c.num_regions):
        if city[region] == seat and why_not_build_wall(s, c, region) == FINE:
            out[n] = BUILD_WALL + region
            n += 1
    return n


@rule
def place_wall(s: State, c: Components, seat: int, region: int) -> None:
    """A wall goes from the personal supply under the city.  cite: walls.personal_supply"""
    s.wall_supply[seat] -= 1
    s.wall[region] = 1
    note(BUILT_WALL, seat, region)


@rule
def apply_build_wall(s: State, c: Components, region: int) -> None:
    """Place the wall and pay for it.  cite: walls.cost"""
    place_wall(s, c, s.active, region)
    charge(s, c, c.wall_price, 0, 0, 0)


@rule
def destroy_wall(s: State, c: Components, region: int) -> None:
    """A destroyed wall returns to the supply of its owner.  cite: conquest.wall_destroyed, events.earthquake"""
    s.wall[region] = 0
    s.wall_supply[s.city[region]] += 1
    note(LOST_WALL, s.city[region], region)


@rule
def has_hostile_wall(s: State, c: Components) -> bool:
    """Does any city of the other nation have a wall?"""
    for region in range(c.num_regions):
        if s.wall[region] != 0 and s.city[region] != s.active:
            return True
    return False
