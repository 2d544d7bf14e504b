"""BUILD: legions, ships, fortresses and monuments."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..actions import BUILD_FORTRESS, BUILD_LEGION, BUILD_MONUMENT, BUILD_SHIP, DONE
from ..components import Components
from ..domains import (
    A_FORTRESS,
    A_LEGION,
    A_MONUMENT,
    A_SHIP,
    BUILT_FORT,
    BUILT_MONUMENT,
    BUILT_UNIT,
    CONTESTED,
    CULTURE,
    ECONOMY,
    FLEET,
    LEGION,
    MILITARY,
    SHIP,
)
from ..reasons import (
    BUILD_CONTESTED,
    BUILD_TOO_DEAR,
    FINE,
    FRESH_FORTRESS,
    HAS_BUILT,
    HAS_FORTRESS,
    HAS_MONUMENT,
    MONUMENT_TOO_DEAR,
    NO_CITY,
    NO_FORTRESS,
    NO_FORTRESS_LEFT,
    NO_LEGIONS_YET,
    NO_MARKER_FOR_UNIT,
    NO_MONUMENT_LEFT,
    NO_MONUMENT_SITE,
    NO_MONUMENTS_YET,
    NO_OWN_POST,
    NO_PORT,
    NO_SHIPS_YET,
    NO_UNIT_LEFT,
    ONE_IN_A_HEX,
    ONE_MONUMENT,
)
from ..state import State
from .contested import settle
from .forces import add_units, markers_free, needs_marker
from .places import add_place, raise_monument, remove_place


@rule
def unit_price(s: State, c: Components, seat: int, kind: int) -> int:
    """Legions are paid by military phase, ships by fleet phase.  cite: building.price"""
    if kind == LEGION:
        return c.cost[A_LEGION][c.phase[MILITARY][s.space[seat][MILITARY]]]
    return c.cost[A_SHIP][c.phase[FLEET][s.space[seat][FLEET]]]


@rule
def why_not_kind(s: State, c: Components, seat: int, kind: int) -> int:
    """Phase, stock and price: the same for every fortress.

    cite: building.legion_phase, building.ship_phase, limits.pieces, building.price"""
    if kind == LEGION and c.phase[MILITARY][s.space[seat][MILITARY]] == 0:
        return NO_LEGIONS_YET
    if kind == SHIP and c.phase[FLEET][s.space[seat][FLEET]] == 0:
        return NO_SHIPS_YET
    if s.units[2 * seat + kind] >= c.stock[2 * seat + kind]:
        return NO_UNIT_LEFT
    if s.talents[seat] < unit_price(s, c, seat, kind):
        return BUILD_TOO_DEAR
    return FINE


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
        return NO_MARKER_FOR_UNIT
    return FINE


@rule
def fortress_price(s: State, c: Components, seat: int) -> int:
    """Fortresses are paid by economy phase.  cite: building.price"""
    return c.cost[A_FORTRESS][c.phase[ECONOMY][s.space[seat][ECONOMY]]]


@rule
def why_not_build_fortress(s: State, c: Components, seat: int, site: int) -> int:
    """A fortress replaces an own trade post in a city.

    cite: building.fortress_site, building.one_per_hex, building.uncontested, limits.pieces, rulings.fortress_and_monument"""
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
    if s.num_forts[seat] >= c.max_forts[seat]:
        return NO_FORTRESS_LEFT
    if s.talents[seat] < fortress_price(s, c, seat):
        return BUILD_TOO_DEAR
    return FINE


@rule
def monument_price(s: State, c: Components, seat: int) -> int:
    """Monuments are paid by culture phase.  cite: monuments.price"""
    return c.cost[A_MONUMENT][c.phase[CULTURE][s.space[seat][CULTURE]]]


@rule
def why_not_monuments(s: State, c: Components, seat: int) -> int:
    """One monument in an action (the frame counts), a piece, the culture and the price.

    cite: monuments.one_per_action, monuments.price, limits.pieces, rulings.early_monuments"""
    if s.frame_first[s.depth - 1] != 0:
        return ONE_MONUMENT
    if s.num_monuments[seat] >= c.max_monuments[seat]:
        return NO_MONUMENT_LEFT
    if c.early_monuments == 0 and c.phase[CULTURE][s.space[seat][CULTURE]] == 0:
        return NO_MONUMENTS_YET
    if s.talents[seat] < monument_price(s, c, seat):
        return MONUMENT_TOO_DEAR
    return FINE


@rule
def why_not_build_monument(s: State, c: Components, seat: int, site: int) -> int:
    """Beside an own post or fortress in an uncontested city.  cite: monuments.site, building.one_per_hex"""
    if s.owner[site] != seat or c.is_city[site] == 0:
        return NO_MONUMENT_SITE
    if s.monument[site] != NOBODY:
        return HAS_MONUMENT
    if s.pieces[c.hex_of[site]] & CONTESTED != 0:
        return BUILD_CONTESTED
    if s.work[site] & BUILT_FORT != 0:
        return ONE_IN_A_HEX
    return why_not_monuments(s, c, seat)


@rule
def legal_builds(s: State, c: Components, seat: int, out: list[int]) -> int:
    """Units in fortresses, fortresses and monuments in cities, or done."""
    n = 0
    for kind in range(2):
        if why_not_kind(s, c, seat, kind) == FINE:
            for site in range(c.num_sites):
                if s.owner[site] == seat and s.fort[site] != 0:
                    if why_not_build_unit(s, c, seat, kind, site) == FINE:
                        out[n] = (BUILD_LEGION if kind == LEGION else BUILD_SHIP) + site
                        n += 1
    if s.talents[seat] >= fortress_price(s, c, seat):
        for site in range(c.num_sites):
            if s.owner[site] == seat and why_not_build_fortress(s, c, seat, site) == FINE:
                out[n] = BUILD_FORTRESS + site
                n += 1
    if why_not_monuments(s, c, seat) == FINE:
        for site in range(c.num_sites):
            if s.owner[site] == seat and why_not_build_monument(s, c, seat, site) == FINE:
                out[n] = BUILD_MONUMENT + site
                n += 1
    out[n] = DONE
    return n + 1


@rule
def apply_build_unit(s: State, c: Components, seat: int, kind: int, site: int) -> None:
    """Pay and place; a leader without a unit joins it.  cite: building.one_per_fortress, rulings.leader_escape"""
    hex_ = c.hex_of[site]
    s.talents[seat] -= unit_price(s, c, seat, kind)
    s.work[site] |= BUILT_UNIT
    s.units[2 * seat + kind] += 1
    add_units(s, 2 * seat + kind, hex_, 1, 0)
    settle(s, c, hex_)
    if c.leaders != 0 and s.leader[seat] == NOBODY:
        s.leader[seat] = hex_


@rule
def apply_build_fortress(s: State, c: Components, seat: int, site: int) -> None:
    """The trade post goes back to the stock, and the fortress produces in its place.  cite: building.fortress_site"""
    s.talents[seat] -= fortress_price(s, c, seat)
    s.work[site] |= BUILT_FORT
    add_place(s, c, seat, site, 0, 1)
    remove_place(s, c, site, 1, 0)


@rule
def apply_build_monument(s: State, c: Components, seat: int, site: int) -> None:
    """Pay and place.  cite: monuments.reward"""
    s.talents[seat] -= monument_price(s, c, seat)
    s.work[site] |= BUILT_MONUMENT
    s.frame_first[s.depth - 1] = 1
    raise_monument(s, c, seat, site)


@rule
def end_build(s: State, c: Components) -> None:
    """Forget what was built in this action."""
    for site in range(c.num_sites):
        s.work[site] = 0
