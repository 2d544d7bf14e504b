"""Control of provinces and islands."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ....core.rows import is_marked
from ..components import Components
from ..domains import BY_PROVINCE, BY_PROVINCE_LOST, CONTESTED, HELD, NUM_SEATS, PROVINCES
from ..happenings import LAURELS_LOST, LAURELS_WON, LOST_AREA, WON_AREA
from ..state import State
from .stability import shift_stability


@rule
def holder(s: State, hex_: int) -> int:
    """Who holds a hex: with a post, fortress or legion, uncontested.  cite: control.condition, transport.idle"""
    m = s.pieces[hex_]
    if m & CONTESTED == 0:
        for seat in range(NUM_SEATS):
            if m & (HELD << seat) != 0:
                return seat
    return NOBODY


@rule
def controller(s: State, c: Components, area: int) -> int:
    """Who holds every merchandise hex of an area.  cite: control.condition"""
    sites = c.area_sites[area]
    seat = holder(s, c.hex_of[sites[0]])
    if seat == NOBODY or s.revolted[seat] != 0:
        return NOBODY
    for k in range(1, c.num_members[area]):
        if holder(s, c.hex_of[sites[k]]) != seat:
            return NOBODY
    return seat


@rule
def change_control(s: State, c: Components, area: int, after: int) -> None:
    """The tracks follow; a province lost costs stability.

    cite: control.tracks, control.province_lost, control.province_joy"""
    before = s.control[area]
    track = c.track_of[area]
    s.control[area] = after
    if before != NOBODY:
        s.controls[before][track] -= 1
        note(LOST_AREA, before, area)
        tell_laurels(s, c, before, track, 1)
        if track == PROVINCES:
            shift_stability(s, c, before, c.step_province_lost, BY_PROVINCE_LOST)
    if after != NOBODY:
        s.controls[after][track] += 1
        note(WON_AREA, after, area)
        tell_laurels(s, c, after, track, -1)
        if track == PROVINCES and c.province_joy != 0:
            shift_stability(s, c, after, c.step_province_gained, BY_PROVINCE)


@rule
def tell_laurels(s: State, c: Components, seat: int, track: int, back: int) -> None:
    """A place on the track was gained or lost, and perhaps a laurel with it (`back`: where the cube came from).

    cite: control.laurels"""
    now = c.laurels[track][s.controls[seat][track]]
    before = c.laurels[track][s.controls[seat][track] + back]
    if now > before:
        note(LAURELS_WON, seat, now - before)
    elif now < before:
        note(LAURELS_LOST, seat, before - now)


@rule
def judge_control(s: State, c: Components) -> None:
    """Look again at every area where something changed; a revolution on the way may change more.

    cite: rulings.control_judged"""
    dirty = s.dirty
    while is_marked(dirty):
        for area in range(c.num_areas):
            if dirty[area] != 0:
                dirty[area] = 0
                after = controller(s, c, area)
                if after != s.control[area]:
                    change_control(s, c, area, after)
