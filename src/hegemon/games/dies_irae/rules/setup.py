"""Set-up: by the players in the printed order, or ready."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ....core.notes import note
from ..actions import PLACE_POST
from ..components import Components
from ..domains import LEGION, SHIP
from ..frames import IN_CAPITAL, IN_PLACE_LEADER, IN_PLACE_LEGIONS, IN_PLACE_POSTS, IN_PLACE_SHIPS
from ..happenings import ABOARD_SET, CAPITAL_SET, POST_SET, UNIT_SET, WON_AREA
from ..reasons import (
    FINE,
    NO_CAPITAL_SITE,
    NO_SETUP_ARMY,
    NO_SETUP_FLEET,
    NO_SHIP_SITE,
    NOT_NEAREST,
    NOT_YOUR_SITE,
    SHIP_FULL,
    SITE_TAKEN,
)
from ..state import State
from .contested import settle
from .control import controller, tell_laurels
from .development import change_space, remember_conditions
from .forces import add_units, find_stack, markers_free, needs_marker
from .places import add_place
from .stability import reward_luxury


@rule
def lay_out(s: State, c: Components) -> None:
    """Treasury, stability and development as the sheets say.  cite: setup.tracks, rulings.greek_fleet"""
    for seat in range(c.num_seats):
        s.order[seat] = seat
        s.talents[seat] = c.start_talents[seat]
        s.stability[seat] = c.start_stability[seat]
        for row in range(c.num_rows):
            change_space(s, c, seat, row, c.start_space[seat][row])
    s.limit = c.same_by_all


@rule
def place_capital(s: State, c: Components, seat: int, site: int) -> None:
    """A fortress on the capital.  cite: setup.capital"""
    note(CAPITAL_SET, seat, site)
    s.capital[seat] = site
    add_place(s, c, seat, site, 0, 1)
    reward_luxury(s, c, seat, c.good_of[site])


@rule
def place_post(s: State, c: Components, seat: int, site: int) -> None:
    """A starting post; a luxury pleases the people.  cite: setup.luxury"""
    note(POST_SET, seat, site, c.good_of[site])
    add_place(s, c, seat, site, 1, 0)
    reward_luxury(s, c, seat, c.good_of[site])


@rule
def place_unit(s: State, c: Components, seat: int, kind: int, site: int) -> None:
    """A starting unit; a legion where own ships lie is aboard.  cite: setup.legions, setup.ships, setup.one_stack"""
    hex_ = c.hex_of[site]
    s.units[2 * seat + kind] += 1
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if kind == LEGION and i >= 0:
        note(ABOARD_SET, seat, hex_)
        s.cargo[seat][i] += 1
    else:
        note(UNIT_SET, seat, kind, hex_)
        add_units(s, 2 * seat + kind, hex_, 1, 0)
    settle(s, c, hex_)


@rule
def ready_setup(s: State, c: Components) -> None:
    """Everything where the data put it, in the printed order.  cite: setup.order"""
    for k in range(c.num_seats):
        seat = c.setup_order[k]
        place_capital(s, c, seat, c.ready_capital[seat])
        for i in range(c.start_posts[seat]):
            place_post(s, c, seat, c.ready_posts[seat][i])
        for i in range(c.start_units[2 * seat + SHIP]):
            place_unit(s, c, seat, SHIP, c.ready_units[2 * seat + SHIP][i])
        for i in range(c.start_units[2 * seat + LEGION]):
            place_unit(s, c, seat, LEGION, c.ready_units[2 * seat + LEGION][i])
        if c.leaders != 0:
            s.leader[seat] = c.ready_leader[seat]
    end_setup(s, c)


@rule
def end_setup(s: State, c: Components) -> None:
    """Control after set-up is marked; nobody is pleased or angry about it yet.

    cite: setup.tracks, rulings.joy_at_setup"""
    for area in range(c.num_areas):
        s.dirty[area] = 0
        seat = controller(s, c, area)
        s.control[area] = seat
        if seat != NOBODY:
            s.controls[seat][c.track_of[area]] += 1
            note(WON_AREA, seat, area)
            tell_laurels(s, c, seat, c.track_of[area], -1)
    remember_conditions(s, c)


@rule
def begin_setup(s: State, c: Components, k: int) -> None:
    """The k-th empire of the set-up order begins with its capital.  cite: setup.order"""
    s.place = k
    s.active = c.setup_order[k]
    s.turn += 1
    push(s, IN_CAPITAL, s.active)


@rule
def option_of(c: Components, seat: int, site: int) -> int:
    """Which of the capital sites of the sheet this is, or -1."""
    for option in range(len(c.capitals[seat])):
        if c.capitals[seat][option] == site:
            return option
    return -1


@rule
def why_not_capital(s: State, c: Components, site: int) -> int:
    """One of the sites on the sheet.  cite: setup.capital"""
    if option_of(c, s.active, site) < 0:
        return NO_CAPITAL_SITE
    return FINE if s.owner[site] == NOBODY else SITE_TAKEN


@rule
def apply_capital(s: State, c: Components, site: int) -> None:
    """The capital stands.  cite: setup.capital"""
    pop(s)
    place_capital(s, c, s.active, site)


@rule
def nearest(s: State, c: Components, seat: int) -> int:
    """Distance of the nearest free site from the capital, or -1.  cite: setup.nearest_posts, rulings.setup_distance"""
    far = c.distance[seat][option_of(c, seat, s.capital[seat])]
    best = -1
    for site in range(c.num_sites):
        if s.owner[site] == NOBODY and far[site] >= 0 and (best < 0 or far[site] < best):
            best = far[site]
    return best


@rule
def place_posts(s: State, c: Components, seat: int) -> bool:
    """Place all posts that leave no choice; true while the player has to choose.  cite: setup.nearest_posts"""
    while s.num_posts[seat] < c.start_posts[seat]:
        best = nearest(s, c, seat)
        if best < 0:
            return False
        far = c.distance[seat][option_of(c, seat, s.capital[seat])]
        equal = 0
        for site in range(c.num_sites):
            if s.owner[site] == NOBODY and far[site] == best:
                equal += 1
        if equal > c.start_posts[seat] - s.num_posts[seat]:
            return True
        for site in range(c.num_sites):
            if s.owner[site] == NOBODY and far[site] == best:
                place_post(s, c, seat, site)
    return False


@rule
def why_not_place_post(s: State, c: Components, site: int) -> int:
    """A nearest free site.  cite: setup.nearest_posts"""
    if s.owner[site] != NOBODY:
        return SITE_TAKEN
    far = c.distance[s.active][option_of(c, s.active, s.capital[s.active])]
    return FINE if 0 <= far[site] == nearest(s, c, s.active) else NOT_NEAREST


@rule
def legal_place_post(s: State, c: Components, out: list[int], n: int) -> int:
    """The nearest free sites."""
    seat = s.active
    far = c.distance[seat][option_of(c, seat, s.capital[seat])]
    best = nearest(s, c, seat)
    for site in range(c.num_sites):
        if far[site] == best and best >= 0 and s.owner[site] == NOBODY:
            out[n] = PLACE_POST + site
            n += 1
    return n


@rule
def apply_place_post(s: State, c: Components, site: int) -> None:
    """A post more; as long as there is a choice the player goes on.  cite: setup.nearest_posts"""
    place_post(s, c, s.active, site)
    if not place_posts(s, c, s.active):
        pop(s)


@rule
def why_not_place_ship(s: State, c: Components, site: int) -> int:
    """An own place on a coast, with a fleet marker for a second ship.  cite: setup.ships, rulings.setup_stacks"""
    hex_ = c.hex_of[site]
    force = 2 * s.active + SHIP
    if s.owner[site] != s.active or c.is_coast[hex_] == 0:
        return NO_SHIP_SITE
    return NO_SETUP_FLEET if needs_marker(s, force, hex_, 1) and markers_free(s, c, force) == 0 else FINE


@rule
def has_ship_to_place(s: State, c: Components) -> bool:
    """Is there a starting ship left, and a site for it?  cite: rulings.setup_stacks"""
    force = 2 * s.active + SHIP
    if s.units[force] < c.start_units[force]:
        for site in range(c.num_sites):
            if s.owner[site] == s.active and why_not_place_ship(s, c, site) == FINE:
                return True
    return False


@rule
def apply_place_ship(s: State, c: Components, site: int) -> None:
    """A ship more.  cite: setup.ships"""
    place_unit(s, c, s.active, SHIP, site)
    if not has_ship_to_place(s, c):
        pop(s)


@rule
def why_not_place_legion(s: State, c: Components, site: int) -> int:
    """An own place: ashore, or aboard if ships lie there.  cite: setup.legions, setup.one_stack, transport.capacity"""
    seat = s.active
    if s.owner[site] != seat:
        return NOT_YOUR_SITE
    hex_ = c.hex_of[site]
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if i >= 0:
        return SHIP_FULL if s.cargo[seat][i] >= s.stack_size[2 * seat + SHIP][i] else FINE
    if needs_marker(s, 2 * seat + LEGION, hex_, 1) and markers_free(s, c, 2 * seat + LEGION) == 0:
        return NO_SETUP_ARMY
    return FINE


@rule
def has_legion_to_place(s: State, c: Components) -> bool:
    """Is there a starting legion left, and a site for it?  cite: rulings.setup_stacks"""
    force = 2 * s.active + LEGION
    if s.units[force] < c.start_units[force]:
        for site in range(c.num_sites):
            if s.owner[site] == s.active and why_not_place_legion(s, c, site) == FINE:
                return True
    return False


@rule
def apply_place_legion(s: State, c: Components, site: int) -> None:
    """A legion more.  cite: setup.legions"""
    place_unit(s, c, s.active, LEGION, site)
    if not has_legion_to_place(s, c):
        pop(s)


@rule
def continue_setup(s: State, c: Components, seat: int) -> bool:
    """Ask for the next thing to place; false when this empire stands.  cite: setup.nearest_posts, setup.legions"""
    if place_posts(s, c, seat):
        push(s, IN_PLACE_POSTS, seat)
    elif has_ship_to_place(s, c):
        push(s, IN_PLACE_SHIPS, seat)
    elif has_legion_to_place(s, c):
        push(s, IN_PLACE_LEGIONS, seat)
    elif c.leaders != 0 and s.leader[seat] == NOBODY and s.num_stacks[2 * seat] + s.num_stacks[2 * seat + 1] > 0:
        push(s, IN_PLACE_LEADER, seat)
    else:
        return False
    return True
