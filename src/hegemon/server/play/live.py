"""A game in progress: the position, and the actions since its turn began."""

from __future__ import annotations

import zlib
from array import array
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

from ...core.engine import State
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.state import layout_of
from .hidden import has_hidden, reveals, texts_for


@dataclass(frozen=True)
class Made:
    """An action that was made."""

    ply: int  # address of the position after it
    turn: int  # the turn in which it was made
    seat: int  # who made it, or CHANCE
    text: str
    verb: str
    args: list[str]
    forced: bool = False  # there was no other option, and the server made it
    shown: bool = False  # it showed the seat something hidden
    veiled: dict[str, str] = field(default_factory=dict)  # viewer → what it may read, where that is not the text


@dataclass(frozen=True)
class Snapshot:
    """A position at the beginning of a turn, as it is stored."""

    ply: int
    turn: int
    active: int | None
    key: str
    state: bytes


def stamp_of(game: Game) -> str:
    """What stored positions depend on: rules, components, and the layout of the state."""
    plan = layout_of(game.title.state_class)
    fields = blake2b(repr(sorted(plan.shape.items())).encode(), digest_size=6).hexdigest()
    return f"{game.spec.id} {game.spec.ruleset_version} {game.data.fingerprint()} {fields}"


def packed(game: Game, state: State) -> tuple[str, bytes]:
    """A position's hash and its bytes."""
    plain = game.plain(state)
    numbers = layout_of(plain).flat(plain).tobytes()
    return state.key(), zlib.compress(numbers, 1)


def unpacked(game: Game, stored: bytes) -> State:
    """A stored position."""
    s = game.title.state_class()
    layout_of(s).unflat(s, array("h", zlib.decompress(stored)))
    return game.engine.adopt(s)


def field_of(state: State, name: str) -> int:
    """One number of a position, without unpacking all of it."""
    return state.number(name)


class Live:
    """A position that can be played on. `made` holds the actions since `start`, the beginning of the turn."""

    def __init__(self, game: Game, start: State | None = None, ply: int = 0) -> None:
        self.game = game
        self.state = game.start() if start is None else start
        self.ply = ply
        self.start = self.state.copy()
        self.start_ply = ply
        self.made: list[Made] = []
        self.hidden = has_hidden(game)
        self.probing = self.hidden  # find out which actions show something? (not when a record is replayed)

    @property
    def turn(self) -> int:
        """Number of the turn."""
        return field_of(self.state, "turn")

    @property
    def active(self) -> int | None:
        """Whose turn it is."""
        active = field_of(self.state, "active")
        return active if 0 <= active < self.game.num_seats else None

    @property
    def to_act(self) -> int:
        """Who decides: a seat, CHANCE or OVER."""
        return self.game.to_act(self.state)

    def move_to(self, game: Game) -> None:
        """Go on with the same game on another engine."""
        if game is not self.game:
            self.state = game.engine.adopt(self.game.plain(self.state))
            self.start = game.engine.adopt(self.game.plain(self.start))
            self.game = game

    def make(self, a: int, forced: bool = False) -> tuple[Made, Snapshot | None]:
        """Carry a legal action out; a new turn gives a snapshot. An illegal one raises and changes nothing."""
        game, seat, turn = self.game, self.to_act, self.turn
        refusal = game.why_not(self.state, a)
        veiled = {} if refusal else texts_for(game, self.state, a)
        shown = refusal is None and seat >= 0 and self.probing and reveals(game, self.state, a, seat)
        game.apply(self.state, a)
        action = game.action(a)
        made = Made(self.ply + 1, turn, seat, str(action), action.verb, list(action.args), forced, shown, veiled)
        self.ply += 1
        self.made.append(made)
        if self.turn == turn:
            return made, None
        return made, self._begin_turn()

    def _begin_turn(self) -> Snapshot:
        key, state = packed(self.game, self.state)
        self.start, self.start_ply, self.made = self.state.copy(), self.ply, []
        return Snapshot(self.ply, self.turn, self.active, key, state)

    def again(self, made: Made) -> None:
        """Repeat a stored action of the present turn."""
        self.game.apply(self.state, self.game.parse(made.text))
        self.ply = made.ply
        self.made.append(made)

    def forced_action(self) -> int | None:
        """The only option of the seat that decides, if there is just one."""
        if self.to_act < 0:
            return None
        legal = self.game.legal(self.state)
        return legal[0] if len(legal) == 1 else None

    def after(self, a: int) -> tuple[bool, bool]:
        """Would this action end the turn? Would it hand over to chance?"""
        copy = self.state.copy()
        self.game.apply(copy, a)
        who = self.game.to_act(copy)
        return who == OVER or field_of(copy, "turn") != self.turn, who == CHANCE

    def undoable(self, seat: int) -> list[int]:
        """Positions that the seat may go back to by itself, the nearest first."""
        back: list[int] = []
        for made in reversed(self.made):
            transparent = made.forced and made.seat >= 0 and not self.hidden
            if made.shown or not (made.seat == seat or transparent):
                break
            if made.seat == seat and not made.forced:
                back.append(made.ply - 1)
        return back

    def back_to(self, ply: int) -> None:
        """Go back inside the turn."""
        state, kept = self.start.copy(), [made for made in self.made if made.ply <= ply]
        for made in kept:
            self.game.apply(state, self.game.parse(made.text))
        self.state, self.ply, self.made = state, kept[-1].ply if kept else self.start_ply, kept

    def draw(self, rng: Random) -> int:
        """A chance outcome."""
        return self.game.draw(self.state, rng)

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, by names."""
        found: dict[str, Any] | None = self.game.view(self.state, None)["outcome"]
        return found
