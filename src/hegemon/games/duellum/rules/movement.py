"""Duellum, first step: movement."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import note
from ..actions import CONTINUE, MOVE
from ..components import Components
from ..domains import FORCED_MARCH, LEGION, NAVIGATIO, NUM_KINDS, NUM_WAYS, OWNED, SPECIAL, STRATA, TAILWIND
from ..happenings import MOVED, WENT_ON
from ..reasons import BORDER_CLOSED, FINE, HAS_MOVED, NO_BORDER_LEFT, NO_UNIT_IN_HAND, NO_UNIT_TO_MOVE
from ..state import State
from .battle import fight_on_entry
from .special_units import kind_of, unit_of


@rule
def begin_movement(s: State, c: Components) -> None:
    """Every unit may move once.  cite: movement.once"""
    for kind in range(NUM_KINDS):
        for region in range(c.num_regions):
            s.fresh[kind][region] = s.units[s.active][kind][region]
    s.special_fresh = 1 if s.special_at[s.active] != NOBODY else 0


@rule
def end_movement(s: State, c: Components) -> None:
    """Units that have not moved stay where they are.  cite: movement.once, conquest.after_movement"""
    for kind in range(NUM_KINDS):
        for region in range(c.num_regions):
            s.fresh[kind][region] = 0
    s.special_fresh = 0
    let_go(s, c)


@rule
def let_go(s: State, c: Components) -> None:
    """No unit is on its way any more.  cite: movement.once"""
    s.in_hand = NOBODY
    s.in_hand_at = NOBODY
    s.in_hand_steps = 0


@rule
def borders_allowed(s: State, c: Components, kind: int) -> int:
    """A unit crosses one border, a legion two with Strata, a galley two with Navigatio, and one more by a card.
    cite: movement.one_border, know_how.strata, know_how.navigatio, events.forced_march, events.tailwind"""
    know_how = s.know_how[s.active]
    borders = c.borders_crossed
    if kind == LEGION:
        borders += s.in_force[FORCED_MARCH]
        if know_how[STRATA] == OWNED:
            borders += c.strata_borders
    else:
        borders += s.in_force[TAILWIND]
        if know_how[NAVIGATIO] == OWNED:
            borders += c.navigatio_borders
    return borders


@rule
def why_not_move(s: State, c: Components, piece: int, way: int) -> int:
    """Take up a unit that has not moved and lead it over a border open to its kind; nobody is carried over the sea.
    cite: movement.one_border, movement.once, movement.borders, movement.no_convoy, special_units.movement"""
    seat = s.active
    here = c.way_from[way]
    if piece == SPECIAL:
        if s.special_at[seat] != here:
            return NO_UNIT_TO_MOVE
        if s.special_fresh == 0:
            return HAS_MOVED
    else:
        if s.units[seat][piece][here] == 0:
            return NO_UNIT_TO_MOVE
        if s.fresh[piece][here] == 0:
            return HAS_MOVED
    if c.way_open[kind_of(s, c, seat, piece)][way] == 0:
        return BORDER_CLOSED
    return FINE


@rule
def legal_move(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that have not moved, and the borders open to them. (The loops are `why_not_move` turned inside out.)"""
    for kind in range(NUM_KINDS):
        fresh = s.fresh[kind]
        open_ways = c.way_open[kind]
        first = MOVE + kind * NUM_WAYS
        for region in range(c.num_regions):
            if fresh[region] > 0:
                for way in range(c.first_way[region], c.last_way[region]):
                    if open_ways[way]:
                        out[n] = first + way
                        n += 1
    if s.special_fresh:
        region = s.special_at[s.active]
        for way in range(c.first_way[region], c.last_way[region]):
            if why_not_move(s, c, SPECIAL, way) == FINE:
                out[n] = MOVE + SPECIAL * NUM_WAYS + way
                n += 1
    return n


@rule
def why_not_continue(s: State, c: Components, way: int) -> int:
    """The unit in hand goes on over another border while its steps last.
    cite: movement.one_border, movement.borders, know_how.strata, know_how.navigatio"""
    if s.in_hand == NOBODY or c.way_from[way] != s.in_hand_at:
        return NO_UNIT_IN_HAND
    kind = kind_of(s, c, s.active, s.in_hand)
    if c.way_open[kind][way] == 0:
        return BORDER_CLOSED
    if s.in_hand_steps >= borders_allowed(s, c, kind):
        return NO_BORDER_LEFT
    return FINE


@rule
def legal_continue(s: State, c: Components, out: list[int], n: int) -> int:
    """Borders that the unit in hand may cross next."""
    if s.in_hand == NOBODY:
        return n
    if s.in_hand_steps >= borders_allowed(s, c, kind_of(s, c, s.active, s.in_hand)):
        return n
    region = s.in_hand_at
    for way in range(c.first_way[region], c.last_way[region]):
        if why_not_continue(s, c, way) == FINE:
            out[n] = CONTINUE + way
            n += 1
    return n


@rule
def apply_continue(s: State, c: Components, way: int) -> None:
    """The unit in hand enters the next region and fights at once if hostile units of its kind are there.
    cite: battle.enter, battle.one_for_one"""
    seat = s.active
    piece = s.in_hand
    there = c.way_to[way]
    note(WENT_ON if s.in_hand_steps > 0 else MOVED, seat, 1, unit_of(s, c, seat, piece), c.way_from[way], there)
    if piece == SPECIAL:
        s.special_at[seat] = there
    else:
        s.units[seat][piece][c.way_from[way]] -= 1
        s.units[seat][piece][there] += 1
    if fight_on_entry(s, c, seat, piece, there):
        let_go(s, c)
    else:
        s.in_hand_at = there
        s.in_hand_steps += 1


@rule
def apply_move(s: State, c: Components, piece: int, way: int) -> None:
    """Take up a unit; the one in hand before has moved.  cite: movement.once, rulings.one_unit_in_hand"""
    if piece == SPECIAL:
        s.special_fresh = 0
    else:
        s.fresh[piece][c.way_from[way]] -= 1
    s.in_hand = piece
    s.in_hand_steps = 0
    apply_continue(s, c, way)


@rule
def can_still_move(s: State, c: Components, kind: int) -> bool:
    """Is there a unit of this kind that has not moved, or is on its way?  cite: events.forced_march, events.tailwind"""
    seat = s.active
    if s.in_hand != NOBODY and kind_of(s, c, seat, s.in_hand) == kind:
        return True
    if s.special_fresh != 0 and c.special_kind[seat] == kind:
        return True
    for region in range(c.num_regions):
        if s.fresh[kind][region] > 0:
            return True
    return False
