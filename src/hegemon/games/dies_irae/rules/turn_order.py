"""The starting player and the turn order."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push_with
from ....core.notes import note
from ..components import Components
from ..domains import FLEET, LEGION, MILITARY, NUM_SEATS, SHIP
from ..frames import IN_POSITION
from ..happenings import TOOK_PLACE
from ..reasons import FINE, PLACE_TAKEN
from ..state import State
from .revolution import num_alive


@rule
def precedes(s: State, a: int, b: int) -> bool:
    """Military row, fleet row, income, units on the map; `b` stands before `a` so far and stays there on a full tie.

    cite: turn_order.military, turn_order.ties, rulings.order_last_resort"""
    if s.space[a][MILITARY] != s.space[b][MILITARY]:
        return s.space[a][MILITARY] > s.space[b][MILITARY]
    if s.space[a][FLEET] != s.space[b][FLEET]:
        return s.space[a][FLEET] > s.space[b][FLEET]
    if s.income[a] != s.income[b]:
        return s.income[a] > s.income[b]
    units_a = s.units[2 * a + LEGION] + s.units[2 * a + SHIP]
    return units_a > s.units[2 * b + LEGION] + s.units[2 * b + SHIP]


@rule
def set_order(s: State) -> None:
    """Sort the empires from the order of the turn before; those in revolution go last.  cite: turn_order.military"""
    for k in range(1, NUM_SEATS):
        i = k
        while i > 0:
            a = s.order[i]
            b = s.order[i - 1]
            later = s.revolted[a] != 0 or (s.revolted[b] == 0 and not precedes(s, a, b))
            if later:
                break
            s.order[i] = b
            s.order[i - 1] = a
            i -= 1


@rule
def ask_order(s: State) -> None:
    """In this precedence the players choose their places; the first of them now (frame: how many have chosen, and the
    precedence as three digits).  cite: turn_order.chosen"""
    precedence = s.order[0] + 3 * s.order[1] + 9 * s.order[2]
    first = s.order[0]
    for place in range(NUM_SEATS):
        s.order[place] = NOBODY
    push_with(s, IN_POSITION, first, 0, precedence)


@rule
def why_not_position(s: State, c: Components, place: int) -> int:
    """A place that is free.  cite: turn_order.chosen"""
    if place >= num_alive(s) or s.order[place] != NOBODY:
        return PLACE_TAKEN
    return FINE


@rule
def nth_in_precedence(precedence: int, k: int) -> int:
    """The k-th seat of a precedence written as three digits."""
    for _ in range(k):
        precedence = precedence // 3
    return precedence % 3


@rule
def apply_position(s: State, c: Components, place: int) -> None:
    """The next player chooses; the last one takes what is left.  cite: turn_order.chosen"""
    d = s.depth - 1
    note(TOOK_PLACE, s.frame_seat[d], place)
    s.order[place] = s.frame_seat[d]
    chosen = s.frame_first[d] + 1
    precedence = s.frame_second[d]
    if chosen < num_alive(s) - 1:
        s.frame_first[d] = chosen
        s.frame_seat[d] = nth_in_precedence(precedence, chosen)
        return
    pop(s)
    for k in range(chosen, NUM_SEATS):
        place = 0
        while s.order[place] != NOBODY:
            place += 1
        s.order[place] = nth_in_precedence(precedence, k)
        note(TOOK_PLACE, s.order[place], place)
