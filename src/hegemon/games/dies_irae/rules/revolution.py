"""Revolution: an empire leaves the game, and its places stay behind."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop
from ....core.notes import note
from ..components import Components
from ..domains import LAST_EMPIRE, LEGIONS_BIT, NUM_SEATS, SHIP, SHIPS_BIT
from ..happenings import REVOLTED, SPARED, WON_ALONE
from ..state import State
from .contested import settle
from .forces import close_slot


@rule
def num_alive(s: State) -> int:
    """Empires still in the game."""
    alive = 0
    for seat in range(NUM_SEATS):
        if s.revolted[seat] == 0:
            alive += 1
    return alive


@rule
def finish(s: State, reason: int, winner: int) -> None:
    """The game is over; nothing more is decided."""
    s.end_reason = reason
    s.winner = winner
    while s.depth > 0:
        pop(s)


@rule
def revolutions(s: State, c: Components) -> None:
    """Every empire that fell below the lowest level revolts, in turn order, until one is left.

    cite: stability.revolution, rulings.revolution_at_once, rulings.several_falls"""
    s.shaken = 0
    for place in range(c.num_seats):
        seat = s.order[place]
        if s.end_reason == 0 and s.stability[seat] < c.lowest and s.revolted[seat] == 0:
            revolt(s, c, seat)


@rule
def revolt(s: State, c: Components, seat: int) -> None:
    """All units leave the map and armistices end; places stay. The last empire wins at once.

    cite: revolution.units, revolution.remains, ending.last_empire, rulings.revolution_at_once, rulings.remains"""
    note(REVOLTED, seat)
    s.revolted[seat] = NUM_SEATS + 1 - num_alive(s)
    clear_units(s, c, seat)
    s.leader[seat] = NOBODY
    for area in range(c.num_areas):
        if s.control[area] == seat:
            s.dirty[area] = 1
    for other in range(c.num_seats):
        if other != seat:
            s.armistice[seat + other - 1] = 0
    if num_alive(s) == 1 and s.end_reason == 0:
        for other in range(c.num_seats):
            if s.revolted[other] == 0:
                if s.stability[other] < c.lowest:  # its own fall comes after the end
                    s.stability[other] = c.lowest
                    note(SPARED, other, c.lowest)
                note(WON_ALONE, other)
                finish(s, LAST_EMPIRE, other)


@rule
def clear_units(s: State, c: Components, seat: int) -> None:
    """Every stack of a seat goes back to its stock.  cite: revolution.units"""
    for force in range(2 * seat, 2 * seat + 2):
        bit = (SHIPS_BIT if force % 2 == SHIP else LEGIONS_BIT) << seat
        while s.num_stacks[force] > 0:
            where = s.stack_hex[force][s.num_stacks[force] - 1]
            close_slot(s, force, s.num_stacks[force] - 1)
            s.pieces[where] -= bit
            settle(s, c, where)
        s.units[force] = 0
        s.markers[force] = 0
