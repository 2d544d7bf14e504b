"""What the two engines behind a game offer alike: interpreted states, or records in compiled code. Same results, same
keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

OUT_MARGIN = 2  # the actor and the action made are written behind the legal actions
LIST, BEGIN, STEP, SETTLE, WEIGHTS, REFUSE, DISTINCT = range(7)  # as in kernel/loops.py

Worlds = dict[Any, Any]  # core/knowledge.py fills it


class State(Protocol):
    """A position, as its engine holds it."""

    legal: Sequence[int] | None  # None: not asked for yet; never changed, for copies share it
    actor: int  # who is to act; valid when `legal` is
    worlds: Worlds | None  # what seats hold possible here, as far as it was worked out

    def copy(self) -> State:
        """An independent copy."""
        ...

    def key(self) -> str:
        """A stable hash of the position."""
        ...


S = TypeVar("S", bound=State)


class Engine(Protocol[S]):
    """Runs a game's rules over positions of its own kind."""

    name: str
    width: int  # of a buffer for legal actions
    components: Any  # the kernel takes it as it is
    loops: Any  # core/kernel/loops.py over this game's rules
    search: Any  # core/kernel/search.py
    planning: Any  # core/kernel/planning.py; None in a game without features
    guided: Any  # core/kernel/guided.py; None in a game without habits
    position_words: int  # numbers of a position, without scratch and marks of order

    def blank(self) -> S:
        """A state with every field at its start value."""
        ...

    def adopt(self, s: Any) -> S:
        """A state with the content of a plain one; what fits no record is refused; how it was reached is lost."""
        ...

    def around(self, s: Any) -> S:
        """A state around a plain one that some engine gave: to be read, not changed."""
        ...

    def altered(self, state: S, fields: Mapping[str, list[int]]) -> S:
        """Another position with other numbers in some rows; how it was reached is lost."""
        ...

    def plain(self, state: S) -> Any:
        """The position as the plain class: to be read, not changed."""
        ...

    def lasting(self, state: S) -> Any:
        """The same, to be kept: it stays as it is when the state goes on."""
        ...

    def keep_plain(self, state: S, s: Any) -> None:
        """Remember it in that form: `s` is the very position."""
        ...

    def number(self, state: S, field: str) -> int:
        """A field that holds a single number, without unpacking the position."""
        ...

    def frame(self, state: S) -> int:
        """The number of the frame that waits for an answer (0: none)."""
        ...

    def bytes_of(self, state: S) -> bytes:
        """The position as the bytes of its record, the same in both engines."""
        ...

    def begin(self, state: S) -> None:
        """Set a blank state up."""
        ...

    def list_legal(self, state: S) -> Sequence[int]:
        """Legal actions; the actor is kept with the state."""
        ...

    def step(self, state: S, a: int) -> int:
        """Carry an action out; 0, or the reason code of a refusal."""
        ...

    def settle(self, state: S, word: int) -> int:
        """Let chance act on 32 random bits; the outcome."""
        ...

    def distinct(self, state: S) -> list[int]:
        """Legal actions without those that only permute."""
        ...

    def refusal(self, state: S, a: int) -> int:
        """Reason code of an action."""
        ...

    def refusals(self, state: S, numbers: list[int]) -> list[int]:
        """Reason codes of many actions."""
        ...

    def outlook(self, state: S, a: int) -> tuple[int, int] | None:
        """Who decides after an action, and in which turn; the position stays as it is. None: it is refused."""
        ...

    def weights(self, state: S) -> list[int]:
        """Weights of the chance outcomes, in the order of the legal actions."""
        ...

    def slots(self, count: int) -> Any:
        """Room for states used by loops and search."""
        ...

    def put(self, slots: Any, i: int, state: S) -> None:
        """Copy a position into a slot; what follows is not bound to the order in which it was reached."""
        ...

    def playouts(self, slots: Any, words: Any, out: Any, games: int, limit: int) -> int:
        """Whole random games in slot 0, each from the blank state in slot 1, cut after so many decisions; `words` are
        the random numbers. Returns the decisions made in all."""
        ...

    def words(self, slots: Any) -> Any:
        """The numbers of the slots, slot by slot, in the same memory (interpreted: the slots themselves)."""
        ...

    def taken(self, slots: Any, i: int) -> S:
        """The position in a slot, copied."""
        ...

    def ints(self, *shape: int) -> Any:
        """Room for whole numbers."""
        ...

    def floats(self, rows: int, columns: int) -> Any:
        """Room for numbers."""
        ...

    def warmed_up(self) -> None:
        """Every entrance has been called: the next process starts at once."""
        ...
