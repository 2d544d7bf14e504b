"""The two engines behind a game: interpreted states, or records in compiled code. Same results, same keys."""

from __future__ import annotations

from array import array
from operator import index
from typing import Any

from .dual import compiled_available, fast_kernel, is_warm, plain_kernel
from .errors import EngineError
from .state import Layout, digest, layout_of

OUT_MARGIN = 2  # the actor is written behind the legal actions


class PlainState:
    """A position held in plain Python lists."""

    __slots__ = ("actor", "legal", "s")

    def __init__(self, s: Any) -> None:
        self.s = s
        self.legal: list[int] | None = None
        self.actor = 0

    def copy(self) -> PlainState:
        """An independent copy."""
        other = PlainState(self.s.copy())
        other.legal = self.legal
        other.actor = self.actor
        return other

    def key(self) -> str:
        """A stable hash of the position."""
        return digest(layout_of(self.s).flat(self.s).tobytes())


class FastState:
    """A position held in one int16 record; a copy is a memcpy."""

    __slots__ = ("actor", "array", "legal", "raw")

    def __init__(self, raw: Any, dtype: Any) -> None:
        self.raw = raw
        self.array = raw.view(dtype)
        self.legal: list[int] | None = None
        self.actor = 0

    def copy(self) -> FastState:
        """An independent copy."""
        other = FastState.__new__(FastState)
        other.raw = raw = self.raw.copy()
        other.array = raw.view(self.array.dtype)
        other.legal = self.legal
        other.actor = self.actor
        return other

    def key(self) -> str:
        """A stable hash of the position."""
        return digest(self.raw.tobytes())


State = PlainState | FastState


class PlainEngine:
    """Rules as plain Python: slow, debuggable, needs nothing."""

    name = "plain"

    def __init__(self, game: str, state_class: Any, tables: Any, max_legal: int) -> None:
        self.state_class = state_class
        self.tables = [tables]
        self.loops, self.search = plain_kernel(game)
        self.width = max_legal + OUT_MARGIN
        self.out = [0] * self.width

    def blank(self) -> PlainState:
        """A state with every field at its start value."""
        return PlainState(self.state_class())

    def adopt(self, s: Any) -> PlainState:
        """Wrap a plain state."""
        return PlainState(s)

    def plain(self, state: PlainState) -> Any:
        """The position as the plain class (shared, not copied)."""
        return state.s

    def begin(self, state: PlainState) -> None:
        """Set a blank state up."""
        self._keep(state, self.loops.begin([state.s], 0, self.tables, self.out))

    def look(self, state: PlainState) -> list[int]:
        """Legal actions; the actor is kept with the state."""
        if state.legal is None:
            self._keep(state, self.loops.look([state.s], 0, self.tables, self.out))
        legal: list[int] = state.legal  # type: ignore[assignment]
        return legal

    def step(self, state: PlainState, a: int) -> int:
        """Carry an action out; 0, or the reason code of a refusal."""
        n = self.loops.step([state.s], 0, self.tables, index(a), self.out)
        if n < 0:
            return int(-n)
        self._keep(state, n)
        return 0

    def _keep(self, state: PlainState, n: int) -> None:
        state.legal = self.out[:n]
        state.actor = self.out[n]

    def refusal(self, state: PlainState, a: int) -> int:
        """Reason code of an action."""
        return int(self.loops.refusal([state.s], 0, self.tables, a))

    def weight(self, state: PlainState, a: int) -> int:
        """Weight of a chance outcome."""
        return int(self.loops.chance_weight([state.s], 0, self.tables, a))

    def slots(self, count: int) -> list[Any]:
        """Room for states used by loops and search."""
        return [self.state_class() for _ in range(count)]

    def put(self, slots: list[Any], i: int, state: PlainState) -> None:
        """Copy a position into a slot."""
        slots[i] = state.s.copy()

    def taken(self, slots: list[Any], i: int) -> PlainState:
        """The position in a slot, copied."""
        return PlainState(slots[i].copy())

    def ints(self, *shape: int) -> Any:
        """Room for whole numbers."""
        return [0] * shape[0] if len(shape) == 1 else [[0] * shape[1] for _ in range(shape[0])]

    def floats(self, rows: int, columns: int) -> Any:
        """Room for numbers."""
        return [[0.0] * columns for _ in range(rows)]


class FastEngine:
    """Rules compiled by Numba over records."""

    name = "fast"

    def __init__(self, game: str, state_class: Any, tables: Any, max_legal: int) -> None:
        if not compiled_available():
            raise EngineError("The compiled engine needs Numba: install hegemon[fast], or use engine='plain'.")
        import numpy as np

        self.np = np
        self.state_class = state_class
        self.layout: Layout = layout_of(state_class)
        self.dtype = self.layout.dtype
        self.cold = not is_warm(game)
        self.loops, self.search = fast_kernel(game)
        plan = layout_of(tables)
        self.tables = np.frombuffer(plan.flat(tables).tobytes(), dtype=np.int16).copy().view(plan.dtype)
        self.width = max_legal + OUT_MARGIN
        self._outs: list[Any] = []  # buffers not in use: several threads may step at once
        self._start = self.layout.flat(state_class()).tobytes()

    def blank(self) -> FastState:
        """A state with every field at its start value."""
        return FastState(self.np.frombuffer(self._start, dtype=self.np.int16).copy(), self.dtype)

    def adopt(self, s: Any) -> FastState:
        """A record with the content of a plain state."""
        raw = self.np.frombuffer(self.layout.flat(s).tobytes(), dtype=self.np.int16).copy()
        return FastState(raw, self.dtype)

    def plain(self, state: FastState) -> Any:
        """The position as the plain class (a copy)."""
        s = self.state_class.__new__(self.state_class)
        self.layout.unflat(s, array("h", state.raw.tobytes()))
        return s

    def begin(self, state: FastState) -> None:
        """Set a blank state up."""
        out = self._buffer()
        self._keep(state, out, self.loops.begin(state.array, 0, self.tables, out))

    def look(self, state: FastState) -> list[int]:
        """Legal actions; the actor is kept with the state."""
        if state.legal is None:
            out = self._buffer()
            self._keep(state, out, self.loops.look(state.array, 0, self.tables, out))
        legal: list[int] = state.legal  # type: ignore[assignment]
        return legal

    def step(self, state: FastState, a: int) -> int:
        """Carry an action out; 0, or the reason code of a refusal."""
        outs = self._outs
        out = outs.pop() if outs else self.np.zeros(self.width, dtype=self.np.int64)
        n = self.loops.step(state.array, 0, self.tables, index(a), out)
        if n < 0:
            outs.append(out)
            return int(-n)
        ids = out[: n + 1].tolist()
        state.actor = ids.pop()
        state.legal = ids
        outs.append(out)
        return 0

    def _buffer(self) -> Any:
        return self._outs.pop() if self._outs else self.np.zeros(self.width, dtype=self.np.int64)

    def _keep(self, state: FastState, out: Any, n: int) -> None:
        ids = out[: n + 1].tolist()
        state.actor = ids.pop()
        state.legal = ids
        self._outs.append(out)

    def refusal(self, state: FastState, a: int) -> int:
        """Reason code of an action."""
        return int(self.loops.refusal(state.array, 0, self.tables, a))

    def weight(self, state: FastState, a: int) -> int:
        """Weight of a chance outcome."""
        return int(self.loops.chance_weight(state.array, 0, self.tables, a))

    def slots(self, count: int) -> Any:
        """Room for states used by loops and search."""
        flat = self.np.frombuffer(self._start * count, dtype=self.np.int16).copy()
        return flat.view(self.dtype)

    def put(self, slots: Any, i: int, state: FastState) -> None:
        """Copy a position into a slot."""
        slots.view(self.np.int16).reshape(len(slots), -1)[i] = state.raw

    def taken(self, slots: Any, i: int) -> FastState:
        """The position in a slot, copied."""
        return FastState(slots.view(self.np.int16).reshape(len(slots), -1)[i].copy(), self.dtype)

    def ints(self, *shape: int) -> Any:
        """Room for whole numbers."""
        return self.np.zeros(shape, dtype=self.np.int64)

    def floats(self, rows: int, columns: int) -> Any:
        """Room for numbers."""
        return self.np.zeros((rows, columns), dtype=self.np.float64)


Engine = PlainEngine | FastEngine
