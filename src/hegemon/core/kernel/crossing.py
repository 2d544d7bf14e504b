"""The quickest way from Python into compiled rules: addresses instead of arrays (unpacking three arrays costs more than
a rule). Only the compiled engine loads this file; it keeps every buffer alive whose address it hands over."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from ...core.compiled import as_pointer
from ...core.dual import entry
from ...core.state import layout_of
from .loops import answer
from .state import State  # type: ignore[import-not-found]  # the game's own, as the file is loaded inside its package
from .tables import Tables  # type: ignore[import-not-found]

RECORD = layout_of(State).dtype
TABLES = layout_of(Tables).dtype
WIDTH = np.int64
FAR = 1 << 20  # a bound for the type of the buffer; its owner made it wide enough


@entry
def address_of(states: Any) -> int:
    """Where an array of records lies in memory."""
    return states.ctypes.data  # type: ignore[no-any-return]


@entry
def ask_at(state: int, tables: int, wish: int, a: int, out: int) -> int:
    """As `loops.answer`."""
    s = carray(as_pointer(state), (1,), RECORD)[0]
    t = carray(as_pointer(tables), (1,), TABLES)[0]
    ids: Any = carray(as_pointer(out), (FAR,), WIDTH)
    return answer(s, t, wish, a, ids)
