"""Position text: where a position begins, and the facts that set up or check it."""

from __future__ import annotations

from ...core.data import Data
from ...core.frames import push, push_with
from ...core.position import Facts
from .domains import NUM_SEATS
from .facts_empire import EMPIRE_FACTS
from .facts_map import MAP_FACTS
from .facts_turn import TURN_FACTS
from .frames import IN_CHOOSE, IN_CYCLE
from .rules.setup import begin_setup, lay_out, ready_setup
from .rules.turn import begin_turn, run
from .state import State


def base_empty(s: State, data: Data) -> None:
    """No pieces and no talents; all cubes before the first space; the first empire is to choose."""
    c = data.components
    s.turn = s.game_turn = 1
    s.limit = c.same_by_all
    for seat in range(NUM_SEATS):
        s.order[seat] = seat
        s.capital[seat] = c.capitals[seat][0]
    push_with(s, IN_CYCLE, 0, 1, 0)
    push(s, IN_CHOOSE, 0)


def base_start(s: State, data: Data) -> None:
    """The ready set-up, income collected, the first player to choose."""
    lay_out(s, data.components)
    ready_setup(s, data.components)
    begin_turn(s, data.components)
    run(s, data.components)


def base_setup(s: State, data: Data) -> None:
    """Nothing placed: the first empire chooses its capital."""
    lay_out(s, data.components)
    begin_setup(s, data.components, 0)


FACTS = Facts(
    {"empty": base_empty, "start": base_start, "setup": base_setup},
    {**TURN_FACTS, **EMPIRE_FACTS, **MAP_FACTS},
)
