"""Linking once: machine code is made for entrances only, with all the rules they reach, in one piece.

Left alone, Numba optimises every function together with everything below it and emits machine code for each: with
hundreds of small rules calling each other the same code is optimised again at every level, which is half of the time
a game takes to compile. A rule is called by compiled code only, so its code is kept as it was lowered until an
entrance gathers it.

All of this steps into Numba's private classes, so it is optional: `compiled.py` offers the same two functions made of
`njit` alone, and takes these for proved versions of Numba only.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba import njit, types
from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.registry import CPUDispatcher

from .errors import EngineError

NUMBERS = (types.Number, types.Boolean, types.IntegerLiteral, types.BooleanLiteral)
# Passes of Numba for what rules do not do: closures, `with`, functions inlined by their author, literal unrolling, code
# that only types rule out, array expressions. Each of them walks through every rule, and most reckon its flow anew.
SKIPPED = {
    untyped_passes.WithLifting,
    untyped_passes.InlineClosureLikes,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.InlineInlinables,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.LiteralUnroll,
    untyped_passes.LiteralPropagationSubPipelinePass,
    typed_passes.InlineOverloads,
    typed_passes.NopythonRewrites,
    typed_passes.NoPythonSupportedFeatureValidation,
    typed_passes.AnnotateTypes,
    typed_passes.DumpParforDiagnostics,
}


_resolved: dict[tuple[int, ...], Any] = {}  # an operator and the types of its numbers → what it is with them
_get_call_type: Any = types.Function.get_call_type


def _remembered_call_type(operator: Any, context: Any, args: Any, kws: Any) -> Any:
    """What an operator is between numbers of some types. Numba goes through all that it knows about arrays, strings and
    dates each time; here the answer is kept, for it is always the same."""
    if kws or not all(isinstance(a, NUMBERS) for a in args):
        return _get_call_type(operator, context, args, kws)
    asked = (operator._code, *(a._code for a in args))
    if asked not in _resolved:
        _resolved[asked] = _get_call_type(operator, context, args, kws)
    return _resolved[asked]


_operators: Any = types.Function
_operators.get_call_type = _remembered_call_type


class _RuleLibrary(JITCodeLibrary):
    """The code of one rule, neither optimised nor emitted by itself."""

    def finalize(self) -> None:
        """Nothing more will be added; what is linked in is left to the entrance."""
        self._raise_if_finalized()
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True


class _EntryLibrary(JITCodeLibrary):
    """The code of an entrance and of every rule it reaches."""

    def add_linking_library(self, library: Any) -> None:
        """Link a library and whatever it waits for itself."""
        if library in self._linking_libraries:
            return
        super().add_linking_library(library)
        if isinstance(library, _RuleLibrary):
            for below in library._linking_libraries:
                self.add_linking_library(below)


class RuleCompiler(Compiler):
    """Compiles a rule as far as other compiled code needs it."""

    def define_pipelines(self) -> Any:
        """The usual passes without those that find nothing to do in a rule."""
        whole = DefaultPassBuilder.define_nopython_pipeline(self.state)
        whole.passes = [step for step in whole.passes if step[0] not in SKIPPED]
        whole.finalize()
        return [whole]

    def compile_extra(self, func: Any) -> Any:
        """The compiled rule; what stands for its entry point only has to differ from every other rule's."""
        state = self.state
        state.library = _RuleLibrary(state.targetctx.codegen(), func.__qualname__)
        state.flags.no_compile = True
        result = super().compile_extra(func)._replace(entry_point=object())
        state.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
        return result


@contextmanager
def _nothing_swept() -> Iterator[None]:
    """Python looks for unused circles of objects again and again while compilers make them; once afterwards will do."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class EntryCompiler(Compiler):
    """Compiles an entrance with all that it reaches."""

    def compile_extra(self, func: Any) -> Any:
        """The compiled entrance."""
        state = self.state
        state.library = _EntryLibrary(state.targetctx.codegen(), func.__qualname__)
        state.library.enable_object_caching()  # so that it can be kept on disk
        with _nothing_swept():
            return super().compile_extra(func)


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


def for_whole_numbers(entrance: Any, count: int) -> Any:
    """The machine code of an entrance that takes so many whole numbers, without Numba's look at what it is given."""
    return entrance.compile((types.int64,) * count)


def compile_entry(function: Callable[..., Any], kept: bool, lets_others_run: bool) -> Any:
    """An entrance with all the rules it reaches."""
    return njit(cache=kept, nogil=lets_others_run, pipeline_class=EntryCompiler)(function)
