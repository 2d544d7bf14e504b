"""The rondel: which field, and what further steps cost."""

from __future__ import annotations

from ....common.payment import NUM_CHIPS, hand_over, num_chips
from ....common.rondel import extra_steps, steps_between
from ....core.dual import rule
from ....core.frames import NOBODY, pop, push_with
from ....core.notes import note
from ..actions import ADVANCE
from ..components import Components
from ..domains import HERALD, NUM_FIELDS
from ..frames import IN_RONDEL_PAYMENT
from ..happenings import ADVANCED, PAID_STEPS, of_chip
from ..reasons import CANNOT_PAY_STEPS, FINE, NONE_OF_THESE
from ..state import State

HERALD_FIELDS = 2


@rule
def free_fields(s: State, c: Components) -> int:
    """The next three fields are free, with Herald five.  cite: rondel.free_steps, events.herald"""
    return c.free_steps + HERALD_FIELDS * s.in_force[HERALD]


@rule
def steps_to(s: State, c: Components, field: int) -> int:
    """The stone moves clockwise and may not stay: the same field is a full lap away. The first placement is no move.
    cite: rondel.order, rondel.no_stay, rondel.first_turn, rondel.shared_field"""
    here = s.rondel[s.active]
    if here == NOBODY:
        return 0
    return steps_between(c.ring[here], c.ring[field], NUM_FIELDS)


@rule
def advance_cost(s: State, c: Components, field: int) -> int:
    """Each field beyond the free ones costs one chip or coin.  cite: rondel.extra_steps"""
    return c.step_price * extra_steps(steps_to(s, c, field), free_fields(s, c))


@rule
def reach(s: State, c: Components) -> int:
    """The free fields, and one more for each chip or coin to pay.  cite: rondel.free_steps, rondel.extra_steps"""
    if c.step_price == 0:
        return NUM_FIELDS
    return free_fields(s, c) + num_chips(s, s.active, NUM_CHIPS) // c.step_price


@rule
def why_not_advance(s: State, c: Components, field: int) -> int:
    """Any field whose steps can be paid.  cite: rondel.extra_steps"""
    return FINE if steps_to(s, c, field) <= reach(s, c) else CANNOT_PAY_STEPS


@rule
def legal_advance(s: State, c: Components, out: list[int], n: int) -> int:
    """Fields within reach."""
    farthest = reach(s, c)
    for field in range(NUM_FIELDS):
        if farthest >= NUM_FIELDS or steps_to(s, c, field) <= farthest:
            out[n] = ADVANCE + field
            n += 1
    return n


@rule
def move_stone(s: State, c: Components, field: int) -> None:
    """Move the stone; what the steps cost is paid before the action.  cite: rondel.extra_steps"""
    cost = advance_cost(s, c, field)
    s.rondel[s.active] = field
    note(ADVANCED, s.active, field)
    if cost > 0:
        push_with(s, IN_RONDEL_PAYMENT, s.active, cost, 0)


@rule
def why_not_pay(s: State, c: Components, chip: int) -> int:
    """Extra steps are paid with chips or coins of any kind.  cite: rondel.extra_steps, rulings.rondel_coins"""
    return FINE if s.stock[s.active][chip] > 0 else NONE_OF_THESE


@rule
def pay_step(s: State, c: Components, chip: int) -> None:
    """Pay one step."""
    note(PAID_STEPS, s.active, of_chip(chip, 1))
    if hand_over(s, s.active, chip) == 0:
        pop(s)
