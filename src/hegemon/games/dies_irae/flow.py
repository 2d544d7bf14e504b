"""How a game begins, and what follows every action by itself. The sequence of play: rules/turn.py."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import NOT_IN_HAND
from .frames import IN_MOVE
from .rules.cycle import next_actor
from .rules.movement import ask_next
from .rules.setup import begin_setup, lay_out, ready_setup
from .rules.turn import begin_turn, run
from .state import State


@rule
def start(s: State, c: Components) -> None:
    """Lay everything out; begin with the first empire's capital, or at once.  cite: setup.order, setup.tracks"""
    lay_out(s, c)
    if c.ready != 0:
        ready_setup(s, c)
        begin_turn(s, c)
        if c.choose_order == 0:
            s.frame_first[s.depth - 1] = 1  # as `run_turn` would, without compiling the whole turn into the start
            next_actor(s, c)
    else:
        begin_setup(s, c, 0)


@rule
def go_on(s: State, c: Components) -> None:
    """Ask what an order in a MOVE still lacks; then go on until somebody has to decide."""
    while s.hand != NOT_IN_HAND and s.frame_kind[s.depth - 1] == IN_MOVE:
        ask_next(s, c, s.active)
    run(s, c)
