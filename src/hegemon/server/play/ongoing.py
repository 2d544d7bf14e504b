"""A game in progress: the position, and the actions since its turn began."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from ...core import undo
from ...core.engine import State
from ...core.frames import CHANCE
from ...core.game import Game
from ...core.happenings import Happening, WireHappening
from ...core.language import Message

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Made(NamedTuple):
    """An action that was made."""

    ply: int  # address of the position after it
    turn: int  # the turn in which it was made
    seat: int  # who made it, or CHANCE
    text: str
    verb: str
    args: list[str]
    forced: bool = False  # there was no other option, and the server made it
    shown: bool = False  # it showed the seat something hidden, which keeps it from being taken back
    veiled: Mapping[str, str] = NOTHING  # viewer → what it may read, where that is not the text
    phrase: int = 0  # position before the phrase that it is a part of
    told: Mapping[str, list[WireHappening]] = NOTHING  # viewer → what happened ("": everybody)


class Snapshot:
    """A position at the beginning of a turn, as it is stored: by its hash, and in few bytes. Both are worked out when
    they are first asked for: most drafts and looks ahead are never stored."""

    def __init__(self, ply: int, turn: int, active: int | None, packed: Callable[[], tuple[str, bytes]]) -> None:
        self.ply = ply
        self.turn = turn
        self.active = active
        self._pack = packed

    @cached_property
    def _packed(self) -> tuple[str, bytes]:
        return self._pack()

    @property
    def key(self) -> str:
        """Its hash."""
        return self._packed[0]

    @property
    def state(self) -> bytes:
        """The position itself."""
        return self._packed[1]


def texts_for(game: Game, state: State, a: int) -> dict[str, str]:
    """Viewer → what it may read of an action about to be made, for those who may not read all."""
    if not game.has_hidden:
        return {}
    full = game.text(a)
    viewers: list[int | None] = [None, *range(game.num_seats)]
    read = {"spectator" if v is None else str(v): game.public_text(state, a, v) for v in viewers}
    return {viewer: text for viewer, text in read.items() if text != full}


def happenings_for(game: Game, before: State, a: int, after: State) -> dict[str, list[WireHappening]]:
    """Viewer → what it may hear of an action that has led from one position to the other; "" is everybody, where all
    hear the same."""
    viewers: list[int | None] = [None, *range(game.num_seats)] if game.has_hidden else [None]
    first, *others = heard = game.heard_by(before, a, *viewers, reached=after)
    if all(told == first for told in others):
        return {"": [h.wire() for h in first]}
    names = ["spectator" if v is None else str(v) for v in viewers]
    return {name: [h.wire() for h in told] for name, told in zip(names, heard, strict=True)}


class OngoingGame:
    """A position that can be played on. `made` holds the actions since `start`, the beginning of the turn."""

    def __init__(self, game: Game, start: State | None = None, ply: int = 0, draws: int = 0) -> None:
        self.game = game
        self.reader = game  # what is only read may be read on another engine
        self.state = game.start() if start is None else start
        self.ply = ply
        self.start = self.state.copy()
        self.start_ply = ply
        self.draws = self.start_draws = draws  # how often chance has decided in this line
        self.made: list[Made] = []
        self.probing = True  # find out which actions show something? (not when a record is replayed)
        self.telling = True  # find out what happened? (not when nobody reads it)

    @property
    def turn(self) -> int:
        """Number of the turn."""
        return self.game.turn(self.state)

    @property
    def active(self) -> int | None:
        """Whose turn it is."""
        return self.game.active(self.state)

    @property
    def to_act(self) -> int:
        """Who decides: a seat, CHANCE or OVER."""
        state = self.state
        return self.game.to_act(state) if state.legal is None else state.actor

    def move_to(self, game: Game) -> None:
        """Go on with the same game on another engine."""
        if game is not self.game:
            self.state, self.start = game.take_over(self.state, self.game), game.take_over(self.start, self.game)
            self.game = game

    def read(self) -> tuple[Game, State]:
        """The position where it is read: converted once, however many questions are asked about it."""
        return self.reader, self.reader.looking_at(self.state, self.game)

    def make(
        self, a: int, forced: bool = False, phrase: int | None = None, idle: Happening | None = None
    ) -> tuple[Made, Snapshot | None]:
        """Carry a legal action out; a new turn gives a snapshot. An illegal one raises and changes nothing. `idle`: why
        the seat could do nothing else, which is told to the seat alone."""
        game, seat, turn = self.game, self.to_act, self.turn
        before = self.state.copy()
        game.apply(self.state, a)
        veiled = texts_for(game, before, a)
        action = game.action(a)
        told = happenings_for(game, before, a, self.state) if self.telling else {}
        shown = seat >= 0 and self.probing and self._may_go_back(turn) and game.reveals(before, a, self.state)
        if idle is not None:
            told = {**told, str(seat): [*told.get(str(seat), told.get("", [])), idle.wire()]}
        part_of = self.ply if phrase is None else phrase
        made = Made(
            self.ply + 1, turn, seat, str(action), action.verb, list(action.args), forced, shown, veiled, part_of, told
        )
        self.ply += 1
        self.draws += seat == CHANCE
        self.made.append(made)
        if self.turn == turn:
            return made, None
        return made, self._begin_turn()

    def _may_go_back(self, turn: int) -> bool:
        """May the action that was just made, in that turn, be taken back by its seat? Only then is it asked whether it
        has shown something: nobody goes back past the end of a turn, or past what chance decides next."""
        return self.turn == turn and self.to_act != CHANCE

    def _begin_turn(self) -> Snapshot:
        game, start = self.game, self.state.copy()  # nobody changes it: what goes back goes back to a copy
        self.start, self.start_ply, self.start_draws, self.made = start, self.ply, self.draws, []
        return Snapshot(self.ply, self.turn, self.active, lambda: (start.key(), game.pack(start)))

    def again(self, made: Made) -> None:
        """Repeat a stored action of the present turn."""
        self.game.apply(self.state, self.game.parse(made.text))
        self.ply = made.ply
        self.draws += made.seat == CHANCE
        self.made.append(made)

    def undoable(self, seat: int) -> list[int]:
        """Positions that the seat may go back to by itself, the nearest first."""
        return [self.made[index].ply - 1 for index in undo.undoable(self.made, seat)]

    def why_no_undo(self, seat: int) -> Message:
        """Why the seat can go back to none."""
        return undo.why_no_undo(self.made, seat)

    def back_to(self, ply: int) -> None:
        """Go back inside the turn."""
        state, kept = self.start.copy(), [made for made in self.made if made.ply <= ply]
        for made in kept:
            self.game.apply(state, self.game.parse(made.text))
        self.state, self.ply, self.made = state, kept[-1].ply if kept else self.start_ply, kept
        self.draws = self.start_draws + sum(made.seat == CHANCE for made in kept)

    def draw(self, rng: Random) -> int:
        """A chance outcome."""
        return self.game.draw(self.state, rng)
