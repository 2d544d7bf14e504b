"""Roman camps (21.0), pulling up stakes (21.1), camps and sieges (21.2)."""

from __future__ import annotations

from ....core.dual import rule
from ..actions import BUILD_CAMP, PULL_UP
from ..domains import BOX, HAS_BUILT, ROMAN
from ..reasons import (
    BUILT_ALREADY,
    CAMP_THERE,
    FINE,
    NO_CAMP_PIECE,
    NO_CAMP_TO_PULL_UP,
    NO_CAMPS,
    NO_LEGION,
    NO_SUCH_PLACE,
    ROMAN_FORTRESS,
)
from ..state import State
from ..tables import Tables
from .fog import reveal
from .units import remove_camp


@rule
def free_camp(s: State, t: Tables) -> int:
    """A camp piece that is not on the map; -1: there is none.  cite: camps.pieces"""
    for u in range(t.first_camp, t.end_camp):
        if s.at[u] == BOX:
            return u
    return -1


@rule
def why_not_build_camp(s: State, t: Tables, u: int) -> int:
    """A legion builds in its own space, where there is neither a Roman fortress nor a camp.
    cite: camps.build, camps.not_at_fortress, camps.pieces, camps.builder_stays, rulings.camp_details"""
    if t.camps == 0 or s.active != ROMAN:
        return NO_CAMPS
    if t.is_legion[u] == 0 or t.side[u] != ROMAN or s.at[u] == BOX:
        return NO_LEGION
    if s.moved[u] == HAS_BUILT:
        return BUILT_ALREADY
    if t.fortress[ROMAN][s.at[u]] != 0:
        return ROMAN_FORTRESS
    if s.camp[s.at[u]] != 0:
        return CAMP_THERE
    if free_camp(s, t) < 0:
        return NO_CAMP_PIECE
    return FINE


@rule
def why_not_pull_up(s: State, t: Tables, space: int) -> int:
    """The Roman takes up a camp of his.  cite: camps.pull_up"""
    if space >= t.num_spaces:
        return NO_SUCH_PLACE
    if t.camps == 0 or s.active != ROMAN:
        return NO_CAMPS
    if s.camp[space] == 0:
        return NO_CAMP_TO_PULL_UP
    return FINE


@rule
def legal_camps(s: State, t: Tables, out: list[int], n: int) -> int:
    """Legions that may build, camps that may be taken up.
    cite: camps.build, camps.pull_up, rulings.camp_taken_up_when, rulings.entries_in_order"""
    if t.camps == 0 or s.active != ROMAN:
        return n
    for u in range(t.first_unit[ROMAN], t.end_land[ROMAN]):
        if t.is_legion[u] != 0 and why_not_build_camp(s, t, u) == FINE:
            out[n] = BUILD_CAMP + u
            n += 1
    for space in range(t.num_spaces):
        if s.camp[space] != 0:
            out[n] = PULL_UP + space
            n += 1
    return n


@rule
def may_see_to_camps(s: State, t: Tables) -> int:
    """Is it time for camps? Whether a legion is there to build one is not for the enemy to see.
    cite: camps.build, camps.pull_up, fog.no_examining"""
    return int(t.camps != 0 and s.active == ROMAN)


@rule
def apply_build_camp(s: State, t: Tables, u: int) -> None:
    """The camp stands; its builder is seen and does not move in this turn.
    cite: camps.build, camps.builder_stays, fog.by_card, rulings.builder_shown"""
    piece = free_camp(s, t)
    s.at[piece] = s.at[u]
    s.camp[s.at[u]] = 1
    s.moved[u] = HAS_BUILT
    reveal(s, t, u)


@rule
def apply_pull_up(s: State, t: Tables, space: int) -> None:
    """The camp goes back to the box.  cite: camps.pull_up"""
    remove_camp(s, t, space)


@rule
def is_besieged(s: State, t: Tables, space: int) -> int:
    """Is a camp with a legion in it next to the fortress?
    cite: camps.siege, camps.siege_legion, rulings.siege_timing"""
    if t.camp_sieges == 0:
        return 0
    for k in range(t.way_start[space], t.way_start[space + 1]):
        to = t.way_to[k]
        if s.camp[to] != 0:
            for u in range(t.first_unit[ROMAN], t.end_land[ROMAN]):
                if s.at[u] == to and t.is_legion[u] != 0:
                    return 1
    return 0
