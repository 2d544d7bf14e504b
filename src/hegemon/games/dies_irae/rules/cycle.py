"""The action cycle: who acts, which action may be chosen, and when the cycle ends."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ....core.notes import note
from ..actions import CHOOSE
from ..components import Components
from ..domains import ATTACK, BUILD, CREATE, DEVELOP, MOVE, NUM_ACTIONS, NUM_SEATS, PASS, STABILITY
from ..frames import IN_ARMISTICE, IN_ATTACK, IN_BUILD, IN_CHOOSE, IN_CREATE, IN_DEVELOP, IN_MOVE, IN_STABILITY
from ..happenings import CHOSE, PASSED
from ..reasons import FINE, JUST_TAKEN, TOO_OFTEN, TOO_OFTEN_FOR_TWO, TWICE_ALREADY
from ..state import State
from .building import forget_work
from .control import judge_control
from .development import judge_decline
from .forces import rest_units
from .leaders import judge_leaders
from .revolution import num_alive, revolutions


@rule
def begin_cycle(s: State, c: Components) -> None:
    """No cube lies on the action table.  cite: cycle.five_actions, revolution.limits"""
    for seat in range(c.num_seats):
        s.taken[seat] = 0
        for action in range(c.num_actions):
            s.chosen[seat][action] = 0
    s.last_action = NOBODY
    s.passes = 0
    s.place = 0
    s.limit = c.same_by_all if num_alive(s) == NUM_SEATS else c.same_by_two


@rule
def why_not_choose(s: State, c: Components, action: int) -> int:
    """Twice for one player, five times in all, not what was just taken; a pass is always free.

    cite: cycle.twice, cycle.five_in_all, cycle.not_just_taken, cycle.pass, cycle.block, rulings.empty_action
    cite: rulings.action_before, rulings.pass_unlimited"""
    if action == PASS:
        return FINE
    if action == s.last_action:
        return JUST_TAKEN
    seat = s.active
    if s.chosen[seat][action] >= c.same_by_one:
        return TWICE_ALREADY
    if s.chosen[0][action] + s.chosen[1][action] + s.chosen[2][action] >= s.limit:
        return TOO_OFTEN if s.limit == c.same_by_all else TOO_OFTEN_FOR_TWO
    return FINE


@rule
def legal_choose(s: State, c: Components, out: list[int], n: int) -> int:
    """Every action that may be chosen."""
    own = s.chosen[s.active]
    first, second, third = s.chosen[0], s.chosen[1], s.chosen[2]
    by_one = c.same_by_one
    by_all = s.limit
    last = s.last_action
    for action in range(NUM_ACTIONS):
        if (own[action] < by_one and action != last) or action == PASS:
            if first[action] + second[action] + third[action] < by_all or action == PASS:
                out[n] = CHOOSE + action
                n += 1
    return n


@rule
def frame_of(action: int) -> int:
    """The step in which an action is carried out."""
    if action == MOVE:
        return IN_MOVE
    if action == ATTACK:
        return IN_ATTACK
    if action == BUILD:
        return IN_BUILD
    if action == CREATE:
        return IN_CREATE
    if action == STABILITY:
        return IN_STABILITY
    if action == DEVELOP:
        return IN_DEVELOP
    return IN_ARMISTICE


@rule
def apply_choose(s: State, c: Components, action: int) -> None:
    """A cube on the action table, then the action itself.  cite: cycle.five_actions, cycle.pass"""
    seat = s.active
    pop(s)
    s.chosen[seat][action] += 1
    s.taken[seat] += 1
    s.last_action = action
    if action == PASS:
        note(PASSED, seat)
        s.passes += 1
    else:
        note(CHOSE, seat, action)
        s.passes = 0
        push(s, frame_of(action), seat)


@rule
def apply_done(s: State, c: Components) -> None:
    """The player does no more with this action, or nothing at all.  cite: cycle.block, rulings.empty_action"""
    pop(s)


@rule
def next_actor(s: State, c: Components) -> None:
    """The player at this place of the order, or the next one still in the game, chooses.  cite: cycle.five_actions"""
    while s.revolted[s.order[s.place]] != 0:
        s.place = (s.place + 1) % NUM_SEATS
    seat = s.order[s.place]
    s.active = seat
    s.turn += 1
    push(s, IN_CHOOSE, seat)


@rule
def judge(s: State, c: Components) -> None:
    """Control and all that depends on it, until nothing changes: revolutions and declines on the way may change more.

    cite: rulings.control_judged"""
    again = True
    while again:
        judge_control(s, c)
        if s.shaken != 0:
            revolutions(s, c)
        else:
            again = s.end_reason == 0 and c.decline != 0 and judge_decline(s, c)
    if s.end_reason == 0 and c.leaders != 0:
        judge_leaders(s, c)


@rule
def end_action(s: State, c: Components) -> None:
    """The action is over: units rest, and its consequences are drawn.  cite: rulings.control_judged"""
    if s.last_action == BUILD or s.last_action == ATTACK:
        forget_work(s)
    if s.last_action == MOVE or s.last_action == ATTACK:
        rest_units(s, s.order[s.place])


@rule
def is_cycle_over(s: State, c: Components) -> bool:
    """Five actions each, or everybody passed in a row.  cite: cycle.five_actions, cycle.all_pass, rulings.all_pass"""
    if s.passes >= num_alive(s):
        return True
    for seat in range(c.num_seats):
        if s.revolted[seat] == 0 and s.taken[seat] < c.actions_each:
            return False
    return True
