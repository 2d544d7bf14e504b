"""Prices: a pebble given back is one."""

from __future__ import annotations

from ...core.data import Data
from ...core.language import name_key
from ...core.preview import PriceRow
from .actions import VERBS
from .state import State


def price(s: State, data: Data, a: int) -> list[PriceRow]:
    """What an action costs."""
    action = VERBS.action(a, data.names)
    if action.verb != "give":
        return []
    return [PriceRow(name_key("colour", action.args[0]), 1, "taking.black")]
