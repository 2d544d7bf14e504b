"""Trading with the bank, two for one."""

from __future__ import annotations

from ....common.payment import COIN, NUM_CHIPS, NUM_RESOURCES, hand_over, num_chips, receive
from ....core.dual import rule
from ....core.frames import pop, push_with
from ....core.notes import amount, note
from ..components import Components
from ..domains import NUM_KNOW_HOWS
from ..frames import IN_TRADE_GIVE, IN_TRADE_TAKE
from ..happenings import GAVE, TOOK
from ..reasons import COINS_NOT_TRADED, FINE, GIVEN_AND_TAKEN, NOT_ALL_KNOW_HOWS, TOO_FEW_TO_TRADE
from ..state import State
from .payment import why_not_hand_over

GIVEN = 2


@rule
def tradable_kinds(s: State, c: Components) -> int:
    """Coins may be given (option trade_coins), but are never received.  cite: trade.rate, rulings.trade_coins"""
    return NUM_CHIPS if c.trade_coins else NUM_RESOURCES


@rule
def why_not_trade(s: State, c: Components) -> int:
    """A nation with all eight know-hows and two chips, in any step of its turn.
    cite: trade.all_know_hows, trade.rate, trade.any_time, rulings.trade_own_turn"""
    if s.num_know_hows[s.nation] < NUM_KNOW_HOWS:
        return NOT_ALL_KNOW_HOWS
    if num_chips(s, s.nation, tradable_kinds(s, c)) < GIVEN:
        return TOO_FEW_TO_TRADE
    return FINE


@rule
def apply_trade(s: State, c: Components) -> None:
    """Open a trade: two chips are given.  cite: trade.rate"""
    push_with(s, IN_TRADE_GIVE, s.active, GIVEN, 0)


@rule
def why_not_give(s: State, c: Components, chip: int) -> int:
    """Two chips of any kinds, in any order.  cite: trade.rate"""
    if chip == COIN and c.trade_coins == 0:
        return COINS_NOT_TRADED
    return why_not_hand_over(s, c, chip)


@rule
def apply_give(s: State, c: Components, chip: int) -> None:
    """Give a chip; after the second one comes the taking. Which one was given first does not matter any more.
    cite: trade.rate"""
    top = s.depth - 1
    note(GAVE, s.nation, amount(chip))
    if hand_over(s, s.nation, chip) > 0:
        s.frame_second[top] = chip
    else:
        earlier = s.frame_second[top]
        pop(s)
        push_with(s, IN_TRADE_TAKE, s.active, min(earlier, chip), max(earlier, chip))


@rule
def why_not_take(s: State, c: Components, resource: int) -> int:
    """One chip of a resource that was not given.  cite: trade.rate, rulings.trade_same"""
    top = s.depth - 1
    if resource == s.frame_first[top] or resource == s.frame_second[top]:
        return GIVEN_AND_TAKEN
    return FINE


@rule
def apply_take(s: State, c: Components, resource: int) -> None:
    """Take the chip.  cite: trade.rate"""
    pop(s)
    receive(s, s.nation, resource, 1)
    note(TOOK, s.nation, amount(resource))
