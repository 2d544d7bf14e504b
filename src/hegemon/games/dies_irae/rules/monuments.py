"""Monuments: building, what they bring, and losing them."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..actions import BUILD_MONUMENT
from ..components import Components
from ..domains import (
    A_MONUMENT,
    BUILT_FORT,
    BUILT_MONUMENT,
    BY_MONUMENT,
    BY_MONUMENT_LOST,
    CONTESTED,
    CULTURE,
    MONUMENT_BIT,
)
from ..happenings import BUILT_A_MONUMENT, RAZED
from ..reasons import (
    BUILD_CONTESTED,
    FINE,
    HAS_MONUMENT,
    MONUMENT_TOO_DEAR,
    NO_MONUMENT_SITE,
    NO_MONUMENTS_YET,
    ONE_IN_A_HEX,
    ONE_MONUMENT,
)
from ..state import State
from .contested import settle
from .limits import why_not_another_monument
from .stability import shift_stability


@rule
def monument_price(s: State, c: Components, seat: int) -> int:
    """Monuments are paid by culture phase.  cite: monuments.price"""
    return c.cost[A_MONUMENT][c.phase[CULTURE][s.space[seat][CULTURE]]]


@rule
def why_not_monuments(s: State, c: Components, seat: int) -> int:
    """One monument in an action (the frame counts), a piece, the culture and the price.

    cite: monuments.one_per_action, monuments.price, rulings.early_monuments"""
    if s.frame_first[s.depth - 1] != 0:
        return ONE_MONUMENT
    code = why_not_another_monument(s, c, seat)
    if code != FINE:
        return code
    if c.early_monuments == 0 and c.phase[CULTURE][s.space[seat][CULTURE]] == 0:
        return NO_MONUMENTS_YET
    return MONUMENT_TOO_DEAR if s.talents[seat] < monument_price(s, c, seat) else FINE


@rule
def why_not_build_monument(s: State, c: Components, site: int) -> int:
    """Beside an own post or fortress in an uncontested city.  cite: monuments.site, building.one_per_hex"""
    seat = s.active
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
def legal_build_monument(s: State, c: Components, out: list[int], n: int) -> int:
    """Own posts and fortresses in cities, if a monument can be built at all."""
    seat = s.active
    if why_not_monuments(s, c, seat) == FINE:
        for site in range(c.num_sites):
            if s.owner[site] == seat and why_not_build_monument(s, c, site) == FINE:
                out[n] = BUILD_MONUMENT + site
                n += 1
    return n


@rule
def apply_build_monument(s: State, c: Components, site: int) -> None:
    """Pay and place.  cite: monuments.reward"""
    seat = s.active
    note(BUILT_A_MONUMENT, seat, site, monument_price(s, c, seat))
    s.talents[seat] -= monument_price(s, c, seat)
    s.work[site] |= BUILT_MONUMENT
    s.frame_first[s.depth - 1] = 1
    raise_monument(s, c, seat, site)


@rule
def raise_monument(s: State, c: Components, seat: int, site: int) -> None:
    """A monument and what it brings.  cite: monuments.reward"""
    hex_ = c.hex_of[site]
    s.monument[site] = seat
    s.pieces[hex_] |= MONUMENT_BIT << seat
    s.num_monuments[seat] += 1
    settle(s, c, hex_)
    shift_stability(s, c, seat, c.step_monument, BY_MONUMENT)


@rule
def raze_monument(s: State, c: Components, site: int) -> None:
    """A monument is destroyed, and what it brought is lost.  cite: monuments.reward, monuments.destroy"""
    hex_ = c.hex_of[site]
    seat = s.monument[site]
    note(RAZED, seat, site)
    s.monument[site] = NOBODY
    s.pieces[hex_] -= MONUMENT_BIT << seat
    s.num_monuments[seat] -= 1
    settle(s, c, hex_)
    shift_stability(s, c, seat, -c.step_monument, BY_MONUMENT_LOST)
