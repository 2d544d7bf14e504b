"""What the loops call beside the dispatch made from the verb table."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .rules.setup import set_up
from .rules.turn import next_turn
from .state import State


@rule
def start(s: State, c: Components) -> None:
    """Fill the heap and throw the coin.  cite: setup.coin"""
    set_up(s, c)


@rule
def go_on(s: State, c: Components) -> None:
    """When nothing is left to decide, the next turn begins or the game is over."""
    if s.depth == 0 and s.end_reason == 0:
        next_turn(s, c)
