"""Paying with chips, and with coins in their place. The payer is whoever owns a row of `stock`: a seat or a nation."""

from __future__ import annotations

from typing import Protocol

from ..core.dual import rule

RESOURCES = ("marble", "iron", "gold")
CHIPS = (*RESOURCES, "coin")
MARBLE, IRON, GOLD, COIN = range(4)
NUM_RESOURCES, NUM_CHIPS = 3, 4
STOCK_LIMIT = 9999  # chips of a kind that are counted: more could not be spent anyway


class Purses(Protocol):
    """A state with chips, a bank of coins, and a price being paid."""

    depth: int
    frame_first: list[int]
    stock: list[list[int]]
    owed: list[int]
    bank_coins: int


@rule
def coins_for_chips(s: Purses, payer: int, marble: int, iron: int, gold: int) -> int:
    """Coins that must take the place of chips the payer lacks."""
    stock = s.stock[payer]
    coins = 0
    if stock[MARBLE] < marble:
        coins += marble - stock[MARBLE]
    if stock[IRON] < iron:
        coins += iron - stock[IRON]
    if stock[GOLD] < gold:
        coins += gold - stock[GOLD]
    return coins


@rule
def give_coins(s: Purses, payer: int, coins: int) -> None:
    """Coins go back to the bank."""
    s.stock[payer][COIN] -= coins
    s.bank_coins += coins


@rule
def owe(s: Purses, marble: int, iron: int, gold: int) -> None:
    """A price is due, resource by resource."""
    s.owed[MARBLE] = marble
    s.owed[IRON] = iron
    s.owed[GOLD] = gold


@rule
def pay_in_chips(s: Purses, payer: int, marble: int, iron: int, gold: int) -> None:
    """A payer without coins has no choice."""
    stock = s.stock[payer]
    stock[MARBLE] -= marble
    stock[IRON] -= iron
    stock[GOLD] -= gold


@rule
def least_coins(s: Purses, payer: int, resource: int) -> int:
    """Coins that must stand in for a resource, because its chips do not suffice."""
    return max(0, s.owed[resource] - s.stock[payer][resource])


@rule
def most_coins(s: Purses, payer: int, resource: int) -> int:
    """Coins that may stand in for a resource and still leave enough for the resources after it."""
    coins = s.stock[payer][COIN]
    for later in range(resource + 1, NUM_RESOURCES):
        coins -= least_coins(s, payer, later)
    return min(coins, s.owed[resource])


@rule
def may_stand_in(s: Purses, payer: int, coins: int) -> bool:
    """May so many coins stand in for the resource being paid (the frame's first number): as many as are needed at
    least, as are owed at most?"""
    resource = s.frame_first[s.depth - 1]
    return least_coins(s, payer, resource) <= coins <= most_coins(s, payer, resource)


@rule
def list_coins(s: Purses, payer: int, first: int, out: list[int], n: int) -> int:
    """Every number of coins that may stand in, as actions counted from `first`."""
    resource = s.frame_first[s.depth - 1]
    for coins in range(least_coins(s, payer, resource), most_coins(s, payer, resource) + 1):
        out[n] = first + coins
        n += 1
    return n


@rule
def pay_resource(s: Purses, payer: int, resource: int, coins: int) -> None:
    """Pay what is owed of one resource, partly in coins."""
    s.stock[payer][resource] -= s.owed[resource] - coins
    s.owed[resource] = 0
    give_coins(s, payer, coins)


@rule
def pay_until_choice(s: Purses, payer: int, chosen: int) -> int:
    """Pay resource by resource where there is no choice (unless coins are `chosen` chips go first, and there never
    is one); returns the resource at which the payer decides about coins, or -1 when all is paid."""
    for resource in range(NUM_RESOURCES):
        if s.owed[resource] > 0:
            least = least_coins(s, payer, resource)
            if chosen != 0 and least < most_coins(s, payer, resource):
                return resource
            pay_resource(s, payer, resource, least)
    return -1


@rule
def num_chips(s: Purses, payer: int, kinds: int) -> int:
    """Chips of the resources alone, or of all four kinds."""
    count = 0
    for chip in range(kinds):
        count += s.stock[payer][chip]
    return count


@rule
def hand_over(s: Purses, payer: int, chip: int) -> int:
    """One chip or coin of those still due (the frame's first number) goes to the bank; returns how many remain."""
    s.stock[payer][chip] -= 1
    if chip == COIN:
        s.bank_coins += 1
    s.frame_first[s.depth - 1] -= 1
    return s.frame_first[s.depth - 1]


@rule
def receive(s: Purses, payer: int, resource: int, chips: int) -> None:
    """Chips of a resource never run out."""
    s.stock[payer][resource] = min(STOCK_LIMIT, s.stock[payer][resource] + chips)
