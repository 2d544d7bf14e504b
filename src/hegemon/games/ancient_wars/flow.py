"""What happens between two decisions: the start, and what follows every action by itself."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import FIGHTING, MORALE, RETREATING
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
    while s.depth > 0:
        kind = s.frame_kind[s.depth - 1]
        if (SETTLED >> kind) & 1 == 0:
            return
        if kind == IN_PLAYER_TURN:
            settle_turn(s, c)
        elif kind == IN_BATTLE:
            go_on_with_battle(s, c)
        elif kind == IN_MARCH_TAKE:
            if settle_take(s, c) == 0:
                return
        elif kind == IN_MARCH:
            if settle_march(s, c) == 0:
                return
        elif kind == IN_RECRUIT:
            if settle_recruiting(s, c) == 0:
                return
        elif settle_seldom(s, c, kind) == 0:
            return


@rule
def go_on_with_battle(s: State, c: Components) -> None:
    """The next stage of a battle.  cite: battle.rounds"""
    if s.stage <= FIGHTING:
        settle_battle(s, c)
    elif s.stage <= RETREATING:
        settle_retreat(s, c)
    elif s.stage <= MORALE:
        settle_morale(s, c)
    else:
        settle_pursuit(s, c)


@rule
def settle_seldom(s: State, c: Components, kind: int) -> int:
    """What follows by itself in frames that do not come up often; 0: somebody has to decide.  cite: turn.sequence"""
    if kind == IN_CHECK:
        return settle_check(s, c)
    if kind == IN_LOAD:
        return settle_load(s, c)
    if kind == IN_SAIL_TO:
        return settle_sail_to(s, c)
    if kind == IN_BOARD:
        return settle_board(s, c)
    if kind == IN_LEVY:
        return settle_levy(s, c)
    return settle_pursuers(s, c)
