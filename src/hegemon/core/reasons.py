"""Refusals: a code inside the rules; outside a message, its citation, how near it is to legal, and what is to blame.

    TOO_DEAR = REASONS.add("temple-dear", "temples.cost", MEANS, "region", args=missing_marble, tells=("missing",))

The sentence is `no-temple-dear` in the catalogues. `args` works the arguments out when the refusal is told, from the
position, the data and the named arguments of the refused action; `tells` names them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .data import Data
from .errors import RulesetError
from .language.message import Message, Value

# How near a refused action is to being legal: the nearest reason is the one worth telling.
TIME, THING, STATE, LIMIT, MEANS = range(5)

Arguments = Callable[[Any, Data, tuple[str, ...]], Mapping[str, Value]]


@dataclass(frozen=True)
class Reason:
    """A reason as a game declares it."""

    code: int
    cite: str
    key: str
    kind: int = TIME
    blames: str = ""  # the domain of the argument that is to blame; "": the means, or the moment
    tells: tuple[str, ...] = ()
    args: Arguments | None = field(default=None, compare=False)

    def message(self, s: Any, data: Data, action: tuple[str, ...]) -> Message:
        """The message for a refused action in a position."""
        given = dict(self.args(s, data, action)) if self.args else {}
        if set(given) != set(self.tells):
            raise RulesetError(f"The reason '{self.key}' tells {sorted(given)}, but declares {sorted(self.tells)}.")
        return Message(f"no-{self.key}", given)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now."""

    code: int
    cite: str
    message: Message
    kind: int
    blames: str
    say: Callable[[Message], str] = field(compare=False, repr=False)

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.say(self.message)


class Reasons:
    """A game's reasons, numbered in the order in which they are added; 0 means fine."""

    fine = 0

    def __init__(self) -> None:
        self._rows: list[Reason] = [Reason(0, "", "")]

    def add(
        self,
        key: str,
        cite: str,
        kind: int = TIME,
        blames: str = "",
        args: Arguments | None = None,
        tells: tuple[str, ...] = (),
    ) -> int:
        """Register a reason and return its code."""
        self._rows.append(Reason(len(self._rows), cite, key, kind, blames, tells, args))
        return len(self._rows) - 1

    def __getitem__(self, code: int) -> Reason:
        return self._rows[code]

    def __len__(self) -> int:
        return len(self._rows)

    def all(self) -> list[Reason]:
        """Every reason of the game."""
        return self._rows[1:]
