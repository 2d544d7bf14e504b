"""The sequence of play: rounds with their coins, turns with their three steps."""

from __future__ import annotations

from ....common.payment import COIN, GOLD, IRON, MARBLE, receive
from ....core.dual import rule
from ....core.frames import NOBODY, pop, push, push_with
from ....core.notes import note, several
from ..components import Components
from ..domains import ARMING_FIELD, KNOW_HOW_FIELD, NUM_KNOW_HOWS, PERSONAGES_WON, TEMPLE_FIELD, TURN_LIMIT
from ..frames import (
    IN_ARMING,
    IN_CHOOSE,
    IN_CONQUEST,
    IN_DRAW,
    IN_FIRST,
    IN_FOUNDING,
    IN_KNOW_HOW,
    IN_MOVEMENT,
    IN_PICK,
    IN_QUESTION,
    IN_RONDEL,
    IN_RONDEL_PAYMENT,
    IN_START_CITY,
    IN_TEMPLE,
)
from ..happenings import (
    ADVANCED,
    ARMING_DEAR,
    CHOSE,
    CITY_DEAR,
    COINS_DEALT,
    ENDED_LIMIT,
    ENDED_PERSONAGES,
    NO_ARMING,
    NO_KNOW_HOW,
    NO_MANEUVER,
    NO_TEMPLE,
    ROUND,
    TEMPLE_DEAR,
    lacks,
    missing,
)
from ..reasons import FINE
from ..state import State
from .arming import end_arming, has_room_to_arm
from .battle import nation_after
from .conquest import can_conquer, end_conquest
from .ending import end_game, has_won, points
from .founding import can_pay_city, has_room_to_found
from .know_how import can_develop
from .movement import begin_movement, end_movement
from .payment import can_pay
from .personages import take_extra, win_extra, win_personages
from .production import produce
from .rondel import advance_cost, pay_step, pay_without_choice
from .temples import has_room_for_temple
from .trade import why_not_trade

TURNS_COUNTED = 32000  # numbers have 16 bits; a game of people never comes near


@rule
def begin_turn(s: State, c: Components) -> None:
    """The next nation clockwise is on turn; with the first nation a new round begins, and all receive a coin.
    cite: turn.order, turn.coin, rulings.coin_round_1"""
    s.turn = min(TURNS_COUNTED, s.turn + 1)
    s.position = (s.position + 1) % c.num_nations
    s.nation = s.order[s.position]
    s.active = s.seat_of[s.nation]
    if s.position == 0:
        note(ROUND, (s.turn - 1) // c.num_nations + 1)
        hand_out_coins(s, c, 0)
    else:
        push(s, IN_RONDEL, s.active)


@rule
def hand_out_coins(s: State, c: Components, place: int) -> None:
    """A coin for each nation from `place` in the order of turns on; a nation for which the bank has none chooses a
    resource. Then the first nation's turn begins.
    cite: turn.coin, turn.no_coin_left, rulings.coins_run_out"""
    for i in range(place, c.num_nations):
        nation = s.order[i]
        if s.bank_coins == 0:
            if i > place:
                note(COINS_DEALT, several(s.order[place:i]), 0)
            push_with(s, IN_CHOOSE, s.seat_of[nation], nation, i)
            return
        s.bank_coins -= 1
        s.stock[nation][COIN] += 1
    if place < c.num_nations:
        note(COINS_DEALT, several(s.order[place : c.num_nations]), 1 if place == 0 else 0)
    push(s, IN_RONDEL, s.active)


@rule
def apply_choose(s: State, c: Components, resource: int) -> None:
    """A chip in place of the coin that the bank lacks.  cite: turn.no_coin_left"""
    place = s.frame_second[s.depth - 1]
    receive(s, s.frame_first[s.depth - 1], resource, 1)
    note(CHOSE, s.frame_first[s.depth - 1], resource)
    pop(s)
    hand_out_coins(s, c, place + 1)


@rule
def apply_advance(s: State, c: Components, field: int) -> None:
    """The stone moves; further steps are paid, then the action begins.
    cite: turn.sequence, rondel.extra_steps"""
    cost = advance_cost(s, c, field)
    s.rondel[s.nation] = field
    note(ADVANCED, s.nation, field)
    pop(s)
    if cost == 0:
        begin_action(s, c)
    else:
        push_with(s, IN_RONDEL_PAYMENT, s.active, cost, 0)
        pay_on(s, c)


@rule
def apply_pay(s: State, c: Components, chip: int) -> None:
    """Pay one step.  cite: rondel.extra_steps"""
    pay_step(s, c, chip)
    pay_on(s, c)


@rule
def pay_on(s: State, c: Components) -> None:
    """Pay as far as there is no choice; when all steps are paid the action begins.  cite: rondel.extra_steps"""
    pay_without_choice(s, c)
    if s.frame_first[s.depth - 1] == 0:
        pop(s)
        begin_action(s, c)


@rule
def begin_action(s: State, c: Components) -> None:
    """What the wedge offers; a step in which nothing can be done is passed over.
    cite: turn.sequence, movement.phases"""
    field = s.rondel[s.nation]
    if c.produces[field] != NOBODY:
        produce(s, c, c.produces[field])
    elif field == TEMPLE_FIELD:
        if has_room_for_temple(s, c) and can_pay_or_trade(s, c, c.price_temple, 0, 0):
            push(s, IN_TEMPLE, s.active)
            return
        tell_no_temple(s, c)
    elif field == ARMING_FIELD:
        if has_room_to_arm(s, c) and can_pay_or_trade(s, c, 0, c.price_unit, 0):
            push(s, IN_ARMING, s.active)
            return
        tell_no_arming(s, c)
    elif field == KNOW_HOW_FIELD:
        if can_develop(s, c):
            push(s, IN_KNOW_HOW, s.active)
            return
        note(NO_KNOW_HOW, s.nation, 1 if s.num_know_hows[s.nation] == NUM_KNOW_HOWS else 0)
    elif begin_movement(s, c):
        push(s, IN_MOVEMENT, s.active)
        return
    else:
        note(NO_MANEUVER, s.nation)
    begin_founding(s, c)


@rule
def tell_price(s: State, c: Components, told: int, marble: int, iron: int, gold: int) -> None:
    """What is missing for a price, which the coins do not make up for.  cite: payment.coins_substitute"""
    stock = s.stock[s.nation]
    price = (marble, iron, gold)
    note(told, s.nation, lacks(stock, price), missing(stock, price), stock[COIN])


@rule
def tell_no_temple(s: State, c: Components) -> None:
    """Why no temple can be built: there is no room, or the price cannot be paid.  cite: turn.sequence"""
    if has_room_for_temple(s, c):
        tell_price(s, c, TEMPLE_DEAR, c.price_temple, 0, 0)
    else:
        note(NO_TEMPLE, s.nation, s.bank_temples)


@rule
def tell_no_arming(s: State, c: Components) -> None:
    """Why no unit can be set up.  cite: turn.sequence"""
    if has_room_to_arm(s, c):
        tell_price(s, c, ARMING_DEAR, 0, c.price_unit, 0)
    else:
        note(NO_ARMING, s.nation)


@rule
def can_pay_or_trade(s: State, c: Components, marble: int, iron: int, gold: int) -> bool:
    """Can the price be paid now, or perhaps after a trade?  cite: trade.any_time"""
    return can_pay(s, c, s.nation, marble, iron, gold) or why_not_trade(s, c) == FINE


@rule
def apply_done(s: State, c: Components) -> None:
    """The step is over; the next one begins.  cite: turn.sequence, conquest.after_movement"""
    kind = s.frame_kind[s.depth - 1]
    pop(s)
    if kind == IN_FOUNDING:
        end_turn(s, c)
        return
    if kind == IN_MOVEMENT:
        end_movement(s, c)
        if can_conquer(s, c):
            push(s, IN_CONQUEST, s.active)
            return
        end_conquest(s, c)
    elif kind == IN_CONQUEST:
        end_conquest(s, c)
    elif kind == IN_ARMING:
        end_arming(s, c)
    begin_founding(s, c)


@rule
def begin_founding(s: State, c: Components) -> None:
    """After the action, whatever it was, cities may be founded; a nation that may trade is asked in any case, since a
    trade alone can be worth it.  cite: founding.step, trade.any_time, rulings.trade_own_turn"""
    room = has_room_to_found(s, c)
    if why_not_trade(s, c) == FINE or (room and can_pay_city(s, c)):
        push(s, IN_FOUNDING, s.active)
        return
    if room:
        tell_price(s, c, CITY_DEAR, c.price_city[MARBLE], c.price_city[IRON], c.price_city[GOLD])
    end_turn(s, c)


@rule
def end_turn(s: State, c: Components) -> None:
    """The nation wins its personages, the extra one last.
    cite: personages.end_of_turn, personages.extra, rulings.extra_last"""
    win_personages(s, c)
    if win_extra(s, c):
        pass_turn_on(s, c)


@rule
def apply_claim(s: State, c: Components, personage: int) -> None:
    """The extra personage has been chosen; the turn is over.  cite: personages.extra"""
    pop(s)
    take_extra(s, c, personage)
    pass_turn_on(s, c)


@rule
def pass_turn_on(s: State, c: Components) -> None:
    """The nation has won, the turn limit is reached, or the next nation is on turn.
    cite: ending.personages, rulings.win_time, rulings.turn_limit"""
    if has_won(s, c, s.nation):
        note(ENDED_PERSONAGES, s.nation, points(s, c, s.nation))
        end_game(s, c, s.nation, PERSONAGES_WON)
    elif c.turn_limit > 0 and s.turn >= c.turn_limit:
        note(ENDED_LIMIT, s.turn)
        end_game(s, c, NOBODY, TURN_LIMIT)
    else:
        begin_turn(s, c)


@rule
def deciding_nation(s: State, c: Components) -> int:
    """The nation whose decision is on top, or NOBODY (chance, nation cards, the end).  cite: turn.sequence"""
    if s.depth == 0:
        return NOBODY
    top = s.depth - 1
    kind = s.frame_kind[top]
    if kind == IN_DRAW or kind == IN_PICK or kind == IN_FIRST:
        return NOBODY
    if kind == IN_QUESTION:
        return nation_after(s, c, s.frame_first[top])
    if kind == IN_CHOOSE or kind == IN_START_CITY:
        return s.frame_first[top]
    return s.nation
