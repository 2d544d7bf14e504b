"""The sequence of play (5.0): the phases of a player turn, one after the other."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ....core.notes import note
from ....core.rows import clear
from ..components import Components
from ..domains import BARBARIAN, BATTLE, BONUS_IF_OCCUPYING, CARD, MARCH, RECRUITING, ROMAN, SUBVERT, SUPPLY
from ..frames import (
    IN_MARCH,
    IN_RECRUIT,
)
from ..happenings import EXTRA, TURN
from ..reasons import FINE
from ..state import State
from .battle import settle_battles
from .cards import end_card, settle_card
from .ending import test_barbarian_goal, test_turn_end
from .events import begin_subversion, occupies_region
from .fleets import has_sail
from .fog import close_stacks
from .movement import has_unmoved
from .supply import is_attrition_forced, next_check


@rule
def begin_player_turn(s: State, c: Components, seat: int) -> None:
    """A player turn begins with the test of the Barbarian goal, if it is his, and with supply.
    cite: turn.sequence, ending.barbarian_goal, rulings.victory_moments"""
    s.turn += 1
    s.active = seat
    s.phase = SUPPLY
    s.step = 0
    note(TURN, s.game_turn, seat)
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
            if s.bonus != 0:
                note(EXTRA, s.active, s.card)
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
    """The card leaves play, marks are cleared, stacks are closed, victory is tested, and the other side begins.
    cite: cards.discard, turn.end_turn, turn.roman_first, rulings.closed_stacks"""
    if s.card >= 0:
        end_card(s, c)
    clear(s.moved)
    clear(s.pursued)
    clear(s.risen)
    s.bonus = 0
    s.entry = 0
    s.sailed = 0
    s.ambushed = 0
    close_stacks(s, c)
    if s.active == ROMAN:
        begin_player_turn(s, c, BARBARIAN)
    elif test_turn_end(s, c) == 0:
        s.game_turn += 1
        begin_player_turn(s, c, ROMAN)


@rule
def why_not_skip(s: State, c: Components) -> int:
    """Nobody has to march, to pursue, or to name a unit.  cite: movement.voluntary"""
    return FINE


@rule
def apply_skip(s: State, c: Components) -> None:
    """The player is done with an optional step.  cite: turn.sequence, movement.voluntary"""
    pop(s)
