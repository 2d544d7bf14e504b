"""Events of the cards (7.0, 14.0): one function per event code. Each looks at the card in play only."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push, push_with
from ..actions import DONE, SUBVERT_UNIT
from ..domains import (
    ADVANTAGE_BONUS,
    AMBUSH,
    BOX,
    ELITE_COLUMN,
    F_SUBVERT,
    F_SUBVERT_ROLL,
    FLEET_ROLL_BONUS,
    IGNORE_BARRIER,
    IGNORE_BARRIER_WITH_LEADER,
    PLACEMENT_AT_CAMPS,
    ROMAN,
    SIEGE_ALL,
)
from ..reasons import FINE, NOT_TO_SUBVERT, OUT_OF_SUBVERSION
from ..state import State
from ..tables import Tables
from .fog import reveal_stack
from .units import eliminate, has_leader, is_next_to, num_land


@rule
def sieges_all(s: State, t: Tables, attacker: int) -> int:
    """Siege: the fortresses that the owner attacks give no protection.  cite: events.siege_all"""
    return int(s.card >= 0 and attacker == s.active and t.event[s.card] == SIEGE_ALL)


@rule
def advantage_bonus(s: State, t: Tables, seat: int, space: int) -> int:
    """Bonus to the owner's roll when he attacks, if a unit that the card means takes part.
    cite: events.advantage_bonus, events.battle_bonus, battle.card_bonus, rulings.bonus_when_attacking"""
    if s.card < 0 or seat != s.active or seat != s.attacker or t.event[s.card] != ADVANTAGE_BONUS:
        return 0
    for u in range(t.first_unit[seat], t.end_fleet[seat]):
        if s.at[u] == space and t.event_unit[s.card][u] != 0:
            return t.event_plus[s.card]
    return 0


@rule
def gives_elite_column(s: State, t: Tables, u: int) -> int:
    """The classes named attack on the elite column, with the leader named if there is one.
    cite: events.elite_column, events.battle_bonus"""
    if s.card < 0 or t.side[u] != s.active or t.event[s.card] != ELITE_COLUMN or t.event_unit[s.card][u] == 0:
        return 0
    if t.event_needs_leader[s.card] == 0:
        return 1
    for leader in range(t.first_unit[s.active], t.end_leader[s.active]):
        if s.at[leader] == s.at[u] and t.event_leader[s.card][leader] != 0:
            return 1
    return 0


@rule
def can_ambush(s: State, t: Tables, space: int, attacker: int) -> int:
    """Ambush: once in the turn, on the card's ground, not in a fortress of either side nor on a camp, and with a
    leader if the card asks for one.
    cite: events.ambush, rulings.ambush_and_siege, rulings.ambush_in_pursuit"""
    if s.card < 0 or t.event[s.card] != AMBUSH or s.ambushed != 0 or attacker != s.active:
        return 0
    defender = 1 - attacker
    if t.event_space[s.card][space] == 0 or t.fortress[defender][space] != 0 or t.fortress[attacker][space] != 0:
        return 0
    if defender == ROMAN and s.camp[space] != 0:
        return 0
    if t.event_needs_leader[s.card] != 0 and has_leader(s, t, attacker, space) == 0:
        return 0
    return 1


@rule
def ignores_barrier(s: State, t: Tables, u: int) -> int:
    """Units of the tribes named treat barriers as ordinary routes.  cite: events.ignore_barrier"""
    return int(t.event[s.card] == IGNORE_BARRIER and t.event_unit[s.card][u] != 0)


@rule
def leads_over_barrier(s: State, t: Tables, u: int) -> int:
    """A leader whose whole company treats barriers as ordinary routes.  cite: events.ignore_barrier_with_leader"""
    return int(t.event[s.card] == IGNORE_BARRIER_WITH_LEADER and t.event_leader[s.card][u] != 0)


@rule
def lifts_barriers(s: State, t: Tables) -> int:
    """Does the card lift barriers for anybody?  cite: events.ignore_barrier, events.ignore_barrier_with_leader"""
    event = t.event[s.card]
    return int(event == IGNORE_BARRIER or event == IGNORE_BARRIER_WITH_LEADER)


@rule
def fleet_roll_bonus(s: State, t: Tables) -> int:
    """Bonus to each fleet movement roll.  cite: events.fleet_roll_bonus"""
    if t.event[s.card] == FLEET_ROLL_BONUS:
        return t.event_plus[s.card]
    return 0


@rule
def places_at_camps(s: State, t: Tables, u: int, space: int) -> int:
    """Legions of this card may also be placed in camps.  cite: events.placement_at_camps"""
    return int(t.event[s.card] == PLACEMENT_AT_CAMPS and t.is_legion[u] != 0 and s.camp[space] != 0)


@rule
def occupies_region(s: State, t: Tables, card: int) -> int:
    """Does a land unit of the owner stand in one of the regions named?  cite: events.bonus_recruit_if_occupying"""
    for space in range(t.num_spaces):
        if t.event_space[card][space] != 0 and num_land(s, t, s.active, space) > 0:
            return 1
    return 0


@rule
def has_few_on_map(s: State, t: Tables, card: int) -> int:
    """Are no more units of the class on the map than the card says?  cite: events.bonus_recruit_if_fewer"""
    count = 0
    for u in range(t.first_unit[s.active], t.end_fleet[s.active]):
        if s.at[u] >= 0 and t.event_unit[card][u] != 0:
            count += 1
    return int(count <= t.event_number[card])


@rule
def rises_against(s: State, t: Tables, space: int, attacker: int) -> int:
    """In a battle begun by a rising the walls of the city do not protect the defender.  cite: events.revolt"""
    return int(attacker == s.active and s.risen[space] != 0)


@rule
def begin_subversion(s: State, t: Tables) -> None:
    """Stacks next to units of the owner are opened; then he may name a unit.
    cite: events.subvert, fog.by_card, rulings.subversion_looks, rulings.subversion_when"""
    enemy = 1 - s.active
    for space in range(t.num_spaces):
        if s.num_units[enemy][space] != 0 and is_next_to(s, t, space, s.active) != 0:
            reveal_stack(s, t, enemy, space)
    for u in range(t.first_unit[enemy], t.end_fleet[enemy]):
        if why_not_subvert(s, t, u) == FINE:
            push(s, F_SUBVERT, s.active)
            return


@rule
def why_not_subvert(s: State, t: Tables, u: int) -> int:
    """An enemy unit of the kind described, next to units of the owner.  cite: events.subvert"""
    if t.event_unit[s.card][u] == 0:
        return NOT_TO_SUBVERT
    if s.at[u] == BOX or is_next_to(s, t, s.at[u], s.active) == 0:
        return OUT_OF_SUBVERSION
    return FINE


@rule
def legal_subversions(s: State, t: Tables, out: list[int], n: int) -> int:
    """Units that may be named, or nobody.  cite: events.subvert"""
    enemy = 1 - s.active
    for u in range(t.first_unit[enemy], t.end_fleet[enemy]):
        if why_not_subvert(s, t, u) == FINE:
            out[n] = SUBVERT_UNIT + u
            n += 1
    out[n] = DONE
    return n + 1


@rule
def apply_subversion(s: State, t: Tables, a: int) -> None:
    """The unit named waits for the die.  cite: events.subvert"""
    pop(s)
    if a != DONE:
        push_with(s, F_SUBVERT_ROLL, CHANCE, a - SUBVERT_UNIT, 0)


@rule
def apply_subversion_roll(s: State, t: Tables, die: int) -> None:
    """From the card's number on the unit goes to its Recruit Box.  cite: events.subvert"""
    u = s.frame_x[s.depth - 1]
    pop(s)
    if die >= t.event_number[s.card]:
        eliminate(s, t, u)
