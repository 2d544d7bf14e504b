"""Which actions are legal in which frame, and why the others are refused."""

from __future__ import annotations

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
from .domains import (
    CLAIM_EXTRA,
    COIN_SUBSTITUTE,
    CONQUEST,
    DESTINATION,
    DRAW_CARD,
    FIRST_FLIP,
    FOUNDING,
    IN_ARMING,
    IN_KNOW_HOW,
    IN_TEMPLE,
    LOSSES,
    MOVEMENT,
    NUM_ACTIONS,
    NUM_NATIONS,
    NUM_PROVINCES,
    NUM_RESOURCES,
    PAYMENT,
    PICK_CARD,
    QUESTION,
    RONDEL,
    RONDEL_PAYMENT,
    START_CITIES,
    STONE_NEEDED,
    TRADE_GIVE,
    TRADE_TAKE,
)
from .reasons import FINE, GAME_OVER, WRONG_TIME
from .rules.arming import legal_arms, why_not_arm
from .rules.battle import (
    legal_answers,
    legal_battles,
    legal_replies,
    why_not_answer,
    why_not_battle,
)
from .rules.conquest import (
    legal_conquests,
    legal_give_ups,
    legal_losses,
    why_not_conquer,
    why_not_give_up,
    why_not_lose_legions,
)
from .rules.founding import legal_foundings, why_not_found
from .rules.know_how import legal_develops, why_not_develop
from .rules.movement import legal_destinations, legal_moves, why_not_go, why_not_move
from .rules.payment import legal_coins, why_not_coins
from .rules.personages import legal_claims, why_not_claim
from .rules.rondel import legal_advances, legal_pays, why_not_advance, why_not_pay
from .rules.setup import (
    legal_draws,
    legal_firsts,
    legal_picks,
    legal_start_cities,
    why_not_first,
    why_not_start_city,
    why_not_take_card,
)
from .rules.temples import legal_build_temples, why_not_build_temple
from .rules.trade import (
    legal_gives,
    legal_takes,
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
    if kind == DESTINATION:
        return legal_destinations(s, c, out, 0)
    if kind == PAYMENT:
        return legal_coins(s, c, out, 0)
    if kind == QUESTION:
        return legal_replies(s, c, out, 0)
    if kind == RONDEL_PAYMENT:
        return legal_pays(s, c, out, 0)
    if kind == COIN_SUBSTITUTE:
        for resource in range(NUM_RESOURCES):
            out[resource] = CHOOSE + resource
        return NUM_RESOURCES
    if kind == LOSSES:
        return legal_losses(s, c, out, 0)
    if kind == STONE_NEEDED:
        return legal_give_ups(s, c, out, 0)
    if kind == TRADE_GIVE:
        return legal_gives(s, c, out, 0)
    if kind == TRADE_TAKE:
        return legal_takes(s, c, out, 0)
    if kind == CLAIM_EXTRA:
        return legal_claims(s, c, out, 0)
    return legal_in_setup(s, c, out, kind)


@rule
def is_step(kind: int) -> bool:
    """Is this one of the steps of a nation's own turn?  cite: turn.sequence"""
    if kind == MOVEMENT or kind == CONQUEST or kind == IN_KNOW_HOW:
        return True
    return may_trade_in(kind)


@rule
def may_trade_in(kind: int) -> bool:
    """A trade is offered before the stone moves and wherever chips can be spent (with all eight know-hows there is none
    left to buy): at any other moment, waiting for the next of these loses nothing.
    cite: trade.any_time, rulings.trade_own_turn"""
    return kind == RONDEL or kind == FOUNDING or kind == IN_ARMING or kind == IN_TEMPLE


@rule
def legal_in_step(s: State, c: Components, out: list[int], kind: int) -> int:
    """What a step offers, a trade, and the end of the step (the stone has to move).
    cite: turn.sequence, rondel.no_stay"""
    n = 0
    if kind == MOVEMENT:
        n = legal_battles(s, c, out, legal_moves(s, c, out, 0))
    elif kind == RONDEL:
        n = legal_advances(s, c, out, legal_answers(s, c, out, 0))
    elif kind == FOUNDING:
        n = legal_foundings(s, c, out, 0)
    elif kind == IN_ARMING:
        n = legal_arms(s, c, out, 0)
    elif kind == IN_TEMPLE:
        n = legal_build_temples(s, c, out, 0)
    elif kind == IN_KNOW_HOW:
        n = legal_develops(s, c, out, 0)
    else:
        n = legal_conquests(s, c, out, 0)
    if may_trade_in(kind) and why_not_trade(s, c) == FINE:
        out[n] = TRADE
        n += 1
    if kind != RONDEL:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_in_setup(s: State, c: Components, out: list[int], kind: int) -> int:
    """Nation cards, the flip of the coin, start cities."""
    if kind == DRAW_CARD:
        return legal_draws(s, c, out, 0)
    if kind == PICK_CARD:
        return legal_picks(s, c, out, 0)
    if kind == FIRST_FLIP:
        return legal_firsts(s, c, out, 0)
    return legal_start_cities(s, c, out, 0)


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
        if kind != MOVEMENT:
            return WRONG_TIME
        side = (a - BATTLE) // NUM_PROVINCES
        return why_not_battle(s, c, side // NUM_NATIONS, side % NUM_NATIONS, (a - BATTLE) % NUM_PROVINCES)
    if a >= ALL_TO:
        return why_not_go(s, c, a - ALL_TO, 1) if kind == DESTINATION else WRONG_TIME
    if a >= TO:
        return why_not_go(s, c, a - TO, 0) if kind == DESTINATION else WRONG_TIME
    if kind != MOVEMENT:
        return WRONG_TIME
    place = (a - MOVE) // NUM_ACTIONS
    return why_not_move(s, c, place // NUM_PROVINCES, place % NUM_PROVINCES, (a - MOVE) % NUM_ACTIONS)


@rule
def why_not_before_action(s: State, c: Components, a: int, kind: int) -> int:
    """Set-up, coins, the stored answer, rondel and payment."""
    if a >= COINS:
        return why_not_coins(s, c, a - COINS) if kind == PAYMENT else WRONG_TIME
    if a >= PAY:
        return why_not_pay(s, c, a - PAY) if kind == RONDEL_PAYMENT else WRONG_TIME
    if a >= ADVANCE:
        return why_not_advance(s, c, a - ADVANCE) if kind == RONDEL else WRONG_TIME
    if a >= ANSWER:
        return why_not_answer(s, c, a - ANSWER) if kind == RONDEL or kind == QUESTION else WRONG_TIME
    if a >= CHOOSE:
        return FINE if kind == COIN_SUBSTITUTE else WRONG_TIME
    if a >= START_CITY:
        return why_not_start_city(s, c, a - START_CITY) if kind == START_CITIES else WRONG_TIME
    if a >= PICK:
        return why_not_take_card(s, c, a - PICK) if kind == PICK_CARD else WRONG_TIME
    if a >= FIRST:
        return why_not_first(s, c, a - FIRST) if kind == FIRST_FLIP else WRONG_TIME
    return why_not_take_card(s, c, a - DRAW) if kind == DRAW_CARD else WRONG_TIME


@rule
def why_not_after_movement(s: State, c: Components, a: int, kind: int) -> int:
    """Replies, conquest, founding, trade, the extra personage, the end of a step."""
    if a == DONE:
        return FINE if is_step(kind) and kind != RONDEL else WRONG_TIME
    if a >= CLAIM:
        return why_not_claim(s, c, a - CLAIM) if kind == CLAIM_EXTRA else WRONG_TIME
    if a >= TAKE:
        return why_not_take(s, c, a - TAKE) if kind == TRADE_TAKE else WRONG_TIME
    if a >= GIVE:
        return why_not_give(s, c, a - GIVE) if kind == TRADE_GIVE else WRONG_TIME
    if a == TRADE:
        return why_not_trade(s, c) if may_trade_in(kind) else WRONG_TIME
    if a >= FOUND:
        return why_not_found(s, c, a - FOUND) if kind == FOUNDING else WRONG_TIME
    if a >= GIVE_UP:
        return why_not_give_up(s, c, a - GIVE_UP) if kind == STONE_NEEDED else WRONG_TIME
    if a >= LOSE_LEGIONS:
        return why_not_lose_legions(s, c, a - LOSE_LEGIONS) if kind == LOSSES else WRONG_TIME
    if a >= CONQUER:
        return why_not_conquer(s, c, a - CONQUER) if kind == CONQUEST else WRONG_TIME
    return FINE if kind == QUESTION else WRONG_TIME
