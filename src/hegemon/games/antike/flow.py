"""The flow of Antike: how a game begins. The sequence of play is told in `rules/turn.py`."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .rules.setup import set_up
from .state import State


@rule
def start(s: State, c: Components) -> None:
    """The set-up, as far as the first decision or chance."""
    set_up(s, c)


@rule
def go_on(s: State, c: Components) -> None:
    """Nothing follows by itself: each rule leaves the next decision on the stack."""
