"""Militia: units from the recruitment box to the cities."""

from __future__ import annotations

from ....common.payment import COIN, coins_for_chips
from ....core.dual import rule
from ....core.notes import note
from ..actions import ARM
from ..components import Components
from ..domains import MERCENARIES, NUM_PIECES, NUM_REGIONS, SPECIAL
from ..happenings import ARMED
from ..reasons import (
    ARMING_TOO_DEAR,
    BORDERS_DO_NOT_FIT,
    BOX_EMPTY,
    CITY_FULL,
    FINE,
    LOST_THIS_TURN,
    NO_TEMPLE_FOR_SPECIAL,
    NOT_YOUR_CITY_ARMING,
    SPECIAL_TOO_DEAR,
    TEMPLE_CITY_FULL,
)
from ..state import State
from .battle import fight_on_arming
from .cards_in_force import use_up
from .payment import charge
from .special_units import kind_of, unit_of


@rule
def begin_militia(s: State, c: Components) -> None:
    """Only units that are in the box now can be armed; a city receives 1 new unit, with a temple 3, whatever stands
    in its region already.  cite: arming.no_rearm, arming.limit, arming.limit_temple, arming.no_region_limit
    cite: temples.triple, production.occupied"""
    for piece in range(NUM_PIECES):
        s.armable[piece] = s.recruits[s.active][piece]
    for region in range(c.num_regions):
        if s.city[region] == s.active:
            s.room[region] = c.temple_strength if s.temple[region] else c.city_strength


@rule
def end_militia(s: State, c: Components) -> None:
    """The limits are those of one turn.  cite: arming.limit"""
    for piece in range(NUM_PIECES):
        s.armable[piece] = 0
    for region in range(c.num_regions):
        s.room[region] = 0


@rule
def arming_iron(s: State, c: Components, piece: int) -> int:
    """2 iron, 3 for a special unit, none with Mercenaries.
    cite: arming.cost, special_units.cost, events.mercenaries"""
    if s.in_force[MERCENARIES] > 0:
        return 0
    return c.arm_price[piece]


@rule
def why_not_arm_piece(s: State, c: Components, piece: int) -> int:
    """The unit must have been in the box when the turn began, and its iron must be paid.
    cite: arming.from_box, arming.no_rearm, arming.cost, special_units.cost"""
    seat = s.active
    if s.armable[piece] == 0:
        return BOX_EMPTY if s.recruits[seat][piece] == 0 else LOST_THIS_TURN
    if coins_for_chips(s, seat, 0, arming_iron(s, c, piece), 0) > s.stock[seat][COIN]:
        return SPECIAL_TOO_DEAR if piece == SPECIAL else ARMING_TOO_DEAR
    return FINE


@rule
def why_not_arm_at(s: State, c: Components, piece: int, region: int) -> int:
    """An own city with room, borders of the right kind, and for a special unit a temple.
    cite: arming.own_city, arming.limit, arming.limit_temple, arming.border_kind, special_units.temple"""
    if s.city[region] != s.active:
        return NOT_YOUR_CITY_ARMING
    if c.takes[kind_of(s, c, s.active, piece)][region] == 0:
        return BORDERS_DO_NOT_FIT
    if piece == SPECIAL and s.temple[region] == 0:
        return NO_TEMPLE_FOR_SPECIAL
    if s.room[region] == 0:
        return TEMPLE_CITY_FULL if s.temple[region] else CITY_FULL
    return FINE


@rule
def why_not_arm(s: State, c: Components, piece: int, region: int) -> int:
    """A unit that can be armed, and a city that can receive it.  cite: arming.own_city, arming.from_box"""
    reason = why_not_arm_at(s, c, piece, region)
    if reason == FINE:
        reason = why_not_arm_piece(s, c, piece)
    return reason


@rule
def legal_arm(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that can be armed, and where."""
    room = s.room
    for piece in range(NUM_PIECES):
        if s.armable[piece] > 0 and why_not_arm_piece(s, c, piece) == FINE:
            for region in range(c.num_regions):
                if room[region] > 0 and why_not_arm_at(s, c, piece, region) == FINE:
                    out[n] = ARM + piece * NUM_REGIONS + region
                    n += 1
    return n


@rule
def apply_arm(s: State, c: Components, piece: int, region: int) -> None:
    """The unit goes from the box to the city, is paid, and fights a hostile unit of its kind at once. A special unit
    takes a place of its city too.
    cite: arming.from_box, arming.cost, arming.fight, events.mercenaries, rulings.special_fills_place"""
    seat = s.active
    iron = arming_iron(s, c, piece)
    note(ARMED, seat, 1, unit_of(s, c, seat, piece), region)
    if s.in_force[MERCENARIES] > 0:
        use_up(s, c, MERCENARIES)
    s.armable[piece] -= 1
    s.recruits[seat][piece] -= 1
    s.room[region] -= 1
    if piece == SPECIAL:
        s.special_at[seat] = region
    else:
        s.units[seat][piece][region] += 1
    charge(s, c, 0, iron, 0, 0)
    if piece != SPECIAL:
        fight_on_arming(s, c, seat, piece, region)


@rule
def num_armable(s: State, c: Components) -> int:
    """Units that can still be armed in this turn."""
    count = 0
    for piece in range(NUM_PIECES):
        count += s.armable[piece]
    return count
