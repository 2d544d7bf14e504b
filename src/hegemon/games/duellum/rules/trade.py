"""Commercium: trading with the bank."""

from __future__ import annotations

from ....common.payment import COIN, NUM_CHIPS, NUM_RESOURCES, hand_over, num_chips, receive
from ....core.dual import rule
from ....core.frames import pop, push_with
from ....core.notes import note
from ..components import Components
from ..domains import BOUGHT, COMMERCIUM, OWNED
from ..frames import IN_SWAP_GIVE, IN_TRADE_GIVE, IN_TRADE_TAKE
from ..happenings import GAVE, RECEIVED, of_chip
from ..reasons import (
    COINS_NOT_SWAPPED,
    COINS_NOT_TRADED,
    COMMERCIUM_JUST_BOUGHT,
    FINE,
    NO_COMMERCIUM,
    NONE_OF_THESE,
    NOTHING_SWAPPED,
    TOO_FEW_TO_TRADE,
)
from ..state import State

SWAPPED_CHIPS = 4


@rule
def tradable_kinds(s: State, c: Components) -> int:
    """Coins may be among the chips given (option trade_coins).  cite: trade.rate, rulings.coins_in_trade"""
    return NUM_CHIPS if c.trade_coins else NUM_RESOURCES


@rule
def why_not_trade(s: State, c: Components) -> int:
    """A nation with Commercium, owned since an earlier turn, that has three chips, in any step of its own turn.
    cite: trade.needs_commercium, trade.not_when_bought, trade.rate, trade.own_turn"""
    mark = s.know_how[s.active][COMMERCIUM]
    if mark == BOUGHT:
        return COMMERCIUM_JUST_BOUGHT
    if mark != OWNED:
        return NO_COMMERCIUM
    if num_chips(s, s.active, tradable_kinds(s, c)) < c.trade_gives:
        return TOO_FEW_TO_TRADE
    return FINE


@rule
def apply_trade(s: State, c: Components) -> None:
    """Open a trade: three chips are given, then two taken.  cite: trade.rate"""
    push_with(s, IN_TRADE_GIVE, s.active, c.trade_gives, 0)


@rule
def why_not_give(s: State, c: Components, chip: int) -> int:
    """Three chips of any kinds.  cite: trade.rate"""
    if chip == COIN and c.trade_coins == 0:
        return COINS_NOT_TRADED
    return FINE if s.stock[s.active][chip] > 0 else NONE_OF_THESE


@rule
def apply_give(s: State, c: Components, chip: int) -> None:
    """Give a chip; after the last one the taking begins.  cite: trade.rate"""
    note(GAVE, s.active, of_chip(chip, 1))
    if hand_over(s, s.active, chip) == 0:
        pop(s)
        push_with(s, IN_TRADE_TAKE, s.active, c.trade_takes, 0)


@rule
def apply_take(s: State, c: Components, resource: int) -> None:
    """Take a chip of any resource, never a coin.  cite: trade.rate, trade.no_coins_back"""
    receive(s, s.active, resource, 1)
    note(RECEIVED, s.active, of_chip(resource, 1))
    top = s.depth - 1
    s.frame_first[top] -= 1
    if s.frame_first[top] == 0:
        pop(s)


# -- Market Day: one chip for one -------------------------------------------------------------------------------------
@rule
def begin_swap(s: State, c: Components) -> None:
    """Up to 4 chips are given, then as many taken.  cite: events.market_day"""
    push_with(s, IN_SWAP_GIVE, s.active, SWAPPED_CHIPS, 0)


@rule
def why_not_swap_give(s: State, c: Components, chip: int) -> int:
    """A resource chip that one has.  cite: events.market_day"""
    if chip == COIN:
        return COINS_NOT_SWAPPED
    return FINE if s.stock[s.active][chip] > 0 else NONE_OF_THESE


@rule
def apply_swap_give(s: State, c: Components, chip: int) -> None:
    """Give a chip; after the fourth as many are taken.  cite: events.market_day"""
    note(GAVE, s.active, of_chip(chip, 1))
    if hand_over(s, s.active, chip) == 0:
        apply_end_swap(s, c)


@rule
def why_not_end_swap(s: State, c: Components) -> int:
    """The card is not wasted: a chip at least is exchanged.  cite: events.market_day, rulings.market_day_used"""
    return NOTHING_SWAPPED if s.frame_first[s.depth - 1] == SWAPPED_CHIPS else FINE


@rule
def apply_end_swap(s: State, c: Components) -> None:
    """As many chips are taken as were given, of any resources, as in a trade.  cite: events.market_day"""
    given = SWAPPED_CHIPS - s.frame_first[s.depth - 1]
    pop(s)
    push_with(s, IN_TRADE_TAKE, s.active, given, 0)
