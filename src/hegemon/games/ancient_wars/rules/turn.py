"""The sequence of play (5.0): phases of a player turn, and what settles by itself between two decisions."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ..components import Components
from ..domains import BARBARIAN, BATTLE, BONUS_IF_OCCUPYING, CARD, MARCH, NUM_UNITS, RECRUITING, ROMAN, SUBVERT, SUPPLY
from ..frames import (
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
from ..state import State
from .battle import settle_battle, settle_battles
from .cards import end_card, settle_card
from .events import begin_subversion, occupies_region
from .fleets import has_sail, settle_load, settle_sail_to
from .major_battles import settle_morale
from .movement import has_unmoved, settle_take
from .pursuit import settle_pursuers, settle_pursuit
from .recruiting import settle_levy, settle_recruiting
from .retreat import settle_board, settle_retreat
from .supply import is_attrition_forced, next_check, settle_check
from .units import enter
from .victory import test_barbarian_goal, test_turn_end


@rule
def set_up(s: State, c: Components) -> None:
    """Units begin where the campaign says, in sight of both sides; all cards are in the decks.
    cite: setup.set_up, setup.recruit_box, turn.roman_first, rulings.forty_pieces, rulings.recruit_box_open"""
    for u in range(NUM_UNITS):
        s.veil[u] = u
        if c.start_at[u] >= 0:
            enter(s, c, u, c.start_at[u])
    s.game_turn = 1
    push(s, IN_PLAYER_TURN, ROMAN)
    begin_player_turn(s, c, ROMAN)


@rule
def begin_player_turn(s: State, c: Components, seat: int) -> None:
    """A player turn begins with the test of the Barbarian goal, if it is his, and with supply.
    cite: turn.sequence, victory.barbarian_goal, rulings.victory_moments"""
    s.turn += 1
    s.active = seat
    s.phase = SUPPLY
    s.step = 0
    if seat == BARBARIAN:
        test_barbarian_goal(s, c)


@rule
def begin_phase(s: State, c: Components, phase: int) -> None:
    """The next phase of the turn.  cite: turn.sequence"""
    s.phase = phase
    s.step = 0


@rule
def settle_turn(s: State, c: Components) -> None:
    """What the phase asks for next: supply, card, recruiting, march, battle, always in this order.
    cite: turn.sequence, supply.check, events.timing, events.immediately, rulings.march_is_movement
    cite: rulings.supply_before_card, rulings.supply_turn_one"""
    if s.phase == BATTLE:
        if settle_battles(s, c) == 0:
            end_player_turn(s, c)
    elif s.phase == MARCH:
        if s.step != 0:
            begin_phase(s, c, BATTLE)
        else:
            s.step = 1
            push(s, IN_MARCH, s.active)
    elif s.phase == RECRUITING:
        settle_recruiting_phase(s, c)
    elif s.phase == CARD:
        if s.card < 0:
            settle_card(s, c)
        elif is_attrition_forced(s, c) == 0 or next_check(s, c, 1 - s.active) == 0:
            begin_phase(s, c, RECRUITING)
    elif c.supply == 0 or next_check(s, c, s.active) == 0:
        begin_phase(s, c, CARD)


@rule
def settle_recruiting_phase(s: State, c: Components) -> None:
    """The event of the phase comes first, then the entries of the card.
    cite: events.timing, events.bonus_recruit_if_occupying, events.subvert"""
    s.step += 1
    if s.step == 1:
        if c.event[s.card] == BONUS_IF_OCCUPYING:
            s.bonus = occupies_region(s, c, s.card)
        elif c.event[s.card] == SUBVERT:
            begin_subversion(s, c)
    elif s.step == 2:
        push(s, IN_RECRUIT, s.active)
    else:
        begin_phase(s, c, MARCH)


@rule
def settle_march(s: State, c: Components) -> int:
    """The march ends by itself when everything has moved.  cite: movement.voluntary"""
    if has_unmoved(s, c) != 0 or has_sail(s, c) != 0:
        return 0
    pop(s)
    return 1


@rule
def end_player_turn(s: State, c: Components) -> None:
    """The card leaves play, marks are cleared, victory is tested, and the other side begins.
    cite: cards.discard, turn.end_turn, turn.roman_first"""
    if s.card >= 0:
        end_card(s, c)
    for u in range(NUM_UNITS):
        s.moved[u] = 0
        s.pursued[u] = 0
    for space in range(c.num_spaces):
        s.risen[space] = 0
    s.bonus = 0
    s.entry = 0
    s.recruited = 0
    s.last_recruit = -1
    s.sailed = 0
    s.ambushed = 0
    if s.active == ROMAN:
        begin_player_turn(s, c, BARBARIAN)
    elif test_turn_end(s, c) == 0:
        s.game_turn += 1
        begin_player_turn(s, c, ROMAN)


@rule
def settle(s: State, c: Components) -> None:
    """Go on until somebody has to decide, a die has to be rolled, or the game is over.  cite: turn.sequence"""
    going = 1
    while going != 0 and s.depth > 0:
        kind = s.frame_kind[s.depth - 1]
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
