"""The sequence of play of Antike: which frame offers which verbs, and what they do."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import OVER
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
    DECLINE,
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
from .rules.arming import apply_arm, legal_arms, why_not_arm
from .rules.battle import (
    apply_answer,
    apply_battle,
    apply_decline,
    apply_fight,
    legal_answers,
    legal_battles,
    legal_replies,
    why_not_answer,
    why_not_battle,
)
from .rules.conquest import (
    apply_conquer,
    apply_give_up,
    apply_lose_legions,
    legal_conquests,
    legal_give_ups,
    legal_losses,
    why_not_conquer,
    why_not_give_up,
    why_not_lose_legions,
)
from .rules.ending import seat_payoff
from .rules.founding import apply_found, legal_foundings, why_not_found
from .rules.know_how import apply_develop, legal_develops, why_not_develop
from .rules.movement import apply_go, apply_move, legal_destinations, legal_moves, why_not_go, why_not_move
from .rules.payment import apply_coins, legal_coins, why_not_coins
from .rules.personages import legal_claims, why_not_claim
from .rules.rondel import legal_advances, legal_pays, why_not_advance, why_not_pay
from .rules.setup import (
    apply_first,
    apply_start_city,
    apply_take_card,
    legal_draws,
    legal_firsts,
    legal_picks,
    legal_start_cities,
    set_up,
    why_not_first,
    why_not_start_city,
    why_not_take_card,
)
from .rules.temples import apply_build_temple, legal_build_temples, why_not_build_temple
from .rules.trade import (
    apply_give,
    apply_take,
    apply_trade,
    legal_gives,
    legal_takes,
    why_not_give,
    why_not_take,
    why_not_trade,
)
from .rules.turn import apply_advance, apply_choose, apply_done, apply_pay, claim_and_pass_on
from .state import State
from .tables import Tables


@rule
def start(s: State, t: Tables) -> None:
    """The set-up, as far as the first decision or chance."""
    set_up(s, t)


@rule
def to_act(s: State, t: Tables) -> int:
    """The player whose decision is on top.  cite: turn.sequence"""
    if s.depth == 0:
        return OVER
    return s.frame_seat[s.depth - 1]


@rule
def legal(s: State, t: Tables, out: list[int]) -> int:
    """All legal actions, ascending."""
    if s.depth == 0:
        return 0
    kind = s.frame_kind[s.depth - 1]
    if is_step(kind):
        return legal_in_step(s, t, out, kind)
    if kind == DESTINATION:
        return legal_destinations(s, t, out, 0)
    if kind == PAYMENT:
        return legal_coins(s, t, out, 0)
    if kind == QUESTION:
        return legal_replies(s, t, out, 0)
    if kind == RONDEL_PAYMENT:
        return legal_pays(s, t, out, 0)
    if kind == COIN_SUBSTITUTE:
        for resource in range(NUM_RESOURCES):
            out[resource] = CHOOSE + resource
        return NUM_RESOURCES
    if kind == LOSSES:
        return legal_losses(s, t, out, 0)
    if kind == STONE_NEEDED:
        return legal_give_ups(s, t, out, 0)
    if kind == TRADE_GIVE:
        return legal_gives(s, t, out, 0)
    if kind == TRADE_TAKE:
        return legal_takes(s, t, out, 0)
    if kind == CLAIM_EXTRA:
        return legal_claims(s, t, out, 0)
    return legal_in_setup(s, t, out, kind)


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
def legal_in_step(s: State, t: Tables, out: list[int], kind: int) -> int:
    """What a step offers, a trade, and the end of the step (the stone has to move).
    cite: turn.sequence, rondel.no_stay"""
    n = 0
    if kind == MOVEMENT:
        n = legal_battles(s, t, out, legal_moves(s, t, out, 0))
    elif kind == RONDEL:
        n = legal_advances(s, t, out, legal_answers(s, t, out, 0))
    elif kind == FOUNDING:
        n = legal_foundings(s, t, out, 0)
    elif kind == IN_ARMING:
        n = legal_arms(s, t, out, 0)
    elif kind == IN_TEMPLE:
        n = legal_build_temples(s, t, out, 0)
    elif kind == IN_KNOW_HOW:
        n = legal_develops(s, t, out, 0)
    else:
        n = legal_conquests(s, t, out, 0)
    if may_trade_in(kind) and why_not_trade(s, t) == FINE:
        out[n] = TRADE
        n += 1
    if kind != RONDEL:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_in_setup(s: State, t: Tables, out: list[int], kind: int) -> int:
    """Nation cards, the flip of the coin, start cities."""
    if kind == DRAW_CARD:
        return legal_draws(s, t, out, 0)
    if kind == PICK_CARD:
        return legal_picks(s, t, out, 0)
    if kind == FIRST_FLIP:
        return legal_firsts(s, t, out, 0)
    return legal_start_cities(s, t, out, 0)


@rule
def why_not(s: State, t: Tables, a: int) -> int:
    """0, or the reason why an action is refused now."""
    if s.depth == 0:
        return GAME_OVER
    kind = s.frame_kind[s.depth - 1]
    if a < BUILD_TEMPLE:
        return why_not_before_action(s, t, a, kind)
    if a >= FIGHT:
        return why_not_after_movement(s, t, a, kind)
    if a >= MOVE:
        return why_not_in_movement(s, t, a, kind)
    if a >= DEVELOP:
        return why_not_develop(s, t, a - DEVELOP) if kind == IN_KNOW_HOW else WRONG_TIME
    if a >= ARM:
        if kind != IN_ARMING:
            return WRONG_TIME
        return why_not_arm(s, t, (a - ARM) // NUM_PROVINCES, (a - ARM) % NUM_PROVINCES)
    return why_not_build_temple(s, t, a - BUILD_TEMPLE) if kind == IN_TEMPLE else WRONG_TIME


@rule
def why_not_in_movement(s: State, t: Tables, a: int, kind: int) -> int:
    """Units to move, their destination, battles."""
    if a >= BATTLE:
        if kind != MOVEMENT:
            return WRONG_TIME
        side = (a - BATTLE) // NUM_PROVINCES
        return why_not_battle(s, t, side // NUM_NATIONS, side % NUM_NATIONS, (a - BATTLE) % NUM_PROVINCES)
    if a >= ALL_TO:
        return why_not_go(s, t, a - ALL_TO, 1) if kind == DESTINATION else WRONG_TIME
    if a >= TO:
        return why_not_go(s, t, a - TO, 0) if kind == DESTINATION else WRONG_TIME
    if kind != MOVEMENT:
        return WRONG_TIME
    place = (a - MOVE) // NUM_ACTIONS
    return why_not_move(s, t, place // NUM_PROVINCES, place % NUM_PROVINCES, (a - MOVE) % NUM_ACTIONS)


@rule
def why_not_before_action(s: State, t: Tables, a: int, kind: int) -> int:
    """Set-up, coins, the stored answer, rondel and payment."""
    if a >= COINS:
        return why_not_coins(s, t, a - COINS) if kind == PAYMENT else WRONG_TIME
    if a >= PAY:
        return why_not_pay(s, t, a - PAY) if kind == RONDEL_PAYMENT else WRONG_TIME
    if a >= ADVANCE:
        return why_not_advance(s, t, a - ADVANCE) if kind == RONDEL else WRONG_TIME
    if a >= ANSWER:
        return why_not_answer(s, t, a - ANSWER) if kind == RONDEL or kind == QUESTION else WRONG_TIME
    if a >= CHOOSE:
        return FINE if kind == COIN_SUBSTITUTE else WRONG_TIME
    if a >= START_CITY:
        return why_not_start_city(s, t, a - START_CITY) if kind == START_CITIES else WRONG_TIME
    if a >= PICK:
        return why_not_take_card(s, t, a - PICK) if kind == PICK_CARD else WRONG_TIME
    if a >= FIRST:
        return why_not_first(s, t, a - FIRST) if kind == FIRST_FLIP else WRONG_TIME
    return why_not_take_card(s, t, a - DRAW) if kind == DRAW_CARD else WRONG_TIME


@rule
def why_not_after_movement(s: State, t: Tables, a: int, kind: int) -> int:
    """Replies, conquest, founding, trade, the extra personage, the end of a step."""
    if a == DONE:
        return FINE if is_step(kind) and kind != RONDEL else WRONG_TIME
    if a >= CLAIM:
        return why_not_claim(s, t, a - CLAIM) if kind == CLAIM_EXTRA else WRONG_TIME
    if a >= TAKE:
        return why_not_take(s, t, a - TAKE) if kind == TRADE_TAKE else WRONG_TIME
    if a >= GIVE:
        return why_not_give(s, t, a - GIVE) if kind == TRADE_GIVE else WRONG_TIME
    if a == TRADE:
        return why_not_trade(s, t) if may_trade_in(kind) else WRONG_TIME
    if a >= FOUND:
        return why_not_found(s, t, a - FOUND) if kind == FOUNDING else WRONG_TIME
    if a >= GIVE_UP:
        return why_not_give_up(s, t, a - GIVE_UP) if kind == STONE_NEEDED else WRONG_TIME
    if a >= LOSE_LEGIONS:
        return why_not_lose_legions(s, t, a - LOSE_LEGIONS) if kind == LOSSES else WRONG_TIME
    if a >= CONQUER:
        return why_not_conquer(s, t, a - CONQUER) if kind == CONQUEST else WRONG_TIME
    return FINE if kind == QUESTION else WRONG_TIME


@rule
def apply(s: State, t: Tables, a: int) -> None:
    """Carry a legal action out."""
    if a < BUILD_TEMPLE:
        apply_before_action(s, t, a)
    elif a >= FIGHT:
        apply_after_movement(s, t, a)
    elif a >= BATTLE:
        side = (a - BATTLE) // NUM_PROVINCES
        apply_battle(s, t, side // NUM_NATIONS, side % NUM_NATIONS, (a - BATTLE) % NUM_PROVINCES)
    elif a >= ALL_TO:
        apply_go(s, t, a - ALL_TO, 1)
    elif a >= TO:
        apply_go(s, t, a - TO, 0)
    elif a >= MOVE:
        place = (a - MOVE) // NUM_ACTIONS
        apply_move(s, t, place // NUM_PROVINCES, place % NUM_PROVINCES, (a - MOVE) % NUM_ACTIONS)
    elif a >= DEVELOP:
        apply_develop(s, t, a - DEVELOP)
    elif a >= ARM:
        apply_arm(s, t, (a - ARM) // NUM_PROVINCES, (a - ARM) % NUM_PROVINCES)
    else:
        apply_build_temple(s, t, a - BUILD_TEMPLE)


@rule
def apply_before_action(s: State, t: Tables, a: int) -> None:
    """Set-up, coins, the stored answer, rondel and payment."""
    if a >= COINS:
        apply_coins(s, t, a - COINS)
    elif a >= PAY:
        apply_pay(s, t, a - PAY)
    elif a >= ADVANCE:
        apply_advance(s, t, a - ADVANCE)
    elif a >= ANSWER:
        apply_answer(s, t, a - ANSWER)
    elif a >= CHOOSE:
        apply_choose(s, t, a - CHOOSE)
    elif a >= START_CITY:
        apply_start_city(s, t, a - START_CITY)
    elif a >= PICK:
        apply_take_card(s, t, a - PICK)
    elif a >= FIRST:
        apply_first(s, t, a - FIRST)
    else:
        apply_take_card(s, t, a - DRAW)


@rule
def apply_after_movement(s: State, t: Tables, a: int) -> None:
    """Replies, conquest, founding, trade, the extra personage, the end of a step."""
    if a == DONE:
        apply_done(s, t)
    elif a >= CLAIM:
        claim_and_pass_on(s, t, a - CLAIM)
    elif a >= TAKE:
        apply_take(s, t, a - TAKE)
    elif a >= GIVE:
        apply_give(s, t, a - GIVE)
    elif a == TRADE:
        apply_trade(s, t)
    elif a >= FOUND:
        apply_found(s, t, a - FOUND)
    elif a >= GIVE_UP:
        apply_give_up(s, t, a - GIVE_UP)
    elif a >= LOSE_LEGIONS:
        apply_lose_legions(s, t, a - LOSE_LEGIONS)
    elif a >= CONQUER:
        apply_conquer(s, t, a - CONQUER)
    elif a == DECLINE:
        apply_decline(s, t)
    else:
        apply_fight(s, t)


@rule
def weight(s: State, t: Tables, a: int) -> int:
    """All nation cards, and both sides of the coin, are equally likely.  cite: setup.nation_cards"""
    return 1


@rule
def payoff(s: State, t: Tables, seat: int) -> float:
    """1 for the winner, 0 for the others; shares at a turn limit; an estimate before the end."""
    return seat_payoff(s, t, seat)
