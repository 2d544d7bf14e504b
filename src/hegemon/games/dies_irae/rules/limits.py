"""What the box and the charts hold: pieces of each kind, and boxes for the posts on a good."""

from __future__ import annotations

from ....core.dual import rule
from ..components import Components
from ..domains import SHIP
from ..reasons import (
    FINE,
    NO_BOX_LEFT,
    NO_FORTRESS_LEFT,
    NO_LEGION_LEFT,
    NO_MONUMENT_LEFT,
    NO_POST_LEFT,
    NO_SHIP_LEFT,
)
from ..state import State


@rule
def why_not_another_unit(s: State, c: Components, seat: int, kind: int) -> int:
    """A legion or a ship is left in the stock.  cite: limits.pieces"""
    if s.units[2 * seat + kind] < c.stock[2 * seat + kind]:
        return FINE
    return NO_SHIP_LEFT if kind == SHIP else NO_LEGION_LEFT


@rule
def why_not_another_fortress(s: State, c: Components, seat: int) -> int:
    """A fortress is left in the stock.  cite: limits.pieces"""
    return NO_FORTRESS_LEFT if s.num_forts[seat] >= c.max_forts[seat] else FINE


@rule
def why_not_another_monument(s: State, c: Components, seat: int) -> int:
    """A monument is left in the stock.  cite: limits.pieces"""
    return NO_MONUMENT_LEFT if s.num_monuments[seat] >= c.max_monuments[seat] else FINE


@rule
def why_not_another_post(s: State, c: Components, seat: int, site: int) -> int:
    """A trade post is left in the stock, and a box in the row of the good.

    cite: limits.pieces, limits.boxes, rulings.limits_on_takeover"""
    if s.num_posts[seat] >= c.max_posts[seat]:
        return NO_POST_LEFT
    good = c.good_of[site]
    return NO_BOX_LEFT if s.held[seat][good] >= c.boxes[good] else FINE
