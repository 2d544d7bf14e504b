"""Paying: chips, coins in place of chips, coins that are due as coins."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ..actions import COINS
from ..components import Components
from ..domains import COIN, GOLD, IRON, MARBLE, NUM_RESOURCES
from ..frames import IN_PAYMENT
from ..reasons import COINS_OUT_OF_RANGE, FINE
from ..state import State


@rule
def coins_for_chips(s: State, c: Components, seat: int, marble: int, iron: int, gold: int) -> int:
    """Coins that must take the place of chips the nation lacks.  cite: payment.coins_substitute"""
    stock = s.stock[seat]
    coins = 0
    if stock[MARBLE] < marble:
        coins += marble - stock[MARBLE]
    if stock[IRON] < iron:
        coins += iron - stock[IRON]
    if stock[GOLD] < gold:
        coins += gold - stock[GOLD]
    return coins


@rule
def give_coins(s: State, c: Components, seat: int, coins: int) -> None:
    """Coins go back to the bank.  cite: payment.bank"""
    s.stock[seat][COIN] -= coins
    s.bank_coins += coins


@rule
def charge(s: State, c: Components, marble: int, iron: int, gold: int, coins: int) -> None:
    """Collect a price from the nation whose turn it is: coins that are due as coins at once, then the chips, for which
    coins may stand in.  cite: payment.coins_only, payment.coins_substitute"""
    seat = s.active
    if coins > 0:
        give_coins(s, c, seat, coins)
    if s.stock[seat][COIN] == 0:
        s.stock[seat][MARBLE] -= marble
        s.stock[seat][IRON] -= iron
        s.stock[seat][GOLD] -= gold
    else:
        s.owed[MARBLE] = marble
        s.owed[IRON] = iron
        s.owed[GOLD] = gold
        push(s, IN_PAYMENT, seat)
        settle(s, c)


@rule
def least_coins(s: State, c: Components, resource: int) -> int:
    """Coins that must stand in, because the chips do not suffice.  cite: payment.coins_substitute"""
    return max(0, s.owed[resource] - s.stock[s.active][resource])


@rule
def most_coins(s: State, c: Components, resource: int) -> int:
    """Coins that may stand in and still leave enough for the resources after it.  cite: payment.coins_substitute"""
    coins = s.stock[s.active][COIN]
    for later in range(resource + 1, NUM_RESOURCES):
        coins -= least_coins(s, c, later)
    return min(coins, s.owed[resource])


@rule
def pay_resource(s: State, c: Components, resource: int, coins: int) -> None:
    """Pay what is owed of one resource, partly in coins.  cite: payment.bank"""
    s.stock[s.active][resource] -= s.owed[resource] - coins
    s.owed[resource] = 0
    give_coins(s, c, s.active, coins)


@rule
def settle(s: State, c: Components) -> None:
    """Pay resource by resource; stop where the player has a choice.  cite: payment.bank"""
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
    """Any number of coins between what is needed and what is owed may stand in.
    cite: payment.coins_substitute, rulings.coin_by_choice"""
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
def num_chips(s: State, c: Components, seat: int, kinds: int) -> int:
    """Chips of a nation: of the resources alone, or of all four kinds."""
    count = 0
    for chip in range(kinds):
        count += s.stock[seat][chip]
    return count


@rule
def hand_over(s: State, c: Components, chip: int) -> int:
    """One of several chips or coins goes to the bank; returns how many are still due.  cite: payment.bank"""
    if chip == COIN:
        give_coins(s, c, s.active, 1)
    else:
        s.stock[s.active][chip] -= 1
    s.frame_first[s.depth - 1] -= 1
    return s.frame_first[s.depth - 1]


@rule
def receive(s: State, c: Components, seat: int, resource: int, chips: int) -> None:
    """Chips never run out. (A program counts no further than 9,999 of a kind: more could not be spent anyway.)
    cite: setup.box"""
    s.stock[seat][resource] = min(9999, s.stock[seat][resource] + chips)
