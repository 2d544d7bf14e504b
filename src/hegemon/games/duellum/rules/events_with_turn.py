"""Event cards that go with another moment of the turn: before the rondel, after production, when founding."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..components import Components
from ..domains import CHARTER, HERALD, NUM_RESOURCES, RICH_VEIN, SETTLERS
from ..frames import IN_TEMPLUM
from ..reasons import FINE
from ..state import State
from .founding import adjacent_cities, why_not_found_at
from .payment import receive
from .temples import adjacent_temples

RICH_VEIN_CHIPS = 2


@rule
def is_moment_past(s: State, c: Components, card: int) -> bool:
    """Rich Vein needs a production in this turn.  cite: events.rich_vein"""
    if card == RICH_VEIN:
        field = s.rondel[s.active]
        return field == NOBODY or c.produces[field] == NOBODY
    return False


@rule
def has_turn_effect(s: State, c: Components, card: int) -> bool:
    """Is there a stone to move, a site to settle, a surcharge to waive?  cite: rulings.card_without_effect"""
    if card == HERALD:
        return s.rondel[s.active] != NOBODY
    if card == SETTLERS:
        return has_place_to_found(s, c)
    if card == CHARTER:
        return has_surcharge(s, c)
    return True


@rule
def has_place_to_found(s: State, c: Components) -> bool:
    """Is there a free site with an own legion or galley?"""
    for region in range(c.num_regions):
        if why_not_found_at(s, c, region) == FINE:
            return True
    return False


@rule
def has_surcharge(s: State, c: Components) -> bool:
    """Is there a city to found, or in Templum a temple to build, that would owe coins for neighbours?
    cite: events.charter"""
    is_templum = s.frame_kind[s.depth - 1] == IN_TEMPLUM
    for region in range(c.num_regions):
        if why_not_found_at(s, c, region) == FINE:
            for resource in range(NUM_RESOURCES):
                if adjacent_cities(s, c, region, resource) > 0:
                    return True
        elif is_templum and s.city[region] == s.active and s.temple[region] == 0:
            if adjacent_temples(s, c, region) > 0:
                return True
    return False


@rule
def apply_with_turn(s: State, c: Components, card: int) -> None:
    """The effect of the card."""
    if card == CHARTER:
        event_charter(s, c)
    elif card == HERALD:
        event_herald(s, c)
    elif card == RICH_VEIN:
        event_rich_vein(s, c)
    else:
        event_settlers(s, c)


@rule
def event_charter(s: State, c: Components) -> None:
    """The next city or temple that would owe coins for its neighbours owes none.  cite: events.charter"""
    s.in_force[CHARTER] += 1


@rule
def event_herald(s: State, c: Components) -> None:
    """Two more fields are free.  cite: events.herald"""
    s.in_force[HERALD] += 1


@rule
def event_rich_vein(s: State, c: Components) -> None:
    """2 more chips of the resource produced in this turn.  cite: events.rich_vein"""
    receive(s, c, s.active, c.produces[s.rondel[s.active]], RICH_VEIN_CHIPS)


@rule
def event_settlers(s: State, c: Components) -> None:
    """The next city costs no chips.  cite: events.settlers"""
    s.in_force[SETTLERS] += 1
