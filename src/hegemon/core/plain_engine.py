"""The interpreted engine: positions in plain Python lists, rules as they are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from .dual import quiet_dispatch, quiet_guided, quiet_kernel, quiet_planning
from .engine import OUT_MARGIN, Worlds
from .frames import OVER, top_kind
from .state import layout_of


class PlainState:
    """A position held in plain Python lists."""

    __slots__ = ("actor", "legal", "s", "worlds")

    def __init__(self, s: Any) -> None:
        self.s = s
        self.legal: Sequence[int] | None = None
        self.actor = 0
        self.worlds: Worlds | None = None  # what seats hold possible here, as far as it was worked out

    def copy(self) -> PlainState:
        """An independent copy."""
        other = PlainState(self.s.copy())
        other.legal = self.legal
        other.actor = self.actor
        other.worlds = self.worlds
        return other

    def key(self) -> str:
        """A stable hash of the position."""
        return layout_of(self.s).key(self.s)


class PlainEngine:
    """Rules as plain Python: slow, debuggable, needs nothing."""

    name = "plain"

    def __init__(self, game: str, state_class: Any, components: Any, max_legal: int) -> None:
        self.state_class = state_class
        self.components = [components]
        self._printed = components
        self.loops, self.search = quiet_kernel(game)
        self.planning = quiet_planning(game)
        self.guided = quiet_guided(game)
        self.position_words = layout_of(state_class).content_size
        self.width = max_legal + OUT_MARGIN
        rules, flow = quiet_dispatch(game)
        self._why_not, self._apply, self._legal, self._weight = rules.why_not, rules.apply, rules.legal, rules.weight
        self._start = flow.start
        self._outs: list[list[int]] = []  # buffers not in use: several threads may step at once

    def blank(self) -> PlainState:
        """A state with every field at its start value."""
        return PlainState(self.state_class())

    def adopt(self, s: Any) -> PlainState:
        """Wrap a plain state; a value that fits no record is refused, how it was reached is forgotten."""
        layout_of(s).clear_marks(s)
        layout_of(s).flat(s)
        return PlainState(s)

    def around(self, s: Any) -> PlainState:
        """The plain state itself, to be read."""
        return PlainState(s)

    def altered(self, state: PlainState, fields: Mapping[str, list[int]]) -> PlainState:
        """A copy with other numbers in some rows."""
        s = state.s.copy()
        layout_of(s).clear_marks(s)
        for name, numbers in fields.items():
            setattr(s, name, numbers)
        return PlainState(s)

    def plain(self, state: PlainState) -> Any:
        """The position as the plain class (shared, not copied)."""
        return state.s

    def lasting(self, state: PlainState) -> Any:
        """A copy of it."""
        return state.s.copy()

    def keep_plain(self, state: PlainState, s: Any) -> None:
        """It is plain already."""

    def number(self, state: PlainState, field: str) -> int:
        """A field that holds a single number."""
        return int(getattr(state.s, field))

    def frame(self, state: PlainState) -> int:
        """The number of the frame that waits (0: none)."""
        return top_kind(state.s)

    def bytes_of(self, state: PlainState) -> bytes:
        """The position as the bytes of its record."""
        return layout_of(state.s).flat(state.s).tobytes()

    def begin(self, state: PlainState) -> None:
        """Set a blank state up."""
        self._start(state.s, self._printed)
        self._look_at(state)

    def list_legal(self, state: PlainState) -> Sequence[int]:
        """Legal actions; the actor is kept with the state."""
        return self._look_at(state) if state.legal is None else state.legal

    def _look_at(self, state: PlainState) -> Sequence[int]:
        s, outs, list_legal = state.s, self._outs, self._legal  # Python calls what is no method quicker by a local name
        out = outs.pop() if outs else [0] * self.width
        legal = state.legal = out[: list_legal(s, self._printed, out, 0)]
        outs.append(out)
        state.actor = s.frame_seat[s.depth - 1] if s.depth else OVER
        state.worlds = None
        return legal

    def step(self, state: PlainState, a: int) -> int:
        """Carry an action out; 0, or the reason code of a refusal. One that was listed is not asked about again."""
        legal, carry_out = state.legal, self._apply
        if (legal is None or a not in legal) and (code := self.refusal(state, a)):
            return code
        carry_out(state.s, self._printed, index(a))
        self._look_at(state)
        return 0

    def settle(self, state: PlainState, word: int) -> int:
        """Let chance act on 32 random bits; the outcome."""
        outcomes, carry_out = state.legal or self._look_at(state), self._apply
        a = int(self.loops.outcome_at(state.s, self._printed, outcomes, len(outcomes), word))
        carry_out(state.s, self._printed, a)
        self._look_at(state)
        return a

    def distinct(self, state: PlainState) -> list[int]:
        """Legal actions without those that only permute."""
        out = [0] * self.width
        return out[: self._legal(state.s, self._printed, out, 1)]

    def refusal(self, state: PlainState, a: int) -> int:
        """Reason code of an action."""
        return int(self._why_not(state.s, self._printed, index(a)))

    def refusals(self, state: PlainState, numbers: list[int]) -> list[int]:
        """Reason codes of many actions."""
        return [self.refusal(state, a) for a in numbers]

    def outlook(self, state: PlainState, a: int) -> tuple[int, int] | None:
        """Who decides after an action, and in which turn; the position stays as it is. None: it is refused."""
        after = state.copy()
        return None if self.step(after, a) else (after.actor, self.number(after, "turn"))

    def weights(self, state: PlainState) -> list[int]:
        """Weights of the chance outcomes, in the order of the legal actions."""
        return [self._weight(state.s, self._printed, a) for a in self.list_legal(state)]

    def slots(self, count: int) -> list[Any]:
        """Room for states used by loops and search."""
        return [self.state_class() for _ in range(count)]

    def put(self, slots: list[Any], i: int, state: PlainState) -> None:
        """Copy a position into a slot; what follows is not bound to the order in which it was reached."""
        slots[i] = state.s.copy()
        layout_of(state.s).clear_marks(slots[i])

    def playouts(self, slots: list[Any], words: list[int], out: list[int], games: int, limit: int) -> int:
        """Whole random games; returns the decisions made in all."""
        return int(self.loops.playouts(slots, self.components, words, out, games, limit))

    def words(self, slots: list[Any]) -> list[Any]:
        """The slots themselves: their numbers lie in lists."""
        return slots

    def taken(self, slots: list[Any], i: int) -> PlainState:
        """The position in a slot, copied."""
        return PlainState(slots[i].copy())

    def ints(self, *shape: int) -> Any:
        """Room for whole numbers."""
        return [0] * shape[0] if len(shape) == 1 else [[0] * shape[1] for _ in range(shape[0])]

    def floats(self, rows: int, columns: int) -> Any:
        """Room for numbers."""
        return [[0.0] * columns for _ in range(rows)]

    def warmed_up(self) -> None:
        """Nothing is compiled here."""
