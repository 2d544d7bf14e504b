"""The end of the turn: fleet maintenance and supply of legions."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ..actions import DISBAND, DISBAND_CARGO
from ..components import Components
from ..domains import FLEET, IN_SUPPLY, LEGION, MAINTENANCE, SHIP
from ..reasons import FINE, NO_LEGION_TO_DISBAND
from ..state import State
from .contested import settle
from .forces import find_stack, remove_units
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
                s.talents[seat] = 0
                shift_stability(s, c, seat, c.step_maintenance)
            else:
                s.talents[seat] -= price


@rule
def num_unfed(s: State, c: Components, seat: int) -> int:
    """Legions beyond what the supply track allows; those aboard count too.  cite: supply.limit, supply.goods"""
    return s.units[2 * seat + LEGION] - c.fed[min(s.supply[seat], len(c.fed) - 1)]


@rule
def check_supply(s: State, c: Components, seat: int) -> None:
    """Too many legions: the owner chooses, unless all of them are in one place.  cite: supply.limit, supply.choice"""
    if s.revolted[seat] != 0 or num_unfed(s, c, seat) <= 0:
        return
    force = 2 * seat + LEGION
    if s.num_stacks[force] == 1 and s.stack_size[force][0] == s.units[force]:
        unfed = num_unfed(s, c, seat)
        hex_ = s.stack_hex[force][0]
        remove_units(s, force, hex_, unfed, 0)
        s.units[force] -= unfed
        settle(s, c, hex_)
    else:
        push(s, IN_SUPPLY, seat)


@rule
def why_not_disband(s: State, seat: int, hex_: int, aboard: bool) -> int:
    """A legion ashore or aboard.  cite: supply.choice"""
    i = find_stack(s, 2 * seat + (SHIP if aboard else LEGION), hex_)
    if i < 0 or (aboard and s.cargo[seat][i] == 0):
        return NO_LEGION_TO_DISBAND
    return FINE


@rule
def legal_disbands(s: State, seat: int, out: list[int]) -> int:
    """Every place with a legion."""
    n = 0
    for i in range(s.num_stacks[2 * seat + LEGION]):
        out[n] = DISBAND + s.stack_hex[2 * seat + LEGION][i]
        n += 1
    for i in range(s.num_stacks[2 * seat + SHIP]):
        if s.cargo[seat][i] > 0:
            out[n] = DISBAND_CARGO + s.stack_hex[2 * seat + SHIP][i]
            n += 1
    return n


@rule
def apply_disband(s: State, c: Components, seat: int, hex_: int, aboard: bool) -> None:
    """One legion less.  cite: supply.limit"""
    if aboard:
        s.cargo[seat][find_stack(s, 2 * seat + SHIP, hex_)] -= 1
    else:
        remove_units(s, 2 * seat + LEGION, hex_, 1, 0)
        settle(s, c, hex_)
    s.units[2 * seat + LEGION] -= 1
    if num_unfed(s, c, seat) <= 0:
        pop(s)
