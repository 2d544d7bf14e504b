"""Events of the cards (7.0, 14.0): one function per event code. Each looks at the card in play only."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push, push_with
from ....core.notes import note
from ..actions import SUBVERT_UNIT
from ..components import Components
from ..domains import (
    ADVANTAGE_BONUS,
    AMBUSH,
    BOX,
    ELITE_COLUMN,
    FLEET_ROLL_BONUS,
    IGNORE_BARRIER,
    IGNORE_BARRIER_WITH_LEADER,
    PLACEMENT_AT_CAMPS,
    ROMAN,
    SIEGE_ALL,
)
from ..frames import IN_SUBVERT, IN_SUBVERT_ROLL
from ..happenings import DESERTED, LOYAL
from ..reasons import FINE, NOT_TO_SUBVERT, OUT_OF_SUBVERSION
from ..state import State
from .fog import reveal_stack
from .leaders import has_leader
from .units import eliminate, is_next_to, num_land


@rule
def sieges_all(s: State, c: Components, attacker: int) -> int:
    """Siege: the fortresses that the owner attacks give no protection.  cite: events.siege_all"""
    return int(s.card >= 0 and attacker == s.active and c.event[s.card] == SIEGE_ALL)


@rule
def advantage_bonus(s: State, c: Components, seat: int, space: int) -> int:
    """Bonus to the owner's roll when he attacks, if a unit that the card means takes part.
    cite: events.advantage_bonus, events.battle_bonus, battle.card_bonus, rulings.bonus_when_attacking"""
    if s.card < 0 or seat != s.active or seat != s.attacker or c.event[s.card] != ADVANTAGE_BONUS:
        return 0
    for u in range(c.first_unit[seat], c.end_fleet[seat]):
        if s.at[u] == space and c.event_unit[s.card][u] != 0:
            return c.event_plus[s.card]
    return 0


@rule
def gives_elite_column(s: State, c: Components, u: int) -> int:
    """The classes named attack on the elite column, with the leader named if there is one.
    cite: events.elite_column, events.battle_bonus"""
    if s.card < 0 or c.side[u] != s.active or c.event[s.card] != ELITE_COLUMN or c.event_unit[s.card][u] == 0:
        return 0
    if c.event_needs_leader[s.card] == 0:
        return 1
    for leader in range(c.first_unit[s.active], c.end_leader[s.active]):
        if s.at[leader] == s.at[u] and c.event_leader[s.card][leader] != 0:
            return 1
    return 0


@rule
def can_ambush(s: State, c: Components, space: int, attacker: int) -> int:
    """Ambush: once in the turn, on the card's ground, not in a fortress of either side nor on a camp, and with a
    leader if the card asks for one.
    cite: events.ambush, rulings.ambush_and_siege, rulings.ambush_in_pursuit"""
    if s.card < 0 or c.event[s.card] != AMBUSH or s.ambushed != 0 or attacker != s.active:
        return 0
    defender = 1 - attacker
    if c.event_space[s.card][space] == 0 or c.fortress[defender][space] != 0 or c.fortress[attacker][space] != 0:
        return 0
    if defender == ROMAN and s.camp[space] != 0:
        return 0
    if c.event_needs_leader[s.card] != 0 and has_leader(s, c, attacker, space) == 0:
        return 0
    return 1


@rule
def ignores_barrier(s: State, c: Components, u: int) -> int:
    """Units of the tribes named treat barriers as ordinary routes.  cite: events.ignore_barrier"""
    return int(c.event[s.card] == IGNORE_BARRIER and c.event_unit[s.card][u] != 0)


@rule
def leads_over_barrier(s: State, c: Components, u: int) -> int:
    """A leader whose whole company treats barriers as ordinary routes.  cite: events.ignore_barrier_with_leader"""
    return int(c.event[s.card] == IGNORE_BARRIER_WITH_LEADER and c.event_leader[s.card][u] != 0)


@rule
def fleet_roll_bonus(s: State, c: Components) -> int:
    """Bonus to each fleet movement roll.  cite: events.fleet_roll_bonus"""
    if c.event[s.card] == FLEET_ROLL_BONUS:
        return c.event_plus[s.card]
    return 0


@rule
def places_at_camps(s: State, c: Components, u: int, space: int) -> int:
    """Legions of this card may also be placed in camps.  cite: events.placement_at_camps"""
    return int(c.event[s.card] == PLACEMENT_AT_CAMPS and c.is_legion[u] != 0 and s.camp[space] != 0)


@rule
def occupies_region(s: State, c: Components, card: int) -> int:
    """Does a land unit of the owner stand in one of the regions named?  cite: events.bonus_recruit_if_occupying"""
    for space in range(c.num_spaces):
        if c.event_space[card][space] != 0 and num_land(s, c, s.active, space) > 0:
            return 1
    return 0


@rule
def has_few_on_map(s: State, c: Components, card: int) -> int:
    """Are no more units of the class on the map than the card says?  cite: events.bonus_recruit_if_fewer"""
    count = 0
    for u in range(c.first_unit[s.active], c.end_fleet[s.active]):
        if s.at[u] >= 0 and c.event_unit[card][u] != 0:
            count += 1
    return int(count <= c.event_number[card])


@rule
def rises_against(s: State, c: Components, space: int, attacker: int) -> int:
    """In a battle begun by a rising the walls of the city do not protect the defender.  cite: events.revolt"""
    return int(attacker == s.active and s.risen[space] != 0)


@rule
def begin_subversion(s: State, c: Components) -> None:
    """Stacks next to units of the owner are opened; then he may name a unit.
    cite: events.subvert, fog.by_card, rulings.subversion_looks, rulings.subversion_when"""
    enemy = 1 - s.active
    for space in range(c.num_spaces):
        if s.num_units[enemy][space] != 0 and is_next_to(s, c, space, s.active) != 0:
            reveal_stack(s, c, enemy, space)
    for u in range(c.first_unit[enemy], c.end_fleet[enemy]):
        if why_not_subvert(s, c, u) == FINE:
            push(s, IN_SUBVERT, s.active)
            return


@rule
def why_not_subvert(s: State, c: Components, u: int) -> int:
    """An enemy unit of the kind described, next to units of the owner.  cite: events.subvert"""
    if c.event_unit[s.card][u] == 0:
        return NOT_TO_SUBVERT
    if s.at[u] == BOX or is_next_to(s, c, s.at[u], s.active) == 0:
        return OUT_OF_SUBVERSION
    return FINE


@rule
def legal_subvert(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that may be named.  cite: events.subvert"""
    enemy = 1 - s.active
    for u in range(c.first_unit[enemy], c.end_fleet[enemy]):
        if why_not_subvert(s, c, u) == FINE:
            out[n] = SUBVERT_UNIT + u
            n += 1
    return n


@rule
def apply_subvert(s: State, c: Components, u: int) -> None:
    """The unit named waits for the die.  cite: events.subvert"""
    pop(s)
    push_with(s, IN_SUBVERT_ROLL, CHANCE, u, 0)


@rule
def apply_subvert_roll(s: State, c: Components, face: int) -> None:
    """From the card's number on the unit goes to its Recruit Box.  cite: events.subvert"""
    u = s.frame_first[s.depth - 1]
    pop(s)
    if face + 1 >= c.event_number[s.card]:
        note(DESERTED, c.side[u], s.active, u, s.at[u], face + 1)
        eliminate(s, c, u)
    else:
        note(LOYAL, s.active, u, face + 1)
