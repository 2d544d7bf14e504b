"""The sequence of a turn: rondel, action, founding, personages."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push, top_kind
from ....core.notes import note
from ..components import Components
from ..domains import MILITIA, SCIENTIA, TEMPLUM
from ..frames import (
    IN_CONQUEST,
    IN_FOUNDING,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_RONDEL,
    IN_SCIENTIA,
    IN_TEMPLUM,
)
from ..happenings import TURN
from ..reasons import FINE
from ..state import State
from .arming import begin_militia, end_militia
from .cards_in_force import expire
from .compensation import compensate
from .conquest import end_conquest
from .ending import end_game
from .know_how import own_know_how
from .movement import begin_movement, end_movement
from .personages import num_personages, take_track_walls, win_personages
from .production import produce
from .rondel import move_stone, pay_step


@rule
def begin_turn(s: State, c: Components) -> None:
    """The nations take turns alternately; a turn begins on the rondel, even for a nation that has lost everything.
    cite: turn.alternate, turn.sequence, rulings.no_elimination"""
    if s.turn > 0:
        s.active = 1 - s.active
    s.turn += 1
    note(TURN, s.turn, s.active)
    push(s, IN_RONDEL, s.active)


@rule
def apply_advance(s: State, c: Components, field: int) -> None:
    """Move the stone; the action begins when its steps are paid.  cite: turn.sequence, rondel.extra_steps"""
    move_stone(s, c, field)
    if top_kind(s) == IN_RONDEL:
        begin_action(s, c)


@rule
def apply_pay(s: State, c: Components, chip: int) -> None:
    """Pay one step; the action begins when all are paid.  cite: turn.sequence, rondel.extra_steps"""
    pay_step(s, c, chip)
    if top_kind(s) == IN_RONDEL:
        begin_action(s, c)


@rule
def begin_action(s: State, c: Components) -> None:
    """Step 1: the action of the field reached; a production is over at once.  cite: turn.sequence, rondel.order"""
    field = s.rondel[s.active]
    pop(s)
    if c.produces[field] != NOBODY:
        push(s, IN_FOUNDING, s.active)
        produce(s, c, c.produces[field])
    elif field == TEMPLUM:
        push(s, IN_TEMPLUM, s.active)
    elif field == MILITIA:
        begin_militia(s, c)
        push(s, IN_MILITIA, s.active)
    elif field == SCIENTIA:
        push(s, IN_SCIENTIA, s.active)
    else:
        begin_movement(s, c)
        push(s, IN_MOVEMENT, s.active)


@rule
def why_not_done(s: State, c: Components) -> int:
    """Nobody has to use what a step offers.  cite: rulings.skip_action"""
    return FINE


@rule
def apply_done(s: State, c: Components) -> None:
    """Done, with all that the step offers or a part of it: movement is followed by conquest, the action by founding,
    founding by the end of the turn.
    cite: turn.sequence, rulings.skip_action, conquest.after_movement, founding.step"""
    kind = top_kind(s)
    pop(s)
    if kind == IN_FOUNDING:
        end_turn(s, c)
    elif kind == IN_MOVEMENT:
        end_movement(s, c)
        push(s, IN_CONQUEST, s.active)
    else:
        if kind == IN_MILITIA:
            end_militia(s, c)
        elif kind == IN_CONQUEST:
            end_conquest(s, c)
        push(s, IN_FOUNDING, s.active)


@rule
def end_turn(s: State, c: Components) -> None:
    """Step 3: personages, walls of the track, know-how; then victory, or cards for the other nation.
    cite: turn.sequence, personages.end_of_turn, rulings.victory_first"""
    seat = s.active
    won = win_personages(s, c)
    points = num_personages(s, c, seat)
    take_track_walls(s, c, seat, points - won, points)
    own_know_how(s, c)
    expire(s, c)
    end_game(s, c, points)
    if s.end_reason == 0:
        compensate(s, c, won)
    s.temples_destroyed = 0
    s.cities_taken = 0
