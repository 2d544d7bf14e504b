"""What happens between two decisions: the start, and what follows every action by itself."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .frames import (
    IN_BATTLE,
    IN_BOARD,
    IN_CHECK,
    IN_LEVY,
    IN_LOAD,
    IN_MARCH,
    IN_MARCH_TAKE,
    IN_PLAYER_TURN,
    IN_PURSUE_TAKE,
    IN_RECRUIT,
    IN_SAIL_TO,
)
from .rules.battle import settle_battle
from .rules.fleets import settle_load, settle_sail_to
from .rules.major_battles import settle_morale
from .rules.movement import settle_take
from .rules.pursuit import settle_pursuers, settle_pursuit
from .rules.recruiting import settle_levy, settle_recruiting
from .rules.retreat import settle_board, settle_retreat
from .rules.setup import set_up
from .rules.supply import settle_check
from .rules.turn import settle_march, settle_turn
from .state import State

# Frames in which something may follow by itself, as bits
SETTLED = (
    1 << IN_PLAYER_TURN | 1 << IN_BATTLE | 1 << IN_MARCH | 1 << IN_MARCH_TAKE | 1 << IN_RECRUIT | 1 << IN_CHECK
) | (1 << IN_LOAD | 1 << IN_SAIL_TO | 1 << IN_BOARD | 1 << IN_LEVY | 1 << IN_PURSUE_TAKE)


@rule
def start(s: State, c: Components) -> None:
    """Set-up, as far as the first decision.  cite: setup.set_up"""
    set_up(s, c)
    go_on(s, c)


@rule
def go_on(s: State, c: Components) -> None:
    """Go on until somebody has to decide, a die has to be rolled, or the game is over.  cite: turn.sequence"""
    going = 1
    while going != 0 and s.depth > 0:
        kind = s.frame_kind[s.depth - 1]
        if (SETTLED >> kind) & 1 == 0:
            return
        going = 0
        if kind == IN_PLAYER_TURN:
            settle_turn(s, c)
            going = 1
        elif kind == IN_BATTLE:
            going = settle_battle(s, c)
            if going == 0:
                going = settle_retreat(s, c)
            if going == 0:
                going = settle_morale(s, c)
            if going == 0:
                going = settle_pursuit(s, c)
        elif kind == IN_MARCH:
            going = settle_march(s, c)
        elif kind == IN_MARCH_TAKE:
            going = settle_take(s, c)
        elif kind == IN_RECRUIT:
            going = settle_recruiting(s, c)
        elif kind == IN_CHECK:
            going = settle_check(s, c)
        elif kind == IN_LOAD:
            going = settle_load(s, c)
        elif kind == IN_SAIL_TO:
            going = settle_sail_to(s, c)
        elif kind == IN_BOARD:
            going = settle_board(s, c)
        elif kind == IN_LEVY:
            going = settle_levy(s, c)
        elif kind == IN_PURSUE_TAKE:
            going = settle_pursuers(s, c)
