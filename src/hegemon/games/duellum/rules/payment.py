"""Paying: chips, coins in place of chips, coins that are due as coins."""

from __future__ import annotations

from ....common.payment import (
    COIN,
    GOLD,
    IRON,
    MARBLE,
    NUM_CHIPS,
    give_coins,
    list_coins,
    may_stand_in,
    num_chips,
    owe,
    pay_in_chips,
    pay_resource,
    pay_until_choice,
)
from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ....core.notes import amounts, note
from ..actions import COINS
from ..components import Components
from ..frames import IN_PAYMENT
from ..happenings import PAID, of_chip
from ..reasons import COINS_OUT_OF_RANGE, FINE
from ..state import State


@rule
def charge(s: State, c: Components, marble: int, iron: int, gold: int, coins: int) -> None:
    """Collect a price from the nation whose turn it is: coins that are due as coins at once, then the chips, for which
    coins may stand in.  cite: payment.coins_only, payment.coins_substitute"""
    seat = s.active
    if coins > 0:
        give_coins(s, seat, coins)
        note(PAID, seat, of_chip(COIN, coins))
    if s.stock[seat][COIN] == 0:
        pay_in_chips(s, seat, marble, iron, gold)
        if marble + iron + gold > 0:
            note(PAID, seat, amounts((marble, iron, gold)))
    else:
        owe(s, marble, iron, gold)
        push(s, IN_PAYMENT, seat)
        settle(s, c)


@rule
def settle(s: State, c: Components) -> None:
    """Pay resource by resource; stop where the player has a choice.  cite: payment.bank"""
    stock = s.stock[s.active]
    marble, iron, gold, coins = stock[MARBLE], stock[IRON], stock[GOLD], stock[COIN]
    resource = pay_until_choice(s, s.active, 1)
    if marble + iron + gold + coins > num_chips(s, s.active, NUM_CHIPS):
        note(
            PAID,
            s.active,
            amounts((marble - stock[MARBLE], iron - stock[IRON], gold - stock[GOLD], coins - stock[COIN])),
        )
    if resource == NOBODY:
        pop(s)
    else:
        s.frame_first[s.depth - 1] = resource


@rule
def why_not_coins(s: State, c: Components, coins: int) -> int:
    """Any number of coins between what is needed and what is owed may stand in.
    cite: payment.coins_substitute, rulings.coin_by_choice"""
    return FINE if may_stand_in(s, s.active, coins) else COINS_OUT_OF_RANGE


@rule
def legal_coins(s: State, c: Components, out: list[int], n: int) -> int:
    """Numbers of coins that may stand in."""
    return list_coins(s, s.active, COINS, out, n)


@rule
def apply_coins(s: State, c: Components, coins: int) -> None:
    """Pay the resource with so many coins, then go on.  cite: payment.bank"""
    resource = s.frame_first[s.depth - 1]
    note(PAID, s.active, of_chip(resource, s.owed[resource] - coins, coins))
    pay_resource(s, s.active, resource, coins)
    settle(s, c)
