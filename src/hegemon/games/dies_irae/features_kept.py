"""Features that a turn leaves alone: most of what a turn tries are ways to move, and these change little for the others
(`core/kernel/judgement.py`)."""

from __future__ import annotations

from ...core.dual import rule
from .components import Components
from .domains import ALL, BUILD, CONTESTED, CREATE, DEVELOP, LEGION, MILITARY, SHIP
from .features import THREATS, features_apart
from .features_map import NUM_THREATS, can_still, count_threats, put_threats
from .state import State

KEEPS = True
NUM_SHARED = NUM_THREATS


@rule
def is_untouched(s: State, before: State, c: Components, seat: int) -> bool:
    """Has nothing changed on which the features of a seat hang, but for the threats?"""
    return (
        has_same_forces(s, before, 2 * seat + LEGION)
        and has_same_forces(s, before, 2 * seat + SHIP)
        and has_same_means(s, before, c, seat)
        and has_same_sheet(s, before, c, seat)
        and has_same_chances(s, before, c, seat)
        and has_same_places(s, before, c)
        and has_same_pieces(s, before, c, seat)
    )


@rule
def look_apart(s: State, c: Components, seat: int, out: list[int]) -> None:
    """The features of a seat, but for the threats."""
    features_apart(s, c, seat, out)


@rule
def look_over(s: State, c: Components, shared: list[int]) -> None:
    """The threats, of all seats at once."""
    count_threats(s, c, shared, 0)


@rule
def put_shared(c: Components, seat: int, shared: list[int], out: list[int]) -> None:
    """Those for one seat."""
    put_threats(c, seat, shared, 0, out, THREATS)


@rule
def has_same_forces(s: State, before: State, force: int) -> bool:
    """Do the legions or ships of a seat stand where they stood, as many as there were?"""
    if s.num_stacks[force] != before.num_stacks[force] or s.units[force] != before.units[force]:
        return False
    for i in range(s.num_stacks[force]):
        if s.stack_hex[force][i] != before.stack_hex[force][i]:
            return False
    return s.markers[force] == before.markers[force]


@rule
def has_same_means(s: State, before: State, c: Components, seat: int) -> bool:
    """Money, pieces, goods of a seat."""
    if s.talents[seat] != before.talents[seat] or s.income[seat] != before.income[seat]:
        return False
    if s.num_posts[seat] != before.num_posts[seat] or s.num_forts[seat] != before.num_forts[seat]:
        return False
    if s.num_monuments[seat] != before.num_monuments[seat] or s.supply[seat] != before.supply[seat]:
        return False
    for good in range(c.num_goods):
        if s.goods[seat][good] != before.goods[seat][good]:
            return False
    return True


@rule
def has_same_sheet(s: State, before: State, c: Components, seat: int) -> bool:
    """Development, people and laurels of a seat."""
    if s.stability[seat] != before.stability[seat] or s.revolted[seat] != before.revolted[seat]:
        return False
    for row in range(c.num_rows):
        if s.space[seat][row] != before.space[seat][row]:
            return False
    for track in range(len(s.controls[seat])):
        if s.controls[seat][track] != before.controls[seat][track]:
            return False
    return True


@rule
def has_same_chances(s: State, before: State, c: Components, seat: int) -> bool:
    """Whose turn it is, what the seat may still choose of what its features ask for, and the truces."""
    if s.active != before.active or s.taken[seat] != before.taken[seat]:
        return False
    for action in (BUILD, CREATE, DEVELOP):
        if can_still(s, c, seat, action) != can_still(before, c, seat, action):
            return False
    for pair in range(len(s.armistice)):
        if s.armistice[pair] != before.armistice[pair]:
            return False
    return True


@rule
def has_same_places(s: State, before: State, c: Components) -> bool:
    """Posts, fortresses, monuments and areas of all."""
    differs = 0
    for site in range(c.num_sites):  # without an early end: many at a time
        differs |= s.owner[site] ^ before.owner[site]
        differs |= s.fort[site] ^ before.fort[site]
        differs |= s.monument[site] ^ before.monument[site]
    for area in range(c.num_areas):
        differs |= s.control[area] ^ before.control[area]
    return differs == 0


@rule
def has_same_pieces(s: State, before: State, c: Components, seat: int) -> bool:
    """What a seat has in every hex and what is contested; where its legions stand, what everybody has there."""
    own = (ALL << seat) | CONTESTED
    differs = 0
    for hex_ in range(c.num_hexes):  # without an early end: many at a time
        differs |= (s.pieces[hex_] ^ before.pieces[hex_]) & own
    force = 2 * seat + LEGION
    for i in range(s.num_stacks[force]):
        differs |= s.pieces[s.stack_hex[force][i]] ^ before.pieces[s.stack_hex[force][i]]
    return differs == 0


@rule
def is_all_calm(s: State, before: State, c: Components) -> bool:
    """Are the threats the same? So if all legions stand where they stood, and march as far, and no place has changed
    hands."""
    for seat in range(c.num_seats):
        force = 2 * seat + LEGION
        if s.num_stacks[force] != before.num_stacks[force] or s.revolted[seat] != before.revolted[seat]:
            return False
        if s.space[seat][MILITARY] != before.space[seat][MILITARY]:
            return False
        for i in range(s.num_stacks[force]):
            if s.stack_hex[force][i] != before.stack_hex[force][i]:
                return False
        if s.armistice[seat] != before.armistice[seat]:  # as many pairs as seats
            return False
    return has_same_places(s, before, c)
