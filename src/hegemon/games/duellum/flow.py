"""The sequence of play: how a game begins, and what follows every action by itself."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .rules.setup import set_up
from .rules.turn import begin_turn
from .state import State


@rule
def start(s: State, c: Components) -> None:
    """The printed set-up, up to the lot for the first player.  cite: setup.first_player"""
    set_up(s, c)


@rule
def go_on(s: State, c: Components) -> None:
    """When nothing is left to decide, the next turn begins.  cite: turn.alternate"""
    if s.depth == 0 and s.end_reason == 0:
        begin_turn(s, c)
