"""Contested hexes: when a hex is contested, and what that does to income and supply."""

from __future__ import annotations

from ....core.dual import rule
from ..components import Components
from ..domains import ALL, ANY_PIECE, CONTESTED, FLEET, LEGIONS_BIT, NUM_SEATS, PLACES, ROOTED, SHIPS_BIT
from ..state import State
from .income import add_goods


@rule
def ships_contest(s: State, c: Components, seat: int, hex_: int) -> bool:
    """Ships contest coasts and islands from fleet phase IV on.  cite: contested.astronomy"""
    return c.is_coast[hex_] != 0 and c.phase[FLEET][s.space[seat][FLEET]] >= c.contest_phase


@rule
def is_contested_now(s: State, c: Components, hex_: int) -> bool:
    """A landed legion or a strong ship beside a piece of another empire; but the owner of a place never contests it
    against mere ships.  cite: contested.legion, rulings.contested_hex, rulings.naval_meeting"""
    m = s.pieces[hex_] & ANY_PIECE
    weak = 0  # ships that contest nothing
    for seat in range(c.num_seats):
        if m & (SHIPS_BIT << seat) != 0 and not ships_contest(s, c, seat, hex_):
            weak |= SHIPS_BIT << seat
    for seat in range(c.num_seats):
        if m & ((LEGIONS_BIT | SHIPS_BIT) << seat) & ~weak != 0:
            others = m & ~(ALL << seat)
            if m & (PLACES << seat) != 0:
                others &= ~weak
            if others != 0:
                return True
    return False


@rule
def settle(s: State, c: Components, hex_: int) -> None:
    """The pieces of a hex have changed: is it contested now, what does its post bring, who may control its area?

    cite: income.contested, rulings.fortress_example"""
    m = s.pieces[hex_]
    several = (m & ALL != 0) + (m & (ALL << 1) != 0) + (m & (ALL << 2) != 0) > 1
    contested = several and is_contested_now(s, c, hex_)
    site = c.site_of[hex_]
    if contested != (m & CONTESTED != 0):
        s.pieces[hex_] = m ^ CONTESTED
        if site >= 0 and s.owner[site] >= 0:
            number = s.posts[site] + s.fort[site]
            add_goods(s, c, s.owner[site], c.good_of[site], -number if contested else number)
    if site >= 0:
        s.dirty[c.area_of[site]] = 1


@rule
def is_closed(m: int, seat: int) -> bool:
    """A contested hex of two others is closed to a seat that has nothing rooted there.

    cite: movement.third_party, rulings.closed_hex"""
    if m & CONTESTED == 0 or m & (ROOTED << seat) != 0:
        return False
    first = (seat + 1) % NUM_SEATS
    second = (seat + 2) % NUM_SEATS
    return m & (ALL << first) != 0 and m & (ALL << second) != 0


@rule
def may_enter(s: State, m: int, seat: int) -> bool:
    """May a seat's unit enter a hex with these pieces of others?  cite: armistice.no_entry, movement.reinforce"""
    for other in range(NUM_SEATS):
        if other != seat and m & (ALL << other) != 0 and s.armistice[seat + other - 1] > 0:
            return False
    return not is_closed(m, seat)
