"""Maneuver, first phase: movement."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with
from ....core.notes import note
from ..actions import ALL_TO, MOVE, TO
from ..components import Components
from ..domains import LEGION, NUM_ACTIONS, NUM_KINDS, NUM_PROVINCES, SAILING, WHEEL
from ..frames import IN_DESTINATION
from ..happenings import MOVED
from ..reasons import BORDER_CLOSED, FINE, NO_OTHERS_TO_MOVE, NO_SUCH_ACTIONS, NO_UNIT_TO_MOVE
from ..state import State
from .battle import ask_others
from .pieces import level_of


@rule
def actions_of(s: State, c: Components, nation: int, kind: int) -> int:
    """A unit has one maneuver action in a turn; a legion two with Wheel and three with Roads, a galley two with Sailing
    and three with Navigation.
    cite: movement.one_action, know_how.wheel, know_how.roads, know_how.sailing, know_how.navigation"""
    return c.unit_actions[kind][level_of(s, c, nation, WHEEL if kind == LEGION else SAILING)]


@rule
def begin_movement(s: State, c: Components) -> bool:
    """All units of the nation have all their actions; false if it has no units.  cite: movement.count"""
    nation = s.nation
    any_units = False
    for kind in range(NUM_KINDS):
        left = c.pieces[kind] - s.supply[nation][kind]
        if left > 0:
            any_units = True
            units = s.units[nation][kind]
            fresh = s.fresh[actions_of(s, c, nation, kind) - 1][kind]
            ready = s.ready[kind]
            for province in range(c.num_provinces):
                if units[province] > 0:
                    fresh[province] = units[province]
                    ready[province] = units[province]
                    left -= units[province]
                    if left == 0:
                        break
    return any_units


@rule
def end_movement(s: State, c: Components) -> None:
    """No unit moves any more; what counts is who has an action left.  cite: movement.phases, conquest.after_movement"""
    for kind in range(NUM_KINDS):
        ready = s.ready[kind]
        for province in range(c.num_provinces):
            if ready[province] > 0:
                for actions in range(NUM_ACTIONS):
                    s.fresh[actions][kind][province] = 0


@rule
def why_not_move(s: State, c: Components, kind: int, province: int, actions: int) -> int:
    """Units that have an action left, in any order; `actions` is one less than what they have left.
    cite: movement.one_action, movement.count, movement.any_order"""
    if s.fresh[actions][kind][province] == 0:
        return NO_UNIT_TO_MOVE if s.units[s.nation][kind][province] == 0 else NO_SUCH_ACTIONS
    return FINE


@rule
def legal_move(s: State, c: Components, out: list[int], n: int) -> int:
    """Units with actions left. (The loops are `why_not_move` turned inside out.)"""
    for kind in range(NUM_KINDS):
        ready = s.ready[kind]
        for province in range(c.num_provinces):
            if ready[province] > 0:
                for actions in range(NUM_ACTIONS):
                    if s.fresh[actions][kind][province] > 0:
                        out[n] = MOVE + (kind * NUM_PROVINCES + province) * NUM_ACTIONS + actions
                        n += 1
    return n


@rule
def apply_move(s: State, c: Components, kind: int, province: int, actions: int) -> None:
    """The destination is asked next.  cite: movement.borders"""
    push_with(s, IN_DESTINATION, s.active, kind * NUM_PROVINCES + province, actions)


@rule
def num_moving(s: State, c: Components) -> int:
    """Units that may go together: same kind, same province, same number of actions left.  cite: movement.count"""
    place = s.frame_first[s.depth - 1]
    return s.fresh[s.frame_second[s.depth - 1]][place // NUM_PROVINCES][place % NUM_PROVINCES]


@rule
def why_not_to(s: State, c: Components, there: int) -> int:
    """One unit crosses a border open to its kind; nobody is carried over the sea.
    cite: movement.borders, movement.no_convoy"""
    place = s.frame_first[s.depth - 1]
    if c.is_open[place // NUM_PROVINCES][place % NUM_PROVINCES][there] == 0:
        return BORDER_CLOSED
    return FINE


@rule
def why_not_all_to(s: State, c: Components, there: int) -> int:
    """All units that are alike go together, if there are several.  cite: movement.borders, movement.count"""
    reason = why_not_to(s, c, there)
    if reason == FINE and num_moving(s, c) == 1:
        return NO_OTHERS_TO_MOVE
    return reason


@rule
def list_ways(s: State, c: Components, out: list[int], n: int, verb: int) -> int:
    """Provinces that can be entered."""
    place = s.frame_first[s.depth - 1]
    kind = place // NUM_PROVINCES
    here = place % NUM_PROVINCES
    for i in range(c.first_way[kind][here], c.last_way[kind][here]):
        out[n] = verb + c.way_to[kind][i]
        n += 1
    return n


@rule
def go(s: State, c: Components, there: int, number: int) -> None:
    """Units cross the border and have one action less; then the nations there may answer.
    cite: movement.borders, movement.count, battle.either_side, rulings.enter_together"""
    place = s.frame_first[s.depth - 1]
    actions = s.frame_second[s.depth - 1]
    pop(s)
    kind = place // NUM_PROVINCES
    here = place % NUM_PROVINCES
    own = s.units[s.nation][kind]
    own[here] -= number
    own[there] += number
    s.present[kind][here] -= number
    s.present[kind][there] += number
    s.fresh[actions][kind][here] -= number
    s.ready[kind][here] -= number
    if actions > 0:
        s.fresh[actions - 1][kind][there] += number
        s.ready[kind][there] += number
    note(MOVED, s.nation, kind, number, here, there)
    if s.present[kind][there] > own[there]:
        ask_others(s, c, kind, there, 1)


@rule
def legal_to(s: State, c: Components, out: list[int], n: int) -> int:
    """Provinces that one unit can enter."""
    return list_ways(s, c, out, n, TO)


@rule
def legal_all_to(s: State, c: Components, out: list[int], n: int) -> int:
    """Provinces that all of several units can enter together."""
    return list_ways(s, c, out, n, ALL_TO) if num_moving(s, c) > 1 else n


@rule
def apply_to(s: State, c: Components, there: int) -> None:
    """One unit goes."""
    go(s, c, there, 1)


@rule
def apply_all_to(s: State, c: Components, there: int) -> None:
    """All that are alike go.  cite: rulings.enter_together"""
    go(s, c, there, num_moving(s, c))
