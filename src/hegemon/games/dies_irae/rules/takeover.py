"""ATTACK: taking enemy trade posts over."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..actions import TAKE_OVER
from ..components import Components
from ..domains import CONTESTED, FOUGHT, LEGIONS_BIT, SHIP, SHIPS_BIT
from ..happenings import TOOK_OVER
from ..reasons import (
    COMBAT_BEFORE,
    FINE,
    FORTIFIED,
    GARRISONED,
    MONUMENT_STANDS,
    NO_FOREIGN_POST,
    NOBODY_TAKES_OVER,
    TRUCE,
)
from ..state import State
from .contested import ships_contest
from .forces import find_stack
from .limits import why_not_another_post
from .places import add_place, remove_place, win_place


@rule
def why_not_taker(s: State, c: Components, seat: int, hex_: int) -> int:
    """A legion, or where allowed a ship that contests and has not fought in this action.

    cite: takeover.attack, rulings.takeover_after_combat, rulings.ships_take_over, posts.legions_create"""
    if s.pieces[hex_] & (LEGIONS_BIT << seat) != 0:
        return FINE
    if c.ships_take_over == 0 or c.legions_create != 0:
        return NOBODY_TAKES_OVER
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if i < 0 or not ships_contest(s, c, seat, hex_):
        return NOBODY_TAKES_OVER
    return COMBAT_BEFORE if s.stack_moved[2 * seat + SHIP][i] != 0 and c.takeover_after_combat == 0 else FINE


@rule
def why_not_take_over(s: State, c: Components, site: int) -> int:
    """A foreign post without legions, fortress or foreign monument, a unit to do it, a piece and a box.

    cite: takeover.attack, rulings.foreign_monument, rulings.limits_on_takeover, takeover.double_post"""
    seat = s.active
    owner = s.owner[site]
    if owner == NOBODY or owner == seat:
        return NO_FOREIGN_POST
    hex_ = c.hex_of[site]
    code = why_not_taker(s, c, seat, hex_)
    if code != FINE:
        return code
    if s.fort[site] != 0:
        return FORTIFIED
    if s.work[site] & FOUGHT != 0 and c.takeover_after_combat == 0:
        return COMBAT_BEFORE
    for other in range(c.num_seats):
        if other != seat and s.pieces[hex_] & (LEGIONS_BIT << other) != 0:
            return GARRISONED
    if s.monument[site] != NOBODY and s.monument[site] != seat:
        return MONUMENT_STANDS
    if s.armistice[seat + owner - 1] > 0:
        return TRUCE
    return why_not_another_post(s, c, seat, site)


@rule
def apply_take_over(s: State, c: Components, site: int) -> None:
    """One own post in place of theirs, free of charge.  cite: takeover.free, takeover.double_post"""
    seat = s.active
    note(TOOK_OVER, seat, site, s.owner[site], c.good_of[site])
    remove_place(s, c, site, s.posts[site], 0)
    add_place(s, c, seat, site, 1, 0)
    win_place(s, c, seat, site)


@rule
def legal_take_over(s: State, c: Components, out: list[int], n: int) -> int:
    """Contested sites with own units and a foreign post."""
    own = (LEGIONS_BIT | SHIPS_BIT) << s.active
    pieces = s.pieces
    hex_of = c.hex_of
    for site in range(c.num_sites):
        m = pieces[hex_of[site]]
        if m & own != 0 and m & CONTESTED != 0 and why_not_take_over(s, c, site) == FINE:
            out[n] = TAKE_OVER + site
            n += 1
    return n
