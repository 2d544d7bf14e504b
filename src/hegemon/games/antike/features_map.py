"""What a player's nations have on the map, in named numbers: the second half of `features.py`, which lists them."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import NOBODY
from .components import Components
from .domains import GALLEY, LEGION, NUM_KINDS
from .rules.conquest import city_defence
from .rules.movement import actions_of
from .state import State

OPEN, OPEN_TEMPLES, GUARDED_TEMPLES, PREY, PREY_TEMPLES, NUM_THREATS = range(6)
ALL = -1  # seats


@rule
def arriving(s: State, c: Components, nation: int, province: int) -> int:
    """Units of a nation that could stand in a province with an action left, or after one step."""
    total = 0
    for kind in range(NUM_KINDS):
        units = s.units[nation][kind]
        if c.pieces[kind] > s.supply[nation][kind]:
            total += units[province]
            if actions_of(s, c, nation, kind) > 1:
                for way in range(c.first_way[kind][province], c.last_way[kind][province]):
                    total += units[c.way_to[kind][way]]
    return total


@rule
def reached(s: State, c: Components, nation: int) -> int:
    """Provinces in which a nation has a unit, or next to which it has one, as bits: no others need a look."""
    bits = 0
    for kind in range(NUM_KINDS):
        units = s.units[nation][kind]
        left = c.pieces[kind] - s.supply[nation][kind]
        province = 0
        while left > 0:
            if units[province] > 0:
                left -= units[province]
                bits |= 1 << province
                for way in range(c.first_way[kind][province], c.last_way[kind][province]):
                    bits |= 1 << c.way_to[kind][way]
            province += 1
    return bits


@rule
def add_sites(s: State, c: Components, nation: int, out: list[int], n: int) -> None:
    """Places where a city could be founded, with a unit there or near."""
    bits = reached(s, c, nation)
    for province in range(c.num_provinces):
        if s.city[province] == NOBODY and c.resource_of[province] >= 0 and (bits >> province) & 1 != 0:
            if s.units[nation][LEGION][province] + s.units[nation][GALLEY][province] > 0:
                out[n] += 1
            else:
                out[n + 1] += 1


@rule
def can_take(s: State, c: Components, nation: int, province: int) -> bool:
    """Could a nation conquer another player's city as things stand?"""
    owner = s.city[province]
    return (
        owner != NOBODY
        and s.seat_of[owner] != s.seat_of[nation]
        and arriving(s, c, nation, province) >= city_defence(s, c, province)
    )


@rule
def prey(s: State, c: Components, nation: int) -> int:
    """Provinces of cities that a nation could take, as bits."""
    found = 0
    left = reached(s, c, nation)
    province = 0
    while left != 0:
        if left & 1 != 0 and can_take(s, c, nation, province):
            found |= 1 << province
        left >>= 1
        province += 1
    return found


@rule
def add_prey(s: State, provinces: int, out: list[int], n: int) -> None:
    """Cities and temples that could be taken."""
    province = 0
    while provinces != 0:
        if provinces & 1 != 0:
            out[n + PREY] += 1
            out[n + PREY_TEMPLES] += s.temple[province]
        provinces >>= 1
        province += 1


@rule
def add_danger(s: State, province: int, is_open: bool, out: list[int], n: int) -> None:
    """A city or temple that somebody could take, or a temple that nobody could."""
    if is_open:
        out[n + OPEN] += 1
        out[n + OPEN_TEMPLES] += s.temple[province]
    else:
        out[n + GUARDED_TEMPLES] += s.temple[province]


@rule
def add_threats(s: State, c: Components, only: int, out: list[int], n: int) -> None:
    """Cities and temples in danger, and those that could be taken: of one seat, or of ALL one after the other."""
    taken = 0
    for nation in range(c.num_nations):
        seat = s.seat_of[nation]
        found = prey(s, c, nation)
        taken |= found
        if only == ALL or only == seat:
            add_prey(s, found, out, n + NUM_THREATS * seat * (only == ALL))
    for province in range(c.num_provinces):
        if s.city[province] != NOBODY:
            seat = s.seat_of[s.city[province]]
            if only == ALL or only == seat:
                add_danger(s, province, (taken >> province) & 1 != 0, out, n + NUM_THREATS * seat * (only == ALL))
