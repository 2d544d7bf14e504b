"""Maneuver, second phase: conquest."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push_with
from ....core.notes import note
from ..actions import CONQUER, LOSE_LEGIONS
from ..components import Components
from ..domains import GALLEY, LEGION, MONARCHY, NUM_KINDS, TEMPLE_DESTROYED
from ..frames import IN_GIVE_UP, IN_LOSSES
from ..happenings import CONQUERED, DESTROYED, ENDED_TEMPLE, GAVE_UP, LOST
from ..reasons import (
    FINE,
    LAST_CITY,
    LOSSES_DO_NOT_FIT,
    NO_FOREIGN_CITY,
    NO_READY_UNITS,
    NOT_ENOUGH_UNITS,
    NOT_YOURS_TO_GIVE_UP,
)
from ..state import State
from .ending import all_awarded, end_game
from .pieces import level_of, place_city, remove_city, remove_units


@rule
def city_defence(s: State, c: Components, province: int) -> int:
    """1 for a city, 3 with a temple, 1 for each legion and galley of its owner there, and 1 for Monarchy or 2 for
    Democracy.
    cite: conquest.basic_defence, conquest.defenders, conquest.monarchy, conquest.democracy"""
    return basic_defence(s, c, province) + defenders(s, c, province) + defence_of_state(s, c, province)


@rule
def basic_defence(s: State, c: Components, province: int) -> int:
    """What a city defends with by itself, without or with a temple.  cite: conquest.basic_defence"""
    return c.temple_city if s.temple[province] else c.plain_city


@rule
def defenders(s: State, c: Components, province: int) -> int:
    """Legions and galleys of the owner.  cite: conquest.defenders"""
    units = s.units[s.city[province]]
    return units[LEGION][province] + units[GALLEY][province]


@rule
def defence_of_state(s: State, c: Components, province: int) -> int:
    """What Monarchy or Democracy of the owner adds.  cite: conquest.monarchy, conquest.democracy"""
    return c.defence_bonus[level_of(s, c, s.city[province], MONARCHY)]


@rule
def attackers(s: State, c: Components, province: int) -> int:
    """Units of the nation on turn that have an action left.  cite: conquest.ready_units"""
    return s.ready[LEGION][province] + s.ready[GALLEY][province]


@rule
def why_not_conquer(s: State, c: Components, province: int) -> int:
    """A foreign city that is not its nation's last one, with as many ready units there as it defends with.
    cite: conquest.foreign_city, conquest.last_city, conquest.ready_units, conquest.enough_units, conquest.any_kind"""
    owner = s.city[province]
    if owner == NOBODY or owner == s.nation:
        return NO_FOREIGN_CITY
    if s.num_cities[owner] == 1:
        return LAST_CITY
    ready = attackers(s, c, province)
    if ready == 0:
        return NO_READY_UNITS
    if ready < city_defence(s, c, province):
        return NOT_ENOUGH_UNITS
    return FINE


@rule
def legal_conquer(s: State, c: Components, out: list[int], n: int) -> int:
    """Cities that can be conquered."""
    legions = s.ready[LEGION]
    galleys = s.ready[GALLEY]
    city = s.city
    for province in range(c.num_provinces):
        if city[province] != NOBODY and (legions[province] > 0 or galleys[province] > 0):
            if why_not_conquer(s, c, province) == FINE:
                out[n] = CONQUER + province
                n += 1
    return n


@rule
def can_conquer(s: State, c: Components) -> bool:
    """Is there a city to conquer at all?  cite: conquest.foreign_city"""
    legions = s.ready[LEGION]
    galleys = s.ready[GALLEY]
    for province in range(c.num_provinces):
        if legions[province] > 0 or galleys[province] > 0:
            if why_not_conquer(s, c, province) == FINE:
                return True
    return False


@rule
def fewest_legions(s: State, c: Components, province: int, strength: int) -> int:
    """Legions that must be among the units removed.  cite: conquest.losses"""
    return max(0, strength - s.ready[GALLEY][province])


@rule
def most_legions(s: State, c: Components, province: int, strength: int) -> int:
    """Legions that may be among the units removed.  cite: conquest.losses"""
    return min(strength, s.ready[LEGION][province])


@rule
def apply_conquer(s: State, c: Components, province: int) -> None:
    """As many ready units as the defence are removed, legions or galleys as the conqueror likes.
    cite: conquest.losses"""
    strength = city_defence(s, c, province)
    legions = fewest_legions(s, c, province, strength)
    if legions < most_legions(s, c, province, strength):
        push_with(s, IN_LOSSES, s.active, province, strength)
    else:
        find_stone(s, c, province, legions)


@rule
def why_not_lose_legions(s: State, c: Components, legions: int) -> int:
    """Ready legions and galleys together must make up the defence.  cite: conquest.losses"""
    province = s.frame_first[s.depth - 1]
    strength = s.frame_second[s.depth - 1]
    if legions < fewest_legions(s, c, province, strength) or legions > most_legions(s, c, province, strength):
        return LOSSES_DO_NOT_FIT
    return FINE


@rule
def legal_lose_legions(s: State, c: Components, out: list[int], n: int) -> int:
    """Numbers of legions that may be removed."""
    province = s.frame_first[s.depth - 1]
    strength = s.frame_second[s.depth - 1]
    first = fewest_legions(s, c, province, strength)
    for legions in range(first, most_legions(s, c, province, strength) + 1):
        out[n] = LOSE_LEGIONS + legions
        n += 1
    return n


@rule
def apply_lose_legions(s: State, c: Components, legions: int) -> None:
    """The conqueror has chosen."""
    province = s.frame_first[s.depth - 1]
    pop(s)
    find_stone(s, c, province, legions)


@rule
def find_stone(s: State, c: Components, province: int, legions: int) -> None:
    """Without a stone left an older city has to be given up.  cite: conquest.give_up"""
    if s.stones[s.nation] == 0:
        push_with(s, IN_GIVE_UP, s.active, province, legions)
    else:
        take_city(s, c, province, legions)


@rule
def why_not_give_up(s: State, c: Components, province: int) -> int:
    """Any own city may be given up.  cite: conquest.give_up, rulings.give_up_any"""
    return FINE if s.city[province] == s.nation else NOT_YOURS_TO_GIVE_UP


@rule
def apply_give_up(s: State, c: Components, older: int) -> None:
    """The older city is free again, a temple goes back to the bank; its stone marks the conquered one.
    cite: conquest.give_up, rulings.give_up_temple"""
    province = s.frame_first[s.depth - 1]
    legions = s.frame_second[s.depth - 1]
    pop(s)
    note(GAVE_UP, s.nation, older, s.temple[older])
    remove_city(s, c, older)
    take_city(s, c, province, legions)


@rule
def take_city(s: State, c: Components, province: int, legions: int) -> None:
    """The units used up and all units of the owner leave the board, the temple is destroyed, the stone is exchanged.
    cite: conquest.losses, conquest.defenders_removed, conquest.temple_destroyed, conquest.new_owner
    cite: personages.general, ending.all_awarded, rulings.third_nations
    cite: rulings.conquest_time, rulings.all_awarded_at_once"""
    owner = s.city[province]
    strength = city_defence(s, c, province)
    galleys = strength - legions
    note(
        CONQUERED,
        s.nation,
        owner,
        province,
        attackers(s, c, province),
        strength,
        basic_defence(s, c, province),
        defenders(s, c, province),
        defence_of_state(s, c, province),
    )
    s.ready[LEGION][province] -= legions
    s.ready[GALLEY][province] -= galleys
    lose_units(s, c, s.nation, LEGION, province, legions)
    lose_units(s, c, s.nation, GALLEY, province, galleys)
    destroyed = s.temple[province]
    if destroyed:
        note(DESTROYED, s.nation, owner, province)
    for kind in range(NUM_KINDS):
        lose_units(s, c, owner, kind, province, s.units[owner][kind][province])
    remove_city(s, c, province)
    place_city(s, c, s.nation, province)
    if destroyed:
        if all_awarded(s, c):
            note(ENDED_TEMPLE, s.nation)
            end_conquest(s, c)
            end_game(s, c, s.nation, TEMPLE_DESTROYED)
        else:
            s.generals_earned += 1


@rule
def lose_units(s: State, c: Components, nation: int, kind: int, province: int, number: int) -> None:
    """Units of one side are removed.  cite: conquest.losses, conquest.defenders_removed"""
    if number > 0:
        remove_units(s, c, nation, kind, province, number)
        note(LOST, nation, kind, number, province)


@rule
def end_conquest(s: State, c: Components) -> None:
    """The maneuver is over.  cite: movement.count"""
    for kind in range(NUM_KINDS):
        ready = s.ready[kind]
        for province in range(c.num_provinces):
            ready[province] = 0
