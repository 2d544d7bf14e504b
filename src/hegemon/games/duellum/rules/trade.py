"""Commercium: trading with the bank."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with
from ..actions import GIVE, TAKE
from ..components import Components
from ..domains import BOUGHT, COIN, COMMERCIUM, MARBLE, NUM_CHIPS, NUM_RESOURCES, OWNED
from ..frames import IN_TRADE_GIVE, IN_TRADE_TAKE
from ..reasons import COINS_NOT_TRADED, COMMERCIUM_JUST_BOUGHT, FINE, KINDS_ASCEND, NO_COMMERCIUM, TOO_FEW_TO_TRADE
from ..state import State
from .payment import hand_over, legal_hand_overs, num_chips, receive, why_not_hand_over


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
    if num_chips(s, c, s.active, tradable_kinds(s, c)) < c.trade_gives:
        return TOO_FEW_TO_TRADE
    return FINE


@rule
def apply_trade(s: State, c: Components) -> None:
    """Open a trade: three chips are given (frame x: still due, y: lowest kind), then two taken.  cite: trade.rate"""
    push_with(s, IN_TRADE_GIVE, s.active, c.trade_gives, MARBLE)


@rule
def why_not_give(s: State, c: Components, chip: int) -> int:
    """Three chips of any kinds, ascending.  cite: trade.rate"""
    if chip == COIN and c.trade_coins == 0:
        return COINS_NOT_TRADED
    return why_not_hand_over(s, c, chip, tradable_kinds(s, c))


@rule
def legal_gives(s: State, c: Components, out: list[int], n: int) -> int:
    """Chips that may be given next."""
    return legal_hand_overs(s, c, out, n, GIVE, tradable_kinds(s, c))


@rule
def apply_give(s: State, c: Components, chip: int) -> None:
    """Give a chip; after the last one the taking begins.  cite: trade.rate"""
    if hand_over(s, c, chip) == 0:
        pop(s)
        push_with(s, IN_TRADE_TAKE, s.active, c.trade_takes, MARBLE)


@rule
def why_not_take(s: State, c: Components, resource: int) -> int:
    """Two chips of any resources, ascending; never coins.  cite: trade.rate, trade.no_coins_back"""
    return KINDS_ASCEND if resource < s.frame_second[s.depth - 1] else FINE


@rule
def legal_takes(s: State, c: Components, out: list[int], n: int) -> int:
    """Resources that may be taken next."""
    for resource in range(s.frame_second[s.depth - 1], NUM_RESOURCES):
        out[n] = TAKE + resource
        n += 1
    return n


@rule
def apply_take(s: State, c: Components, resource: int) -> None:
    """Take a chip.  cite: trade.rate"""
    receive(s, c, s.active, resource, 1)
    top = s.depth - 1
    s.frame_first[top] -= 1
    s.frame_second[top] = resource
    if s.frame_first[top] == 0:
        pop(s)
