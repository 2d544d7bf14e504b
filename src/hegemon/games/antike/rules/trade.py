"""Trading with the bank, two for one."""

from __future__ import annotations

from ....common.payment import COIN, MARBLE, NUM_CHIPS, NUM_RESOURCES
from ....core.dual import rule
from ....core.frames import pop, push_with
from ..actions import GIVE
from ..components import Components
from ..domains import NUM_KNOW_HOWS
from ..frames import IN_TRADE_GIVE, IN_TRADE_TAKE
from ..reasons import COINS_NOT_TRADED, FINE, GIVEN_AND_TAKEN, NOT_ALL_KNOW_HOWS, TOO_FEW_TO_TRADE
from ..state import State
from .payment import hand_over, legal_hand_overs, num_chips, receive, why_not_hand_over

GIVEN = 2


@rule
def tradable_kinds(s: State, c: Components) -> int:
    """Coins may be given (option trade_coins), but are never received.  cite: trade.rate, rulings.trade_coins"""
    return NUM_CHIPS if c.trade_coins else NUM_RESOURCES


@rule
def why_not_trade(s: State, c: Components) -> int:
    """A nation with all eight know-hows and two chips, in any step of its turn.
    cite: trade.all_know_hows, trade.rate, trade.any_time"""
    if s.num_know_hows[s.nation] < NUM_KNOW_HOWS:
        return NOT_ALL_KNOW_HOWS
    if num_chips(s, c, s.nation, MARBLE, tradable_kinds(s, c)) < GIVEN:
        return TOO_FEW_TO_TRADE
    return FINE


@rule
def apply_trade(s: State, c: Components) -> None:
    """Open a trade: two chips are given (frame x: still due, y: lowest kind allowed).  cite: trade.rate"""
    push_with(s, IN_TRADE_GIVE, s.active, GIVEN, MARBLE)


@rule
def why_not_give(s: State, c: Components, chip: int) -> int:
    """Two chips of any kinds, ascending.  cite: trade.rate"""
    if chip == COIN and c.trade_coins == 0:
        return COINS_NOT_TRADED
    return why_not_hand_over(s, c, chip, tradable_kinds(s, c))


@rule
def legal_give(s: State, c: Components, out: list[int], n: int) -> int:
    """Chips that may be given next."""
    return legal_hand_overs(s, c, out, n, GIVE, tradable_kinds(s, c))


@rule
def apply_give(s: State, c: Components, chip: int) -> None:
    """Give a chip; after the second one comes the taking (frame x and y: the kinds given).  cite: trade.rate"""
    earlier = s.frame_second[s.depth - 1]
    hand_over(s, c, chip)
    if s.frame_first[s.depth - 1] == 0:
        pop(s)
        push_with(s, IN_TRADE_TAKE, s.active, earlier, chip)


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
    receive(s, c, s.nation, resource, 1)
