"""Recruiting (8.0): the entries of the card, in any order, bring units from the Recruit Box to places on the map."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import pop, push_with, renew
from ....core.notes import note
from ....core.rows import lift_marked
from ..actions import PLACE, RECRUIT
from ..components import Components
from ..domains import AT_HOME_EVEN_IF_ENEMY, AT_LISTED_PLACES, BOX, HAS_MOVED, LEADER, PLACEMENT_AT_CAMPS, ROMAN
from ..frames import IN_PLACE
from ..happenings import LEVIED, RECRUITED, ROSE
from ..reasons import (
    ENEMIES_THERE,
    ENTRY_IS_PAST,
    FINE,
    NO_LAND_UNIT_THERE,
    NO_PLACE_FOR_IT,
    NOT_A_HOME,
    NOT_A_LISTED_PLACE,
    NOT_IN_BOX,
    NOT_IN_LEVY,
    NOT_ON_CARD,
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
def is_open(s: State, c: Components, k: int) -> int:
    """Has entry `k` of the card, which is due, more units to bring? One that was closed brings nothing any more.
    cite: recruiting.by_card, rulings.entries_any_order"""
    due = c.entry_bonus[s.card][k] == 0 or s.bonus != 0
    return int(k >= s.entry and due and s.recruited[k] < c.entry_count[s.card][k])


@rule
def why_not_there(s: State, c: Components, k: int, u: int, space: int) -> int:
    """The place must be a home of the unit, or one that entry `k` or the campaign adds; enemies keep recruits away
    unless the entry lets them rise.
    cite: recruiting.place, recruiting.listed_places, recruiting.home_even_if_enemy, recruiting.with_leader
    cite: recruiting.fleet_needs_land_unit"""
    seat = c.side[u]
    places = c.entry_places[s.card][k]
    if places == AT_LISTED_PLACES and c.entry_space[s.card][k][space] == 0:
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
def next_place_by(s: State, c: Components, k: int, u: int, after: int) -> int:
    """The next space, ascending, where entry `k` places the unit; -1: there is none.  cite: recruiting.place"""
    only_homes = c.entry_places[s.card][k] != AT_LISTED_PLACES and c.joins_leader[u] == 0
    if only_homes and c.event[s.card] != PLACEMENT_AT_CAMPS:
        home = c.home[u]
        for i in range(c.num_homes[u]):
            if home[i] > after and why_not_there(s, c, k, u, home[i]) == FINE:
                return home[i]
        return -1
    for space in range(after + 1, c.num_spaces):
        if why_not_there(s, c, k, u, space) == FINE:
            return space
    return -1


@rule
def next_place(s: State, c: Components, u: int, after: int) -> int:
    """The next space, ascending, where an open entry that means the unit places it; -1: there is none.
    cite: recruiting.place, rulings.entries_any_order"""
    only = c.only_entry[s.card][u]
    if only >= 0:
        return next_place_by(s, c, only, u, after) if is_open(s, c, only) != 0 else -1
    found = -1
    for k in range(s.entry, c.num_entries[s.card]):
        if c.entry_unit[s.card][k][u] != 0 and is_open(s, c, k) != 0:
            space = next_place_by(s, c, k, u, after)
            if space >= 0 and (found < 0 or space < found):
                found = space
    return found


@rule
def entry_of(s: State, c: Components, u: int, space: int) -> int:
    """The entry that a recruit counts for: the first open one that means it and allows the place.
    cite: rulings.entries_any_order"""
    if c.only_entry[s.card][u] >= 0:
        return c.only_entry[s.card][u]
    for k in range(s.entry, c.num_entries[s.card]):
        if c.entry_unit[s.card][k][u] != 0 and is_open(s, c, k) != 0 and why_not_there(s, c, k, u, space) == FINE:
            return k
    return -1


@rule
def why_not_on_card(s: State, c: Components, u: int) -> int:
    """Does an open entry of the card mean the unit, or at least one that is done with?
    cite: recruiting.by_card, rulings.entries_any_order"""
    code = NOT_ON_CARD
    for k in range(c.num_entries[s.card]):
        if c.entry_unit[s.card][k][u] != 0 and (c.entry_bonus[s.card][k] == 0 or s.bonus != 0):
            if is_open(s, c, k) != 0:
                return FINE
            code = ENTRY_IS_PAST
    return code


@rule
def why_not_recruit(s: State, c: Components, u: int) -> int:
    """The unit is in the box, its turn has come, an open entry of the card means it, and there is a place for it.
    cite: recruiting.by_card, recruiting.lost, recruiting.earliest_turn"""
    code = why_not_in_box(s, c, s.active, u)
    if code != FINE:
        return code
    if c.earliest_turn[u] > s.game_turn:
        return TOO_EARLY
    code = why_not_on_card(s, c, u)
    if code != FINE:
        return code
    if next_place(s, c, u, -1) < 0:
        return NO_PLACE_FOR_IT
    return FINE


@rule
def is_ready(s: State, c: Components, u: int) -> bool:
    """Does the unit lie in the box, and has its turn come?  cite: recruiting.from_box, recruiting.earliest_turn"""
    return s.at[u] == BOX and s.out[u] == 0 and c.earliest_turn[u] <= s.game_turn


@rule
def has_recruit(s: State, c: Components, k: int) -> int:
    """Can entry `k` bring a unit now?  cite: recruiting.by_card, recruiting.lost"""
    if is_open(s, c, k) == 0:
        return 0
    meant = c.entry_member[s.card][k]
    for i in range(c.entry_size[s.card][k]):
        if is_ready(s, c, meant[i]) and next_place_by(s, c, k, meant[i], -1) >= 0:
            return 1
    return 0


@rule
def first_entry(s: State, c: Components) -> int:
    """The first entry that can bring a unit now; the number of entries if there is none.  cite: recruiting.by_card"""
    for k in range(s.entry, c.num_entries[s.card]):
        if has_recruit(s, c, k) != 0:
            return k
    return c.num_entries[s.card]


@rule
def close_entries(s: State, c: Components, end: int) -> None:
    """What the entries before `end` did not bring is lost.  cite: recruiting.lost"""
    while s.entry < end:
        s.recruited[s.entry] = 0
        s.entry += 1


@rule
def settle_recruiting(s: State, c: Components) -> int:
    """Entries that have brought all their units pass by. One without a place waits: a leader, a land unit or a camp may
    make one. When nothing can come the phase ends, unless camps may be built.
    cite: recruiting.by_card, rulings.entries_any_order"""
    while s.entry < c.num_entries[s.card] and is_open(s, c, s.entry) == 0:
        close_entries(s, c, s.entry + 1)
    if first_entry(s, c) < c.num_entries[s.card] or may_see_to_camps(s, c) != 0:
        return 0
    end_recruiting(s, c)
    return 1


@rule
def end_recruiting(s: State, c: Components) -> None:
    """The phase is over.  cite: recruiting.lost"""
    close_entries(s, c, c.num_entries[s.card])
    pop(s)


@rule
def legal_recruit(s: State, c: Components, out: list[int], n: int) -> int:
    """Recruits of every open entry.
    cite: recruiting.by_card, rulings.fewer_recruits, rulings.entries_any_order"""
    low = c.first_unit[s.active]
    end = c.end_fleet[s.active]
    found = s.marked
    for k in range(s.entry, c.num_entries[s.card]):
        if is_open(s, c, k) != 0:
            meant = c.entry_member[s.card][k]
            for i in range(c.entry_size[s.card][k]):
                u = meant[i]
                if found[u] == 0 and is_ready(s, c, u) and next_place_by(s, c, k, u, -1) >= 0:
                    found[u] = 1
    return lift_marked(found, low, end, RECRUIT, out, n)


@rule
def why_not_end_entry(s: State, c: Components) -> int:
    """An entry may bring fewer units than it could.  cite: rulings.fewer_recruits"""
    return FINE


@rule
def apply_end_entry(s: State, c: Components) -> None:
    """Done with the first entry that can bring a unit, or with the phase when there is none.
    cite: recruiting.by_card, rulings.entries_any_order"""
    k = first_entry(s, c)
    if k < c.num_entries[s.card]:
        close_entries(s, c, k + 1)
    else:
        end_recruiting(s, c)


@rule
def apply_recruit(s: State, c: Components, u: int) -> None:
    """The unit is placed at once if there is only one place for it.  cite: recruiting.place"""
    place = next_place(s, c, u, -1)
    if next_place(s, c, u, place) < 0:
        place_recruit(s, c, u, place)
    else:
        push_with(s, IN_PLACE, s.active, u, 0)


@rule
def takes_from_others(s: State, c: Components, k: int) -> int:
    """Does it matter which of its units entry `k` brings? So it does where a later open entry could have brought some
    of them, but not all, or to other places.  cite: rulings.entries_any_order"""
    for later in range(k + 1, c.num_entries[s.card]):
        if c.entry_vies[s.card][k][later] != 0 and is_open(s, c, later) != 0:
            return 1
    return 0


@rule
def place_recruit(s: State, c: Components, u: int, space: int) -> None:
    """The recruit is on the map, seen by both; among enemies it has risen.
    cite: recruiting.place, recruiting.home_even_if_enemy, rulings.recruits_march, rulings.recruits_and_enemies
    cite: rulings.recruit_box_open, rulings.entries_any_order"""
    k = entry_of(s, c, u, space)
    enter(s, c, u, space)
    note(ROSE if s.num_units[1 - s.active][space] else RECRUITED, s.active, u, space)
    s.recruited[k] += 1
    if c.kind[u] == LEADER or takes_from_others(s, c, k) != 0:
        renew(s)  # units that may join a leader have one more place; others count for another entry when they come now
    if c.fresh_recruits == 0:
        s.moved[u] = HAS_MOVED
    if s.num_units[1 - s.active][space] != 0:
        s.risen[space] = 1
        meet(s, c, space)


@rule
def why_not_place(s: State, c: Components, space: int) -> int:
    """A place for the recruit in hand, by any open entry that means it.
    cite: recruiting.place, rulings.entries_any_order"""
    u = s.frame_first[s.depth - 1]
    refusal = FINE
    for k in range(s.entry, c.num_entries[s.card]):
        if c.entry_unit[s.card][k][u] != 0 and is_open(s, c, k) != 0:
            code = why_not_there(s, c, k, u, space)
            if code == FINE:
                return FINE
            if refusal == FINE:
                refusal = code
    return refusal


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
    if s.levied < c.levy_units:
        for u in range(c.first_unit[ROMAN], c.end_land[ROMAN]):
            if why_not_levy(s, c, u) == FINE:
                return 0
    apply_end_levy(s, c)
    return 1


@rule
def apply_end_levy(s: State, c: Components) -> None:
    """The counters are free for the next levy.  cite: recruiting.levy"""
    s.levied = 0
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
    s.levied += 1
