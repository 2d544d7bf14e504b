"""Paying: chips, and coins in their place."""

from __future__ import annotations

from ....common.payment import COIN, GOLD, IRON, MARBLE, NUM_RESOURCES
from ....core.dual import rule
from ....core.frames import pop, push
from ..actions import COINS
from ..components import Components
from ..frames import IN_PAYMENT
from ..reasons import COINS_OUT_OF_RANGE, FINE, KINDS_ASCEND, LATER_KINDS_TOO_FEW, NONE_OF_THESE
from ..state import State

STOCK_LIMIT = 9999


@rule
def can_pay(s: State, c: Components, nation: int, marble: int, iron: int, gold: int) -> bool:
    """A price can be paid if the nation's coins make up for the chips it lacks.
    cite: payment.bank, payment.coins_substitute, rulings.coins_everywhere"""
    stock = s.stock[nation]
    coins = stock[COIN]
    if stock[MARBLE] < marble:
        coins -= marble - stock[MARBLE]
    if stock[IRON] < iron:
        coins -= iron - stock[IRON]
    if stock[GOLD] < gold:
        coins -= gold - stock[GOLD]
    return coins >= 0


@rule
def charge(s: State, c: Components, marble: int, iron: int, gold: int) -> None:
    """Collect a price from the nation on turn; coins may stand in for chips.  cite: payment.coins_substitute"""
    stock = s.stock[s.nation]
    if stock[COIN] == 0:
        stock[MARBLE] -= marble
        stock[IRON] -= iron
        stock[GOLD] -= gold
    else:
        s.owed[MARBLE] = marble
        s.owed[IRON] = iron
        s.owed[GOLD] = gold
        push(s, IN_PAYMENT, s.active)
        settle(s, c)


@rule
def least_coins(s: State, c: Components, resource: int) -> int:
    """Coins that must stand in, because the chips do not suffice.  cite: payment.coins_substitute"""
    return max(0, s.owed[resource] - s.stock[s.nation][resource])


@rule
def most_coins(s: State, c: Components, resource: int) -> int:
    """Coins that may stand in and still leave enough for the resources after it.  cite: payment.coins_substitute"""
    if c.coins_chosen == 0:
        return least_coins(s, c, resource)
    coins = s.stock[s.nation][COIN]
    for later in range(resource + 1, NUM_RESOURCES):
        coins -= least_coins(s, c, later)
    return min(coins, s.owed[resource])


@rule
def pay_resource(s: State, c: Components, resource: int, coins: int) -> None:
    """Pay what is owed of one resource, partly in coins, which go back to the bank.  cite: payment.bank"""
    stock = s.stock[s.nation]
    stock[resource] -= s.owed[resource] - coins
    stock[COIN] -= coins
    s.bank_coins += coins
    s.owed[resource] = 0


@rule
def settle(s: State, c: Components) -> None:
    """Pay resource by resource; stop where the player has a choice (frame x: the resource).  cite: payment.bank"""
    for resource in range(NUM_RESOURCES):
        if s.owed[resource] > 0:
            least = least_coins(s, c, resource)
            if least < most_coins(s, c, resource):
                s.frame_first[s.depth - 1] = resource
                return
            pay_resource(s, c, resource, least)
    pop(s)


@rule
def why_not_coins(s: State, c: Components, coins: int) -> int:
    """Any number of coins between what is needed and what is owed may stand in.  cite: payment.coins_substitute"""
    resource = s.frame_first[s.depth - 1]
    if coins < least_coins(s, c, resource) or coins > most_coins(s, c, resource):
        return COINS_OUT_OF_RANGE
    return FINE


@rule
def legal_coins(s: State, c: Components, out: list[int], n: int) -> int:
    """Numbers of coins that may stand in."""
    resource = s.frame_first[s.depth - 1]
    for coins in range(least_coins(s, c, resource), most_coins(s, c, resource) + 1):
        out[n] = COINS + coins
        n += 1
    return n


@rule
def apply_coins(s: State, c: Components, coins: int) -> None:
    """Pay the resource with so many coins, then go on."""
    pay_resource(s, c, s.frame_first[s.depth - 1], coins)
    settle(s, c)


@rule
def num_chips(s: State, c: Components, nation: int, first: int, kinds: int) -> int:
    """Chips of a nation of the kinds from `first` on."""
    count = 0
    for chip in range(first, kinds):
        count += s.stock[nation][chip]
    return count


@rule
def why_not_hand_over(s: State, c: Components, chip: int, kinds: int) -> int:
    """Several chips of any kinds are handed over one by one, kinds ascending; the frame holds how many are still due
    (x) and the lowest kind allowed (y).  cite: payment.bank"""
    if s.stock[s.nation][chip] == 0:
        return NONE_OF_THESE
    if chip < s.frame_second[s.depth - 1]:
        return KINDS_ASCEND
    if num_chips(s, c, s.nation, chip, kinds) < s.frame_first[s.depth - 1]:
        return LATER_KINDS_TOO_FEW
    return FINE


@rule
def legal_hand_overs(s: State, c: Components, out: list[int], n: int, verb: int, kinds: int) -> int:
    """Chips that may be handed over next."""
    for chip in range(s.frame_second[s.depth - 1], kinds):
        if why_not_hand_over(s, c, chip, kinds) == FINE:
            out[n] = verb + chip
            n += 1
    return n


@rule
def hand_over(s: State, c: Components, chip: int) -> None:
    """One chip or coin goes to the bank.  cite: payment.bank"""
    s.stock[s.nation][chip] -= 1
    if chip == COIN:
        s.bank_coins += 1
    s.frame_first[s.depth - 1] -= 1
    s.frame_second[s.depth - 1] = chip


@rule
def only_chip(s: State, c: Components, kinds: int) -> int:
    """The one kind that can be handed over next, or -1 if there is a choice (or nothing is due).  cite: payment.bank"""
    found = -1
    if s.frame_first[s.depth - 1] > 0:
        for chip in range(s.frame_second[s.depth - 1], kinds):
            if why_not_hand_over(s, c, chip, kinds) == FINE:
                if found >= 0:
                    return -1
                found = chip
    return found


@rule
def receive(s: State, c: Components, nation: int, resource: int, chips: int) -> None:
    """Chips never run out. (A program counts no further than 9,999 of a kind: more could not be spent anyway.)
    cite: setup.box, rulings.bank_limits"""
    s.stock[nation][resource] = min(STOCK_LIMIT, s.stock[nation][resource] + chips)
