"""BUILD: legions, ships and fortresses. Monuments: monuments.py."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ....core.rows import clear
from ..actions import BUILD_FORTRESS, BUILD_LEGION, BUILD_SHIP
from ..components import Components
from ..domains import (
    A_FORTRESS,
    A_LEGION,
    A_SHIP,
    BUILT_FORT,
    BUILT_MONUMENT,
    BUILT_UNIT,
    CONTESTED,
    ECONOMY,
    FLEET,
    LEGION,
    MILITARY,
    SHIP,
)
from ..happenings import BUILT_A_FORTRESS, BUILT_A_UNIT, JOINED
from ..reasons import (
    BUILD_CONTESTED,
    FINE,
    FORTRESS_TOO_DEAR,
    FRESH_FORTRESS,
    HAS_BUILT,
    HAS_FORTRESS,
    LEGION_TOO_DEAR,
    NO_BUILD_ARMY,
    NO_BUILD_FLEET,
    NO_CITY,
    NO_FORTRESS,
    NO_LEGIONS_YET,
    NO_OWN_POST,
    NO_PORT,
    NO_SHIPS_YET,
    ONE_IN_A_HEX,
    SHIP_TOO_DEAR,
)
from ..state import State
from .contested import settle
from .forces import add_units, markers_free, needs_marker
from .limits import why_not_another_fortress, why_not_another_unit
from .places import add_place, remove_place


@rule
def unit_price(s: State, c: Components, seat: int, kind: int) -> int:
    """Legions are paid by military phase, ships by fleet phase.  cite: building.price"""
    if kind == LEGION:
        return c.cost[A_LEGION][c.phase[MILITARY][s.space[seat][MILITARY]]]
    return c.cost[A_SHIP][c.phase[FLEET][s.space[seat][FLEET]]]


@rule
def why_not_kind(s: State, c: Components, seat: int, kind: int) -> int:
    """Phase, stock and price: the same for every fortress.

    cite: building.legion_phase, building.ship_phase, building.price"""
    if kind == LEGION and c.phase[MILITARY][s.space[seat][MILITARY]] == 0:
        return NO_LEGIONS_YET
    if kind == SHIP and c.phase[FLEET][s.space[seat][FLEET]] == 0:
        return NO_SHIPS_YET
    code = why_not_another_unit(s, c, seat, kind)
    if code != FINE:
        return code
    if s.talents[seat] >= unit_price(s, c, seat, kind):
        return FINE
    return SHIP_TOO_DEAR if kind == SHIP else LEGION_TOO_DEAR


@rule
def why_not_build_unit(s: State, c: Components, seat: int, kind: int, site: int) -> int:
    """One unit for each fortress that stood when the action began; ships in ports.

    cite: building.one_per_fortress, building.fresh_fortress, building.port, building.uncontested, building.stacking"""
    if s.owner[site] != seat or s.fort[site] == 0:
        return NO_FORTRESS
    if s.work[site] & BUILT_FORT != 0:
        return FRESH_FORTRESS
    if s.work[site] & BUILT_UNIT != 0:
        return HAS_BUILT
    hex_ = c.hex_of[site]
    if kind == SHIP and c.is_coast[hex_] == 0:
        return NO_PORT
    if s.pieces[hex_] & CONTESTED != 0:
        return BUILD_CONTESTED
    code = why_not_kind(s, c, seat, kind)
    if code != FINE:
        return code
    if needs_marker(s, 2 * seat + kind, hex_, 1) and markers_free(s, c, 2 * seat + kind) == 0:
        return NO_BUILD_FLEET if kind == SHIP else NO_BUILD_ARMY
    return FINE


@rule
def list_builders(s: State, c: Components, kind: int, first: int, out: list[int], n: int) -> int:
    """Fortresses that can build a unit of this kind; the actions of the verb begin at `first`."""
    seat = s.active
    if why_not_kind(s, c, seat, kind) == FINE:
        owner = s.owner
        fort = s.fort
        for site in range(c.num_sites):
            if fort[site] != 0 and owner[site] == seat and why_not_build_unit(s, c, seat, kind, site) == FINE:
                out[n] = first + site
                n += 1
    return n


@rule
def build_unit(s: State, c: Components, kind: int, site: int) -> None:
    """Pay and place; a leader without a unit joins it.  cite: building.one_per_fortress, rulings.leader_escape"""
    seat = s.active
    hex_ = c.hex_of[site]
    note(BUILT_A_UNIT, seat, kind, hex_, unit_price(s, c, seat, kind))
    s.talents[seat] -= unit_price(s, c, seat, kind)
    s.work[site] |= BUILT_UNIT
    s.units[2 * seat + kind] += 1
    add_units(s, 2 * seat + kind, hex_, 1, 0)
    settle(s, c, hex_)
    if c.leaders != 0 and s.leader[seat] == NOBODY:
        s.leader[seat] = hex_
        note(JOINED, seat, hex_)


@rule
def why_not_build_legion(s: State, c: Components, site: int) -> int:
    """A legion in a fortress.  cite: building.legion_phase"""
    return why_not_build_unit(s, c, s.active, LEGION, site)


@rule
def legal_build_legion(s: State, c: Components, out: list[int], n: int) -> int:
    """Fortresses that can build a legion."""
    return list_builders(s, c, LEGION, BUILD_LEGION, out, n)


@rule
def apply_build_legion(s: State, c: Components, site: int) -> None:
    """One more legion.  cite: building.one_per_fortress"""
    build_unit(s, c, LEGION, site)


@rule
def why_not_build_ship(s: State, c: Components, site: int) -> int:
    """A ship in a port.  cite: building.ship_phase, building.port"""
    return why_not_build_unit(s, c, s.active, SHIP, site)


@rule
def legal_build_ship(s: State, c: Components, out: list[int], n: int) -> int:
    """Ports that can build a ship."""
    return list_builders(s, c, SHIP, BUILD_SHIP, out, n)


@rule
def apply_build_ship(s: State, c: Components, site: int) -> None:
    """One more ship.  cite: building.one_per_fortress"""
    build_unit(s, c, SHIP, site)


@rule
def fortress_price(s: State, c: Components, seat: int) -> int:
    """Fortresses are paid by economy phase.  cite: building.price"""
    return c.cost[A_FORTRESS][c.phase[ECONOMY][s.space[seat][ECONOMY]]]


@rule
def why_not_build_fortress(s: State, c: Components, site: int) -> int:
    """A fortress replaces an own trade post in a city.

    cite: building.fortress_site, building.one_per_hex, building.uncontested, rulings.fortress_and_monument"""
    seat = s.active
    if s.owner[site] != seat:
        return NO_OWN_POST
    if s.fort[site] != 0:
        return HAS_FORTRESS
    if c.is_city[site] == 0:
        return NO_CITY
    if s.pieces[c.hex_of[site]] & CONTESTED != 0:
        return BUILD_CONTESTED
    if s.work[site] & BUILT_MONUMENT != 0:
        return ONE_IN_A_HEX
    code = why_not_another_fortress(s, c, seat)
    if code != FINE:
        return code
    return FORTRESS_TOO_DEAR if s.talents[seat] < fortress_price(s, c, seat) else FINE


@rule
def legal_build_fortress(s: State, c: Components, out: list[int], n: int) -> int:
    """Own trade posts in cities, if a fortress can be paid for."""
    seat = s.active
    if s.talents[seat] >= fortress_price(s, c, seat):
        owner = s.owner
        fort = s.fort
        for site in range(c.num_sites):
            if owner[site] == seat and fort[site] == 0 and why_not_build_fortress(s, c, site) == FINE:
                out[n] = BUILD_FORTRESS + site
                n += 1
    return n


@rule
def apply_build_fortress(s: State, c: Components, site: int) -> None:
    """The trade post goes back to the stock, and the fortress produces in its place.  cite: building.fortress_site"""
    seat = s.active
    note(BUILT_A_FORTRESS, seat, site, fortress_price(s, c, seat))
    s.talents[seat] -= fortress_price(s, c, seat)
    s.work[site] |= BUILT_FORT
    add_place(s, c, seat, site, 0, 1)
    remove_place(s, c, site, 1, 0)


@rule
def forget_work(s: State) -> None:
    """Forget what was built in this action, and where there was fighting."""
    clear(s.work)
