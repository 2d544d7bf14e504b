"""City stones, temples and units come onto the board and leave it; what is counted along changes with them."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..components import Components
from ..domains import BASIC_OFFSET
from ..state import State


@rule
def level_of(s: State, c: Components, nation: int, basic: int) -> int:
    """0 without the basic know-how, 1 with it, 2 with its secondary one as well.  cite: know_how.basic_first"""
    known = s.know_how[nation]
    return known[basic] + known[basic + BASIC_OFFSET]


@rule
def place_city(s: State, c: Components, nation: int, province: int) -> None:
    """A stone from the nation's supply marks its city.  cite: pieces.colour"""
    s.city[province] = nation
    s.stones[nation] -= 1
    s.num_cities[nation] += 1
    s.income[nation][c.resource_of[province]] += c.plain_city


@rule
def place_temple(s: State, c: Components, province: int) -> None:
    """A temple from the bank triples what the city yields.  cite: temples.triple, production.temple"""
    nation = s.city[province]
    s.temple[province] = 1
    s.bank_temples -= 1
    s.num_temples[nation] += 1
    s.income[nation][c.resource_of[province]] += c.temple_city - c.plain_city


@rule
def remove_city(s: State, c: Components, province: int) -> None:
    """Stone back to its nation, temple back to the bank.
    cite: conquest.defenders_removed, conquest.temple_destroyed"""
    nation = s.city[province]
    if s.temple[province]:
        s.temple[province] = 0
        s.bank_temples += 1
        s.num_temples[nation] -= 1
        s.income[nation][c.resource_of[province]] -= c.temple_city - c.plain_city
    s.city[province] = NOBODY
    s.stones[nation] += 1
    s.num_cities[nation] -= 1
    s.income[nation][c.resource_of[province]] -= c.plain_city


@rule
def place_units(s: State, c: Components, nation: int, kind: int, province: int, number: int) -> None:
    """Units from the supply.  cite: arming.supply"""
    s.units[nation][kind][province] += number
    s.present[kind][province] += number
    s.supply[nation][kind] -= number


@rule
def remove_units(s: State, c: Components, nation: int, kind: int, province: int, number: int) -> None:
    """Units back to the supply, from where they may be set up again.  cite: pieces.box"""
    s.units[nation][kind][province] -= number
    s.present[kind][province] -= number
    s.supply[nation][kind] += number
