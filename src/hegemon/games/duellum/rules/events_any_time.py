"""Event cards that may be played at any moment of the own turn."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with
from ..actions import CHOOSE
from ..domains import (
    BURGLARY,
    COIN,
    DESERTERS,
    EARTHQUAKE,
    EMBARGO,
    EMBARGO_TIE,
    MARKET_DAY,
    NUM_RESOURCES,
    ORACLE,
    PIRATES,
    RAMPART,
    SWAP_GIVE,
    TARGET,
    TRIBUTE,
)
from ..reasons import FINE, NOT_THE_MOST
from ..state import State
from ..tables import Tables
from .compensation import begin_picks, num_on_display
from .event_targets import SWAPPED_CHIPS, has_target
from .payment import give_coins, num_chips
from .production import take_coins

TRIBUTE_COINS = 2
EMBARGO_CHIPS = 2


@rule
def has_any_time_effect(s: State, t: Tables, card: int) -> bool:
    """Is there a coin, chip, card or target for the card?  cite: rulings.card_without_effect"""
    if card == BURGLARY:
        return s.stock[1 - s.active][COIN] >= 2
    if card == TRIBUTE:
        return s.bank_coins > 0
    if card == MARKET_DAY:
        return num_chips(s, t, s.active, NUM_RESOURCES) > 0
    if card == EMBARGO:
        return num_chips(s, t, 1 - s.active, NUM_RESOURCES) > 0
    if card == ORACLE:
        return num_on_display(s, t) > 0
    return has_target(s, t, card)


@rule
def apply_any_time(s: State, t: Tables, card: int) -> None:
    """The effect of the card."""
    if card == BURGLARY:
        event_burglary(s, t)
    elif card == DESERTERS:
        event_deserters(s, t)
    elif card == EARTHQUAKE:
        event_earthquake(s, t)
    elif card == EMBARGO:
        event_embargo(s, t)
    elif card == MARKET_DAY:
        event_market_day(s, t)
    elif card == ORACLE:
        event_oracle(s, t)
    elif card == PIRATES:
        event_pirates(s, t)
    elif card == RAMPART:
        event_rampart(s, t)
    else:
        event_tribute(s, t)


@rule
def event_burglary(s: State, t: Tables) -> None:
    """The other nation loses half of its coins, rounded down.  cite: events.burglary"""
    enemy = 1 - s.active
    give_coins(s, t, enemy, s.stock[enemy][COIN] // 2)


@rule
def event_deserters(s: State, t: Tables) -> None:
    """A hostile legion away from its cities is chosen (frame x: the card).  cite: events.deserters"""
    push_with(s, TARGET, s.active, DESERTERS, 0)


@rule
def event_earthquake(s: State, t: Tables) -> None:
    """A town wall is chosen (frame x: the card).  cite: events.earthquake"""
    push_with(s, TARGET, s.active, EARTHQUAKE, 0)


@rule
def most_held(s: State, t: Tables) -> int:
    """How many chips the other nation has of the resource it holds most of.  cite: events.embargo"""
    most = 0
    for resource in range(NUM_RESOURCES):
        most = max(most, s.stock[1 - s.active][resource])
    return most


@rule
def event_embargo(s: State, t: Tables) -> None:
    """The other nation returns 2 chips of what it holds most of; the player chooses among equals.
    cite: events.embargo, rulings.embargo_tie"""
    most = most_held(s, t)
    equals = 0
    found = 0
    for resource in range(NUM_RESOURCES):
        if s.stock[1 - s.active][resource] == most:
            equals += 1
            found = resource
    if equals == 1:
        return_chips(s, t, found)
    else:
        push_with(s, EMBARGO_TIE, s.active, 0, 0)


@rule
def return_chips(s: State, t: Tables, resource: int) -> None:
    """2 chips go back, or the only one.  cite: events.embargo"""
    enemy = 1 - s.active
    s.stock[enemy][resource] -= min(EMBARGO_CHIPS, s.stock[enemy][resource])


@rule
def event_market_day(s: State, t: Tables) -> None:
    """Up to 4 chips are given (frame x: how many still may be, y: lowest kind), then as many taken.
    cite: events.market_day"""
    push_with(s, SWAP_GIVE, s.active, SWAPPED_CHIPS, 0)


@rule
def event_oracle(s: State, t: Tables) -> None:
    """The player takes an open card.  cite: events.oracle"""
    begin_picks(s, t, s.active, 1)


@rule
def event_pirates(s: State, t: Tables) -> None:
    """A hostile galley on the open sea is chosen (frame x: the card).  cite: events.pirates"""
    push_with(s, TARGET, s.active, PIRATES, 0)


@rule
def event_rampart(s: State, t: Tables) -> None:
    """An own city without a wall is chosen (frame x: the card).  cite: events.rampart"""
    push_with(s, TARGET, s.active, RAMPART, 0)


@rule
def event_tribute(s: State, t: Tables) -> None:
    """2 coins from the bank, or as many as it has.  cite: events.tribute"""
    take_coins(s, t, s.active, TRIBUTE_COINS)


@rule
def why_not_embargo(s: State, t: Tables, resource: int) -> int:
    """Only what the other nation holds most of.  cite: events.embargo, rulings.embargo_tie"""
    return FINE if s.stock[1 - s.active][resource] == most_held(s, t) else NOT_THE_MOST


@rule
def legal_embargoes(s: State, t: Tables, out: list[int], n: int) -> int:
    """The resources of which the other nation holds equally many."""
    for resource in range(NUM_RESOURCES):
        if why_not_embargo(s, t, resource) == FINE:
            out[n] = CHOOSE + resource
            n += 1
    return n


@rule
def apply_embargo(s: State, t: Tables, resource: int) -> None:
    """The other nation returns chips of the resource chosen.  cite: events.embargo"""
    pop(s)
    return_chips(s, t, resource)
