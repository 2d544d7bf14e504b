"""Leaders (option 17.5): placed with a unit; one left alone among enemies, or at sea, goes to the nearest own unit."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push, top_seat
from ....core.notes import note
from ..components import Components
from ..domains import ALL, ANY_PIECE, FIGHTING
from ..frames import IN_ESCAPE
from ..happenings import FLED, LEADER_SET, WITHOUT_UNIT
from ..reasons import FINE, NO_UNIT_FOR_LEADER, NOT_NEAREST_UNIT
from ..state import State
from .contested import weak_ships


@rule
def straight_distance(c: Components, a: int, b: int) -> int:
    """Hexes from one to the other as the crow flies."""
    dq = c.column[a] - c.column[b]
    dr = c.slant[a] - c.slant[b]
    return max(abs(dq), abs(dr), abs(dq + dr))


@rule
def is_lost(s: State, c: Components, seat: int) -> bool:
    """No own unit beside the leader, and around him the sea, or others who contest the hex.

    cite: leaders.escapes, rulings.leader_escape"""
    hex_ = s.leader[seat]
    if hex_ == NOBODY or s.pieces[hex_] & (FIGHTING << seat) != 0:
        return False
    foreign = s.pieces[hex_] & ANY_PIECE & ~(ALL << seat)
    weak = weak_ships(s, c, hex_)
    return c.is_sea[hex_] != 0 or foreign & (FIGHTING | FIGHTING << 1 | FIGHTING << 2) & ~weak != 0


@rule
def nearest_unit(s: State, c: Components, seat: int) -> int:
    """How far the nearest own unit is (32000: there is none)."""
    best = 32000
    for hex_ in range(c.num_hexes):
        if s.pieces[hex_] & (FIGHTING << seat) != 0:
            best = min(best, straight_distance(c, s.leader[seat], hex_))
    return best


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
                note(WITHOUT_UNIT, seat)
            else:
                push(s, IN_ESCAPE, seat)


@rule
def why_not_place_leader(s: State, c: Components, hex_: int) -> int:
    """With an own unit.  cite: leaders.one_each"""
    return NO_UNIT_FOR_LEADER if s.pieces[hex_] & (FIGHTING << top_seat(s)) == 0 else FINE


@rule
def apply_place_leader(s: State, c: Components, hex_: int) -> None:
    """The leader joins them.  cite: leaders.one_each"""
    note(LEADER_SET, top_seat(s), hex_)
    s.leader[top_seat(s)] = hex_
    pop(s)


@rule
def why_not_escape(s: State, c: Components, hex_: int) -> int:
    """With the nearest own unit.  cite: leaders.escapes"""
    if why_not_place_leader(s, c, hex_) != FINE:
        return NO_UNIT_FOR_LEADER
    seat = top_seat(s)
    return NOT_NEAREST_UNIT if straight_distance(c, s.leader[seat], hex_) > nearest_unit(s, c, seat) else FINE


@rule
def apply_escape(s: State, c: Components, hex_: int) -> None:
    """The leader finds refuge.  cite: leaders.escapes"""
    note(FLED, top_seat(s), hex_)
    s.leader[top_seat(s)] = hex_
    pop(s)
