"""The sequence of play: set-up, then turn after turn income, order, action cycle, victory check, maintenance, supply.

Two frames run by themselves when they come to the top: `cycle` and `upkeep` (frames.py says what they count)."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push
from ....core.notes import note
from ..components import Components
from ..domains import NUM_SEATS
from ..frames import IN_CYCLE, IN_UPKEEP
from ..happenings import ORDER, TURN
from ..state import State
from .armistice import advance_armistices
from .cycle import begin_cycle, end_action, is_cycle_over, judge, next_actor
from .ending import check_victory
from .income import collect_income
from .maintenance import pay_maintenance
from .revolution import revolutions
from .setup import begin_setup, continue_setup, end_setup
from .supply import check_supply
from .turn_order import ask_order, set_order


@rule
def begin_turn(s: State, c: Components) -> None:
    """Income, armistice cubes, turn order, and an empty action table.  cite: turn.sequence"""
    s.game_turn += 1
    note(TURN, s.game_turn)
    collect_income(s, c)
    advance_armistices(s, c)
    first, second = s.order[0], s.order[1]
    set_order(s)
    if c.choose_order == 0 and (s.game_turn == 1 or s.order[0] != first or s.order[1] != second):
        note(ORDER, s.order[0], s.order[1], s.order[2])
    begin_cycle(s, c)
    push(s, IN_CYCLE, s.order[0])
    if c.choose_order != 0:
        ask_order(s)


@rule
def run(s: State, c: Components) -> None:
    """Go on until somebody has to decide, or the game is over.  cite: turn.sequence"""
    while s.end_reason == 0:
        kind = s.frame_kind[s.depth - 1] if s.depth > 0 else 0
        if s.shaken != 0:
            revolutions(s, c)
        elif 0 < kind < IN_CYCLE:
            return
        elif kind != 0:
            run_turn(s, c, kind, s.frame_first[s.depth - 1])
        elif continue_setup(s, c, s.active):
            return
        elif s.place + 1 < NUM_SEATS:
            begin_setup(s, c, s.place + 1)
        else:
            end_setup(s, c)
            begin_turn(s, c)


@rule
def run_turn(s: State, c: Components, kind: int, step: int) -> None:
    """The steps of the action cycle, and those of the end of the turn: supply in turn order, then a new turn.

    cite: turn.sequence, rulings.end_of_turn"""
    s.frame_first[s.depth - 1] = step + 1
    if kind == IN_CYCLE:
        if step == 0:
            next_actor(s, c)
        elif step == 1:
            end_action(s, c)
            judge(s, c)
        else:
            s.place = (s.place + 1) % NUM_SEATS
            if is_cycle_over(s, c):
                pop(s)
                end_cycle(s, c)
            else:
                s.frame_first[s.depth - 1] = 1
                next_actor(s, c)
    elif step < NUM_SEATS:
        check_supply(s, c, s.order[step])
    elif step == NUM_SEATS:
        judge(s, c)
    else:
        pop(s)
        begin_turn(s, c)


@rule
def end_cycle(s: State, c: Components) -> None:
    """Victory check, then maintenance for all; supply follows.  cite: ending.goal, rulings.end_of_turn"""
    check_victory(s, c)
    if s.end_reason == 0:
        pay_maintenance(s, c)
        push(s, IN_UPKEEP, s.order[0])
