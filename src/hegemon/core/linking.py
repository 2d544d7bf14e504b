"""Linking once: machine code is made for entrances only, with all the rules they reach, in one piece.

Left alone, Numba optimises every function together with everything below it and emits machine code for each: with
hundreds of small rules calling each other the same code is optimised again at every level, which is half of the time
a game takes to compile. A rule is called by compiled code only, so its code is kept as it was lowered until an
entrance gathers it.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


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

    def compile_extra(self, func: Any) -> Any:
        """The compiled rule; what stands for its entry point only has to differ from every other rule's."""
        state = self.state
        state.library = _RuleLibrary(state.targetctx.codegen(), func.__qualname__)
        state.flags.no_compile = True
        result = super().compile_extra(func)._replace(entry_point=object())
        state.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
        return result


class EntryCompiler(Compiler):
    """Compiles an entrance with all that it reaches."""

    def compile_extra(self, func: Any) -> Any:
        """The compiled entrance."""
        state = self.state
        state.library = _EntryLibrary(state.targetctx.codegen(), func.__qualname__)
        state.library.enable_object_caching()  # so that it can be kept on disk
        return super().compile_extra(func)
