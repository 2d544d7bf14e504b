"""Turns that change nothing: what lies on the table is the same after them as before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from ..core.engine import State
from ..core.game import Game
from ..core.state import layout_of

# what every turn changes: whose it is, where its stone stands, and what is being decided
CLOCKS = (
    *("turn", "active", "nation", "position", "rondel"),
    *("game_turn", "place", "last_action", "chosen", "taken", "passes"),
)

STORES, BANK = "stock", ("bank_coins", "bank_tokens")  # of seats, by goods; and where what is paid goes


class Stillness:
    """Counts the turns of a game that changed nothing."""

    def __init__(self) -> None:
        self.idle_turns = 0
        self._turn = -1
        self._before: dict[str, Any] = {}

    def watch(self, game: Game, state: State) -> None:
        """To be called before every decision."""
        if game.turn(state) == self._turn:
            return
        now = stand(game, state)
        self.idle_turns += now == self._before
        self._turn, self._before = game.turn(state), now


def changes_nothing(game: Game, begins: State, actions: Sequence[int]) -> bool:
    """Does a whole turn leave everything as it is, but for chips that it cost? Where others or chance have a part in
    it, nobody can say."""
    state, seat, turn = begins.copy(), game.to_act(begins), game.turn(begins)
    for a in actions:
        if game.to_act(state) != seat or a not in game.legal(state):
            return False
        game.apply(state, a)
    if game.turn(state) == turn:
        return False
    before, after = stand(game, begins), stand(game, state)
    return all(name in BANK or before[name] == after[name] or _only_paid(name, before, after) for name in after)


def _only_paid(name: str, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Are these stores, and nobody has more of anything?"""
    pairs = zip(chain(*before[name]), chain(*after[name]), strict=True) if name == STORES else [(0, 1)]
    return all(new <= old for old, new in pairs)


def stand(game: Game, state: State) -> dict[str, Any]:
    """What lies on the table."""
    plain = game.lasting(state)
    fields = layout_of(plain).fields
    return {name: getattr(plain, name) for name in fields if name not in CLOCKS and not _is_frame(name)}


def _is_frame(name: str) -> bool:
    return name == "depth" or name.startswith("frame_")
