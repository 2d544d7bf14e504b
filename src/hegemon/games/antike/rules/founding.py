"""Step 2 of a turn: founding cities."""

from __future__ import annotations

from ....common.payment import GOLD, IRON, MARBLE
from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..actions import FOUND
from ..components import Components
from ..domains import GALLEY, LEGION
from ..happenings import FOUNDED
from ..reasons import CITY_TOO_DEAR, FINE, NO_STONE_LEFT, NO_UNIT_THERE, SITE_TAKEN
from ..state import State
from .payment import can_pay, charge
from .pieces import place_city


@rule
def can_pay_city(s: State, c: Components) -> bool:
    """One marble, one iron and one gold.  cite: founding.cost"""
    return can_pay(s, c, s.nation, c.price_city[MARBLE], c.price_city[IRON], c.price_city[GOLD])


@rule
def why_not_found(s: State, c: Components, province: int) -> int:
    """A free site with an own unit, foreign units or not, a stone and the price.
    cite: founding.free_site, founding.unit_present, founding.foreign_units, founding.stone, founding.cost"""
    if s.city[province] != NOBODY:
        return SITE_TAKEN
    units = s.units[s.nation]
    if units[LEGION][province] == 0 and units[GALLEY][province] == 0:
        return NO_UNIT_THERE
    if s.stones[s.nation] == 0:
        return NO_STONE_LEFT
    if not can_pay_city(s, c):
        return CITY_TOO_DEAR
    return FINE


@rule
def legal_found(s: State, c: Components, out: list[int], n: int) -> int:
    """Provinces where a city can be founded. (The loop is `why_not_found` turned inside out.)"""
    nation = s.nation
    if s.stones[nation] == 0 or not can_pay_city(s, c):
        return n
    city = s.city
    legions = s.units[nation][LEGION]
    galleys = s.units[nation][GALLEY]
    for province in range(c.num_provinces):
        if (legions[province] > 0 or galleys[province] > 0) and city[province] == NOBODY:
            out[n] = FOUND + province
            n += 1
    return n


@rule
def has_room_to_found(s: State, c: Components) -> bool:
    """Is a stone left, and a free site with an own unit?  cite: founding.stone, founding.unit_present"""
    nation = s.nation
    if s.stones[nation] == 0:
        return False
    city = s.city
    legions = s.units[nation][LEGION]
    galleys = s.units[nation][GALLEY]
    for province in range(c.num_provinces):
        if (legions[province] > 0 or galleys[province] > 0) and city[province] == NOBODY:
            return True
    return False


@rule
def apply_found(s: State, c: Components, province: int) -> None:
    """Place the stone and pay for the city.  cite: founding.cost"""
    place_city(s, c, s.nation, province)
    note(FOUNDED, s.nation, province, c.resource_of[province])
    charge(s, c, c.price_city[MARBLE], c.price_city[IRON], c.price_city[GOLD])
