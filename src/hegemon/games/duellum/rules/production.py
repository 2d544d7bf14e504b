"""Marmor, Ferrum, Aurum."""

from __future__ import annotations

from ....common.payment import COIN, receive
from ....core.dual import rule
from ....core.frames import pop, push_with
from ....core.notes import note
from ..components import Components
from ..domains import MONETA, OWNED
from ..frames import IN_COIN_SUBSTITUTE
from ..happenings import GAINED, INSTEAD_OF_COIN, PRODUCED, of_chip
from ..reasons import FINE
from ..state import State


@rule
def production(s: State, c: Components, seat: int, resource: int) -> int:
    """Own cities of the resource yield 1 chip each, with a temple 3, whoever stands beside them; Moneta yields 1 more.
    cite: production.resource, production.city, production.temple, production.occupied
    cite: temples.triple, know_how.moneta"""
    chips = 0
    for region in range(c.num_regions):
        if s.city[region] == seat and s.city_resource[region] == resource:
            chips += c.temple_strength if s.temple[region] else c.city_strength
    if s.know_how[seat][MONETA] == OWNED:
        chips += c.moneta_chips
    return chips


@rule
def take_coins(s: State, c: Components, seat: int, coins: int) -> int:
    """Take coins from the bank, as many as it has; returns how many it lacked.  cite: setup.box"""
    taken = min(coins, s.bank_coins)
    s.bank_coins -= taken
    s.stock[seat][COIN] += taken
    return coins - taken


@rule
def gain_chips(s: State, c: Components, seat: int, resource: int, chips: int) -> None:
    """Chips from the bank by a card.  cite: events.academy, events.rich_vein"""
    receive(s, seat, resource, chips)
    note(GAINED, seat, of_chip(resource, chips))


@rule
def gain_coins(s: State, c: Components, seat: int, coins: int) -> None:
    """A gift from the bank, as far as it has coins.  cite: setup.first_player, events.tribute"""
    gained = coins - take_coins(s, c, seat, coins)
    if gained > 0:
        note(GAINED, seat, of_chip(COIN, gained))


@rule
def produce(s: State, c: Components, resource: int) -> None:
    """The chips produced and 1 coin; when the bank has no coin left the player chooses a chip instead.
    cite: production.resource, production.coin, production.no_coin_left"""
    seat = s.active
    chips = production(s, c, seat, resource)
    receive(s, seat, resource, chips)
    lacking = take_coins(s, c, seat, c.coins_produced)
    if chips + c.coins_produced > lacking:
        note(PRODUCED, seat, of_chip(resource, chips, c.coins_produced - lacking))
    if lacking > 0:
        push_with(s, IN_COIN_SUBSTITUTE, seat, lacking, 0)


@rule
def why_not_substitute(s: State, c: Components, resource: int) -> int:
    """Any resource may take the place of the coin.  cite: production.no_coin_left"""
    return FINE


@rule
def apply_substitute(s: State, c: Components, resource: int) -> None:
    """Take a chip instead of the coin.  cite: production.no_coin_left"""
    receive(s, s.active, resource, 1)
    note(INSTEAD_OF_COIN, s.active, of_chip(resource, 1))
    top = s.depth - 1
    s.frame_first[top] -= 1
    if s.frame_first[top] == 0:
        pop(s)
