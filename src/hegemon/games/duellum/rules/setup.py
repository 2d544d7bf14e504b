"""Set-up: what lies where before the first turn."""

from __future__ import annotations

from ....common.payment import NUM_RESOURCES
from ....core.dual import rule
from ....core.frames import CHANCE, pop, push
from ....core.notes import note
from ..components import Components
from ..domains import NUM_CARDS, NUM_KINDS, NUM_PERSONAGES
from ..frames import IN_FIRST_PLAYER
from ..happenings import BEGAN
from ..state import State
from .compensation import refill
from .production import gain_coins
from .special_units import place_special_units


@rule
def fill_bank(s: State, c: Components) -> None:
    """Everything in the box lies in the bank, in the deck, or in the supplies of the nations.
    cite: setup.box, setup.bank, personages.stacks, temples.supply"""
    s.bank_coins = c.box_coins
    s.bank_temples = c.box_temples
    s.bank_walls = c.box_walls
    for resource in range(NUM_RESOURCES):
        s.bank_tokens[resource] = c.box_tokens[resource]
    for personage in range(NUM_PERSONAGES):
        s.bank_personages[personage] = c.personage_count[personage]
    for card in range(NUM_CARDS):
        s.deck[card] = c.copies[card]
    for seat in range(2):
        for kind in range(NUM_KINDS):
            s.supply[seat][kind] = c.box_units[kind]


@rule
def equip(s: State, c: Components, seat: int) -> None:
    """Units in the box and in the supply, three cities, three chips of each resource, one wall.
    cite: setup.nations, setup.pieces, setup.start_cities, setup.start_stock, setup.start_wall"""
    for kind in range(NUM_KINDS):
        s.supply[seat][kind] -= c.start_recruits[kind]
        s.recruits[seat][kind] = c.start_recruits[kind]
    for resource in range(NUM_RESOURCES):
        region = c.start_city[seat][resource]
        s.city[region] = seat
        s.city_resource[region] = resource
        s.bank_tokens[resource] -= 1
        s.stock[seat][resource] = c.start_stock[resource]
    s.wall_supply[seat] = c.start_walls
    s.bank_walls -= c.start_walls


@rule
def set_up(s: State, c: Components) -> None:
    """The printed set-up; the lot for the first player comes next.  cite: setup.first_player"""
    fill_bank(s, c)
    equip(s, c, 0)
    equip(s, c, 1)
    place_special_units(s, c)
    push(s, IN_FIRST_PLAYER, CHANCE)


@rule
def apply_first(s: State, c: Components, seat: int) -> None:
    """The lot is drawn; the other nation gets 1 coin, and the display is laid out.
    cite: setup.first_player, setup.events"""
    pop(s)
    s.active = seat
    note(BEGAN, seat)
    gain_coins(s, c, seat, c.first_coins)
    gain_coins(s, c, 1 - seat, c.second_coins)
    refill(s, c)
