"""Setting up (2.0, 3.0): what the campaign puts on the map before the first turn."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import push
from ..components import Components
from ..domains import NUM_UNITS, ROMAN
from ..frames import IN_PLAYER_TURN
from ..state import State
from .fog import close_stacks
from .turn import begin_player_turn
from .units import enter


@rule
def set_up(s: State, c: Components) -> None:
    """Units begin where the campaign says, in sight of both sides unless stacks are closed; all cards are in the decks.
    cite: setup.set_up, setup.recruit_box, turn.roman_first, rulings.forty_pieces, rulings.recruit_box_open"""
    for u in range(NUM_UNITS):
        s.veil[u] = u
        if c.start_at[u] >= 0:
            enter(s, c, u, c.start_at[u])
    close_stacks(s, c)
    s.game_turn = 1
    push(s, IN_PLAYER_TURN, ROMAN)
    begin_player_turn(s, c, ROMAN)
