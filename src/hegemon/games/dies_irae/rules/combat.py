"""ATTACK: land and naval combat."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push_with, top_seat
from ....core.notes import note
from ..actions import FIGHT, FIGHT_SHIPS, LOSE_CARGO
from ..components import Components
from ..domains import (
    BUILDING_BIT,
    CONTESTED,
    FOUGHT,
    LEGION,
    LEGIONS_BIT,
    MONUMENT_BIT,
    NUM_SEATS,
    SHIP,
    SHIPS_BIT,
)
from ..frames import IN_LOSSES
from ..happenings import ATTACKED, ATTACKED_SHIPS, BURNED, FELL, FOUGHT_OUT, FOUGHT_OUT_SHIPS, SUNK
from ..reasons import (
    FINE,
    FOUGHT_ALREADY,
    NO_LEGION_TO_FIGHT,
    NO_SHIPS_TO_FIGHT,
    NOBODY_TO_FIGHT,
    NOT_SO_MANY_SINK,
    TRUCE,
)
from ..state import State
from .contested import settle
from .forces import find_stack, remove_units, size_at
from .monuments import raze_monument
from .places import remove_place
from .strength import has_fort, land_value, naval_value, tell_land_strength, tell_naval_strength


@rule
def land_enemy(s: State, c: Components, seat: int, hex_: int) -> int:
    """Who can be fought on land here: legions, a fortress or a monument of another empire.  cite: combat.land"""
    m = s.pieces[hex_]
    for other in range(c.num_seats):
        if other != seat:
            if m & ((LEGIONS_BIT | MONUMENT_BIT) << other) != 0:
                return other
            if m & (BUILDING_BIT << other) != 0 and has_fort(s, c, other, hex_):
                return other
    return NOBODY


@rule
def why_not_fight(s: State, c: Components, hex_: int) -> int:
    """Legions that have not fought, and an enemy on land without an armistice.

    cite: combat.optional, combat.land, combat.one_round, contested.no_duty, armistice.no_combat"""
    seat = s.active
    force = 2 * seat + LEGION
    i = find_stack(s, force, hex_)
    if i < 0:
        return NO_LEGION_TO_FIGHT
    enemy = land_enemy(s, c, seat, hex_)
    if enemy == NOBODY:
        return NOBODY_TO_FIGHT
    if s.armistice[seat + enemy - 1] > 0:
        return TRUCE
    if s.stack_moved[force][i] != 0:
        return FOUGHT_ALREADY
    return FINE


@rule
def legal_fight(s: State, c: Components, out: list[int], n: int) -> int:
    """Contested hexes with legions that can fight."""
    force = 2 * s.active + LEGION
    for i in range(s.num_stacks[force]):
        hex_ = s.stack_hex[force][i]
        if s.pieces[hex_] & CONTESTED != 0 and why_not_fight(s, c, hex_) == FINE:
            out[n] = FIGHT + hex_
            n += 1
    return n


@rule
def lose_legions(s: State, seat: int, hex_: int, number: int) -> None:
    """Legions go back to the stock.  cite: combat.losses"""
    if number > 0:
        moved = 0
        force = 2 * seat + LEGION
        if number == size_at(s, force, hex_):
            moved = s.stack_moved[force][find_stack(s, force, hex_)]
        note(FELL, seat, number, hex_)
        remove_units(s, force, hex_, number, moved)
        s.units[force] -= number


@rule
def apply_fight(s: State, c: Components, hex_: int) -> None:
    """One round, losses at the same time: legions first, then the fortress, then the monument.

    cite: combat.all_take_part, combat.one_round, combat.losses, combat.fortress_falls, monuments.destroy
    cite: rulings.order_of_losses, rulings.attacker_fortress, rulings.totals, rulings.lone_monument"""
    seat = s.active
    site = c.site_of[hex_]
    enemy = land_enemy(s, c, seat, hex_)
    attack = land_value(s, c, seat, hex_, False)
    defence = land_value(s, c, enemy, hex_, True)
    own = size_at(s, 2 * seat + LEGION, hex_)
    theirs = size_at(s, 2 * enemy + LEGION, hex_)
    note(ATTACKED, seat, enemy, hex_, attack, defence)
    tell_land_strength(s, c, seat, hex_, False)
    tell_land_strength(s, c, enemy, hex_, True)
    s.stack_moved[2 * seat + LEGION][find_stack(s, 2 * seat + LEGION, hex_)] = 1
    if site >= 0:
        s.work[site] |= FOUGHT
    lose_legions(s, seat, hex_, min(own, defence // c.unit_falls))
    lose_legions(s, enemy, hex_, min(theirs, attack // c.unit_falls))
    settle(s, c, hex_)
    if attack >= theirs * c.unit_falls and site >= 0:
        storm(s, c, enemy, site, attack - theirs * c.unit_falls)
    note(FOUGHT_OUT, seat, size_at(s, 2 * seat + LEGION, hex_), enemy, size_at(s, 2 * enemy + LEGION, hex_))


@rule
def storm(s: State, c: Components, enemy: int, site: int, left: int) -> None:
    """What the attacker has left over destroys the fortress, and then the monument.

    cite: combat.fortress_falls, monuments.destroy"""
    if has_fort(s, c, enemy, c.hex_of[site]):
        if left < c.fortress_falls:
            return
        left -= c.fortress_falls
        note(BURNED, enemy, site)
        remove_place(s, c, site, 0, 1)
    if s.monument[site] == enemy and left >= c.monument_falls:
        raze_monument(s, c, site)


@rule
def why_not_fight_ships(s: State, c: Components, hex_: int, other: int) -> int:
    """Ships that have not fought, and ships of that empire in the same hex.

    cite: combat.naval, rulings.naval_meeting, rulings.naval_once, armistice.no_combat"""
    seat = s.active
    force = 2 * seat + SHIP
    i = find_stack(s, force, hex_)
    if i < 0 or other == seat or find_stack(s, 2 * other + SHIP, hex_) < 0:
        return NO_SHIPS_TO_FIGHT
    if s.armistice[seat + other - 1] > 0:
        return TRUCE
    if s.stack_moved[force][i] != 0:
        return FOUGHT_ALREADY
    return FINE


@rule
def legal_fight_ships(s: State, c: Components, out: list[int], n: int) -> int:
    """Hexes where own ships that can fight meet others."""
    seat = s.active
    force = 2 * seat + SHIP
    for i in range(s.num_stacks[force]):
        hex_ = s.stack_hex[force][i]
        if s.pieces[hex_] & ~(SHIPS_BIT << seat) != 0:
            for other in range(c.num_seats):
                if why_not_fight_ships(s, c, hex_, other) == FINE:
                    out[n] = FIGHT_SHIPS + hex_ * NUM_SEATS + other
                    n += 1
    return n


@rule
def apply_fight_ships(s: State, c: Components, hex_: int, other: int) -> None:
    """One round at sea; each owner chooses his losses.  cite: combat.naval, combat.losses, combat.owner_chooses"""
    seat = s.active
    attack = naval_value(s, c, seat, hex_) // c.unit_falls
    defence = naval_value(s, c, other, hex_) // c.unit_falls
    own = min(defence, size_at(s, 2 * seat + SHIP, hex_))
    theirs = min(attack, size_at(s, 2 * other + SHIP, hex_))
    note(ATTACKED_SHIPS, seat, other, hex_, naval_value(s, c, seat, hex_), naval_value(s, c, other, hex_))
    tell_naval_strength(s, c, seat, hex_)
    tell_naval_strength(s, c, other, hex_)
    note(FOUGHT_OUT_SHIPS, seat, own, other, theirs)
    s.stack_moved[2 * seat + SHIP][find_stack(s, 2 * seat + SHIP, hex_)] = 1
    lose_ships(s, c, seat, hex_, own)
    lose_ships(s, c, other, hex_, theirs)


@rule
def fewest_sunk(s: State, seat: int, hex_: int, ships: int) -> int:
    """Legions aboard that the ships left over cannot hold."""
    i = find_stack(s, 2 * seat + SHIP, hex_)
    return max(0, s.cargo[seat][i] - (s.stack_size[2 * seat + SHIP][i] - ships))


@rule
def most_sunk(s: State, seat: int, hex_: int, ships: int) -> int:
    """One legion for each lost ship at most."""
    return min(ships, s.cargo[seat][find_stack(s, 2 * seat + SHIP, hex_)])


@rule
def lose_ships(s: State, c: Components, seat: int, hex_: int, ships: int) -> None:
    """Remove ships; if it can matter which, ask the owner how many legions sink (frame: hex, ships).

    cite: combat.owner_chooses, transport.sinks"""
    if ships == 0:
        return
    fewest = fewest_sunk(s, seat, hex_, ships)
    if fewest < most_sunk(s, seat, hex_, ships):
        push_with(s, IN_LOSSES, seat, hex_, ships)
    else:
        sink(s, c, seat, hex_, ships, fewest)


@rule
def sink(s: State, c: Components, seat: int, hex_: int, ships: int, legions: int) -> None:
    """Ships go down, and legions with them.  cite: transport.sinks"""
    force = 2 * seat + SHIP
    i = find_stack(s, force, hex_)
    note(SUNK, seat, ships, legions, hex_)
    s.cargo[seat][i] -= legions
    s.units[force] -= ships
    s.units[2 * seat + LEGION] -= legions
    moved = s.stack_moved[force][i] if ships == s.stack_size[force][i] else 0
    remove_units(s, force, hex_, ships, moved)
    settle(s, c, hex_)


@rule
def why_not_lose_cargo(s: State, c: Components, number: int) -> int:
    """Not fewer than must sink, not more than the lost ships carried.  cite: combat.owner_chooses"""
    seat = top_seat(s)
    hex_ = s.frame_first[s.depth - 1]
    ships = s.frame_second[s.depth - 1]
    if fewest_sunk(s, seat, hex_, ships) <= number <= most_sunk(s, seat, hex_, ships):
        return FINE
    return NOT_SO_MANY_SINK


@rule
def legal_lose_cargo(s: State, c: Components, out: list[int], n: int) -> int:
    """How many legions may sink."""
    seat = top_seat(s)
    hex_ = s.frame_first[s.depth - 1]
    ships = s.frame_second[s.depth - 1]
    n = 0
    for number in range(fewest_sunk(s, seat, hex_, ships), most_sunk(s, seat, hex_, ships) + 1):
        out[n] = LOSE_CARGO + number
        n += 1
    return n


@rule
def apply_lose_cargo(s: State, c: Components, number: int) -> None:
    """The owner has chosen."""
    seat = top_seat(s)
    hex_ = s.frame_first[s.depth - 1]
    ships = s.frame_second[s.depth - 1]
    pop(s)
    sink(s, c, seat, hex_, ships, number)
