"""Regions, resources and chips that an event card asks for after it has been played."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with
from ..actions import DONE, GIVE, TARGET
from ..components import Components
from ..domains import COIN, DESERTERS, EARTHQUAKE, GALLEY, LEGION, MARBLE, MUSTER, NUM_RESOURCES, PIRATES
from ..frames import IN_TRADE_TAKE
from ..reasons import (
    COINS_NOT_SWAPPED,
    FINE,
    KINDS_ASCEND,
    NO_CITY_FOR_RAMPART,
    NO_CITY_TO_MUSTER,
    NO_GALLEY_THERE,
    NO_LEGION_THERE,
    NO_WALL_THERE,
    NONE_OF_THESE,
)
from ..state import State
from .battle import to_box
from .payment import hand_over
from .walls import destroy_wall, place_wall

SWAPPED_CHIPS = 4


@rule
def why_not_target_of(s: State, c: Components, card: int, region: int) -> int:
    """Deserters: a hostile legion away from the cities of its nation. Earthquake: a wall. Muster: an own city without a
    temple. Pirates: a hostile galley where no city site is. Rampart: an own city without a wall, and a wall for it.
    cite: events.deserters, events.earthquake, events.muster, events.pirates, events.rampart"""
    seat = s.active
    enemy = 1 - seat
    reason = FINE
    if card == DESERTERS:
        if s.units[enemy][LEGION][region] == 0 or s.city[region] == enemy:
            reason = NO_LEGION_THERE
    elif card == EARTHQUAKE:
        if s.wall[region] == 0:
            reason = NO_WALL_THERE
    elif card == MUSTER:
        if s.city[region] != seat or s.temple[region] != 0:
            reason = NO_CITY_TO_MUSTER
    elif card == PIRATES:
        if s.units[enemy][GALLEY][region] == 0 or c.has_site[region] != 0:
            reason = NO_GALLEY_THERE
    elif s.city[region] != seat or s.wall[region] != 0 or s.wall_supply[seat] == 0:
        reason = NO_CITY_FOR_RAMPART
    return reason


@rule
def has_target(s: State, c: Components, card: int) -> bool:
    """Is there any region for the card?  cite: rulings.card_without_effect"""
    for region in range(c.num_regions):
        if why_not_target_of(s, c, card, region) == FINE:
            return True
    return False


@rule
def why_not_target(s: State, c: Components, region: int) -> int:
    """A region that the card just played can use."""
    return why_not_target_of(s, c, s.frame_first[s.depth - 1], region)


@rule
def legal_targets(s: State, c: Components, out: list[int], n: int) -> int:
    """Regions that the card just played can use."""
    card = s.frame_first[s.depth - 1]
    for region in range(c.num_regions):
        if why_not_target_of(s, c, card, region) == FINE:
            out[n] = TARGET + region
            n += 1
    return n


@rule
def apply_target(s: State, c: Components, region: int) -> None:
    """The card takes effect there.
    cite: events.deserters, events.earthquake, events.muster, events.pirates, events.rampart"""
    card = s.frame_first[s.depth - 1]
    pop(s)
    if card == DESERTERS:
        to_box(s, c, 1 - s.active, LEGION, region, 1)
    elif card == EARTHQUAKE:
        destroy_wall(s, c, region)
    elif card == MUSTER:
        s.room[region] += c.temple_strength - c.city_strength
    elif card == PIRATES:
        to_box(s, c, 1 - s.active, GALLEY, region, 1)
    else:
        place_wall(s, c, s.active, region)


@rule
def why_not_swap_give(s: State, c: Components, chip: int) -> int:
    """Market Day: a resource chip that one has, kinds ascending.  cite: events.market_day"""
    if chip == COIN:
        return COINS_NOT_SWAPPED
    if s.stock[s.active][chip] == 0:
        return NONE_OF_THESE
    return KINDS_ASCEND if chip < s.frame_second[s.depth - 1] else FINE


@rule
def legal_swap_gives(s: State, c: Components, out: list[int], n: int) -> int:
    """Chips that may be given next, or no more."""
    for chip in range(NUM_RESOURCES):
        if why_not_swap_give(s, c, chip) == FINE:
            out[n] = GIVE + chip
            n += 1
    out[n] = DONE
    return n + 1


@rule
def apply_swap_give(s: State, c: Components, chip: int) -> None:
    """Give a chip; after the fourth as many are taken.  cite: events.market_day"""
    if hand_over(s, c, chip) == 0:
        end_swap_gives(s, c)


@rule
def end_swap_gives(s: State, c: Components) -> None:
    """As many chips are taken as were given, of any resources, ascending as in a trade.  cite: events.market_day"""
    given = SWAPPED_CHIPS - s.frame_first[s.depth - 1]
    pop(s)
    if given > 0:
        push_with(s, IN_TRADE_TAKE, s.active, given, MARBLE)
