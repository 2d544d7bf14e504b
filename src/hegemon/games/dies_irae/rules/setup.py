"""Set-up: by the players in the printed order, or ready."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import NOBODY, pop, push
from ..actions import CAPITAL
from ..domains import IN_CAPITAL, IN_LEADER, IN_LEGIONS, IN_POSTS, IN_SHIPS, LEGION, NUM_SITES, SHIP
from ..reasons import (
    FINE,
    NO_CAPITAL_SITE,
    NO_SETUP_MARKER,
    NO_SHIP_SITE,
    NOT_NEAREST,
    NOT_YOUR_SITE,
    SHIP_FULL,
    SITE_TAKEN,
)
from ..state import State
from ..tables import Tables
from .contested import settle
from .control import controller
from .development import change_space
from .forces import add_units, find_stack, markers_free, needs_marker
from .places import add_place
from .stability import reward_luxury


@rule
def lay_out(s: State, t: Tables) -> None:
    """Treasury, stability and development as the sheets say.  cite: setup.tracks, rulings.greek_fleet"""
    for seat in range(t.num_seats):
        s.order[seat] = seat
        s.talents[seat] = t.start_talents[seat]
        s.stability[seat] = t.start_stability[seat]
        for row in range(t.num_rows):
            change_space(s, t, seat, row, t.start_space[seat][row])
    s.limit = t.same_by_all


@rule
def place_capital(s: State, t: Tables, seat: int, site: int) -> None:
    """A fortress on the capital.  cite: setup.capital"""
    s.capital[seat] = site
    add_place(s, t, seat, site, 0, 1)
    reward_luxury(s, t, seat, t.good_of[site])


@rule
def place_post(s: State, t: Tables, seat: int, site: int) -> None:
    """A starting post; a luxury pleases the people.  cite: setup.luxury"""
    add_place(s, t, seat, site, 1, 0)
    reward_luxury(s, t, seat, t.good_of[site])


@rule
def place_unit(s: State, t: Tables, seat: int, kind: int, site: int) -> None:
    """A starting unit; a legion where own ships lie is aboard.  cite: setup.legions, setup.ships, setup.one_stack"""
    hex_ = t.hex_of[site]
    s.units[2 * seat + kind] += 1
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if kind == LEGION and i >= 0:
        s.cargo[seat][i] += 1
    else:
        add_units(s, 2 * seat + kind, hex_, 1, 0)
    settle(s, t, hex_)


@rule
def ready_setup(s: State, t: Tables) -> None:
    """Everything where the data put it, in the printed order.  cite: setup.order"""
    for k in range(t.num_seats):
        seat = t.setup_order[k]
        place_capital(s, t, seat, t.ready_capital[seat])
        for i in range(t.start_posts[seat]):
            place_post(s, t, seat, t.ready_posts[seat][i])
        for i in range(t.start_units[2 * seat + SHIP]):
            place_unit(s, t, seat, SHIP, t.ready_units[2 * seat + SHIP][i])
        for i in range(t.start_units[2 * seat + LEGION]):
            place_unit(s, t, seat, LEGION, t.ready_units[2 * seat + LEGION][i])
        if t.leaders != 0:
            s.leader[seat] = t.ready_leader[seat]
    end_setup(s, t)


@rule
def end_setup(s: State, t: Tables) -> None:
    """Control after set-up is marked; nobody is pleased or angry about it yet.

    cite: setup.tracks, rulings.joy_at_setup"""
    for area in range(t.num_areas):
        s.dirty[area] = 0
        seat = controller(s, t, area)
        s.control[area] = seat
        if seat != NOBODY:
            s.controls[seat][t.track_of[area]] += 1


@rule
def begin_setup(s: State, t: Tables, k: int) -> None:
    """The k-th empire of the set-up order begins with its capital.  cite: setup.order"""
    s.place = k
    s.active = t.setup_order[k]
    s.turn += 1
    push(s, IN_CAPITAL, s.active)


@rule
def option_of(t: Tables, seat: int, site: int) -> int:
    """Which of the capital sites of the sheet this is, or -1."""
    for option in range(len(t.capitals[seat])):
        if t.capitals[seat][option] == site:
            return option
    return -1


@rule
def why_not_capital(s: State, t: Tables, seat: int, site: int) -> int:
    """One of the sites on the sheet.  cite: setup.capital"""
    if option_of(t, seat, site) < 0:
        return NO_CAPITAL_SITE
    if s.owner[site] != NOBODY:
        return SITE_TAKEN
    return FINE


@rule
def nearest(s: State, t: Tables, seat: int) -> int:
    """Distance of the nearest free site from the capital, or -1.  cite: setup.nearest_posts, rulings.setup_distance"""
    far = t.distance[seat][option_of(t, seat, s.capital[seat])]
    best = -1
    for site in range(t.num_sites):
        if s.owner[site] == NOBODY and far[site] >= 0 and (best < 0 or far[site] < best):
            best = far[site]
    return best


@rule
def why_not_place_post(s: State, t: Tables, seat: int, site: int) -> int:
    """A nearest free site.  cite: setup.nearest_posts"""
    if s.owner[site] != NOBODY:
        return SITE_TAKEN
    far = t.distance[seat][option_of(t, seat, s.capital[seat])]
    for other in range(t.num_sites):
        if 0 <= far[other] < far[site] and s.owner[other] == NOBODY:
            return NOT_NEAREST
    return FINE if far[site] >= 0 else NOT_NEAREST


@rule
def why_not_place_ship(s: State, t: Tables, seat: int, site: int) -> int:
    """An own place on a coast, with a fleet marker for a second ship.  cite: setup.ships, rulings.setup_stacks"""
    hex_ = t.hex_of[site]
    if s.owner[site] != seat or t.is_coast[hex_] == 0:
        return NO_SHIP_SITE
    if needs_marker(s, 2 * seat + SHIP, hex_, 1) and markers_free(s, t, 2 * seat + SHIP) == 0:
        return NO_SETUP_MARKER
    return FINE


@rule
def why_not_place_legion(s: State, t: Tables, seat: int, site: int) -> int:
    """An own place: ashore, or aboard if ships lie there.  cite: setup.legions, setup.one_stack, transport.capacity"""
    if s.owner[site] != seat:
        return NOT_YOUR_SITE
    hex_ = t.hex_of[site]
    i = find_stack(s, 2 * seat + SHIP, hex_)
    if i >= 0:
        return SHIP_FULL if s.cargo[seat][i] >= s.stack_size[2 * seat + SHIP][i] else FINE
    if needs_marker(s, 2 * seat + LEGION, hex_, 1) and markers_free(s, t, 2 * seat + LEGION) == 0:
        return NO_SETUP_MARKER
    return FINE


@rule
def why_not_setup(s: State, t: Tables, seat: int, kind: int, site: int) -> int:
    """The refusal for a site in this step of the set-up."""
    if kind == IN_CAPITAL:
        return why_not_capital(s, t, seat, site)
    if kind == IN_POSTS:
        return why_not_place_post(s, t, seat, site)
    if kind == IN_SHIPS:
        return why_not_place_ship(s, t, seat, site)
    return why_not_place_legion(s, t, seat, site)


@rule
def legal_setups(s: State, t: Tables, seat: int, kind: int, out: list[int]) -> int:
    """Every site that fits this step of the set-up."""
    first = CAPITAL + (kind - IN_CAPITAL) * NUM_SITES  # the four verbs stand side by side in the table
    wanted = NOBODY if kind <= IN_POSTS else seat
    n = 0
    for site in range(t.num_sites):
        if s.owner[site] == wanted and why_not_setup(s, t, seat, kind, site) == FINE:
            out[n] = first + site
            n += 1
    return n


@rule
def place_posts(s: State, t: Tables, seat: int) -> bool:
    """Place all posts that leave no choice; true while the player has to choose.  cite: setup.nearest_posts"""
    while s.num_posts[seat] < t.start_posts[seat]:
        best = nearest(s, t, seat)
        if best < 0:
            return False
        far = t.distance[seat][option_of(t, seat, s.capital[seat])]
        equal = 0
        for site in range(t.num_sites):
            if s.owner[site] == NOBODY and far[site] == best:
                equal += 1
        if equal > t.start_posts[seat] - s.num_posts[seat]:
            return True
        for site in range(t.num_sites):
            if s.owner[site] == NOBODY and far[site] == best:
                place_post(s, t, seat, site)
    return False


@rule
def has_setup(s: State, t: Tables, seat: int, kind: int) -> bool:
    """Is there a site left for this step?  cite: rulings.setup_stacks"""
    for site in range(t.num_sites):
        if s.owner[site] == seat and why_not_setup(s, t, seat, kind, site) == FINE:
            return True
    return False


@rule
def continue_setup(s: State, t: Tables, seat: int) -> bool:
    """Ask for the next thing to place; false when this empire stands.  cite: setup.nearest_posts, setup.legions"""
    if place_posts(s, t, seat):
        push(s, IN_POSTS, seat)
    elif s.units[2 * seat + SHIP] < t.start_units[2 * seat + SHIP] and has_setup(s, t, seat, IN_SHIPS):
        push(s, IN_SHIPS, seat)
    elif s.units[2 * seat + LEGION] < t.start_units[2 * seat + LEGION] and has_setup(s, t, seat, IN_LEGIONS):
        push(s, IN_LEGIONS, seat)
    elif t.leaders != 0 and s.leader[seat] == NOBODY and s.num_stacks[2 * seat] + s.num_stacks[2 * seat + 1] > 0:
        push(s, IN_LEADER, seat)
    else:
        return False
    return True


@rule
def apply_setup(s: State, t: Tables, seat: int, kind: int, site: int) -> None:
    """Place it, and go on."""
    pop(s)
    if kind == IN_CAPITAL:
        place_capital(s, t, seat, site)
    elif kind == IN_POSTS:
        place_post(s, t, seat, site)
    elif kind == IN_SHIPS:
        place_unit(s, t, seat, SHIP, site)
    else:
        place_unit(s, t, seat, LEGION, site)
