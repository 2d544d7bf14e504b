"""The flow of Antike: who decides, what an action does. The sequence of play is told in
`rules/turn.py`, what is legal in `legality.py`."""

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
from .components import Components
from .domains import NUM_ACTIONS, NUM_NATIONS, NUM_PROVINCES
from .legality import legal, why_not
from .rules.arming import apply_arm
from .rules.battle import (
    apply_answer,
    apply_battle,
    apply_decline,
    apply_fight,
)
from .rules.conquest import (
    apply_conquer,
    apply_give_up,
    apply_lose_legions,
)
from .rules.founding import apply_found
from .rules.know_how import apply_develop
from .rules.movement import apply_go, apply_move
from .rules.payment import apply_coins
from .rules.setup import (
    apply_first,
    apply_start_city,
    apply_take_card,
    set_up,
)
from .rules.temples import apply_build_temple
from .rules.trade import (
    apply_give,
    apply_take,
    apply_trade,
)
from .rules.turn import apply_advance, apply_choose, apply_done, apply_pay, claim_and_pass_on
from .state import State

__all__ = ["apply", "legal", "start", "to_act", "weight", "why_not"]


@rule
def start(s: State, c: Components) -> None:
    """The set-up, as far as the first decision or chance."""
    set_up(s, c)


@rule
def to_act(s: State, c: Components) -> int:
    """The player whose decision is on top.  cite: turn.sequence"""
    if s.depth == 0:
        return OVER
    return s.frame_seat[s.depth - 1]


@rule
def apply(s: State, c: Components, a: int) -> None:
    """Carry a legal action out."""
    if a < BUILD_TEMPLE:
        apply_before_action(s, c, a)
    elif a >= FIGHT:
        apply_after_movement(s, c, a)
    elif a >= BATTLE:
        side = (a - BATTLE) // NUM_PROVINCES
        apply_battle(s, c, side // NUM_NATIONS, side % NUM_NATIONS, (a - BATTLE) % NUM_PROVINCES)
    elif a >= ALL_TO:
        apply_go(s, c, a - ALL_TO, 1)
    elif a >= TO:
        apply_go(s, c, a - TO, 0)
    elif a >= MOVE:
        place = (a - MOVE) // NUM_ACTIONS
        apply_move(s, c, place // NUM_PROVINCES, place % NUM_PROVINCES, (a - MOVE) % NUM_ACTIONS)
    elif a >= DEVELOP:
        apply_develop(s, c, a - DEVELOP)
    elif a >= ARM:
        apply_arm(s, c, (a - ARM) // NUM_PROVINCES, (a - ARM) % NUM_PROVINCES)
    else:
        apply_build_temple(s, c, a - BUILD_TEMPLE)


@rule
def apply_before_action(s: State, c: Components, a: int) -> None:
    """Set-up, coins, the stored answer, rondel and payment."""
    if a >= COINS:
        apply_coins(s, c, a - COINS)
    elif a >= PAY:
        apply_pay(s, c, a - PAY)
    elif a >= ADVANCE:
        apply_advance(s, c, a - ADVANCE)
    elif a >= ANSWER:
        apply_answer(s, c, a - ANSWER)
    elif a >= CHOOSE:
        apply_choose(s, c, a - CHOOSE)
    elif a >= START_CITY:
        apply_start_city(s, c, a - START_CITY)
    elif a >= PICK:
        apply_take_card(s, c, a - PICK)
    elif a >= FIRST:
        apply_first(s, c, a - FIRST)
    else:
        apply_take_card(s, c, a - DRAW)


@rule
def apply_after_movement(s: State, c: Components, a: int) -> None:
    """Replies, conquest, founding, trade, the extra personage, the end of a step."""
    if a == DONE:
        apply_done(s, c)
    elif a >= CLAIM:
        claim_and_pass_on(s, c, a - CLAIM)
    elif a >= TAKE:
        apply_take(s, c, a - TAKE)
    elif a >= GIVE:
        apply_give(s, c, a - GIVE)
    elif a == TRADE:
        apply_trade(s, c)
    elif a >= FOUND:
        apply_found(s, c, a - FOUND)
    elif a >= GIVE_UP:
        apply_give_up(s, c, a - GIVE_UP)
    elif a >= LOSE_LEGIONS:
        apply_lose_legions(s, c, a - LOSE_LEGIONS)
    elif a >= CONQUER:
        apply_conquer(s, c, a - CONQUER)
    elif a == DECLINE:
        apply_decline(s, c)
    else:
        apply_fight(s, c)


@rule
def weight(s: State, c: Components, a: int) -> int:
    """All nation cards, and both sides of the coin, are equally likely.  cite: setup.nation_cards"""
    return 1
