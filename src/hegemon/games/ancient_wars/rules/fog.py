"""Fog of war (11.0): what the opponent can tell of a stack. Units of a side that share a veil cannot be told apart."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import is_heard, note, several
from ....core.rows import is_alone
from ..components import Components
from ..domains import BARBARIAN, ROMAN
from ..happenings import CLOSED, SEEN
from ..state import State


@rule
def reveal(s: State, c: Components, u: int) -> None:
    """A unit is seen: it has a veil of its own, and those it might have been mistaken for keep theirs.
    cite: fog.by_card"""
    veil = s.veil
    if veil[u] != u:
        veil[u] = u
        return
    if is_alone(veil, u):
        return
    heir = -1
    seat = c.side[u]
    for v in range(c.first_unit[seat], c.end_land[seat]):
        if veil[v] == u and v != u:
            if heir < 0:
                heir = v
            veil[v] = heir


def units_at(s: State, c: Components, seat: int, space: int) -> int:
    """The units of a side in a space, for a note."""
    if not is_heard():
        return 0
    return several(u for u in range(c.first_unit[seat], c.end_fleet[seat]) if s.at[u] == space)


@rule
def reveal_stack(s: State, c: Components, seat: int, space: int) -> None:
    """All units of a side in a space are seen.  cite: fog.by_card"""
    note(SEEN, seat, units_at(s, c, seat, space), space)
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if s.at[u] == space:
            reveal(s, c, u)


@rule
def meet(s: State, c: Components, space: int) -> None:
    """Where units of both sides are in a space, both stacks are open.  cite: fog.same_space"""
    if s.num_units[ROMAN][space] != 0 and s.num_units[BARBARIAN][space] != 0:
        reveal_stack(s, c, ROMAN, space)
        reveal_stack(s, c, BARBARIAN, space)


@rule
def may_have_gone(s: State, c: Components, u: int, steps: int) -> int:
    """Could the unit, for all the opponent knows, have left? The card's allowances are public; so are the veils.
    cite: fog.no_examining"""
    if s.moved[u] != 0 or c.is_static[u] != 0:
        return 0
    if steps == 0 or c.forced_march != 0 or c.allowance[s.card][u] >= steps:
        return 1
    seat = c.side[u]
    veil = s.veil
    shared = veil[u]
    allowance = c.allowance[s.card]
    for v in range(c.first_unit[seat], c.end_land[seat]):
        if veil[v] == shared and allowance[v] >= steps:
            return 1
    return 0


@rule
def mix(s: State, c: Components, seat: int, space: int, steps: int) -> None:
    """A part of a stack leaves (the units in hand): those who may have gone and those who may have stayed become one
    veil, named after its first unit. `steps` is the length of the march, 0 for a voyage.
    cite: fog.no_examining, rulings.stack_height, rulings.remembered_stacks"""
    if c.open_stacks != 0 or s.num_in_hand == s.num_units[seat][space] - s.num_fleets[seat][space]:
        return
    at = s.at
    veil = s.veil
    suspects = s.marked
    count = 0
    label = c.end_land[seat]
    for u in range(c.first_unit[seat], c.end_land[seat]):
        if at[u] == space and may_have_gone(s, c, u, steps) != 0:
            suspects[count] = u
            count += 1
            if veil[u] < label:
                label = veil[u]
    for k in range(count):
        u = suspects[k]
        suspects[k] = 0
        if count != s.num_in_hand and veil[u] != label:
            join_veils(s, c, seat, veil[u], label)


@rule
def join_veils(s: State, c: Components, seat: int, veil: int, label: int) -> None:
    """Two veils become one.  cite: fog.no_examining"""
    veils = s.veil
    for v in range(c.first_unit[seat], c.end_land[seat]):
        if veils[v] == veil:
            veils[v] = label


@rule
def close_stacks(s: State, c: Components) -> None:
    """With stacks shown as numbers only, nothing that was seen is kept beyond the player turn: the land units of a side
    become one veil, those who share a space with enemies left out.  cite: rulings.closed_stacks"""
    if c.closed_stacks == 0:
        return
    note(CLOSED)
    for seat in range(2):
        label = -1
        for u in range(c.first_unit[seat], c.end_land[seat]):
            if s.at[u] >= 0 and c.is_static[u] == 0 and s.num_units[1 - seat][s.at[u]] == 0:
                if label < 0:
                    label = s.veil[u]
                join_veils(s, c, seat, s.veil[u], label)
