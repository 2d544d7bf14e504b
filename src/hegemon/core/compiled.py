"""How a rule function is compiled: by Numba's public `njit`, or quicker by `linking.py`. Imported only when the
compiled engine is in use."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
from numba import njit, types
from numba.extending import intrinsic

from .errors import EngineError
from .language.message import msg

SWITCH = "HEGEMON_LINKING"  # "off": compile with nothing but what Numba documents
PROVED_FROM, PROVED_BELOW = (0, 68), (0, 69)  # versions of Numba whose inner classes linking and lending.py fit


def _linking() -> ModuleType | None:
    """The accelerator, where it is wanted and proved."""
    wanted = os.environ.get(SWITCH) or "on"
    if wanted not in ("on", "off"):
        raise EngineError(msg("bad-engine-switch", variable=SWITCH, given=wanted[:40]))
    version = tuple(int(n) for n in numba.__version__.split(".")[:2])
    if wanted == "off" or not PROVED_FROM <= version < PROVED_BELOW:
        return None
    try:
        from . import lending, linking  # noqa: F401  (both or neither)
    except (ImportError, AttributeError, TypeError):  # a build of Numba that differs inside: the public way remains
        return None
    return linking


_accelerator = _linking()
LINKED = _accelerator is not None


def compile_rule(function: Callable[..., Any]) -> Any:
    """The compiled twin of a rule, for other compiled code to call."""
    if _accelerator is not None:
        return _accelerator.compile_rule(function)
    return njit(nogil=True)(function)


def compile_entry(function: Callable[..., Any], lets_others_run: bool = True) -> Any:
    """An entrance from Python into compiled code, kept with all it calls in the cache folder of the game, if any."""
    kept = bool(vars(numba.config)["CACHE_DIR"])
    if _accelerator is not None:
        return _accelerator.compile_entry(function, kept, lets_others_run)
    return njit(cache=kept, nogil=lets_others_run)(function)


def for_whole_numbers(entrance: Any, count: int) -> Any:
    """An entrance that is called with nothing but so many whole numbers: the quickest way into it."""
    return entrance if _accelerator is None else _accelerator.for_whole_numbers(entrance, count)


def _as_it_is(room: Any) -> Any:
    """Every array of a tuple handed down by itself: slower to compile, and nothing but documented."""
    return room


def _lent() -> Any:
    """How compiled code hands a tuple of arrays down: as one address (`lending.py`) where the accelerator serves."""
    if _accelerator is not None:
        from .lending import lent

        return lent
    return njit(nogil=True)(_as_it_is)


lent = _lent()


def _as_pointer(typing_context: Any, address: Any) -> Any:
    """A whole number as the address it is (inside compiled code)."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(types.int64), generate


as_pointer: Any = intrinsic(_as_pointer)
carray: Any = vars(numba)["carray"]  # an array over memory at an address
