"""The sequence of play: set-up, the three steps of a turn, what follows what, and how a game ends."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import top_kind, top_seat
from .actions import (
    ADVANCE,
    ARM,
    BUILD_TEMPLE,
    BUILD_WALL,
    CHOOSE,
    COINS,
    CONQUER,
    CONTINUE,
    DECLINE,
    DEVELOP,
    DONE,
    FIRST,
    FOUND,
    GIVE,
    LOSE_LEGIONS,
    MOVE,
    PAY,
    PICK,
    PLAY,
    RECRUIT,
    REVEAL,
    TAKE,
    TARGET,
    TRADE,
)
from .components import Components
from .domains import (
    NUM_REGIONS,
    NUM_RESOURCES,
    NUM_WAYS,
)
from .frames import (
    IN_EMBARGO_TIE,
    IN_SWAP_GIVE,
)
from .legality import legal, why_not
from .rules.arming import apply_arm
from .rules.compensation import apply_pick, apply_reveal
from .rules.conquest import apply_conquer, apply_lose_legions
from .rules.events import apply_decline, apply_embargo, apply_play, apply_target
from .rules.founding import apply_found
from .rules.know_how import apply_develop
from .rules.movement import apply_continue, apply_move
from .rules.payment import apply_coins
from .rules.production import apply_substitute
from .rules.recruiting import apply_recruit
from .rules.setup import apply_first, set_up
from .rules.temples import apply_build_temple
from .rules.trade import apply_give, apply_swap_done, apply_swap_give, apply_take, apply_trade
from .rules.turn import apply_advance, apply_done, apply_pay, begin_turn
from .rules.walls import apply_build_wall
from .state import State

__all__ = ["apply", "legal", "start", "to_act", "weight", "why_not"]


@rule
def start(s: State, c: Components) -> None:
    """The printed set-up, up to the lot for the first player.  cite: setup.first_player"""
    set_up(s, c)


@rule
def to_act(s: State, c: Components) -> int:
    """Who decides now."""
    return top_seat(s)


@rule
def apply(s: State, c: Components, a: int) -> None:
    """Carry a legal action out. When nothing is left to decide, the next turn begins.  cite: turn.alternate"""
    if a == DONE:
        if top_kind(s) == IN_SWAP_GIVE:
            apply_swap_done(s, c)
        else:
            apply_done(s, c)
    elif a >= TRADE:
        apply_beside(s, c, a)
    elif a < BUILD_TEMPLE:
        apply_early(s, c, a)
    elif a < BUILD_WALL:
        apply_build_temple(s, c, a - BUILD_TEMPLE)
    elif a < ARM:
        apply_build_wall(s, c, a - BUILD_WALL)
    elif a < DEVELOP:
        apply_arm(s, c, (a - ARM) // NUM_REGIONS, (a - ARM) % NUM_REGIONS)
    elif a < RECRUIT:
        apply_develop(s, c, a - DEVELOP)
    elif a < MOVE:
        apply_recruit(s, c, a - RECRUIT)
    elif a < CONTINUE:
        apply_move(s, c, (a - MOVE) // NUM_WAYS, (a - MOVE) % NUM_WAYS)
    elif a < CONQUER:
        apply_continue(s, c, a - CONTINUE)
    elif a < LOSE_LEGIONS:
        apply_conquer(s, c, a - CONQUER)
    elif a < FOUND:
        apply_lose_legions(s, c, a - LOSE_LEGIONS)
    else:
        apply_found(s, c, (a - FOUND) // NUM_RESOURCES, (a - FOUND) % NUM_RESOURCES)
    if s.depth == 0 and s.end_reason == 0:
        begin_turn(s, c)


@rule
def apply_early(s: State, c: Components, a: int) -> None:
    """Verbs before the actions: lot, display, rondel, payments. The action begins when its steps are paid."""
    if a < REVEAL:
        apply_first(s, c, a - FIRST)
    elif a < ADVANCE:
        apply_reveal(s, c, a - REVEAL)
    elif a < PAY:
        apply_advance(s, c, a - ADVANCE)
    elif a < CHOOSE:
        apply_pay(s, c, a - PAY)
    elif a < COINS:
        if top_kind(s) == IN_EMBARGO_TIE:
            apply_embargo(s, c, a - CHOOSE)
        else:
            apply_substitute(s, c, a - CHOOSE)
    else:
        apply_coins(s, c, a - COINS)


@rule
def apply_beside(s: State, c: Components, a: int) -> None:
    """Verbs beside the actions: trade, cards and what they ask for."""
    if a == TRADE:
        apply_trade(s, c)
    elif a < TAKE:
        if top_kind(s) == IN_SWAP_GIVE:
            apply_swap_give(s, c, a - GIVE)
        else:
            apply_give(s, c, a - GIVE)
    elif a < PLAY:
        apply_take(s, c, a - TAKE)
    elif a < TARGET:
        apply_play(s, c, a - PLAY)
    elif a < DECLINE:
        apply_target(s, c, a - TARGET)
    elif a == DECLINE:
        apply_decline(s, c)
    else:
        apply_pick(s, c, a - PICK)


@rule
def weight(s: State, c: Components, a: int) -> int:
    """The lot is even; each card in the deck is as likely as any other.  cite: setup.first_player, setup.events"""
    return 1 if a < REVEAL else s.deck[a - REVEAL]
