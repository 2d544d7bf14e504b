"""Contested hexes: when a hex is contested, and what that does to income and supply."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, top_seat
from ....core.notes import note
from ..components import Components
from ..domains import ALL, ANY_PIECE, CONTESTED, FIGHTING, FLEET, NUM_SEATS, PLACES, SHIPS_BIT
from ..happenings import BECAME_CONTESTED, CLEARED
from ..state import State
from .income import add_goods


@rule
def ships_contest(s: State, c: Components, seat: int, hex_: int) -> bool:
    """Ships contest coasts and islands from fleet phase IV on.  cite: contested.astronomy"""
    return c.is_coast[hex_] != 0 and c.phase[FLEET][s.space[seat][FLEET]] >= c.contest_phase


@rule
def weak_ships(s: State, c: Components, hex_: int) -> int:
    """The ships of a hex that contest nothing, as bits.  cite: contested.astronomy"""
    weak = 0
    for seat in range(c.num_seats):
        if s.pieces[hex_] & (SHIPS_BIT << seat) != 0 and not ships_contest(s, c, seat, hex_):
            weak |= SHIPS_BIT << seat
    return weak


@rule
def is_disputed(s: State, c: Components, hex_: int, against_ships: bool) -> bool:
    """A landed legion or a strong ship beside a foreign piece that is more than a weak ship; or, where it came later
    than these, beside weak ships too, if no place of its own stands there.

    cite: contested.legion, rulings.contested_hex, rulings.naval_meeting"""
    m = s.pieces[hex_] & ANY_PIECE
    weak = weak_ships(s, c, hex_)
    for seat in range(c.num_seats):
        if m & (FIGHTING << seat) & ~weak != 0:
            others = m & ~(ALL << seat)
            if others & ~weak != 0 or (against_ships and others != 0 and m & (PLACES << seat) == 0):
                return True
    return False


@rule
def settle(s: State, c: Components, hex_: int) -> None:
    """The pieces of a hex have changed, but nobody entered it who contests: a contest lasts as long as its sides do.

    cite: rulings.contest_lasts, rulings.fortress_example"""
    judge_hex(s, c, hex_, s.pieces[hex_] & CONTESTED != 0)


@rule
def settle_entered(s: State, c: Components, hex_: int) -> None:
    """A legion or a strong ship has entered the hex.  cite: contested.legion, contested.astronomy"""
    judge_hex(s, c, hex_, True)


@rule
def judge_hex(s: State, c: Components, hex_: int, against_ships: bool) -> None:
    """Is a hex contested now, what does its post bring, who may control its area?  cite: income.contested"""
    m = s.pieces[hex_]
    several = (m & ALL != 0) + (m & (ALL << 1) != 0) + (m & (ALL << 2) != 0) > 1
    contested = several and is_disputed(s, c, hex_, against_ships)
    site = c.site_of[hex_]
    if contested != (m & CONTESTED != 0):
        s.pieces[hex_] = m ^ CONTESTED
        owner = s.owner[site] if site >= 0 else NOBODY
        income = 0
        if owner >= 0:
            number = s.posts[site] + s.fort[site]
            income = s.income[owner]
            add_goods(s, c, owner, c.good_of[site], -number if contested else number)
            income = s.income[owner] - income
        if contested:
            note(BECAME_CONTESTED, top_seat(s), hex_, owner, -income)
        else:
            note(CLEARED, top_seat(s), hex_, owner, income)
    if site >= 0:
        s.dirty[c.area_of[site]] = 1


@rule
def is_closed(s: State, c: Components, seat: int, hex_: int) -> bool:
    """A hex that two others contest with each other is closed to a seat that is no side of it.

    cite: movement.third_party, movement.reinforce, rulings.closed_hex"""
    m = s.pieces[hex_]
    first = (seat + 1) % NUM_SEATS
    second = (seat + 2) % NUM_SEATS
    if m & CONTESTED == 0 or m & (ALL << first) == 0 or m & (ALL << second) == 0:
        return False
    if m & (ALL << seat) == 0:
        return True
    weak = weak_ships(s, c, hex_)
    if m & (ALL << seat) & ~weak != 0:
        return False
    fighters = m & (FIGHTING << first | FIGHTING << second) & ~weak
    return fighters != 0 and m & (ALL << first) & ~weak != 0 and m & (ALL << second) & ~weak != 0


@rule
def may_enter(s: State, c: Components, seat: int, hex_: int) -> bool:
    """May a seat's unit enter a hex with the pieces of others there?  cite: armistice.no_entry, movement.reinforce"""
    m = s.pieces[hex_]
    for other in range(NUM_SEATS):
        if other != seat and m & (ALL << other) != 0 and s.armistice[seat + other - 1] > 0:
            return False
    return not is_closed(s, c, seat, hex_)
