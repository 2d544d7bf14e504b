"""ASK FOR ARMISTICE."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with, top_seat
from ....core.notes import note
from ..components import Components
from ..domains import AN_ARMISTICE, BY_REFUSAL
from ..frames import IN_ANSWER
from ..happenings import ACCEPTED, ARMISTICE_ON, ARMISTICE_OVER, OFFERED, REFUSED
from ..reasons import ARMISTICE_RUNS, FINE, NO_OFFER_TO_SELF, OFFER_TOO_DEAR, OUT_OF_GAME
from ..state import State
from .income import receive
from .stability import shift_stability, stability_price


@rule
def why_not_offer(s: State, c: Components, other: int) -> int:
    """An opponent in the game, no armistice with him, and the price at hand.

    cite: armistice.offer, armistice.price, armistice.again, rulings.armistice_offer"""
    seat = s.active
    if other == seat:
        return NO_OFFER_TO_SELF
    if s.revolted[other] != 0:
        return OUT_OF_GAME
    if s.armistice[seat + other - 1] != 0:
        return ARMISTICE_RUNS
    if s.talents[seat] < stability_price(s, c, seat, AN_ARMISTICE):
        return OFFER_TOO_DEAR
    return FINE


@rule
def apply_offer(s: State, c: Components, other: int) -> None:
    """The opponent answers at once; the action is over with it.  cite: armistice.offer"""
    seat = s.active
    note(OFFERED, seat, other, stability_price(s, c, seat, AN_ARMISTICE))
    pop(s)
    push_with(s, IN_ANSWER, other, seat, 0)


@rule
def apply_accept(s: State, c: Components) -> None:
    """The asker pays, and the cubes go to the first box.  cite: armistice.price, armistice.duration"""
    seat = top_seat(s)
    asker = s.frame_first[s.depth - 1]
    price = stability_price(s, c, asker, AN_ARMISTICE)
    note(ACCEPTED, seat, asker, price, s.game_turn + c.armistice_turns - 1)
    s.talents[asker] -= price
    receive(s, seat, price)
    s.armistice[seat + asker - 1] = 1
    pop(s)


@rule
def apply_refuse(s: State, c: Components) -> None:
    """The people resent a leader who wants no peace.  cite: armistice.refusal"""
    seat = top_seat(s)
    note(REFUSED, seat, s.frame_first[s.depth - 1])
    pop(s)
    shift_stability(s, c, seat, c.step_refusal, BY_REFUSAL)


@rule
def advance_armistices(s: State, c: Components) -> None:
    """After income the cubes advance, and leave the track when their turns are over.

    cite: armistice.duration, rulings.armistice_length"""
    for pair in range(c.num_seats):
        if s.armistice[pair] > 0:
            s.armistice[pair] = (s.armistice[pair] + 1) % (c.armistice_turns + 1)
            if s.armistice[pair] == 0:
                note(ARMISTICE_OVER, pair)
            else:
                note(ARMISTICE_ON, pair, s.game_turn + c.armistice_turns - s.armistice[pair])
