"""Features that a turn leaves alone: most of what a turn tries are ways to move, and these change little for the others
(`core/kernel/judgement.py`)."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import DOMAINS, NUM_KINDS, NUM_KNOW_HOWS, NUM_PERSONAGES
from .features import AFTER_MEANS, features_apart, top_kind
from .features_map import ALL, NUM_THREATS, add_threats
from .frames import IN_CLAIM
from .state import State

KEEPS = True
NUM_SHARED = DOMAINS.capacity["seat"] * NUM_THREATS
NUM_CHIPS, NUM_RESOURCES = DOMAINS.capacity["chip"], DOMAINS.capacity["resource"]


@rule
def look_apart(s: State, c: Components, seat: int, out: list[int]) -> None:
    """The features of a seat, but for the threats."""
    features_apart(s, c, seat, out)


@rule
def is_untouched(s: State, before: State, c: Components, seat: int) -> bool:
    """Has nothing changed on which the features of a seat hang, but for the threats?"""
    if s.active != before.active or s.nation != before.nation or not has_same_table(s, before, c):
        return False
    for nation in range(c.num_nations):
        if s.seat_of[nation] != before.seat_of[nation]:
            return False
        if s.seat_of[nation] == seat:
            if not has_same_units(s, before, c, nation) or not has_same_means(s, before, nation):
                return False
            if not has_same_progress(s, before, nation):
                return False
    return True


@rule
def has_same_table(s: State, before: State, c: Components) -> bool:
    """Cities of all, personages left, and know-hows that somebody has."""
    differs = 0
    for province in range(c.num_provinces):  # without an early end: many at a time
        differs |= s.city[province] ^ before.city[province]
    for personage in range(NUM_PERSONAGES):
        differs |= s.stack[personage] ^ before.stack[personage]
    for k in range(NUM_KNOW_HOWS):
        differs |= s.known_by[k] ^ before.known_by[k]
    return differs == 0


@rule
def has_same_units(s: State, before: State, c: Components, nation: int) -> bool:
    """Do the units of a nation stand where they stood, as many as there were?"""
    differs = 0
    for kind in range(NUM_KINDS):
        differs |= s.supply[nation][kind] ^ before.supply[nation][kind]
        for province in range(c.num_provinces):  # without an early end: many at a time
            differs |= s.units[nation][kind][province] ^ before.units[nation][kind][province]
    return differs == 0


@rule
def has_same_means(s: State, before: State, nation: int) -> bool:
    """Chips, what its cities yield, its stones and its place on the rondel."""
    differs = s.rondel[nation] ^ before.rondel[nation]
    differs |= s.stones[nation] ^ before.stones[nation]
    for chip in range(NUM_CHIPS):
        differs |= s.stock[nation][chip] ^ before.stock[nation][chip]
    for resource in range(NUM_RESOURCES):
        differs |= s.income[nation][resource] ^ before.income[nation][resource]
    return differs == 0


@rule
def has_same_progress(s: State, before: State, nation: int) -> bool:
    """Personages, what leads to them, and know-hows."""
    differs = s.num_cities[nation] ^ before.num_cities[nation]
    differs |= s.num_temples[nation] ^ before.num_temples[nation]
    differs |= s.num_know_hows[nation] ^ before.num_know_hows[nation]
    differs |= s.has_extra[nation] ^ before.has_extra[nation]
    differs |= s.extra[nation] ^ before.extra[nation]
    for personage in range(NUM_PERSONAGES):
        differs |= s.personages[nation][personage] ^ before.personages[nation][personage]
    for k in range(NUM_KNOW_HOWS):
        differs |= s.know_how[nation][k] ^ before.know_how[nation][k]
    if nation == s.nation:
        differs |= s.scholars_earned ^ before.scholars_earned
        differs |= s.generals_earned ^ before.generals_earned
        if (top_kind(s) == IN_CLAIM) != (top_kind(before) == IN_CLAIM):
            return False
    return differs == 0


@rule
def look_over(s: State, c: Components, shared: list[int]) -> None:
    """The threats, of all seats at once."""
    for k in range(NUM_SHARED):
        shared[k] = 0
    add_threats(s, c, ALL, shared, 0)


@rule
def is_all_calm(s: State, before: State, c: Components) -> bool:
    """Are the threats the same? So if all units stand where they stood, and go and defend as they did, and no city has
    changed hands."""
    differs = 0
    for province in range(c.num_provinces):  # without an early end: many at a time
        differs |= s.city[province] ^ before.city[province]
        differs |= s.temple[province] ^ before.temple[province]
    if differs != 0:
        return False
    for nation in range(c.num_nations):
        if s.seat_of[nation] != before.seat_of[nation] or not has_same_units(s, before, c, nation):
            return False
        for k in range(NUM_KNOW_HOWS):
            differs |= s.know_how[nation][k] ^ before.know_how[nation][k]
    return differs == 0


@rule
def put_shared(c: Components, seat: int, shared: list[int], out: list[int]) -> None:
    """Those for one seat."""
    for k in range(NUM_THREATS):
        out[AFTER_MEANS + k] = shared[seat * NUM_THREATS + k]
