"""CREATE TRADE POSTS."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..actions import CREATE
from ..components import Components
from ..domains import A_TRADE_POST, BUILDING_BIT, CONTESTED, ECONOMY, LEGIONS_BIT, SHIPS_BIT
from ..happenings import CREATED
from ..reasons import (
    FINE,
    MONUMENT_STANDS,
    NO_SECOND_POST,
    NOBODY_CREATES,
    OCCUPIED,
    POST_CONTESTED,
    POST_TOO_DEAR,
    SHIPS_DO_NOT_CREATE,
)
from ..state import State
from .limits import why_not_another_post
from .places import add_place, win_place


@rule
def post_price(s: State, c: Components, seat: int) -> int:
    """Trade posts are paid by economy phase.  cite: posts.price"""
    return c.cost[A_TRADE_POST][c.phase[ECONOMY][s.space[seat][ECONOMY]]]


@rule
def why_not_creator(s: State, c: Components, seat: int, site: int) -> int:
    """A legion creates everywhere, a ship on coasts and islands; a second post needs no unit but Manufacturing.

    cite: posts.legion, posts.ship, posts.one_per_hex, posts.legions_create, posts.double
    cite: rulings.double_post_unit"""
    if s.owner[site] != NOBODY:
        if s.owner[site] != seat or c.double_posts == 0:
            return OCCUPIED
        if s.posts[site] + s.fort[site] > 1 or c.phase[ECONOMY][s.space[seat][ECONOMY]] < c.double_phase:
            return NO_SECOND_POST
        return FINE
    m = s.pieces[c.hex_of[site]]
    if m & (LEGIONS_BIT << seat) != 0:
        return FINE
    if m & (SHIPS_BIT << seat) == 0:
        return NOBODY_CREATES
    return SHIPS_DO_NOT_CREATE if c.legions_create != 0 else FINE


@rule
def why_not_create(s: State, c: Components, site: int) -> int:
    """Somebody to do it, an uncontested hex, the price, a piece and a box.

    cite: posts.uncontested, contested.nothing_built, posts.price, rulings.foreign_monument"""
    seat = s.active
    code = why_not_creator(s, c, seat, site)
    if code != FINE:
        return code
    if s.pieces[c.hex_of[site]] & CONTESTED != 0:
        return POST_CONTESTED
    if s.monument[site] != NOBODY and s.monument[site] != seat:
        return MONUMENT_STANDS
    code = why_not_another_post(s, c, seat, site)
    if code != FINE:
        return code
    return POST_TOO_DEAR if s.talents[seat] < post_price(s, c, seat) else FINE


@rule
def legal_create(s: State, c: Components, out: list[int], n: int) -> int:
    """Sites where a post can be created.  cite: posts.any_number"""
    seat = s.active
    if s.talents[seat] >= post_price(s, c, seat):
        here = (LEGIONS_BIT | SHIPS_BIT) << seat
        if c.double_posts != 0:
            here |= BUILDING_BIT << seat
        pieces = s.pieces
        hex_of = c.hex_of
        for site in range(c.num_sites):
            if pieces[hex_of[site]] & here != 0 and why_not_create(s, c, site) == FINE:
                out[n] = CREATE + site
                n += 1
    return n


@rule
def apply_create(s: State, c: Components, site: int) -> None:
    """Pay and place; tracks, luxuries and capitals follow.  cite: posts.price, posts.any_number"""
    seat = s.active
    first = s.owner[site] == NOBODY
    note(CREATED, seat, site, c.good_of[site], post_price(s, c, seat))
    s.talents[seat] -= post_price(s, c, seat)
    add_place(s, c, seat, site, 1, 0)
    if first:
        win_place(s, c, seat, site)
