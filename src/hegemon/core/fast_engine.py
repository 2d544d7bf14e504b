"""The compiled engine: positions in int16 records, rules compiled by Numba."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from ctypes import addressof, c_char
from operator import index
from struct import Struct
from typing import Any

from .cache import mark_warm
from .dual import fast_guided, fast_kernel, fast_planning
from .engine import BEGIN, DISTINCT, LIST, OUT_MARGIN, REFUSE, SETTLE, STEP, WEIGHTS, Worlds
from .state import LINE, Layout, digest, layout_of

ONE_NUMBER = Struct("h").unpack_from  # a view of the whole buffer would cost as much as all that is read of it


class FastState:
    """A position held in one int16 record; a copy is a memcpy."""

    __slots__ = ("actor", "address", "buffer", "legal", "made", "size", "twin", "worlds")

    def __init__(self, buffer: bytearray, size: int) -> None:
        self.buffer = buffer
        self.size = size  # bytes of the position; marks of order lie behind them
        self.made = 0  # the last action made
        self.address = 0  # where the buffer lies; found out at the first step
        self.legal: Sequence[int] | None = None
        self.actor = 0
        self.twin: Any = None  # the same as the plain class, once somebody has asked for it; it never changes
        self.worlds: Worlds | None = None  # what seats hold possible here, as far as it was worked out

    def copy(self) -> FastState:
        """An independent copy."""
        other = FastState(bytearray(self.buffer), self.size)
        other.legal = self.legal
        other.actor = self.actor
        other.twin = self.twin
        other.worlds = self.worlds
        return other

    def key(self) -> str:
        """A stable hash of the position."""
        return digest(memoryview(self.buffer)[: self.size])


class FastEngine:
    """Rules compiled by Numba over records."""

    name = "fast"

    def __init__(self, game: str, state_class: Any, components: Any, max_legal: int) -> None:
        import numpy as np

        self.np = np
        self.state_class = state_class
        self.layout: Layout = layout_of(state_class)
        self.dtype = self.layout.dtype
        self.game = game
        self.loops, self.search, crossing = fast_kernel(game)
        self.planning = fast_planning(game)
        self.guided = fast_guided(game)
        plan = layout_of(components)
        self.components = np.frombuffer(plan.record(components), dtype=plan.dtype)
        self.width = max_legal + OUT_MARGIN
        self._components_at = self.components.ctypes.data
        self._ask_at = crossing.ask_quickly()
        # exchanges not in use (several threads may step at once) and where they lie
        self._exchanges: list[tuple[array[int], int]] = []
        self._bare_exchange = self._new_exchange(0)  # for questions whose answer is one number
        # takes so many numbers off an exchange at once: half the time of a slice made into a list
        self._take = [Struct(f"8x{n}q").unpack_from for n in range(self.width)]
        self._start = self.layout.record(state_class())
        self._spare: list[FastState] = []  # room for a look ahead, not in use
        self._places = {name: self.layout.place(name) for name, shape in self.layout.shape.items() if not shape}
        self._depth_at, self._frames_at = self.layout.place("depth"), self.layout.place("frame_kind")
        self.position_words = self.layout.content_size
        self._size = 2 * self.layout.position_size
        rows = {name: shape[0] for name, shape in self.layout.shape.items() if len(shape) == 1}
        self._rows = {name: (Struct(f"{n}h").pack_into, 2 * self.layout.place(name)) for name, n in rows.items()}
        self._no_marks = bytes(len(self._start) - self._size)

    def blank(self) -> FastState:
        """A state with every field at its start value."""
        return FastState(bytearray(self._start), self._size)

    def adopt(self, s: Any) -> FastState:
        """A record with the content of a plain state; how it was reached is forgotten."""
        self.layout.clear_marks(s)
        return FastState(self.layout.record(s), self._size)

    def around(self, s: Any) -> FastState:
        """A record with its content."""
        return self.adopt(s.copy())

    def altered(self, state: FastState, fields: Mapping[str, list[int]]) -> FastState:
        """A copy of the record with other numbers in some rows."""
        buffer = bytearray(state.buffer)
        buffer[self._size :] = self._no_marks
        for name, numbers in fields.items():
            write, place = self._rows[name]
            write(buffer, place, *numbers)
        return FastState(buffer, self._size)

    def plain(self, state: FastState) -> Any:
        """The position as the plain class (made once: many questions are asked about one position)."""
        if state.twin is None:
            state.twin = self.state_class.__new__(self.state_class)
            self.layout.unflat(state.twin, array("h", bytes(state.buffer)))
        return state.twin

    def lasting(self, state: FastState) -> Any:
        """The same: a step leaves it behind."""
        return self.plain(state)

    def keep_plain(self, state: FastState, s: Any) -> None:
        """The position as the plain class, which somebody has at hand."""
        state.twin = s

    def number(self, state: FastState, field: str) -> int:
        """A field that holds a single number, without unpacking the position."""
        found: int = ONE_NUMBER(state.buffer, 2 * self._places[field])[0]
        return found

    def frame(self, state: FastState) -> int:
        """The number of the frame that waits (0: none)."""
        numbers = memoryview(state.buffer).cast("h")
        depth = numbers[self._depth_at]
        return numbers[self._frames_at + depth - 1] if depth else 0

    def bytes_of(self, state: FastState) -> bytes:
        """The position as the bytes of its record."""
        return bytes(memoryview(state.buffer)[: 2 * self.layout.size])

    def begin(self, state: FastState) -> None:
        """Set a blank state up."""
        self.step(state, 0, BEGIN)

    def list_legal(self, state: FastState) -> Sequence[int]:
        """Legal actions; the actor is kept with the state."""
        if state.legal is None:
            self.step(state, 0, LIST)
        return state.legal or ()

    def settle(self, state: FastState, word: int) -> int:
        """Let chance act on 32 random bits; the outcome."""
        self.step(state, word, SETTLE)
        return state.made

    def step(self, state: FastState, a: int, request: int = STEP) -> int:
        """Carry an action out, or whatever else is asked of the rules; 0, or the reason code of a refusal."""
        ask, exchanges = self._ask_at, self._exchanges  # Python calls what is no method quicker by a local name
        exchange = exchanges.pop() if exchanges else self._new_exchange(self.width)
        numbers, place = exchange
        n = ask(state.address or self._find(state), place, request, index(a))
        if n < 0:
            exchanges.append(exchange)
            return int(-n)
        state.legal = self._take[n](numbers)
        state.actor = numbers[n + 1]
        state.made = numbers[n + 2]
        exchanges.append(exchange)
        state.twin = None
        state.worlds = None
        return 0

    def _find(self, state: FastState) -> int:
        state.address = addressof(c_char.from_buffer(state.buffer))  # it stays there: nobody makes it longer
        return state.address

    def _new_exchange(self, width: int) -> tuple[array[int], int]:
        """Where the components are, and behind it room for an answer (see `kernel/crossing.py`)."""
        exchange = array("q", [self._components_at]) + array("q", [0]) * width
        return exchange, exchange.buffer_info()[0]

    def refusal(self, state: FastState, a: int) -> int:
        """Reason code of an action."""
        return int(self._ask_at(state.address or self._find(state), self._bare_exchange[1], REFUSE, a))

    def refusals(self, state: FastState, numbers: list[int]) -> list[int]:
        """Reason codes of many actions."""
        ask, address, exchange = self._ask_at, state.address or self._find(state), self._bare_exchange[1]
        return [ask(address, exchange, REFUSE, a) for a in numbers]

    def outlook(self, state: FastState, a: int) -> tuple[int, int] | None:
        """Who decides after an action, and in which turn; the position stays as it is. None: it is refused."""
        spare = self._spare.pop() if self._spare else self.blank()
        spare.buffer[:] = state.buffer
        exchange = self._exchanges.pop() if self._exchanges else self._new_exchange(self.width)
        n = self._ask_at(spare.address or self._find(spare), exchange[1], STEP, index(a))
        # the actor stands behind the legal actions
        found = None if n < 0 else (exchange[0][n + 1], self.number(spare, "turn"))
        self._exchanges.append(exchange)
        self._spare.append(spare)
        return found

    def weights(self, state: FastState) -> list[int]:
        """Weights of the chance outcomes, in the order of the legal actions."""
        return self._numbers(state, WEIGHTS)

    def distinct(self, state: FastState) -> list[int]:
        """Legal actions without those that only permute."""
        return self._numbers(state, DISTINCT)

    def _numbers(self, state: FastState, request: int) -> list[int]:
        exchange = self._exchanges.pop() if self._exchanges else self._new_exchange(self.width)
        n = self._ask_at(state.address or self._find(state), exchange[1], request, 0)
        found = [*self._take[n](exchange[0])]
        self._exchanges.append(exchange)
        return found

    def slots(self, count: int) -> Any:
        """Room for states used by loops and search."""
        needed = len(self._start) * count
        memory = self.np.empty(needed + LINE, dtype=self.np.uint8)
        first = -memory.ctypes.data % LINE  # records that begin where lines do are copied half as fast again
        slots = memory[first : first + needed]
        slots[:] = self.np.frombuffer(self._start * count, dtype=self.np.uint8)
        return slots.view(self.dtype)

    def put(self, slots: Any, i: int, state: FastState) -> None:
        """Copy a position into a slot; what follows is not bound to the order in which it was reached."""
        room = self._bytes_of(slots)[i]
        room[:] = self.np.frombuffer(state.buffer, dtype=self.np.uint8)
        room[self._size :] = 0

    def playouts(self, slots: Any, words: Any, out: Any, games: int, limit: int) -> int:
        """Whole random games; returns the decisions made in all."""
        tree, value, path, counts = self.ints(1, 1), self.floats(1, 1), self.ints(1), self.ints(1)
        return int(
            self.search.search(slots, self.components, words, out, tree, value, path, 0, games, limit, 0.0, counts)
        )

    def words(self, slots: Any) -> Any:
        """The same memory, slot by slot, by four numbers at a time."""
        return slots.view(self.np.int64).reshape(len(slots), -1)

    def taken(self, slots: Any, i: int) -> FastState:
        """The position in a slot, copied."""
        return FastState(bytearray(self._bytes_of(slots)[i].tobytes()), self._size)

    def _bytes_of(self, slots: Any) -> Any:
        return slots.view(self.np.uint8).reshape(len(slots), -1)

    def ints(self, *shape: int) -> Any:
        """Room for whole numbers."""
        return self.np.zeros(shape, dtype=self.np.int64)

    def floats(self, rows: int, columns: int) -> Any:
        """Room for numbers."""
        return self.np.zeros((rows, columns), dtype=self.np.float64)

    def warmed_up(self) -> None:
        """Remember that everything is compiled."""
        mark_warm(self.game)
