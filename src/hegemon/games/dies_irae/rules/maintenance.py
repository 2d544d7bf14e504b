"""The end of the turn: fleet maintenance."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import BY_MAINTENANCE, FLEET, MAINTENANCE, SHIP
from ..happenings import MAINTAINED, UNPAID
from ..state import State
from .stability import shift_stability


@rule
def maintenance_price(s: State, c: Components, seat: int) -> int:
    """Talents for all ships, by fleet phase.  cite: maintenance.price"""
    return s.units[2 * seat + SHIP] * c.cost[MAINTENANCE][c.phase[FLEET][s.space[seat][FLEET]]]


@rule
def pay_maintenance(s: State, c: Components) -> None:
    """In turn order; who falls short pays all he has and loses stability.

    cite: maintenance.price, maintenance.shortfall, rulings.end_of_turn"""
    for place in range(c.num_seats):
        seat = s.order[place]
        if s.revolted[seat] == 0:
            price = maintenance_price(s, c, seat)
            if s.talents[seat] < price:
                note(UNPAID, seat, price, s.talents[seat])
                s.talents[seat] = 0
                shift_stability(s, c, seat, c.step_maintenance, BY_MAINTENANCE)
            elif price > 0:
                note(MAINTAINED, seat, s.units[2 * seat + SHIP], price)
                s.talents[seat] -= price
