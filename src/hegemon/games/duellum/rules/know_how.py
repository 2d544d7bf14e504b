"""Scientia: know-how."""

from __future__ import annotations

from ....common.payment import COIN, GOLD, coins_for_chips
from ....core.dual import rule
from ....core.notes import note
from ..actions import DEVELOP
from ..components import Components
from ..domains import BOUGHT, NUM_KNOW_HOWS, OWNED, PHILOSOPHER
from ..happenings import DEVELOPED, MASTERED
from ..reasons import ALREADY_DEVELOPED, FINE, FIRST_PRICE_TOO_DEAR, LATER_PRICE_TOO_DEAR
from ..state import State
from .cards_in_force import use_up
from .payment import charge

PHILOSOPHER_DISCOUNT = 2


@rule
def develop_cost(s: State, c: Components, know_how: int) -> int:
    """The higher price for the first nation, the lower one when the other nation owns it; Philosopher takes 2 gold off.
    cite: know_how.price_first, know_how.price_later, events.philosopher"""
    gold = c.know_how_first[know_how]
    if s.know_how[1 - s.active][know_how] == OWNED:
        gold = c.know_how_later[know_how]
    if s.in_force[PHILOSOPHER] > 0:
        gold = max(1, gold - PHILOSOPHER_DISCOUNT)
    return gold


@rule
def why_not_develop(s: State, c: Components, know_how: int) -> int:
    """Each know-how once, in any order, as many as can be paid.
    cite: know_how.once, know_how.any_order, know_how.price_first, know_how.price_later"""
    seat = s.active
    if s.know_how[seat][know_how] != 0:
        return ALREADY_DEVELOPED
    if coins_for_chips(s, seat, 0, 0, develop_cost(s, c, know_how)) > s.stock[seat][COIN]:
        return LATER_PRICE_TOO_DEAR if s.know_how[1 - seat][know_how] == OWNED else FIRST_PRICE_TOO_DEAR
    return FINE


@rule
def legal_develop(s: State, c: Components, out: list[int], n: int) -> int:
    """Know-how that can be developed."""
    if s.stock[s.active][GOLD] + s.stock[s.active][COIN] == 0:
        return n
    for know_how in range(NUM_KNOW_HOWS):
        if why_not_develop(s, c, know_how) == FINE:
            out[n] = DEVELOP + know_how
            n += 1
    return n


@rule
def apply_develop(s: State, c: Components, know_how: int) -> None:
    """Mark the know-how as bought: it is owned, and has its effect, when the turn ends.
    cite: know_how.end_of_turn, know_how.once"""
    gold = develop_cost(s, c, know_how)
    note(DEVELOPED, s.active, know_how)
    if s.in_force[PHILOSOPHER] > 0:
        use_up(s, c, PHILOSOPHER)
    s.know_how[s.active][know_how] = BOUGHT
    charge(s, c, 0, 0, gold, 0)


@rule
def own_know_how(s: State, c: Components) -> None:
    """What was bought in this turn is owned from now on.  cite: know_how.end_of_turn"""
    for know_how in range(NUM_KNOW_HOWS):
        if s.know_how[s.active][know_how] == BOUGHT:
            s.know_how[s.active][know_how] = OWNED
            note(MASTERED, s.active, know_how)


@rule
def num_know_hows(s: State, c: Components, seat: int) -> int:
    """Know-how that a nation owns."""
    count = 0
    for know_how in range(NUM_KNOW_HOWS):
        if s.know_how[seat][know_how] == OWNED:
            count += 1
    return count


@rule
def knows_everything(s: State, c: Components) -> bool:
    """Is there no know-how left to develop?"""
    for know_how in range(NUM_KNOW_HOWS):
        if s.know_how[s.active][know_how] == 0:
            return False
    return True
