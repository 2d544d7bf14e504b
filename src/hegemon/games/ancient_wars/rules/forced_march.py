"""Forced marches (17.0): beyond their own allowance units march with a leader, and roll on arrival."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ..components import Components
from ..domains import BOX, CARRIED, FORCED, LEADER
from ..state import State
from .units import eliminate


@rule
def forced_manner(s: State, c: Components, u: int) -> int:
    """How a unit goes that cannot go so far by itself: with a leader in hand on a forced march, leaders without a roll.
    cite: forced_march.with_leader, forced_march.leaders_exempt, rulings.forced_march_details, rulings.forced_leader"""
    if s.escort == 0 or c.forced_march == 0 or c.is_static[u] != 0:
        return 0
    if c.kind[u] == LEADER:
        return CARRIED
    return FORCED


@rule
def apply_march_roll(s: State, c: Components, face: int) -> None:
    """One unit after the other rolls for its forced march and is eliminated on a 1.
    cite: forced_march.roll, forced_march.land_only"""
    d = s.depth - 1
    seat = s.active
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.in_hand[u] == FORCED:
            s.in_hand[u] = 0
            if face + 1 <= c.march_fatal and s.at[u] != BOX:
                eliminate(s, c, u)
            break
    s.frame_second[d] -= 1
    if s.frame_second[d] == 0:
        pop(s)
