"""Marmor, Ferrum, Aurum."""

from __future__ import annotations

from ....common.payment import COIN, receive
from ....core.dual import rule
from ....core.frames import pop, push_with
from ..components import Components
from ..domains import MONETA, OWNED
from ..frames import IN_COIN_SUBSTITUTE
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
def produce(s: State, c: Components, resource: int) -> None:
    """The chips produced and 1 coin; when the bank has no coin left the player chooses a chip instead.
    cite: production.resource, production.coin, production.no_coin_left"""
    seat = s.active
    receive(s, seat, resource, production(s, c, seat, resource))
    lacking = take_coins(s, c, seat, c.coins_produced)
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
    top = s.depth - 1
    s.frame_first[top] -= 1
    if s.frame_first[top] == 0:
        pop(s)
