"""Which actions are legal in which frame, and why the others are refused."""

from __future__ import annotations

from ...common.payment import NUM_RESOURCES
from ...core.dual import rule
from .actions import (
    ADVANCE,
    ALL_TO,
    ANSWER,
    ARM,
    BATTLE,
    BUILD_TEMPLE,
    CHOOSE,
    CLAIM,
    COINS,
    CONQUER,
    DEVELOP,
    DONE,
    DRAW,
    FIGHT,
    FIRST,
    FOUND,
    GIVE,
    GIVE_UP,
    LOSE_LEGIONS,
    MOVE,
    PAY,
    PICK,
    START_CITY,
    TAKE,
    TO,
    TRADE,
)
from .components import Components
from .domains import NUM_ACTIONS, NUM_NATIONS, NUM_PROVINCES
from .frames import (
    IN_ARMING,
    IN_CHOOSE,
    IN_CLAIM,
    IN_CONQUEST,
    IN_DESTINATION,
    IN_DRAW,
    IN_FIRST,
    IN_FOUNDING,
    IN_GIVE_UP,
    IN_KNOW_HOW,
    IN_LOSSES,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_QUESTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_START_CITY,
    IN_TEMPLE,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
)
from .reasons import FINE, GAME_OVER, WRONG_TIME
from .rules.arming import legal_arm, why_not_arm
from .rules.battle import (
    legal_answer,
    legal_battle,
    legal_replies,
    why_not_answer,
    why_not_battle,
)
from .rules.conquest import (
    legal_conquer,
    legal_give_up,
    legal_lose_legions,
    why_not_conquer,
    why_not_give_up,
    why_not_lose_legions,
)
from .rules.founding import legal_found, why_not_found
from .rules.know_how import legal_develop, why_not_develop
from .rules.movement import legal_destinations, legal_move, why_not_go, why_not_move
from .rules.payment import legal_coins, why_not_coins
from .rules.personages import legal_claim, why_not_claim
from .rules.rondel import legal_advance, legal_pay, why_not_advance, why_not_pay
from .rules.setup import (
    legal_draw,
    legal_first,
    legal_pick,
    legal_start_city,
    why_not_first,
    why_not_start_city,
    why_not_take_card,
)
from .rules.temples import legal_build_temple, why_not_build_temple
from .rules.trade import (
    legal_give,
    legal_take,
    why_not_give,
    why_not_take,
    why_not_trade,
)
from .state import State


@rule
def legal(s: State, c: Components, out: list[int]) -> int:
    """All legal actions, ascending."""
    if s.depth == 0:
        return 0
    kind = s.frame_kind[s.depth - 1]
    if is_step(kind):
        return legal_in_step(s, c, out, kind)
    if kind == IN_DESTINATION:
        return legal_destinations(s, c, out, 0)
    if kind == IN_PAYMENT:
        return legal_coins(s, c, out, 0)
    if kind == IN_QUESTION:
        return legal_replies(s, c, out, 0)
    if kind == IN_RONDEL_PAYMENT:
        return legal_pay(s, c, out, 0)
    if kind == IN_CHOOSE:
        for resource in range(NUM_RESOURCES):
            out[resource] = CHOOSE + resource
        return NUM_RESOURCES
    if kind == IN_LOSSES:
        return legal_lose_legions(s, c, out, 0)
    if kind == IN_GIVE_UP:
        return legal_give_up(s, c, out, 0)
    if kind == IN_TRADE_GIVE:
        return legal_give(s, c, out, 0)
    if kind == IN_TRADE_TAKE:
        return legal_take(s, c, out, 0)
    if kind == IN_CLAIM:
        return legal_claim(s, c, out, 0)
    return legal_in_setup(s, c, out, kind)


@rule
def is_step(kind: int) -> bool:
    """Is this one of the steps of a nation's own turn?  cite: turn.sequence"""
    if kind == IN_MOVEMENT or kind == IN_CONQUEST or kind == IN_KNOW_HOW:
        return True
    return may_trade_in(kind)


@rule
def may_trade_in(kind: int) -> bool:
    """A trade is offered before the stone moves and wherever chips can be spent (with all eight know-hows there is none
    left to buy): at any other moment, waiting for the next of these loses nothing.
    cite: trade.any_time, rulings.trade_own_turn"""
    return kind == IN_RONDEL or kind == IN_FOUNDING or kind == IN_ARMING or kind == IN_TEMPLE


@rule
def legal_in_step(s: State, c: Components, out: list[int], kind: int) -> int:
    """What a step offers, a trade, and the end of the step (the stone has to move).
    cite: turn.sequence, rondel.no_stay"""
    n = 0
    if kind == IN_MOVEMENT:
        n = legal_battle(s, c, out, legal_move(s, c, out, 0))
    elif kind == IN_RONDEL:
        n = legal_advance(s, c, out, legal_answer(s, c, out, 0))
    elif kind == IN_FOUNDING:
        n = legal_found(s, c, out, 0)
    elif kind == IN_ARMING:
        n = legal_arm(s, c, out, 0)
    elif kind == IN_TEMPLE:
        n = legal_build_temple(s, c, out, 0)
    elif kind == IN_KNOW_HOW:
        n = legal_develop(s, c, out, 0)
    else:
        n = legal_conquer(s, c, out, 0)
    if may_trade_in(kind) and why_not_trade(s, c) == FINE:
        out[n] = TRADE
        n += 1
    if kind != IN_RONDEL:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_in_setup(s: State, c: Components, out: list[int], kind: int) -> int:
    """Nation cards, the flip of the coin, start cities."""
    if kind == IN_DRAW:
        return legal_draw(s, c, out, 0)
    if kind == IN_PICK:
        return legal_pick(s, c, out, 0)
    if kind == IN_FIRST:
        return legal_first(s, c, out, 0)
    return legal_start_city(s, c, out, 0)


@rule
def why_not(s: State, c: Components, a: int) -> int:
    """0, or the reason why an action is refused now."""
    if s.depth == 0:
        return GAME_OVER
    kind = s.frame_kind[s.depth - 1]
    if a < BUILD_TEMPLE:
        return why_not_before_action(s, c, a, kind)
    if a >= FIGHT:
        return why_not_after_movement(s, c, a, kind)
    if a >= MOVE:
        return why_not_in_movement(s, c, a, kind)
    if a >= DEVELOP:
        return why_not_develop(s, c, a - DEVELOP) if kind == IN_KNOW_HOW else WRONG_TIME
    if a >= ARM:
        if kind != IN_ARMING:
            return WRONG_TIME
        return why_not_arm(s, c, (a - ARM) // NUM_PROVINCES, (a - ARM) % NUM_PROVINCES)
    return why_not_build_temple(s, c, a - BUILD_TEMPLE) if kind == IN_TEMPLE else WRONG_TIME


@rule
def why_not_in_movement(s: State, c: Components, a: int, kind: int) -> int:
    """Units to move, their destination, battles."""
    if a >= BATTLE:
        if kind != IN_MOVEMENT:
            return WRONG_TIME
        side = (a - BATTLE) // NUM_PROVINCES
        return why_not_battle(s, c, side // NUM_NATIONS, side % NUM_NATIONS, (a - BATTLE) % NUM_PROVINCES)
    if a >= ALL_TO:
        return why_not_go(s, c, a - ALL_TO, 1) if kind == IN_DESTINATION else WRONG_TIME
    if a >= TO:
        return why_not_go(s, c, a - TO, 0) if kind == IN_DESTINATION else WRONG_TIME
    if kind != IN_MOVEMENT:
        return WRONG_TIME
    place = (a - MOVE) // NUM_ACTIONS
    return why_not_move(s, c, place // NUM_PROVINCES, place % NUM_PROVINCES, (a - MOVE) % NUM_ACTIONS)


@rule
def why_not_before_action(s: State, c: Components, a: int, kind: int) -> int:
    """Set-up, coins, the stored answer, rondel and payment."""
    if a >= COINS:
        return why_not_coins(s, c, a - COINS) if kind == IN_PAYMENT else WRONG_TIME
    if a >= PAY:
        return why_not_pay(s, c, a - PAY) if kind == IN_RONDEL_PAYMENT else WRONG_TIME
    if a >= ADVANCE:
        return why_not_advance(s, c, a - ADVANCE) if kind == IN_RONDEL else WRONG_TIME
    if a >= ANSWER:
        return why_not_answer(s, c, a - ANSWER) if kind == IN_RONDEL or kind == IN_QUESTION else WRONG_TIME
    if a >= CHOOSE:
        return FINE if kind == IN_CHOOSE else WRONG_TIME
    if a >= START_CITY:
        return why_not_start_city(s, c, a - START_CITY) if kind == IN_START_CITY else WRONG_TIME
    if a >= PICK:
        return why_not_take_card(s, c, a - PICK) if kind == IN_PICK else WRONG_TIME
    if a >= FIRST:
        return why_not_first(s, c, a - FIRST) if kind == IN_FIRST else WRONG_TIME
    return why_not_take_card(s, c, a - DRAW) if kind == IN_DRAW else WRONG_TIME


@rule
def why_not_after_movement(s: State, c: Components, a: int, kind: int) -> int:
    """Replies, conquest, founding, trade, the extra personage, the end of a step."""
    if a == DONE:
        return FINE if is_step(kind) and kind != IN_RONDEL else WRONG_TIME
    if a >= CLAIM:
        return why_not_claim(s, c, a - CLAIM) if kind == IN_CLAIM else WRONG_TIME
    if a >= TAKE:
        return why_not_take(s, c, a - TAKE) if kind == IN_TRADE_TAKE else WRONG_TIME
    if a >= GIVE:
        return why_not_give(s, c, a - GIVE) if kind == IN_TRADE_GIVE else WRONG_TIME
    if a == TRADE:
        return why_not_trade(s, c) if may_trade_in(kind) else WRONG_TIME
    if a >= FOUND:
        return why_not_found(s, c, a - FOUND) if kind == IN_FOUNDING else WRONG_TIME
    if a >= GIVE_UP:
        return why_not_give_up(s, c, a - GIVE_UP) if kind == IN_GIVE_UP else WRONG_TIME
    if a >= LOSE_LEGIONS:
        return why_not_lose_legions(s, c, a - LOSE_LEGIONS) if kind == IN_LOSSES else WRONG_TIME
    if a >= CONQUER:
        return why_not_conquer(s, c, a - CONQUER) if kind == IN_CONQUEST else WRONG_TIME
    return FINE if kind == IN_QUESTION else WRONG_TIME
