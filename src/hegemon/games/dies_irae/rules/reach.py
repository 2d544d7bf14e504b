"""Where the units in hand can go: terrain, movement points, stopping, and markers.

Marks of what can be reached are no part of a position: they are worked out when somebody asks, and taken away again."""

from __future__ import annotations

from functools import lru_cache

from ....core.dual import rule
from ....core.frames import push
from ....core.rows import lift_marked
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
        budget = reach[here]
        most = budget - 1  # where entering costs a single point
        for there in ways[here]:
            if reach[there] < most:  # behind the last way (-1) this looks at the last hex, to no effect
                if there < 0:
                    break
                left = most
                if entry[there] > 1 or pieces[there] & foreign:
                    left = budget - entry[there]
                    if left > reach[there] and pieces[there] & foreign:
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


if __name__.startswith("hegemon_fast."):

    @rule
    def list_open(
        s: State, c: Components, seat: int, kind: int, points: int, first: int, out: list[int], n: int
    ) -> int:
        """Compiled, to spread takes no longer than to remember."""
        return -1

else:

    @lru_cache(maxsize=8192)
    def open_reach(
        c: Components, kind: int, origin: int, points: int, first: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Where units could go if there were no others on the map: the hexes, and their actions from `first` on."""
        s = State()
        s.hand_from = origin
        spread(s, c, 0, kind, points)
        s.reach[origin] = 0
        hexes = tuple(hex_ for hex_, left in enumerate(s.reach) if left)
        return hexes, tuple(first + hex_ for hex_ in hexes)

    def list_open(
        s: State, c: Components, seat: int, kind: int, points: int, first: int, out: list[int], n: int
    ) -> int:
        """Write where the units in hand can go, from memory: -1 if others are anywhere in reach."""
        hexes, actions = open_reach(c, kind, s.hand_from, points, first)
        pieces, foreign = s.pieces, ANY_PIECE & ~(ALL << seat)
        for hex_ in hexes:
            if pieces[hex_] & foreign:
                return -1
        end = n + len(actions)
        out[n:end] = actions
        return end


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
def gather_reach(s: State, first: int, out: list[int], n: int) -> int:
    """Take the marks away; the hexes that had one are written behind the first `n`, ascending, `first` added."""
    n = lift_marked(s.reach, s.reach_low, s.reach_high + 1, first, out, n)
    s.reach_low = 0
    s.reach_high = -1
    return n


@rule
def reaches(s: State, c: Components, seat: int, hex_: int) -> bool:
    """Can the units in hand get to another hex?  cite: movement.potential"""
    find_reach(s, c, seat)
    found = s.reach[hex_] != 0
    for k in range(gather_reach(s, 0, s.queue, 0)):
        s.queue[k] = 0
    return found


@rule
def find_room(s: State, c: Components, seat: int) -> None:
    """Without a free marker: can one unit, can several end their move in a hex that needs none?

    cite: forces.markers, rulings.room_for_the_number"""
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    if s.hand == LEADING or markers_free(s, c, force) > 0:
        s.hand_room = ROOM_FOR_ONE | ROOM_FOR_SEVERAL
        return
    find_reach(s, c, seat)
    s.reach[s.hand_from] = int(s.hand == LANDING)
    for k in range(gather_reach(s, 0, s.queue, 0)):
        there = size_at(s, force, s.queue[k])
        s.queue[k] = 0
        if there != 1:
            s.hand_room |= ROOM_FOR_ONE
        if there >= 2:
            s.hand_room |= ROOM_FOR_SEVERAL


@rule
def open_destinations(s: State, c: Components, seat: int) -> None:
    """Ask where the units in hand go.  cite: movement.potential"""
    force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
    s.hand_free = 1
    if s.hand == LANDING:
        s.hand_free = markers_free(s, c, force)
    elif s.hand != LEADING:
        s.hand_free = markers_lifted(s, c, force, s.hand_from, s.hand_number)
    push(s, IN_DESTINATION, seat)


@rule
def why_not_marker(s: State, c: Components, seat: int, hex_: int) -> int:
    """Units that become an army or a fleet need its marker.  cite: forces.markers"""
    if s.hand_free <= 0:
        force = 2 * seat + (SHIP if s.hand == SAILING else LEGION)
        if needs_marker(s, force, hex_, s.hand_number):
            return NO_MARKER_THERE
    return FINE


@rule
def why_not_stay(s: State, c: Components, seat: int) -> int:
    """Units stay where they are only to land or embark there.  cite: forces.markers, rulings.stay_in_place"""
    if not stays_by_choice(s, seat):
        return MUST_GO
    if s.hand == SAILING:
        return FINE
    return why_not_marker(s, c, seat, s.hand_from)


@rule
def list_destinations(s: State, c: Components, seat: int, first: int, out: list[int], n: int) -> int:
    """Write every hex that the units in hand can go to behind the first `n`.  cite: movement.potential"""
    before = n
    stays = why_not_stay(s, c, seat) == FINE
    kind = SHIP if s.hand == SAILING else LEGION
    n = -1
    if not stays and s.hand != LANDING:
        n = list_open(s, c, seat, kind, movement_points(s, c, seat), first, out, before)
    if n < 0:
        find_reach(s, c, seat)
        s.reach[s.hand_from] = int(stays)
        n = gather_reach(s, first, out, before)
    if s.hand_free > 0:
        return n
    kept = before
    for k in range(before, n):
        hex_ = out[k] - first
        if hex_ == s.hand_from or why_not_marker(s, c, seat, hex_) == FINE:
            out[kept] = out[k]
            kept += 1
    for k in range(kept, n):
        out[k] = 0
    return kept


@rule
def is_stuck(s: State, c: Components, seat: int) -> bool:
    """No destination at all: only then may units be put down again where they were.  cite: rulings.stay_in_place"""
    n = list_destinations(s, c, seat, 0, s.queue, 0)
    for k in range(n):
        s.queue[k] = 0
    return n == 0


@rule
def why_not_to(s: State, c: Components, hex_: int) -> int:
    """A hex that can be reached, with a marker where one is needed.

    cite: movement.potential, rulings.stay_in_place, armistice.no_entry, movement.third_party"""
    seat = s.active
    if hex_ == s.hand_from:
        code = why_not_stay(s, c, seat)
        return FINE if code != FINE and is_stuck(s, c, seat) else code
    if reaches(s, c, seat, hex_):
        return why_not_marker(s, c, seat, hex_)
    if may_enter(s, c, seat, hex_):
        return OUT_OF_REACH
    return REACH_CLOSED if is_closed(s, c, seat, hex_) else REACH_BARRED


@rule
def legal_to(s: State, c: Components, out: list[int], n: int) -> int:
    """Every hex that the units in hand can go to; where they are, if there is no other."""
    before = n
    n = list_destinations(s, c, s.active, TO, out, n)
    if n == before:
        out[n] = TO + s.hand_from
        n += 1
    return n
