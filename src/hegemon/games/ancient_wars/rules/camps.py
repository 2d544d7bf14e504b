"""Roman camps (21.0), pulling up stakes (21.1), camps and sieges (21.2)."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ....core.rows import list_marked
from ..actions import BUILD_CAMP, PULL_UP
from ..components import Components
from ..domains import BOX, HAS_BUILT, ROMAN
from ..happenings import BUILT, PULLED_UP
from ..reasons import (
    BUILT_ALREADY,
    CAMP_THERE,
    FINE,
    NO_CAMP_PIECE,
    NO_CAMP_TO_PULL_UP,
    NO_CAMPS,
    NO_LEGION,
    ROMAN_FORTRESS,
)
from ..state import State
from .fog import reveal
from .units import remove_camp


@rule
def free_camp(s: State, c: Components) -> int:
    """A camp piece that is not on the map; -1: there is none.  cite: camps.pieces"""
    for u in range(c.first_camp, c.end_camp):
        if s.at[u] == BOX:
            return u
    return -1


@rule
def why_not_build_camp(s: State, c: Components, u: int) -> int:
    """A legion builds in its own space, where there is neither a Roman fortress nor a camp.
    cite: camps.build, camps.not_at_fortress, camps.pieces, camps.builder_stays, rulings.camp_details"""
    if c.camps == 0 or s.active != ROMAN:
        return NO_CAMPS
    if c.is_legion[u] == 0 or c.side[u] != ROMAN or s.at[u] == BOX:
        return NO_LEGION
    if s.moved[u] == HAS_BUILT:
        return BUILT_ALREADY
    if c.fortress[ROMAN][s.at[u]] != 0:
        return ROMAN_FORTRESS
    if s.camp[s.at[u]] != 0:
        return CAMP_THERE
    if free_camp(s, c) < 0:
        return NO_CAMP_PIECE
    return FINE


@rule
def why_not_pull_up(s: State, c: Components, space: int) -> int:
    """The Roman takes up a camp of his.  cite: camps.pull_up"""
    if c.camps == 0 or s.active != ROMAN:
        return NO_CAMPS
    if s.camp[space] == 0:
        return NO_CAMP_TO_PULL_UP
    return FINE


@rule
def legal_build_camp(s: State, c: Components, out: list[int], n: int) -> int:
    """Legions that may build.  cite: camps.build, rulings.entries_any_order"""
    if c.camps == 0 or s.active != ROMAN:
        return n
    for u in range(c.first_unit[ROMAN], c.end_land[ROMAN]):
        if c.is_legion[u] != 0 and why_not_build_camp(s, c, u) == FINE:
            out[n] = BUILD_CAMP + u
            n += 1
    return n


@rule
def legal_pull_up(s: State, c: Components, out: list[int], n: int) -> int:
    """Camps that may be taken up.  cite: camps.pull_up, rulings.camp_taken_up_when"""
    if c.camps == 0 or s.active != ROMAN:
        return n
    return list_marked(s.camp, c.num_spaces, PULL_UP, out, n)


@rule
def may_see_to_camps(s: State, c: Components) -> int:
    """Is it time for camps? Whether a legion is there to build one is not for the enemy to see.
    cite: camps.build, camps.pull_up, fog.no_examining"""
    return int(c.camps != 0 and s.active == ROMAN)


@rule
def apply_build_camp(s: State, c: Components, u: int) -> None:
    """The camp stands; its builder is seen and does not move in this turn.
    cite: camps.build, camps.builder_stays, fog.by_card, rulings.builder_shown"""
    piece = free_camp(s, c)
    s.at[piece] = s.at[u]
    s.camp[s.at[u]] = 1
    note(BUILT, ROMAN, u, s.at[u])
    s.moved[u] = HAS_BUILT
    reveal(s, c, u)


@rule
def apply_pull_up(s: State, c: Components, space: int) -> None:
    """The camp goes back to the box.  cite: camps.pull_up"""
    note(PULLED_UP, ROMAN, space)
    remove_camp(s, c, space)


@rule
def is_besieged(s: State, c: Components, space: int) -> int:
    """Is a camp with a legion in it next to the fortress?
    cite: camps.siege, camps.siege_legion, rulings.siege_timing"""
    if c.camp_sieges == 0:
        return 0
    for k in range(c.way_start[space], c.way_start[space + 1]):
        to = c.way_to[k]
        if s.camp[to] != 0:
            for u in range(c.first_unit[ROMAN], c.end_land[ROMAN]):
                if s.at[u] == to and c.is_legion[u] != 0:
                    return 1
    return 0
