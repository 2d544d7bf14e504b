"""Standing answers: the rest of a phrase, which goes on when dice have fallen or somebody else has decided.

"Fight on" cannot be carried out at once: a die comes between any two decisions of a battle. What is left of such a
phrase is kept by whoever runs the table, given for the seat where it was meant, and dropped at the first question that
it does not answer. It is no part of the position, and nobody else is told of it: its answers look like any others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .form import Slots, filled, matched, members
from .run import Run
from .steps import Made, Step

if TYPE_CHECKING:
    from ..engine import State
    from ..game import Game

Chooses = Callable[["Game", "State"], int | None]


@dataclass(frozen=True)
class Standing:
    """What a seat answers where one of these frames asks."""

    seat: int
    at: tuple[int, ...]
    chooses: Chooses

    def answer(self, game: Game, state: State) -> int | None:
        """The answer to what is being asked; None: it does not answer that, and is at its end."""
        if game.to_act(state) != self.seat or game.frame(state) not in self.at:
            return None
        a = self.chooses(game, state)
        return a if a is not None and game.allows(state, a) else None


@dataclass(frozen=True)
class Stand(Step):
    """Answer in these frames from now on, at once and whenever they ask again."""

    at: tuple[int, ...]
    chooses: Chooses
    optional: bool = False

    def templates(self) -> Iterator[str]:
        """It begins with whatever is asked: no words of its own."""
        yield from ()

    def runs(self, run: Run, slots: Slots) -> None:
        """Answer as long as nothing comes in between; the rest is left standing."""
        run.standing = Standing(run.seat, self.at, self.chooses)
        while run.goes_on and (a := run.standing.answer(run.game, run.state)) is not None:
            run.apply(a)

    def reads(self, made: list[Made], slots: Slots) -> int:
        """What was answered by itself is told as the answers that it gave."""
        return 0


@dataclass(frozen=True)
class Later(Step):
    """One answer said beforehand, to a question that somebody else's decision may put off."""

    text: str
    slot: str
    at: int

    def templates(self) -> Iterator[str]:
        """The answer itself."""
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        """Answer now if it is asked now; else when it is."""
        if self.slot not in slots:
            return
        (said,) = members(slots[self.slot])
        text = filled(self.text, {"x": said})
        if run.goes_on and run.frame == self.at:
            run.make(text)
        elif not run.goes_on:
            run.standing = Standing(run.seat, (self.at,), lambda game, state: game.parse(text))

    def reads(self, made: list[Made], slots: Slots) -> int:
        """The answer, if it came at once."""
        found = matched(self.text, made[0].text, {}) if made and made[0].frame == self.at else None
        if found is not None:
            slots[self.slot] = str(found["x"])
        return 0 if found is None else 1
