"""Units on the map (3.0, 10.0, 15.0): placing, leaving, eliminating. The counts of each space are kept with them."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import is_heard, note, several
from ..components import Components
from ..domains import BOX, FLEET, ROMAN
from ..happenings import ABANDONED
from ..state import State
from .fog import reveal
from .leaders import lose_supreme_leader


@rule
def enter(s: State, c: Components, u: int, space: int) -> None:
    """A unit comes into a space; any number of units may stand there.  cite: units.unlimited"""
    seat = c.side[u]
    s.at[u] = space
    s.num_units[seat][space] += 1
    if c.kind[u] == FLEET:
        s.num_fleets[seat][space] += 1


@rule
def leave(s: State, c: Components, u: int) -> None:
    """A unit leaves its space; a camp does not outlast the last Roman unit there.
    cite: camps.abandoned, rulings.camp_kept"""
    seat = c.side[u]
    space = s.at[u]
    s.at[u] = BOX
    s.num_units[seat][space] -= 1
    if c.kind[u] == FLEET:
        s.num_fleets[seat][space] -= 1
    if seat == ROMAN and s.camp[space] != 0 and s.num_units[ROMAN][space] == 0:
        note(ABANDONED, ROMAN, space)
        remove_camp(s, c, space)


@rule
def shift(s: State, c: Components, u: int, space: int) -> None:
    """A unit goes from one space to another: `leave` and `enter` in one, for it happens most.
    cite: setup.spaces, camps.abandoned"""
    seat = c.side[u]
    units = s.num_units[seat]
    origin = s.at[u]
    s.at[u] = space
    units[origin] -= 1
    units[space] += 1
    if c.kind[u] == FLEET:
        s.num_fleets[seat][origin] -= 1
        s.num_fleets[seat][space] += 1
    if seat == ROMAN and s.camp[origin] != 0 and units[origin] == 0:
        note(ABANDONED, ROMAN, origin)
        remove_camp(s, c, origin)


@rule
def remove_camp(s: State, c: Components, space: int) -> None:
    """The camp piece goes back to the Recruit Box.  cite: camps.abandoned, camps.pull_up"""
    s.camp[space] = 0
    for u in range(c.first_camp, c.end_camp):
        if s.at[u] == space:
            s.at[u] = BOX


@rule
def eliminate(s: State, c: Components, u: int) -> None:
    """An eliminated unit goes to the Recruit Box and can be recruited again, a leader too.
    cite: setup.recruit_box, leaders.replaced"""
    leave(s, c, u)
    reveal(s, c, u)
    s.panicked[u] = 0
    s.fought[u] = 0
    if c.is_supreme[u] != 0:
        lose_supreme_leader(s, c, u)


def units_in_hand(s: State, c: Components, seat: int) -> int:
    """The land units of a side that are in hand, for a note."""
    if not is_heard():
        return 0
    return several(u for u in range(c.end_land[seat]) if s.in_hand[u])


@rule
def num_land(s: State, c: Components, seat: int, space: int) -> int:
    """Land units of a side in a space, leaders included.  cite: ending.control"""
    return s.num_units[seat][space] - s.num_fleets[seat][space]


@rule
def is_next_to(s: State, c: Components, space: int, seat: int) -> int:
    """Does a land route lead from the space to units of the side?  cite: setup.routes"""
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if s.num_units[seat][c.way_to[k]] != 0:
            return 1
    return 0


@rule
def way_between(s: State, c: Components, space: int, to: int) -> int:
    """The land way from one space to an adjacent one; -1: there is none.  cite: setup.routes"""
    for k in range(c.way_start[space], c.way_start[space + 1]):
        if c.way_to[k] == to:
            return k
    return -1
