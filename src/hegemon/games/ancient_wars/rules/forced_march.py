"""Forced marches (17.0): beyond their own allowance units march with a leader, and roll on arrival."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop
from ....core.notes import note
from ..components import Components
from ..domains import BOX, BY_ROUTE, CARRIED, COMPANY_FREE, FORCED, LEADER, TRIBE_FREE
from ..happenings import FELL_BEHIND, KEPT_UP
from ..state import State
from .events import ignores_barrier, leads_over_barrier
from .units import eliminate


@rule
def escort_of(s: State, c: Components, leader: int, to: int) -> int:
    """What a leader who goes by his own allowance means for others: he comes by ordinary routes, his company ignores
    barriers with him, or he ignores them because the card names his tribe, which frees nobody else.
    cite: forced_march.with_leader, events.ignore_barrier, events.ignore_barrier_with_leader"""
    allowance = c.allowance[s.card][leader]
    found = BY_ROUTE if 0 < s.reach[to] <= allowance else 0
    if 0 < s.reach_free[to] <= allowance:
        if leads_over_barrier(s, c, leader) != 0:
            found += COMPANY_FREE
        elif ignores_barrier(s, c, leader) != 0:
            found += TRIBE_FREE
    return found


@rule
def forced_manner(s: State, c: Components, u: int) -> int:
    """How a unit goes that cannot go so far by itself: with a leader in hand on a forced march, leaders without a roll.
    The leader lends his allowance, not his way: barriers that the card does not lift for the unit stop it.
    cite: forced_march.with_leader, forced_march.leaders_exempt, rulings.forced_march_details, rulings.forced_leader
    cite: rulings.forced_march_barriers"""
    if s.escort == 0 or c.forced_march == 0 or c.is_static[u] != 0:
        return 0
    if s.escort == TRIBE_FREE and ignores_barrier(s, c, u) == 0:
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
                note(FELL_BEHIND, seat, u, s.frame_first[d], face + 1)
                eliminate(s, c, u)
            else:
                note(KEPT_UP, seat, u, s.frame_first[d], face + 1)
            break
    s.frame_second[d] -= 1
    if s.frame_second[d] == 0:
        pop(s)
