"""Trade posts and fortresses on the map: placing and removing, with all tracks that follow."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ..components import Components
from ..domains import BUILDING_BIT, CONTESTED
from ..state import State
from .contested import settle
from .income import add_goods
from .stability import lose_capital, reward_luxury


@rule
def add_place(s: State, c: Components, seat: int, site: int, posts: int, fort: int) -> None:
    """Posts or a fortress come to a site that is free or one's own.  cite: limits.pieces, limits.boxes"""
    hex_ = c.hex_of[site]
    good = c.good_of[site]
    if s.owner[site] == NOBODY:
        s.owner[site] = seat
        s.pieces[hex_] |= BUILDING_BIT << seat
    s.posts[site] += posts
    s.fort[site] += fort
    s.num_posts[seat] += posts
    s.num_forts[seat] += fort
    s.held[seat][good] += posts + fort
    if s.pieces[hex_] & CONTESTED == 0:
        add_goods(s, c, seat, good, posts + fort)
    settle(s, c, hex_)


@rule
def remove_place(s: State, c: Components, site: int, posts: int, fort: int) -> None:
    """Posts or a fortress of a site go back to their owner's stock."""
    seat = s.owner[site]
    hex_ = c.hex_of[site]
    good = c.good_of[site]
    if s.pieces[hex_] & CONTESTED == 0:
        add_goods(s, c, seat, good, -posts - fort)
    s.posts[site] -= posts
    s.fort[site] -= fort
    s.num_posts[seat] -= posts
    s.num_forts[seat] -= fort
    s.held[seat][good] -= posts + fort
    if s.posts[site] + s.fort[site] == 0:
        s.owner[site] = NOBODY
        s.pieces[hex_] -= BUILDING_BIT << seat
    settle(s, c, hex_)


@rule
def win_place(s: State, c: Components, seat: int, site: int) -> None:
    """A post of one's own now stands on a site: luxuries please the people, a lost capital shakes its empire.

    cite: stability.luxury, stability.capital"""
    reward_luxury(s, c, seat, c.good_of[site])
    lose_capital(s, c, seat, site)
