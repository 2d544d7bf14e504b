"""What may be decided now: which verbs a frame admits (`legal`), and why anything else is refused (`why_not`)."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import top_kind
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
from .domains import COMMERCIUM, NUM_REGIONS, NUM_RESOURCES, NUM_WAYS, OWNED
from .frames import (
    IN_COIN_SUBSTITUTE,
    IN_CONQUEST,
    IN_DISPLAY,
    IN_EMBARGO_TIE,
    IN_FIRST_PLAYER,
    IN_FOUNDING,
    IN_LOSSES,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_REACTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_SCIENTIA,
    IN_SWAP_GIVE,
    IN_TARGET,
    IN_TEMPLUM,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
)
from .reasons import FINE, GAME_OVER, WRONG_TIME
from .rules.arming import legal_arm, why_not_arm
from .rules.compensation import legal_pick, legal_reveal, why_not_pick, why_not_reveal
from .rules.conquest import legal_conquer, legal_lose_legions, why_not_conquer, why_not_lose_legions
from .rules.events import legal_embargo, legal_play, legal_target, why_not_embargo, why_not_play, why_not_target
from .rules.founding import legal_found, why_not_found
from .rules.know_how import legal_develop, why_not_develop
from .rules.movement import legal_continue, legal_move, why_not_continue, why_not_move
from .rules.payment import legal_coins, why_not_coins
from .rules.production import legal_substitute
from .rules.recruiting import legal_recruit, why_not_recruit
from .rules.rondel import legal_advance, legal_pay, why_not_advance, why_not_pay
from .rules.temples import legal_build_temple, why_not_build_temple
from .rules.trade import (
    legal_give,
    legal_swap_give,
    legal_take,
    why_not_give,
    why_not_swap_give,
    why_not_take,
    why_not_trade,
)
from .rules.walls import legal_build_wall, why_not_build_wall
from .state import State


@rule
def is_step(s: State, c: Components, kind: int) -> bool:
    """Is this frame a step of the turn, in which its player may also trade and play cards?
    cite: trade.own_turn, events.own_turn"""
    return kind == IN_RONDEL or IN_TEMPLUM <= kind <= IN_CONQUEST or kind == IN_FOUNDING


@rule
def legal(s: State, c: Components, out: list[int]) -> int:
    """All legal actions, ascending."""
    kind = top_kind(s)
    if not is_step(s, c, kind):
        return legal_in_between(s, c, kind, out)
    n = 0
    if kind == IN_FOUNDING:
        n = legal_found(s, c, out, n)
    elif kind == IN_RONDEL:
        n = legal_advance(s, c, out, n)
    elif kind == IN_MOVEMENT:
        n = legal_move(s, c, out, n)
        n = legal_continue(s, c, out, n)
    elif kind == IN_CONQUEST:
        n = legal_conquer(s, c, out, n)
    elif kind == IN_TEMPLUM:
        n = legal_build_temple(s, c, out, n)
        n = legal_build_wall(s, c, out, n)
    elif kind == IN_MILITIA:
        n = legal_arm(s, c, out, n)
    else:
        n = legal_develop(s, c, out, n)
        n = legal_recruit(s, c, out, n)
    if s.know_how[s.active][COMMERCIUM] == OWNED and why_not_trade(s, c) == FINE:
        out[n] = TRADE
        n += 1
    n = legal_play(s, c, out, n)
    if kind != IN_RONDEL:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_in_between(s: State, c: Components, kind: int, out: list[int]) -> int:
    """Legal actions where a payment, a trade, a card or chance has to be settled before the step goes on."""
    n = 0
    if kind == IN_PAYMENT:
        n = legal_coins(s, c, out, n)
    elif kind == IN_RONDEL_PAYMENT:
        n = legal_pay(s, c, out, n)
    elif kind == IN_PICK:
        n = legal_pick(s, c, out, n)
    elif kind == IN_DISPLAY:
        n = legal_reveal(s, c, out, n)
    elif kind == IN_TRADE_GIVE:
        n = legal_give(s, c, out, n)
    elif kind == IN_TRADE_TAKE:
        n = legal_take(s, c, out, n)
    elif kind == IN_SWAP_GIVE:
        n = legal_swap_give(s, c, out, n)
        out[n] = DONE
        n += 1
    elif kind == IN_TARGET:
        n = legal_target(s, c, out, n)
    elif kind == IN_LOSSES:
        n = legal_lose_legions(s, c, out, n)
    elif kind == IN_REACTION:
        n = legal_play(s, c, out, n)
        out[n] = DECLINE
        n += 1
    elif kind == IN_COIN_SUBSTITUTE:
        n = legal_substitute(s, c, out, n)
    elif kind == IN_EMBARGO_TIE:
        n = legal_embargo(s, c, out, n)
    elif kind == IN_FIRST_PLAYER:
        out[0] = FIRST
        out[1] = FIRST + 1
        n = 2
    return n


@rule
def why_not(s: State, c: Components, a: int) -> int:
    """0, or the reason why an action is refused.  cite: turn.sequence"""
    kind = top_kind(s)
    if kind == 0:
        return GAME_OVER
    if a == DONE:
        return FINE if kind == IN_SWAP_GIVE or (kind != IN_RONDEL and is_step(s, c, kind)) else WRONG_TIME
    if a >= TRADE:
        return why_not_beside(s, c, kind, a)
    if a < BUILD_TEMPLE:
        return why_not_early(s, c, kind, a)
    reason = WRONG_TIME
    if a < BUILD_WALL:
        if kind == IN_TEMPLUM:
            reason = why_not_build_temple(s, c, a - BUILD_TEMPLE)
    elif a < ARM:
        if kind == IN_TEMPLUM:
            reason = why_not_build_wall(s, c, a - BUILD_WALL)
    elif a < DEVELOP:
        if kind == IN_MILITIA:
            reason = why_not_arm(s, c, (a - ARM) // NUM_REGIONS, (a - ARM) % NUM_REGIONS)
    elif a < RECRUIT:
        if kind == IN_SCIENTIA:
            reason = why_not_develop(s, c, a - DEVELOP)
    elif a < MOVE:
        if kind == IN_SCIENTIA:
            reason = why_not_recruit(s, c, a - RECRUIT)
    elif a < CONTINUE:
        if kind == IN_MOVEMENT:
            reason = why_not_move(s, c, (a - MOVE) // NUM_WAYS, (a - MOVE) % NUM_WAYS)
    elif a < CONQUER:
        if kind == IN_MOVEMENT:
            reason = why_not_continue(s, c, a - CONTINUE)
    elif a < LOSE_LEGIONS:
        if kind == IN_CONQUEST:
            reason = why_not_conquer(s, c, a - CONQUER)
    elif a < FOUND:
        if kind == IN_LOSSES:
            reason = why_not_lose_legions(s, c, a - LOSE_LEGIONS)
    elif kind == IN_FOUNDING:
        reason = why_not_found(s, c, (a - FOUND) // NUM_RESOURCES, (a - FOUND) % NUM_RESOURCES)
    return reason


@rule
def why_not_early(s: State, c: Components, kind: int, a: int) -> int:
    """Refusals of the verbs before the actions: lot, display, rondel, payments.  cite: turn.sequence"""
    reason = WRONG_TIME
    if a < REVEAL:
        if kind == IN_FIRST_PLAYER:
            reason = FINE
    elif a < ADVANCE:
        if kind == IN_DISPLAY:
            reason = why_not_reveal(s, c, a - REVEAL)
    elif a < PAY:
        if kind == IN_RONDEL:
            reason = why_not_advance(s, c, a - ADVANCE)
    elif a < CHOOSE:
        if kind == IN_RONDEL_PAYMENT:
            reason = why_not_pay(s, c, a - PAY)
    elif a < COINS:
        if kind == IN_COIN_SUBSTITUTE:
            reason = FINE
        elif kind == IN_EMBARGO_TIE:
            reason = why_not_embargo(s, c, a - CHOOSE)
    elif kind == IN_PAYMENT:
        reason = why_not_coins(s, c, a - COINS)
    return reason


@rule
def why_not_beside(s: State, c: Components, kind: int, a: int) -> int:
    """Refusals of the verbs beside the actions: trade, cards and what they ask for.
    cite: trade.own_turn, events.own_turn"""
    reason = WRONG_TIME
    if a == TRADE:
        if is_step(s, c, kind):
            reason = why_not_trade(s, c)
    elif a < TAKE:
        if kind == IN_TRADE_GIVE:
            reason = why_not_give(s, c, a - GIVE)
        elif kind == IN_SWAP_GIVE:
            reason = why_not_swap_give(s, c, a - GIVE)
    elif a < PLAY:
        if kind == IN_TRADE_TAKE:
            reason = why_not_take(s, c, a - TAKE)
    elif a < TARGET:
        if kind == IN_REACTION or is_step(s, c, kind):
            reason = why_not_play(s, c, a - PLAY)
    elif a < DECLINE:
        if kind == IN_TARGET:
            reason = why_not_target(s, c, a - TARGET)
    elif a == DECLINE:
        if kind == IN_REACTION:
            reason = FINE
    elif kind == IN_PICK:
        reason = why_not_pick(s, c, a - PICK)
    return reason
