"""ATTACK: taking enemy trade posts over; and the list of all attacks."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..actions import DONE, FIGHT, FIGHT_SHIPS, TAKE_OVER
from ..components import Components
from ..domains import CONTESTED, LEGION, LEGIONS_BIT, NUM_SEATS, SHIP, SHIPS_BIT
from ..reasons import (
    COMBAT_BEFORE,
    FINE,
    FORTIFIED,
    GARRISONED,
    MONUMENT_STANDS,
    NO_BOX_LEFT,
    NO_FOREIGN_POST,
    NO_POST_LEFT,
    NOBODY_TAKES_OVER,
    TRUCE,
)
from ..state import State
from .combat import why_not_fight, why_not_fight_ships
from .contested import ships_contest
from .forces import find_stack
from .places import add_place, remove_place, win_place


@rule
def why_not_taker(s: State, c: Components, seat: int, hex_: int) -> int:
    """A legion that has not fought here in this action, or where allowed a ship that contests.

    cite: takeover.attack, rulings.takeover_after_combat, rulings.ships_take_over, posts.legions_create"""
    i = find_stack(s, 2 * seat + LEGION, hex_)
    if i >= 0:
        if s.stack_moved[2 * seat + LEGION][i] != 0 and c.takeover_after_combat == 0:
            return COMBAT_BEFORE
        return FINE
    if c.ships_take_over == 0 or c.legions_create != 0:
        return NOBODY_TAKES_OVER
    if s.pieces[hex_] & (SHIPS_BIT << seat) == 0 or not ships_contest(s, c, seat, hex_):
        return NOBODY_TAKES_OVER
    return FINE


@rule
def why_not_take_over(s: State, c: Components, seat: int, site: int) -> int:
    """A foreign post without legions, fortress or foreign monument, a unit to do it, a piece and a box.

    cite: takeover.attack, rulings.foreign_monument, rulings.limits_on_takeover, takeover.double_post"""
    owner = s.owner[site]
    if owner == NOBODY or owner == seat:
        return NO_FOREIGN_POST
    hex_ = c.hex_of[site]
    code = why_not_taker(s, c, seat, hex_)
    if code != FINE:
        return code
    if s.fort[site] != 0:
        return FORTIFIED
    for other in range(c.num_seats):
        if other != seat and s.pieces[hex_] & (LEGIONS_BIT << other) != 0:
            return GARRISONED
    if s.monument[site] != NOBODY and s.monument[site] != seat:
        return MONUMENT_STANDS
    if s.armistice[seat + owner - 1] > 0:
        return TRUCE
    if s.num_posts[seat] >= c.max_posts[seat]:
        return NO_POST_LEFT
    if s.held[seat][c.good_of[site]] >= c.boxes[c.good_of[site]]:
        return NO_BOX_LEFT
    return FINE


@rule
def apply_take_over(s: State, c: Components, seat: int, site: int) -> None:
    """One own post in place of theirs, free of charge.  cite: takeover.free, takeover.double_post"""
    remove_place(s, c, site, s.posts[site], 0)
    add_place(s, c, seat, site, 1, 0)
    win_place(s, c, seat, site)


@rule
def legal_attacks(s: State, c: Components, seat: int, out: list[int]) -> int:
    """Combats on land and at sea, takeovers, or done.  cite: combat.optional"""
    n = 0
    force = 2 * seat + LEGION
    for i in range(s.num_stacks[force]):
        hex_ = s.stack_hex[force][i]
        if s.pieces[hex_] & CONTESTED != 0 and why_not_fight(s, c, seat, hex_) == FINE:
            out[n] = FIGHT + hex_
            n += 1
    force = 2 * seat + SHIP
    for i in range(s.num_stacks[force]):
        hex_ = s.stack_hex[force][i]
        if s.pieces[hex_] & ~(SHIPS_BIT << seat) != 0:
            for other in range(c.num_seats):
                if why_not_fight_ships(s, c, seat, hex_, other) == FINE:
                    out[n] = FIGHT_SHIPS + hex_ * NUM_SEATS + other
                    n += 1
    own = (LEGIONS_BIT | SHIPS_BIT) << seat
    for site in range(c.num_sites):
        m = s.pieces[c.hex_of[site]]
        if m & CONTESTED != 0 and m & own != 0 and why_not_take_over(s, c, seat, site) == FINE:
            out[n] = TAKE_OVER + site
            n += 1
    out[n] = DONE
    return n + 1
