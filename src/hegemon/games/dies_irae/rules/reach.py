"""Where the units in hand can go: terrain, movement points, stopping, and markers."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import push
from ..actions import TO
from ..components import Components
from ..domains import (
    ALL,
    ANY_PIECE,
    FLEET,
    LANDING,
    LEADING,
    LEGION,
    LEGIONS_BIT,
    MARCHING,
    MILITARY,
    ROOM_FOR_ONE,
    ROOM_FOR_SEVERAL,
    SAILING,
    SHIP,
)
from ..frames import IN_DESTINATION
from ..reasons import FINE, MUST_GO, NO_MARKER_THERE, OUT_OF_REACH, REACH_BARRED, REACH_CLOSED
from ..state import State
from .contested import is_closed, may_enter
from .forces import markers_free, markers_lifted, needs_marker, size_at
from .transport import has_foreign, stays_by_choice


@rule
def movement_points(s: State, c: Components, seat: int) -> int:
    """Movement points of what is in hand.  cite: movement.potential, leaders.moves, rulings.legion_points"""
    if s.hand == LEADING:
        return c.leader_points
    if s.hand == SAILING:
        return c.unit_points[SHIP][c.phase[FLEET][s.space[seat][FLEET]]]
    return c.unit_points[LEGION][c.phase[MILITARY][s.space[seat][MILITARY]]]


@rule
def step_into(s: State, c: Components, seat: int, hex_: int, left: int) -> int:
    """The mark for a hex with pieces of others: 0 when it is barred, 1 where units stop. A leader enters only where an
    own legion stands, and goes on.  cite: movement.must_stop, rulings.stop_at_any_piece, rulings.leader_room"""
    if not may_enter(s, c, seat, hex_):
        return 0
    if s.hand == LEADING:
        return left if s.pieces[hex_] & (LEGIONS_BIT << seat) != 0 else 0
    return 1


@rule
def spread(s: State, c: Components, seat: int, kind: int, points: int) -> None:
    """Mark every hex that can be reached from `hand_from` with the points left there, plus one.

    cite: movement.terrain, movement.mountain, rulings.barriers, rulings.mountains_inland"""
    ways = c.ways[kind]
    entry = c.entry
    pieces = s.pieces
    reach = s.reach
    queue = s.queue
    foreign = ANY_PIECE & ~(ALL << seat)
    low = s.hand_from
    high = low
    reach[low] = points + 1
    queue[0] = low
    head = 0
    tail = 1
    while head < tail:
        here = queue[head]
        queue[head] = 0
        head += 1
        around = ways[here]
        budget = reach[here]
        for there in around:
            if there < 0:
                break
            left = budget - entry[there]
            if left <= reach[there]:
                continue
            if pieces[there] & foreign != 0:
                left = step_into(s, c, seat, there, left)
                if left <= reach[there]:
                    continue
            reach[there] = left
            if there < low:
                low = there
            elif there > high:
                high = there
            if left > 1:
                queue[tail] = there
                tail += 1
    s.reach_low = low
    s.reach_high = high


@rule
def find_reach(s: State, c: Components, seat: int) -> None:
    """Mark where the units in hand can go, however many they are.  cite: transport.disembark, movement.leave"""
    hex_ = s.hand_from
    if s.hand == LANDING and has_foreign(s, seat, hex_):
        s.reach_low = hex_  # landed among others they stop at once
        s.reach_high = hex_
    else:
        spread(s, c, seat, SHIP if s.hand == SAILING else LEGION, movement_points(s, c, seat))
    s.reach[hex_] = 0


@rule
def forget_reach(s: State) -> None:
    """Take the marks away again."""
    reach = s.reach
    for hex_ in range(s.reach_low, s.reach_high + 1):
        reach[hex_] = 0
    s.reach_low = 0
    s.reach_high = -1


@rule
def find_room(s: State, c: Components, seat: int) -> None:
    """Without a free marker: can one unit, can several end their move in a hex that needs none?

    cite: forces.markers, rulings.room_for_the_number"""
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    if s.hand == LEADING or markers_free(s, c, force) > 0:
        s.hand_room = ROOM_FOR_ONE | ROOM_FOR_SEVERAL
        return
    find_reach(s, c, seat)
    for hex_ in range(s.reach_low, s.reach_high + 1):
        if s.reach[hex_] != 0 or (s.hand == LANDING and hex_ == s.hand_from):
            there = size_at(s, force, hex_)
            if there != 1:
                s.hand_room |= ROOM_FOR_ONE
            if there >= 2:
                s.hand_room |= ROOM_FOR_SEVERAL
    forget_reach(s)


@rule
def open_destinations(s: State, c: Components, seat: int) -> None:
    """Find where the units in hand can go, and ask for it.  cite: movement.potential"""
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    s.hand_free = 1
    if s.hand == LANDING:
        s.hand_free = markers_free(s, c, force)
    elif s.hand != LEADING:
        s.hand_free = markers_lifted(s, c, force, s.hand_from, s.hand_number)
    find_reach(s, c, seat)
    push(s, IN_DESTINATION, seat)


@rule
def why_not_there(s: State, c: Components, seat: int, hex_: int) -> int:
    """Is this a destination as such?  cite: forces.markers, armistice.no_entry, movement.third_party"""
    if hex_ == s.hand_from:
        if not stays_by_choice(s, seat):
            return MUST_GO
        if s.hand == SAILING:
            return FINE
    elif s.reach[hex_] == 0:
        if may_enter(s, c, seat, hex_):
            return OUT_OF_REACH
        return REACH_CLOSED if is_closed(s, c, seat, hex_) else REACH_BARRED
    if s.hand_free <= 0:
        force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
        if needs_marker(s, force, hex_, s.hand_number):
            return NO_MARKER_THERE
    return FINE


@rule
def is_stuck(s: State, c: Components, seat: int) -> bool:
    """No destination at all: only then may units be put down again where they were.  cite: rulings.stay_in_place"""
    for hex_ in range(s.reach_low, s.reach_high + 1):
        if (s.reach[hex_] != 0 or hex_ == s.hand_from) and why_not_there(s, c, seat, hex_) == FINE:
            return False
    return True


@rule
def why_not_to(s: State, c: Components, hex_: int) -> int:
    """A hex that can be reached, with a marker where one is needed.  cite: movement.potential, rulings.stay_in_place"""
    seat = s.active
    code = why_not_there(s, c, seat, hex_)
    if code != FINE and hex_ == s.hand_from and is_stuck(s, c, seat):
        return FINE
    return code


@rule
def legal_to(s: State, c: Components, out: list[int], n: int) -> int:
    """Every hex that the units in hand can go to."""
    seat = s.active
    before = n
    reach = s.reach
    own = s.hand_from
    free = s.hand_free > 0
    for hex_ in range(s.reach_low, s.reach_high + 1):
        if reach[hex_] != 0:
            if free or why_not_there(s, c, seat, hex_) == FINE:
                out[n] = TO + hex_
                n += 1
        elif hex_ == own and s.hand != MARCHING and why_not_there(s, c, seat, hex_) == FINE:
            out[n] = TO + hex_
            n += 1
    if n == before:
        out[n] = TO + own
        n += 1
    return n
