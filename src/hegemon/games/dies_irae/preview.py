"""What an action costs, with citations."""

from __future__ import annotations

from ...core.data import Data
from ...core.preview import PriceRow
from .actions import VERBS
from .domains import A_FIFTH_COLUMN, A_STABILITY_STEP, AN_ARMISTICE, LEGION, SHIP
from .rules.building import fortress_price, unit_price
from .rules.monuments import monument_price
from .rules.posts import post_price
from .rules.stability import stability_price
from .state import State


def price(s: State, data: Data, a: int) -> list[PriceRow]:
    """Talents that the action costs; an armistice costs them only if it is accepted."""
    c = data.components
    verb, args = VERBS.decode(a)
    seat = s.frame_seat[s.depth - 1]
    amount, rule = 0, ""
    if verb.name in ("build_legion", "build_ship"):
        amount, rule = unit_price(s, c, seat, LEGION if verb.name == "build_legion" else SHIP), "building.price"
    elif verb.name == "build_fortress":
        amount, rule = fortress_price(s, c, seat), "building.price"
    elif verb.name == "build_monument":
        amount, rule = monument_price(s, c, seat), "monuments.price"
    elif verb.name == "create":
        amount, rule = post_price(s, c, seat), "posts.price"
    elif verb.name == "pay":
        amount, rule = stability_price(s, c, seat, A_STABILITY_STEP), "stability.pay"
    elif verb.name == "undermine":
        amount, rule = stability_price(s, c, seat, A_FIFTH_COLUMN), "stability.fifth_column"
    elif verb.name == "advance":
        amount, rule = c.price[args[0]][s.space[seat][args[0]] + 1], "development.step"
    elif verb.name == "offer":
        amount, rule = stability_price(s, c, seat, AN_ARMISTICE), "armistice.price"
    return [PriceRow("coin-talent", amount, rule)] if amount else []
