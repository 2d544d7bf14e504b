"""Marble, Iron, Gold: producing resources."""

from __future__ import annotations

from ....common.payment import receive
from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import MARKET
from ..happenings import PRODUCED
from ..state import State
from .pieces import level_of


@rule
def production_yield(s: State, c: Components, nation: int, resource: int) -> int:
    """One unit for each city, three with a temple, foreign units or not; Market adds 1, Currency 2, once for
    the action.
    cite: production.city, production.temple, production.market, production.currency
    cite: production.occupied, rulings.bonus_once, rulings.bonus_without_city"""
    produced = s.income[nation][resource]
    if produced > 0 or c.bonus_without_city:
        produced += c.production_bonus[level_of(s, c, nation, MARKET)]
    return produced


@rule
def produce(s: State, c: Components, resource: int) -> None:
    """The nation on turn receives what its cities yield; chips never run out.
    cite: production.resource, pieces.box, rulings.bank_limits"""
    produced = production_yield(s, c, s.nation, resource)
    receive(s, s.nation, resource, produced)
    note(PRODUCED, s.nation, resource, produced, produced - s.income[s.nation][resource])
