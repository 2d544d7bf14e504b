"""Recruiting (8.0): the entries of the card in order, units from the Recruit Box to the places they may come from."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with, renew
from ....core.notes import note
from ..actions import PLACE, RECRUIT
from ..components import Components
from ..domains import AT_HOME_EVEN_IF_ENEMY, AT_LISTED_PLACES, BOX, HAS_MOVED, LEADER, PLACEMENT_AT_CAMPS, ROMAN
from ..frames import IN_PLACE
from ..happenings import LEVIED, RECRUITED, ROSE
from ..reasons import (
    ENEMIES_THERE,
    FINE,
    NO_LAND_UNIT_THERE,
    NO_PLACE_FOR_IT,
    NOT_A_HOME,
    NOT_A_LISTED_PLACE,
    NOT_IN_BOX,
    NOT_IN_LEVY,
    NOT_ON_CARD,
    OTHER_ENTRY,
    OUT_OF_THE_GAME,
    TOO_EARLY,
)
from ..state import State
from .camps import may_see_to_camps
from .events import places_at_camps
from .fog import meet
from .leaders import has_leader
from .units import enter, num_land


@rule
def why_not_in_box(s: State, c: Components, seat: int, u: int) -> int:
    """Only units in the Recruit Box are recruited, never a Supreme Leader who was eliminated.
    cite: recruiting.from_box, leaders.supreme_lost, rulings.supreme_recruited"""
    if c.side[u] != seat or s.at[u] != BOX:
        return NOT_IN_BOX
    if s.out[u] != 0:
        return OUT_OF_THE_GAME
    return FINE


@rule
def why_not_there(s: State, c: Components, u: int, space: int) -> int:
    """The place must be a home of the unit, or one that the card or the campaign adds; enemies keep recruits away
    unless the card lets them rise.
    cite: recruiting.place, recruiting.listed_places, recruiting.home_even_if_enemy, recruiting.with_leader
    cite: recruiting.fleet_needs_land_unit"""
    seat = c.side[u]
    places = c.entry_places[s.card][s.entry]
    if places == AT_LISTED_PLACES and c.entry_space[s.card][s.entry][space] == 0:
        return NOT_A_LISTED_PLACE
    if places != AT_LISTED_PLACES and c.is_home[u][space] == 0:
        joins = c.joins_leader[u] != 0 and has_leader(s, c, seat, space) != 0
        if not joins and places_at_camps(s, c, u, space) == 0:
            return NOT_A_HOME
    if s.num_units[1 - seat][space] != 0 and places != AT_HOME_EVEN_IF_ENEMY:
        return ENEMIES_THERE
    if c.needs_land_unit[u] != 0 and num_land(s, c, seat, space) == 0:
        return NO_LAND_UNIT_THERE
    return FINE


@rule
def next_place(s: State, c: Components, u: int, after: int) -> int:
    """The next space, ascending, where the unit may be placed; -1: there is none.  cite: recruiting.place"""
    only_homes = c.entry_places[s.card][s.entry] != AT_LISTED_PLACES and c.joins_leader[u] == 0
    if only_homes and c.event[s.card] != PLACEMENT_AT_CAMPS:
        home = c.home[u]
        for k in range(c.num_homes[u]):
            if home[k] > after and why_not_there(s, c, u, home[k]) == FINE:
                return home[k]
        return -1
    for space in range(after + 1, c.num_spaces):
        if why_not_there(s, c, u, space) == FINE:
            return space
    return -1


@rule
def is_on_card(s: State, c: Components, u: int) -> int:
    """Does any entry of the card that counts mean the unit?  cite: recruiting.by_card"""
    for k in range(c.num_entries[s.card]):
        if c.entry_unit[s.card][k][u] != 0 and (c.entry_bonus[s.card][k] == 0 or s.bonus != 0):
            return 1
    return 0


@rule
def why_not_recruit(s: State, c: Components, u: int) -> int:
    """The unit is in the box, its turn has come, the entry of the card means it, and there is a place for it.
    cite: recruiting.by_card, recruiting.lost, recruiting.earliest_turn"""
    code = why_not_in_box(s, c, s.active, u)
    if code != FINE:
        return code
    if c.earliest_turn[u] > s.game_turn:
        return TOO_EARLY
    if s.entry >= c.num_entries[s.card] or c.entry_unit[s.card][s.entry][u] == 0:
        return OTHER_ENTRY if is_on_card(s, c, u) != 0 else NOT_ON_CARD
    if next_place(s, c, u, -1) < 0:
        return NO_PLACE_FOR_IT
    return FINE


@rule
def has_recruit(s: State, c: Components) -> int:
    """Can the entry being worked off still bring a unit?  cite: recruiting.by_card, recruiting.lost"""
    card = s.card
    if s.recruited >= c.entry_count[card][s.entry] or (c.entry_bonus[card][s.entry] != 0 and s.bonus == 0):
        return 0
    at = s.at
    meant = c.entry_unit[card][s.entry]
    for u in range(c.first_unit[s.active], c.end_fleet[s.active]):
        if meant[u] != 0 and at[u] == BOX and why_not_recruit(s, c, u) == FINE:
            return 1
    return 0


@rule
def next_entry(s: State, c: Components) -> None:
    """What an entry did not bring is lost.  cite: recruiting.lost"""
    s.entry += 1
    s.recruited = 0
    renew(s)


@rule
def settle_recruiting(s: State, c: Components) -> int:
    """Entries without a choice pass by; the phase ends after the last one, unless camps may be built.
    cite: recruiting.by_card"""
    while s.entry < c.num_entries[s.card]:
        if has_recruit(s, c) != 0:
            return 0
        next_entry(s, c)
    if may_see_to_camps(s, c) != 0:
        return 0
    pop(s)
    return 1


@rule
def legal_recruit(s: State, c: Components, out: list[int], n: int) -> int:
    """Recruits of the entry being worked off.
    cite: recruiting.by_card, rulings.fewer_recruits, rulings.entries_in_order"""
    if s.entry < c.num_entries[s.card] and s.recruited < c.entry_count[s.card][s.entry]:
        at = s.at
        meant = c.entry_unit[s.card][s.entry]
        for u in range(c.first_unit[s.active], c.end_fleet[s.active]):
            if meant[u] != 0 and at[u] == BOX and why_not_recruit(s, c, u) == FINE:
                out[n] = RECRUIT + u
                n += 1
    return n


@rule
def why_not_end_entry(s: State, c: Components) -> int:
    """An entry may bring fewer units than it could.  cite: rulings.fewer_recruits"""
    return FINE


@rule
def apply_end_entry(s: State, c: Components) -> None:
    """Done with an entry of the card, or with the phase after the last one.  cite: recruiting.by_card"""
    if s.entry < c.num_entries[s.card]:
        next_entry(s, c)
    else:
        pop(s)


@rule
def apply_recruit(s: State, c: Components, u: int) -> None:
    """The unit is placed at once if there is only one place for it.  cite: recruiting.place"""
    place = next_place(s, c, u, -1)
    if next_place(s, c, u, place) < 0:
        place_recruit(s, c, u, place)
    else:
        push_with(s, IN_PLACE, s.active, u, 0)


@rule
def place_recruit(s: State, c: Components, u: int, space: int) -> None:
    """The recruit is on the map, seen by both; among enemies it has risen.
    cite: recruiting.place, recruiting.home_even_if_enemy, rulings.recruits_march, rulings.recruits_and_enemies
    cite: rulings.recruit_box_open"""
    enter(s, c, u, space)
    note(ROSE if s.num_units[1 - s.active][space] else RECRUITED, s.active, u, space)
    s.recruited += 1
    if c.kind[u] == LEADER:
        renew(s)  # units that may join a leader have one more place
    if c.fresh_recruits == 0:
        s.moved[u] = HAS_MOVED
    if s.num_units[1 - s.active][space] != 0:
        s.risen[space] = 1
        meet(s, c, space)


@rule
def why_not_place(s: State, c: Components, space: int) -> int:
    """A place for the recruit in hand.  cite: recruiting.place"""
    return why_not_there(s, c, s.frame_first[s.depth - 1], space)


@rule
def legal_place(s: State, c: Components, out: list[int], n: int) -> int:
    """Every place for the recruit in hand.  cite: recruiting.place"""
    u = s.frame_first[s.depth - 1]
    space = next_place(s, c, u, -1)
    while space >= 0:
        out[n] = PLACE + space
        n += 1
        space = next_place(s, c, u, space)
    return n


@rule
def apply_place(s: State, c: Components, space: int) -> None:
    """The recruit in hand is placed.  cite: recruiting.place"""
    u = s.frame_first[s.depth - 1]
    pop(s)
    place_recruit(s, c, u, space)


@rule
def why_not_levy(s: State, c: Components, u: int) -> int:
    """The levy raises units of the classes named from the Recruit Box.  cite: recruiting.levy"""
    code = why_not_in_box(s, c, ROMAN, u)
    if code != FINE:
        return code
    if c.levy_unit[u] == 0:
        return NOT_IN_LEVY
    return FINE


@rule
def legal_levy(s: State, c: Components, out: list[int], n: int) -> int:
    """Units of the levy.  cite: recruiting.levy"""
    for u in range(c.first_unit[ROMAN], c.end_land[ROMAN]):
        if why_not_levy(s, c, u) == FINE:
            out[n] = RECRUIT + u
            n += 1
    return n


@rule
def settle_levy(s: State, c: Components) -> int:
    """The levy ends when it is complete or nobody is left.  cite: recruiting.levy, rulings.levy_each_battle"""
    if s.recruited < c.levy_units:
        for u in range(c.first_unit[ROMAN], c.end_land[ROMAN]):
            if why_not_levy(s, c, u) == FINE:
                return 0
    apply_end_levy(s, c)
    return 1


@rule
def apply_end_levy(s: State, c: Components) -> None:
    """The counters are free for the next levy.  cite: recruiting.levy"""
    s.recruited = 0
    pop(s)


@rule
def why_not_end_levy(s: State, c: Components) -> int:
    """The levy may stay smaller than it could be.  cite: recruiting.levy"""
    return FINE


@rule
def apply_levy(s: State, c: Components, u: int) -> None:
    """The unit joins the defenders of the city.  cite: recruiting.levy"""
    enter(s, c, u, s.battle_space)
    note(LEVIED, ROMAN, u, s.battle_space)
    s.recruited += 1
