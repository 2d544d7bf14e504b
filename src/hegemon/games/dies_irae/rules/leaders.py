"""Option 17.5: a leader left alone among enemies, or on the open sea, goes to the nearest own unit."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ..actions import PLACE_LEADER
from ..components import Components
from ..domains import ALL, ANY_PIECE, IN_ESCAPE, LEGIONS_BIT, SHIPS_BIT
from ..reasons import FINE, NO_UNIT_FOR_LEADER
from ..state import State


@rule
def straight_distance(c: Components, a: int, b: int) -> int:
    """Hexes from one to the other as the crow flies."""
    dq = c.column[a] - c.column[b]
    dr = c.slant[a] - c.slant[b]
    return max(abs(dq), abs(dr), abs(dq + dr))


@rule
def is_lost(s: State, c: Components, seat: int) -> bool:
    """No own unit beside the leader, and foreign pieces or the sea around him.  cite: leaders.escapes"""
    hex_ = s.leader[seat]
    if hex_ == NOBODY or s.pieces[hex_] & ((LEGIONS_BIT | SHIPS_BIT) << seat) != 0:
        return False
    return c.is_sea[hex_] != 0 or s.pieces[hex_] & ANY_PIECE & ~(ALL << seat) != 0


@rule
def nearest_unit(s: State, c: Components, seat: int) -> int:
    """How far the nearest own unit is (32000: there is none)."""
    best = 32000
    for hex_ in range(c.num_hexes):
        if s.pieces[hex_] & ((LEGIONS_BIT | SHIPS_BIT) << seat) != 0:
            best = min(best, straight_distance(c, s.leader[seat], hex_))
    return best


@rule
def why_not_place_leader(s: State, c: Components, seat: int, hex_: int) -> int:
    """With an own unit; in flight with the nearest one.  cite: leaders.one_each, leaders.escapes"""
    if s.pieces[hex_] & ((LEGIONS_BIT | SHIPS_BIT) << seat) == 0:
        return NO_UNIT_FOR_LEADER
    if s.frame_kind[s.depth - 1] == IN_ESCAPE:
        if straight_distance(c, s.leader[seat], hex_) > nearest_unit(s, c, seat):
            return NO_UNIT_FOR_LEADER
    return FINE


@rule
def legal_place_leaders(s: State, c: Components, seat: int, out: list[int]) -> int:
    """Hexes with own units."""
    n = 0
    for hex_ in range(c.num_hexes):
        if s.pieces[hex_] & ((LEGIONS_BIT | SHIPS_BIT) << seat) != 0 and why_not_place_leader(s, c, seat, hex_) == FINE:
            out[n] = PLACE_LEADER + hex_
            n += 1
    return n


@rule
def judge_leaders(s: State, c: Components) -> None:
    """Lost leaders flee; a choice among equally near units is the owner's.

    cite: leaders.escapes, rulings.leader_escape"""
    if c.leaders == 0:
        return
    for seat in range(c.num_seats):
        if s.revolted[seat] == 0 and is_lost(s, c, seat):
            if s.num_stacks[2 * seat] + s.num_stacks[2 * seat + 1] == 0:
                s.leader[seat] = NOBODY
            else:
                push(s, IN_ESCAPE, seat)


@rule
def apply_escape(s: State, c: Components, seat: int, hex_: int) -> None:
    """The leader joins them.  cite: leaders.escapes"""
    s.leader[seat] = hex_
    pop(s)
