"""The quickest way from Python into compiled rules: addresses instead of arrays (unpacking three arrays costs more than
a rule). Only the compiled engine loads this file; it keeps every buffer alive whose address it hands over."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compiled import as_pointer, carray, for_whole_numbers
from ...core.dual import brief_entry
from ...core.state import layout_of
from .components import Components  # type: ignore[import-not-found]
from .loops import answer
from .state import State  # type: ignore[import-not-found]  # the game's own, as the file is loaded inside its package

RECORD = layout_of(State).dtype
COMPONENTS = layout_of(Components).dtype
WIDTH = np.int64
BEHIND = 8  # bytes of the first number of an exchange
FAR = 1 << 20  # a bound for the type of the buffer; its owner made it wide enough


@brief_entry
def ask_at(state: int, exchange: int, request: int, a: int) -> int:
    """As `loops.answer`. In the exchange stands where the components are; behind it is room for the answer. (Each
    number that is handed over costs as much as a short rule.)"""
    s = carray(as_pointer(state), (1,), RECORD)[0]
    components: Any = carray(as_pointer(exchange), (1,), WIDTH)
    c = carray(as_pointer(components[0]), (1,), COMPONENTS)[0]
    ids: Any = carray(as_pointer(exchange + BEHIND), (FAR,), WIDTH)
    return answer(s, c, request, a, ids)


def ask_quickly() -> Any:
    """`ask_at` for the engine, which asks at every step."""
    return for_whole_numbers(ask_at, 4)
