"""Prices: a pebble given back is one."""

from __future__ import annotations

from typing import Any

from ...core.data import Data
from ...core.language import name_key
from .actions import VERBS
from .state import State


def price(s: State, data: Data, a: int) -> list[dict[str, Any]]:
    """What an action costs."""
    action = VERBS.action(a, data.names)
    if action.verb != "give":
        return []
    return [{"what": name_key("colour", action.args[0]), "amount": 1, "cite": "taking.black"}]
