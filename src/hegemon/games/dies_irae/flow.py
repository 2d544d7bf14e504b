"""The sequence of play: set-up, then turn after turn income, order, action cycle, victory check, maintenance, supply.

Two frames run by themselves when they come to the top: `cycle` (x: 0 the next player chooses, 1 his action is over,
2 all consequences are drawn) and `upkeep` (x: places of the turn order whose supply was checked, 4 all is drawn)."""

from __future__ import annotations

from ...core.dual import rule
from ...core.frames import pop, push, top_kind, top_seat
from .actions import ABOARD, ADVANCE, CHOOSE, CREATE_POST, DONE, NUMBER, OFFER, PAY, TO, UNDERMINE
from .components import Components
from .domains import (
    IN_ABOARD,
    IN_ANSWER,
    IN_ARMISTICE,
    IN_ATTACK,
    IN_BUILD,
    IN_CHOOSE,
    IN_CREATE,
    IN_CYCLE,
    IN_DESTINATION,
    IN_DEVELOP,
    IN_ESCAPE,
    IN_LOSSES,
    IN_MOVE,
    IN_NUMBER,
    IN_PLACE_LEADER,
    IN_PLACE_LEGIONS,
    IN_POSITION,
    IN_STABILITY,
    IN_SUPPLY,
    IN_UPKEEP,
    IN_WITH_LEADER,
    NOT_IN_HAND,
    NUM_ACTIONS,
    NUM_AMOUNTS,
    NUM_HEXES,
    NUM_SEATS,
)
from .reasons import GAME_OVER, NO_SUCH_PLACE
from .rules.armistice import advance_armistices, apply_offer, legal_answers, legal_offers
from .rules.building import legal_builds
from .rules.combat import legal_lose_cargos
from .rules.cycle import (
    apply_choose,
    begin_cycle,
    end_action,
    is_cycle_over,
    judge,
    legal_choices,
    next_actor,
    why_not_choose,
)
from .rules.decisions import (
    carry_out_attack,
    carry_out_build,
    carry_out_move,
    carry_out_rarely,
    in_verb,
    refusal_attack,
    refusal_build,
    refusal_move,
    refusal_quiet,
    refusal_rarely,
)
from .rules.development import apply_advance, legal_advances
from .rules.income import collect_income
from .rules.leaders import legal_place_leaders
from .rules.movement import (
    apply_to,
    ask_next,
    legal_aboards,
    legal_numbers,
    legal_orders,
    legal_with_leader,
    why_not_number,
)
from .rules.posts import apply_create, legal_creates
from .rules.reach import legal_destinations, why_not_to
from .rules.revolution import revolutions
from .rules.setup import begin_setup, continue_setup, end_setup, lay_out, legal_setups, ready_setup
from .rules.stability import apply_pay, apply_undermine, legal_stability
from .rules.supply import check_supply, legal_disbands, pay_maintenance
from .rules.takeover import legal_attacks
from .rules.transport import why_not_aboard
from .rules.turn_order import ask_order, legal_positions, set_order
from .rules.ending import check_victory
from .state import State


@rule
def start(s: State, c: Components) -> None:
    """Lay everything out; begin with the first empire's capital, or at once.  cite: setup.order, setup.tracks"""
    lay_out(s, c)
    if c.ready != 0:
        ready_setup(s, c)
        begin_turn(s, c)
        if c.choose_order == 0:
            s.frame_first[s.depth - 1] = 1  # as `run_turn` would, without compiling the whole turn into the start
            next_actor(s, c)
    else:
        begin_setup(s, c, 0)


@rule
def to_act(s: State, c: Components) -> int:
    """Who decides."""
    return top_seat(s)


@rule
def begin_turn(s: State, c: Components) -> None:
    """Income, armistice cubes, turn order, and an empty action table.  cite: turn.sequence"""
    s.game_turn += 1
    collect_income(s, c)
    advance_armistices(s, c)
    set_order(s)
    begin_cycle(s, c)
    push(s, IN_CYCLE, s.order[0])
    if c.choose_order != 0:
        ask_order(s)


@rule
def run(s: State, c: Components) -> None:
    """Go on until somebody has to decide, or the game is over.  cite: turn.sequence"""
    while s.end_reason == 0:
        kind = top_kind(s)
        if s.shaken != 0:
            revolutions(s, c)
        elif kind >= IN_CYCLE:
            run_turn(s, c, kind, s.frame_first[s.depth - 1])
        elif kind != 0:
            return
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
            s.frame_first[s.depth - 1] = 0
            s.place = (s.place + 1) % NUM_SEATS
            if is_cycle_over(s, c):
                pop(s)
                end_cycle(s, c)
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


@rule
def legal(s: State, c: Components, out: list[int]) -> int:
    """Every legal action, by what is being decided."""
    if s.depth == 0:
        return 0
    kind = s.frame_kind[s.depth - 1]
    seat = s.frame_seat[s.depth - 1]
    if kind == IN_DESTINATION:
        return legal_destinations(s, c, seat, out)
    if kind == IN_MOVE:
        return legal_orders(s, c, seat, out)
    if kind == IN_CHOOSE:
        return legal_choices(s, c, seat, out)
    if kind == IN_NUMBER:
        return legal_numbers(s, seat, out)
    if kind == IN_ABOARD:
        return legal_aboards(s, seat, out)
    if kind == IN_ATTACK:
        return legal_attacks(s, c, seat, out)
    if kind == IN_BUILD:
        return legal_builds(s, c, seat, out)
    if kind == IN_CREATE:
        return legal_creates(s, c, seat, out)
    if kind == IN_STABILITY:
        return legal_stability(s, c, seat, out)
    if kind == IN_DEVELOP:
        return legal_advances(s, c, seat, out)
    if kind == IN_ARMISTICE:
        return legal_offers(s, c, seat, out)
    return legal_rarely(s, c, kind, seat, out)


@rule
def legal_rarely(s: State, c: Components, kind: int, seat: int, out: list[int]) -> int:
    """The rest of `legal`: answers, losses, supply, leaders, set-up."""
    if kind == IN_ANSWER:
        return legal_answers(s, c, out)
    if kind == IN_LOSSES:
        return legal_lose_cargos(s, seat, out)
    if kind == IN_SUPPLY:
        return legal_disbands(s, seat, out)
    if kind == IN_WITH_LEADER:
        return legal_with_leader(s, c, seat, out)
    if kind == IN_POSITION:
        return legal_positions(s, out)
    if kind == IN_PLACE_LEADER or kind == IN_ESCAPE:
        return legal_place_leaders(s, c, seat, out)
    if kind <= IN_PLACE_LEGIONS:
        return legal_setups(s, c, seat, kind, out)
    return 0


@rule
def why_not(s: State, c: Components, a: int) -> int:
    """0, or why an action is refused, for every number of the table."""
    if s.depth == 0:
        return GAME_OVER
    kind = s.frame_kind[s.depth - 1]
    seat = s.frame_seat[s.depth - 1]
    if kind == IN_MOVE:
        return refusal_move(s, c, seat, a)
    if kind == IN_ATTACK:
        return refusal_attack(s, c, seat, a)
    if kind == IN_BUILD:
        return refusal_build(s, c, seat, a)
    if kind == IN_DESTINATION and in_verb(a, TO, NUM_HEXES):
        return why_not_to(s, c, seat, a - TO) if a - TO < c.num_hexes else NO_SUCH_PLACE
    if kind == IN_CHOOSE and in_verb(a, CHOOSE, NUM_ACTIONS):
        return why_not_choose(s, c, seat, a - CHOOSE)
    if kind == IN_NUMBER and in_verb(a, NUMBER, NUM_AMOUNTS):
        return why_not_number(s, seat, a - NUMBER)
    if kind == IN_ABOARD and in_verb(a, ABOARD, NUM_AMOUNTS):
        return why_not_aboard(s, seat, a - ABOARD)
    if kind == IN_CREATE or kind == IN_STABILITY or kind == IN_DEVELOP or kind == IN_ARMISTICE:
        return refusal_quiet(s, c, kind, seat, a)
    return refusal_rarely(s, c, kind, seat, a)


@rule
def apply(s: State, c: Components, a: int) -> None:
    """Carry a legal action out, and go on to the next decision."""
    kind = s.frame_kind[s.depth - 1]
    seat = s.frame_seat[s.depth - 1]
    if kind == IN_DESTINATION:
        apply_to(s, c, seat, a - TO)
    elif kind == IN_CHOOSE:
        apply_choose(s, c, seat, a - CHOOSE)
    elif a == DONE:
        pop(s)
    elif kind == IN_MOVE:
        carry_out_move(s, seat, a)
    elif kind == IN_NUMBER:
        pop(s)
        s.hand_number = a - NUMBER
    elif kind == IN_ABOARD:
        pop(s)
        s.hand_cargo = a - ABOARD
    elif kind == IN_ATTACK:
        carry_out_attack(s, c, seat, a)
    elif kind == IN_BUILD:
        carry_out_build(s, c, seat, a)
    elif kind == IN_CREATE:
        apply_create(s, c, seat, a - CREATE_POST)
    elif kind == IN_DEVELOP:
        apply_advance(s, c, seat, a - ADVANCE)
    elif a == PAY:
        apply_pay(s, c, seat)
    elif kind == IN_STABILITY:
        apply_undermine(s, c, seat, a - UNDERMINE)
    elif kind == IN_ARMISTICE:
        apply_offer(s, c, seat, a - OFFER)
    else:
        carry_out_rarely(s, c, kind, seat, a)
    while s.hand != NOT_IN_HAND and s.frame_kind[s.depth - 1] == IN_MOVE:
        ask_next(s, c, seat)
    run(s, c)


@rule
def weight(s: State, c: Components, a: int) -> int:
    """Nothing is left to chance."""
    return 1
