"""Paying: chips, and coins in their place."""

from __future__ import annotations

from ....common.payment import (
    COIN,
    NUM_RESOURCES,
    coins_for_chips,
    least_coins,
    list_coins,
    may_stand_in,
    most_coins,
    owe,
    pay_in_chips,
    pay_resource,
)
from ....core.dual import rule
from ....core.frames import pop, push
from ....core.notes import amount, amounts, note
from ..actions import COINS
from ..components import Components
from ..frames import IN_PAYMENT
from ..happenings import PAID
from ..reasons import COINS_OUT_OF_RANGE, FINE, NONE_OF_THESE
from ..state import State


@rule
def can_pay(s: State, c: Components, nation: int, marble: int, iron: int, gold: int) -> bool:
    """A price can be paid if the nation's coins make up for the chips it lacks.
    cite: payment.bank, payment.coins_substitute, rulings.coins_everywhere"""
    return coins_for_chips(s, nation, marble, iron, gold) <= s.stock[nation][COIN]


@rule
def charge(s: State, c: Components, marble: int, iron: int, gold: int) -> None:
    """Collect a price from the nation on turn; coins may stand in for chips.  cite: payment.coins_substitute"""
    if s.stock[s.nation][COIN] == 0:
        pay_in_chips(s, s.nation, marble, iron, gold)
        note(PAID, s.nation, amounts((marble, iron, gold)))
    else:
        owe(s, marble, iron, gold)
        push(s, IN_PAYMENT, s.active)
        settle(s, c)


@rule
def settle(s: State, c: Components) -> None:
    """Pay resource by resource; stop where the player has a choice. (Unless coins are chosen, chips go first, and there
    never is one.)  cite: payment.bank, rulings.coins_everywhere"""
    for resource in range(NUM_RESOURCES):
        if s.owed[resource] > 0:
            coins = least_coins(s, s.nation, resource)
            if c.coins_chosen and coins < most_coins(s, s.nation, resource):
                s.frame_first[s.depth - 1] = resource
                return
            pay_due(s, c, resource, coins)
    pop(s)


@rule
def pay_due(s: State, c: Components, resource: int, coins: int) -> None:
    """Pay what is due of one resource, partly in coins.  cite: payment.bank"""
    note(PAID, s.nation, amount(resource, s.owed[resource] - coins) + amount(COIN, coins))
    pay_resource(s, s.nation, resource, coins)


@rule
def why_not_coins(s: State, c: Components, coins: int) -> int:
    """Any number of coins between what is needed and what is owed may stand in.  cite: payment.coins_substitute"""
    return FINE if may_stand_in(s, s.nation, coins) else COINS_OUT_OF_RANGE


@rule
def legal_coins(s: State, c: Components, out: list[int], n: int) -> int:
    """Numbers of coins that may stand in."""
    return list_coins(s, s.nation, COINS, out, n)


@rule
def apply_coins(s: State, c: Components, coins: int) -> None:
    """Pay the resource with so many coins, then go on.  cite: payment.bank"""
    pay_due(s, c, s.frame_first[s.depth - 1], coins)
    settle(s, c)


@rule
def why_not_hand_over(s: State, c: Components, chip: int) -> int:
    """Several chips of any kinds are handed over one by one, in any order.  cite: payment.bank"""
    return NONE_OF_THESE if s.stock[s.nation][chip] == 0 else FINE
