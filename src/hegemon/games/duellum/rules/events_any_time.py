"""Event cards that may be played at any moment of the own turn."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with
from ..actions import CHOOSE
from ..components import Components
from ..domains import (
    BURGLARY,
    COIN,
    DESERTERS,
    EARTHQUAKE,
    EMBARGO,
    MARKET_DAY,
    NUM_RESOURCES,
    ORACLE,
    PIRATES,
    RAMPART,
    TRIBUTE,
)
from ..frames import IN_EMBARGO_TIE, IN_SWAP_GIVE, IN_TARGET
from ..reasons import FINE, NOT_THE_MOST
from ..state import State
from .compensation import begin_picks, num_on_display
from .event_targets import SWAPPED_CHIPS, has_target
from .payment import give_coins, num_chips
from .production import take_coins

TRIBUTE_COINS = 2
EMBARGO_CHIPS = 2


@rule
def has_any_time_effect(s: State, c: Components, card: int) -> bool:
    """Is there a coin, chip, card or target for the card?  cite: rulings.card_without_effect"""
    if card == BURGLARY:
        return s.stock[1 - s.active][COIN] >= 2
    if card == TRIBUTE:
        return s.bank_coins > 0
    if card == MARKET_DAY:
        return num_chips(s, c, s.active, NUM_RESOURCES) > 0
    if card == EMBARGO:
        return num_chips(s, c, 1 - s.active, NUM_RESOURCES) > 0
    if card == ORACLE:
        return num_on_display(s, c) > 0
    return has_target(s, c, card)


@rule
def apply_any_time(s: State, c: Components, card: int) -> None:
    """The effect of the card."""
    if card == BURGLARY:
        event_burglary(s, c)
    elif card == DESERTERS:
        event_deserters(s, c)
    elif card == EARTHQUAKE:
        event_earthquake(s, c)
    elif card == EMBARGO:
        event_embargo(s, c)
    elif card == MARKET_DAY:
        event_market_day(s, c)
    elif card == ORACLE:
        event_oracle(s, c)
    elif card == PIRATES:
        event_pirates(s, c)
    elif card == RAMPART:
        event_rampart(s, c)
    else:
        event_tribute(s, c)


@rule
def event_burglary(s: State, c: Components) -> None:
    """The other nation loses half of its coins, rounded down.  cite: events.burglary"""
    enemy = 1 - s.active
    give_coins(s, c, enemy, s.stock[enemy][COIN] // 2)


@rule
def event_deserters(s: State, c: Components) -> None:
    """A hostile legion away from its cities is chosen (frame x: the card).  cite: events.deserters"""
    push_with(s, IN_TARGET, s.active, DESERTERS, 0)


@rule
def event_earthquake(s: State, c: Components) -> None:
    """A town wall is chosen (frame x: the card).  cite: events.earthquake"""
    push_with(s, IN_TARGET, s.active, EARTHQUAKE, 0)


@rule
def most_held(s: State, c: Components) -> int:
    """How many chips the other nation has of the resource it holds most of.  cite: events.embargo"""
    most = 0
    for resource in range(NUM_RESOURCES):
        most = max(most, s.stock[1 - s.active][resource])
    return most


@rule
def event_embargo(s: State, c: Components) -> None:
    """The other nation returns 2 chips of what it holds most of; the player chooses among equals.
    cite: events.embargo, rulings.embargo_tie"""
    most = most_held(s, c)
    equals = 0
    found = 0
    for resource in range(NUM_RESOURCES):
        if s.stock[1 - s.active][resource] == most:
            equals += 1
            found = resource
    if equals == 1:
        return_chips(s, c, found)
    else:
        push_with(s, IN_EMBARGO_TIE, s.active, 0, 0)


@rule
def return_chips(s: State, c: Components, resource: int) -> None:
    """2 chips go back, or the only one.  cite: events.embargo"""
    enemy = 1 - s.active
    s.stock[enemy][resource] -= min(EMBARGO_CHIPS, s.stock[enemy][resource])


@rule
def event_market_day(s: State, c: Components) -> None:
    """Up to 4 chips are given (frame x: how many still may be, y: lowest kind), then as many taken.
    cite: events.market_day"""
    push_with(s, IN_SWAP_GIVE, s.active, SWAPPED_CHIPS, 0)


@rule
def event_oracle(s: State, c: Components) -> None:
    """The player takes an open card.  cite: events.oracle"""
    begin_picks(s, c, s.active, 1)


@rule
def event_pirates(s: State, c: Components) -> None:
    """A hostile galley on the open sea is chosen (frame x: the card).  cite: events.pirates"""
    push_with(s, IN_TARGET, s.active, PIRATES, 0)


@rule
def event_rampart(s: State, c: Components) -> None:
    """An own city without a wall is chosen (frame x: the card).  cite: events.rampart"""
    push_with(s, IN_TARGET, s.active, RAMPART, 0)


@rule
def event_tribute(s: State, c: Components) -> None:
    """2 coins from the bank, or as many as it has.  cite: events.tribute"""
    take_coins(s, c, s.active, TRIBUTE_COINS)


@rule
def why_not_embargo(s: State, c: Components, resource: int) -> int:
    """Only what the other nation holds most of.  cite: events.embargo, rulings.embargo_tie"""
    return FINE if s.stock[1 - s.active][resource] == most_held(s, c) else NOT_THE_MOST


@rule
def legal_embargoes(s: State, c: Components, out: list[int], n: int) -> int:
    """The resources of which the other nation holds equally many."""
    for resource in range(NUM_RESOURCES):
        if why_not_embargo(s, c, resource) == FINE:
            out[n] = CHOOSE + resource
            n += 1
    return n


@rule
def apply_embargo(s: State, c: Components, resource: int) -> None:
    """The other nation returns chips of the resource chosen.  cite: events.embargo"""
    pop(s)
    return_chips(s, c, resource)
