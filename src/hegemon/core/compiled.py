"""How a rule function is compiled. Imported only when the compiled engine is in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import njit, types
from numba.core import cgutils
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from .errors import EngineError
from .linking import EntryCompiler, RuleCompiler


def _widen(arguments: Any) -> tuple[Any, ...]:
    whole = (types.Integer, types.Boolean)
    return tuple(types.int64 if isinstance(a, whole) else a for a in arguments)


class _OneWidth(CPUDispatcher):
    """Compiles each rule once: an int16 field handed to a rule is widened to int64 first.

    Left alone, Numba compiles a function again for every mixture of integer widths it is called with.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(_widen(args), kws)

    def add_overload(self, result: Any) -> None:
        """Keep the compiled rule for other compiled code; there is no machine code to offer to Python."""
        self.overloads[tuple(result.signature.args)] = result

    def __call__(self, *args: Any, **kws: Any) -> Any:
        name = getattr(self, "__name__", "")
        raise EngineError(f"The compiled rule '{name}' is for compiled code; from Python call an entrance.")


def compile_rule(function: Callable[..., Any]) -> Any:
    """The compiled twin of a rule: called by compiled code only, so it needs no wrapper for Python (a third of the
    compile time) and no cache of its own."""
    no_wrappers: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher: Any = njit(nogil=True, pipeline_class=RuleCompiler, **no_wrappers)(function)
    dispatcher.__class__ = _OneWidth
    return dispatcher


def compile_entry(function: Callable[..., Any]) -> Any:
    """An entrance from Python into compiled code, kept with all it calls in the cache folder of the game."""
    return njit(cache=True, nogil=True, pipeline_class=EntryCompiler)(function)


def _as_pointer(typing_context: Any, address: Any) -> Any:
    """A whole number as the address it is (inside compiled code)."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate


as_pointer: Any = intrinsic(_as_pointer)
