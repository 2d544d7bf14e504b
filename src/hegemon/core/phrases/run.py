"""A phrase being carried out on a copy of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..errors import NotationError
from ..language.message import msg

if TYPE_CHECKING:
    from ..engine import State
    from ..game import Game
    from .standing import Standing

Prefer = Callable[["Game", "State", list[int]], int]


class Run:
    """The copy, and the small actions made so far. It goes on until chance, another seat or a revelation comes in."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state.copy()
        self.seat = game.to_act(state)
        self.turn = game.turn(state)
        self.actions: list[int] = []
        self.goes_on = True
        self.standing: Standing | None = None  # the rest of the phrase, for later
        self.shows = False  # did the last action show something hidden?

    @property
    def frame(self) -> int:
        """The frame that waits for an answer (0: none)."""
        return self.game.frame(self.state)

    def asked_about(self, domain: str) -> str:
        """The member that the frame's first number means."""
        s = self.game.plain(self.state)
        return self.game.data.names.name(domain, s.frame_first[s.depth - 1])

    def is_on(self, frame: int) -> bool:
        """Does a frame of this kind still wait for this seat in this turn?"""
        s = self.game.plain(self.state)
        waiting = [(s.frame_kind[d], s.frame_seat[d]) for d in range(s.depth)]
        return s.turn == self.turn and (frame, self.seat) in waiting

    def cut_short(self, made: int, wanted: int) -> NotationError:
        """What is raised when a step ends before everything said was done."""
        return NotationError(msg("say-only-so-far", made=made, all=wanted))

    def allows(self, text: str) -> bool:
        """Would this small action be accepted now?"""
        return self.game.why_not(self.state, self.game.parse(text)) is None

    def choose(self, prefer: Prefer | None) -> None:
        """Answer as preferred: by default the first of what is legal."""
        legal = self.game.legal(self.state)
        self.apply(prefer(self.game, self.state, legal) if prefer else legal[0])

    def make(self, text: str) -> None:
        """Make a small action; a refused one raises."""
        if self.goes_on:
            self.apply(self.game.parse(text))

    def apply(self, a: int) -> None:
        """Carry an action out, and see whether the phrase must stop behind it: chance, another seat, a revelation."""
        self.shows = self.game.reveals(self.state, a)
        self.game.apply(self.state, a)
        self.actions.append(a)
        self.goes_on = not self.shows and self.game.to_act(self.state) == self.seat
