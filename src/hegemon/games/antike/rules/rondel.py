"""The rondel: which wedge, and what further steps cost."""

from __future__ import annotations

from ....common.payment import NUM_CHIPS, hand_over, num_chips
from ....common.rondel import extra_steps, steps_between
from ....core.dual import rule
from ....core.frames import NOBODY
from ....core.notes import amount, note
from ..actions import ADVANCE
from ..components import Components
from ..domains import NUM_FIELDS
from ..happenings import PAID_STEPS
from ..reasons import CANNOT_PAY_STEPS, FINE
from ..state import State
from .payment import why_not_hand_over


@rule
def advance_cost(s: State, c: Components, field: int) -> int:
    """The first placement is free; afterwards the stone moves clockwise, and each wedge beyond the third costs one chip
    or coin. It may not stay: the same wedge is a full lap away.
    cite: rondel.order, rondel.first_turn, rondel.free_steps, rondel.extra_steps
    cite: rondel.no_stay, rulings.rondel_must_move, rulings.wedge_shared"""
    here = s.rondel[s.nation]
    if here == NOBODY:
        return 0
    return extra_steps(steps_between(c.ring[here], c.ring[field], NUM_FIELDS), c.free_steps)


@rule
def why_not_advance(s: State, c: Components, field: int) -> int:
    """Any wedge whose steps can be paid.  cite: rondel.extra_steps"""
    cost = advance_cost(s, c, field)
    if cost > 0 and cost > num_chips(s, s.nation, NUM_CHIPS):
        return CANNOT_PAY_STEPS
    return FINE


@rule
def legal_advance(s: State, c: Components, out: list[int], n: int) -> int:
    """Wedges that can be reached."""
    chips = num_chips(s, s.nation, NUM_CHIPS)
    for field in range(NUM_FIELDS):
        if advance_cost(s, c, field) <= chips:
            out[n] = ADVANCE + field
            n += 1
    return n


@rule
def why_not_pay(s: State, c: Components, chip: int) -> int:
    """Further steps are paid with chips or coins of any kind, in any order.  cite: rondel.extra_steps"""
    return why_not_hand_over(s, c, chip)


@rule
def no_choice_of_chips(s: State, c: Components) -> bool:
    """Does the nation own one kind only, or are all its chips due?  cite: rondel.extra_steps"""
    stock = s.stock[s.nation]
    kinds = 0
    for chip in range(NUM_CHIPS):
        if stock[chip] > 0:
            kinds += 1
    return kinds == 1 or num_chips(s, s.nation, NUM_CHIPS) == s.frame_first[s.depth - 1]


@rule
def pay_step(s: State, c: Components, chip: int) -> None:
    """One chip or coin for one step.  cite: rondel.extra_steps"""
    hand_over(s, s.nation, chip)
    note(PAID_STEPS, s.nation, amount(chip))


@rule
def pay_without_choice(s: State, c: Components) -> None:
    """Pay all steps if there is nothing to choose.  cite: rondel.extra_steps"""
    if s.frame_first[s.depth - 1] > 0 and no_choice_of_chips(s, c):
        for chip in range(NUM_CHIPS):
            while s.stock[s.nation][chip] > 0 and s.frame_first[s.depth - 1] > 0:
                pay_step(s, c, chip)
