"""Maneuver, first phase: movement."""

from __future__ import annotations

from ....core.dual import rule
from ..actions import MOVE
from ..domains import LEGION, NUM_ACTIONS, NUM_KINDS, NUM_WAYS, SAILING, WHEEL
from ..reasons import BORDER_CLOSED, FINE, NO_SUCH_ACTIONS, NO_UNIT_TO_MOVE
from ..state import State
from ..tables import Tables
from .battle import ask_others
from .pieces import level_of


@rule
def actions_of(s: State, t: Tables, nation: int, kind: int) -> int:
    """A unit has one maneuver action in a turn; a legion two with Wheel and three with Roads, a galley two with Sailing
    and three with Navigation.
    cite: movement.one_action, know_how.wheel, know_how.roads, know_how.sailing, know_how.navigation"""
    return t.unit_actions[kind][level_of(s, t, nation, WHEEL if kind == LEGION else SAILING)]


@rule
def begin_movement(s: State, t: Tables) -> bool:
    """All units of the nation have all their actions; false if it has no units.  cite: movement.count"""
    nation = s.nation
    any_units = False
    for kind in range(NUM_KINDS):
        left = t.pieces[kind] - s.supply[nation][kind]
        if left > 0:
            any_units = True
            units = s.units[nation][kind]
            fresh = s.fresh[actions_of(s, t, nation, kind) - 1][kind]
            ready = s.ready[kind]
            for province in range(t.num_provinces):
                if units[province] > 0:
                    fresh[province] = units[province]
                    ready[province] = units[province]
                    left -= units[province]
                    if left == 0:
                        break
    return any_units


@rule
def end_movement(s: State, t: Tables) -> None:
    """No unit moves any more; what counts is who has an action left.  cite: movement.phases, conquest.after_movement"""
    for kind in range(NUM_KINDS):
        ready = s.ready[kind]
        for province in range(t.num_provinces):
            if ready[province] > 0:
                for actions in range(NUM_ACTIONS):
                    s.fresh[actions][kind][province] = 0


@rule
def why_not_move(s: State, t: Tables, kind: int, way: int, actions: int) -> int:
    """A unit with an action left crosses one border open to its kind; nobody is carried over the sea. `actions` is one
    less than what the unit has left.
    cite: movement.borders, movement.one_action, movement.count, movement.no_convoy"""
    if way >= t.num_ways or t.way_open[kind][way] == 0:
        return BORDER_CLOSED
    here = t.way_from[way]
    if s.fresh[actions][kind][here] == 0:
        return NO_UNIT_TO_MOVE if s.units[s.nation][kind][here] == 0 else NO_SUCH_ACTIONS
    return FINE


@rule
def legal_moves(s: State, t: Tables, out: list[int], n: int) -> int:
    """Units with actions left, and the borders open to them. (The loops are `why_not_move` turned inside out.)"""
    for kind in range(NUM_KINDS):
        ready = s.ready[kind]
        one = s.fresh[0][kind]
        two = s.fresh[1][kind]
        three = s.fresh[2][kind]
        for province in range(t.num_provinces):
            if ready[province] > 0:
                first = t.first_open[kind][province]
                for i in range(first, first + t.num_open[kind][province]):
                    a = MOVE + (kind * NUM_WAYS + t.open_ways[kind][i]) * NUM_ACTIONS
                    if one[province] > 0:
                        out[n] = a
                        n += 1
                    if two[province] > 0:
                        out[n] = a + 1
                        n += 1
                    if three[province] > 0:
                        out[n] = a + 2
                        n += 1
    return n


@rule
def apply_move(s: State, t: Tables, kind: int, way: int, actions: int) -> None:
    """The unit crosses the border and has one action less; then the nations there may answer.
    cite: movement.borders, movement.count, movement.any_order, battle.either_side"""
    nation = s.nation
    here = t.way_from[way]
    there = t.way_to[way]
    s.units[nation][kind][here] -= 1
    s.units[nation][kind][there] += 1
    s.present[kind][here] -= 1
    s.present[kind][there] += 1
    s.fresh[actions][kind][here] -= 1
    s.ready[kind][here] -= 1
    if actions > 0:
        s.fresh[actions - 1][kind][there] += 1
        s.ready[kind][there] += 1
    if s.present[kind][there] > s.units[nation][kind][there]:
        ask_others(s, t, kind, there, 1)
