"""What an action costs, with citations."""

from __future__ import annotations

from typing import Any

from ...common.payment import NUM_RESOURCES
from ...core.data import Data
from .actions import VERBS
from .rules.conquest import city_defence
from .rules.know_how import know_how_price
from .rules.rondel import advance_cost
from .state import State


def price(s: State, data: Data, a: int) -> list[dict[str, Any]]:
    """Rows of what is due: amount, of what, and the rule behind it."""
    verb, args = VERBS.decode(a)
    c = data.components
    if verb.name == "advance":
        return _due(advance_cost(s, c, args[0]), "any chip", "rondel.extra_steps")
    if verb.name == "build_temple":
        return _due(c.price_temple, "marble", "temples.cost")
    if verb.name == "arm":
        return _due(c.price_unit, "iron", "arming.cost")
    if verb.name == "develop":
        cite = "know_how.price_basic" if c.needs[args[0]] < 0 else "know_how.price_secondary"
        return _due(know_how_price(s, c, args[0]), "gold", cite)
    if verb.name == "found":
        names = data.names["resource"]
        return [row for r in range(NUM_RESOURCES) for row in _due(c.price_city[r], names[r], "founding.cost")]
    if verb.name == "conquer":
        return _due(city_defence(s, c, args[0]), "ready units", "conquest.losses")
    if verb.name == "trade":
        return _due(2, "any chip", "trade.rate")
    if verb.name in ("to", "all_to"):
        return _due(1, "action of each unit", "movement.count")
    return []


def _due(amount: int, what: str, cite: str) -> list[dict[str, Any]]:
    return [{"what": what, "amount": amount, "cite": cite}] if amount else []
