"""What an action costs, with citations. What is due is named by its key in the catalogues."""

from __future__ import annotations

from ...common.payment import RESOURCES
from ...core.data import Data
from ...core.language import msg, name_key
from ...core.preview import PriceRow
from .actions import VERBS
from .rules.conquest import city_defence
from .rules.know_how import know_how_price
from .rules.rondel import advance_cost
from .rules.trade import GIVEN
from .state import State

MARBLE_CHIP, IRON_CHIP, GOLD_CHIP = (name_key("chip", resource) for resource in RESOURCES)
ANY_CHIP = msg("price-any_chip").key
READY_UNIT = msg("price-ready_unit").key
ACTION = msg("price-action").key


def price(s: State, data: Data, a: int) -> list[PriceRow]:
    """Rows of what is due: amount, of what, and the rule behind it."""
    verb, args = VERBS.decode(a)
    c = data.components
    if verb.name == "advance":
        return _due(advance_cost(s, c, args[0]), ANY_CHIP, "rondel.extra_steps")
    if verb.name == "build_temple":
        return _due(c.price_temple, MARBLE_CHIP, "temples.cost")
    if verb.name == "arm":
        return _due(c.price_unit, IRON_CHIP, "arming.cost")
    if verb.name == "develop":
        cite = "know_how.price_basic" if c.needs[args[0]] < 0 else "know_how.price_secondary"
        return _due(know_how_price(s, c, args[0]), GOLD_CHIP, cite)
    if verb.name == "found":
        chips = (MARBLE_CHIP, IRON_CHIP, GOLD_CHIP)
        return [row for r, chip in enumerate(chips) for row in _due(c.price_city[r], chip, "founding.cost")]
    if verb.name == "conquer":
        return _due(city_defence(s, c, args[0]), READY_UNIT, "conquest.losses")
    if verb.name == "trade":
        return _due(GIVEN, ANY_CHIP, "trade.rate")
    if verb.name in ("to", "all_to"):
        return _due(1, ACTION, "movement.count")
    return []


def _due(amount: int, what: str, cite: str) -> list[PriceRow]:
    return [PriceRow(what, amount, cite)] if amount else []
