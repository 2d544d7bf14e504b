"""Fleets (16.0 to 16.3): the die for movement, ports, land units aboard."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push, push_with
from ....core.notes import note
from ..actions import LOSE, SAIL, TAKE, TO
from ..components import Components
from ..domains import BOX, CARRIED, FLEET, HAS_MOVED
from ..frames import IN_LOAD, IN_SAIL_ROLL, IN_SAIL_TO, IN_STORM
from ..happenings import DROWNED, LANDED, READIED, SAILED, STAYED, VOYAGE
from ..reasons import (
    EMBARK_UNMOVED,
    FINE,
    FLEET_AMONG_ENEMIES,
    FLEETS_NOT_CARRIED,
    NO_FLEET,
    NO_FLEET_MOVES,
    NO_SEA_ROUTE,
    NOT_A_PORT,
    NOT_ABOARD,
    NOT_IN_PORT,
    NOT_LISTED,
    PORT_CLOSED,
    ROLL_TOO_LOW,
    ROLLED_ALREADY,
    STATIC_UNIT,
    TAKEN_ALREADY,
)
from ..state import State
from .events import fleet_roll_bonus
from .fog import meet, mix
from .movement import clear_hand
from .units import eliminate, shift, units_in_hand


@rule
def why_not_sail(s: State, c: Components, u: int) -> int:
    """A fleet on the map that has not rolled, while the card has a fleet move left.
    cite: fleets.by_card, fleets.roll, rulings.risen_stay"""
    if c.side[u] != s.active or c.kind[u] != FLEET or s.at[u] == BOX:
        return NO_FLEET
    if s.moved[u] != 0:
        return ROLLED_ALREADY
    if s.sailed >= c.fleet_moves[s.card]:
        return NO_FLEET_MOVES
    if s.num_units[1 - s.active][s.at[u]] != 0:
        return FLEET_AMONG_ENEMIES
    if c.sea_start[s.at[u]] == c.sea_start[s.at[u] + 1]:
        return NO_SEA_ROUTE
    return FINE


@rule
def legal_sail(s: State, c: Components, out: list[int], n: int) -> int:
    """Every fleet that may roll.  cite: fleets.by_card"""
    if s.sailed < c.fleet_moves[s.card]:
        for u in range(c.end_land[s.active], c.end_fleet[s.active]):
            if why_not_sail(s, c, u) == FINE:
                out[n] = SAIL + u
                n += 1
    return n


@rule
def has_sail(s: State, c: Components) -> int:
    """May any fleet roll?  cite: fleets.by_card"""
    if s.sailed < c.fleet_moves[s.card]:
        for u in range(c.end_land[s.active], c.end_fleet[s.active]):
            if why_not_sail(s, c, u) == FINE:
                return 1
    return 0


@rule
def apply_sail(s: State, c: Components, u: int) -> None:
    """The fleet uses one of the card's moves and its only roll.  cite: fleets.roll"""
    s.sailed += 1
    note(READIED, s.active, u)
    s.moved[u] = HAS_MOVED
    push_with(s, IN_SAIL_ROLL, CHANCE, u, 0)


@rule
def voyage(s: State, c: Components, seat: int, origin: int, limit: int) -> None:
    """Distances along sea routes, through sea spaces and ports without enemies.
    cite: fleets.roll, fleets.port_battle, rulings.enemy_port_stops"""
    s.queue[0] = origin
    head = 0
    tail = 1
    while head < tail:
        space = s.queue[head]
        steps = s.reach[space] + 1
        s.queue[head] = 0
        head += 1
        for k in range(c.sea_start[space], c.sea_start[space + 1]):
            to = c.sea_to[k]
            if to != origin and s.reach[to] == 0:
                s.reach[to] = steps
                if steps < limit and s.num_units[1 - seat][to] == 0:
                    s.queue[tail] = to
                    tail += 1


@rule
def apply_sail_roll(s: State, c: Components, face: int) -> None:
    """The roll, with the bonus of the card up to 6, is the number of spaces.
    cite: fleets.roll, events.fleet_roll_bonus, rulings.destination_after_roll"""
    d = s.depth - 1
    u = s.frame_first[d]
    pop(s)
    s.natural = face + 1
    reach = min(6, s.natural + fleet_roll_bonus(s, c))
    note(VOYAGE, s.active, u, s.natural, reach)
    voyage(s, c, s.active, s.at[u], reach)
    push_with(s, IN_SAIL_TO, s.active, u, 0)


@rule
def is_in_reach(s: State, c: Components, space: int) -> bool:
    """A port that the roll reaches and that is open.  cite: fleets.end_in_port, fleets.closed_port"""
    return s.reach[space] != 0 and c.is_port[space] != 0 and c.opens[s.active][space] <= s.game_turn


@rule
def settle_sail_to(s: State, c: Components) -> int:
    """A roll that reaches no port moves nothing.  cite: fleets.end_in_port"""
    for space in range(c.num_spaces):
        if is_in_reach(s, c, space):
            return 0
    note(STAYED, s.active, s.frame_first[s.depth - 1], s.at[s.frame_first[s.depth - 1]])
    end_sail(s, c)
    return 1


@rule
def end_sail(s: State, c: Components) -> None:
    """The fleet stays, or has arrived.  cite: fleets.stay"""
    clear_hand(s, c)
    s.natural = 0
    pop(s)


@rule
def why_not_sail_to(s: State, c: Components, space: int) -> int:
    """The voyage ends in an open port that the roll reaches.
    cite: fleets.end_in_port, fleets.roll, fleets.closed_port"""
    if c.is_port[space] == 0:
        return NOT_A_PORT
    if c.opens[s.active][space] > s.game_turn:
        return PORT_CLOSED
    if s.reach[space] == 0:
        return ROLL_TOO_LOW
    return FINE


@rule
def legal_sail_to(s: State, c: Components, out: list[int], n: int) -> int:
    """Every port in reach.  cite: fleets.end_in_port"""
    for space in range(c.num_spaces):
        if is_in_reach(s, c, space):
            out[n] = TO + space
            n += 1
    return n


@rule
def apply_sail_to(s: State, c: Components, space: int) -> None:
    """The port is fixed; now the units that go aboard.  cite: fleets.embark"""
    d = s.depth - 1
    s.frame_kind[d] = IN_LOAD
    s.frame_second[d] = space


@rule
def apply_stay(s: State, c: Components) -> None:
    """The fleet stays where it is, its roll is spent.  cite: fleets.stay"""
    note(STAYED, s.active, s.frame_first[s.depth - 1], s.at[s.frame_first[s.depth - 1]])
    end_sail(s, c)


@rule
def why_not_load(s: State, c: Components, u: int) -> int:
    """Land units in the port of departure that have not moved, as many as fit.
    cite: fleets.embark, fleets.unmoved, fleets.no_fleet_aboard, rulings.transport_off_card"""
    if c.kind[u] >= FLEET:
        return FLEETS_NOT_CARRIED
    if c.side[u] != s.active or s.at[u] != s.at[s.frame_first[s.depth - 1]]:
        return NOT_IN_PORT
    if s.in_hand[u] != 0:
        return TAKEN_ALREADY
    if s.moved[u] != 0:
        return EMBARK_UNMOVED
    if c.is_static[u] != 0:
        return STATIC_UNIT
    if c.transport_listed != 0 and c.allowance[s.card][u] == 0:
        return NOT_LISTED
    return FINE


@rule
def settle_load(s: State, c: Components) -> int:
    """The fleet leaves when it is full, when nobody is left who could go aboard, or after a storm.
    cite: fleets.embark, fleets.storms"""
    port = s.at[s.frame_first[s.depth - 1]]
    unmoved = 0
    for u in range(c.first_unit[s.active], c.end_land[s.active]):
        if s.at[u] == port and s.moved[u] == 0:
            unmoved += 1
    if s.natural != 0 and s.num_in_hand < min(c.fleet_capacity, unmoved):
        return 0
    apply_launch(s, c)
    return 1


@rule
def legal_load(s: State, c: Components, out: list[int], n: int) -> int:
    """Units that may go aboard.  cite: fleets.embark"""
    for u in range(c.first_unit[s.active], c.end_land[s.active]):
        if why_not_load(s, c, u) == FINE:
            out[n] = TAKE + u
            n += 1
    return n


@rule
def apply_load(s: State, c: Components, u: int) -> None:
    """A unit goes aboard.  cite: fleets.embark"""
    s.in_hand[u] = CARRIED
    s.num_in_hand += 1


@rule
def why_not_launch(s: State, c: Components) -> int:
    """A fleet may sail with fewer units than it could carry, and with none.  cite: fleets.embark"""
    return FINE


@rule
def apply_launch(s: State, c: Components) -> None:
    """The fleet moves and its units land with it, unless a storm comes first.
    cite: fleets.debark, fleets.port_battle, fleets.storms, rulings.landing_together, rulings.storm_when"""
    d = s.depth - 1
    seat = s.active
    if c.storms != 0 and s.natural == 1 and s.num_in_hand > 0:
        s.natural = 0
        push(s, IN_STORM, seat)
        return
    fleet = s.frame_first[d]
    to = s.frame_second[d]
    note(SAILED, seat, fleet, s.at[fleet], to)
    if s.num_in_hand > 0:
        note(LANDED, seat, units_in_hand(s, c, seat), s.at[fleet], to)
        mix(s, c, seat, s.at[fleet], 0)
        for u in range(c.first_unit[seat], c.end_land[seat]):
            if s.in_hand[u] != 0:
                s.in_hand[u] = 0
                s.moved[u] = HAS_MOVED
                shift(s, c, u, to)
    shift(s, c, fleet, to)
    meet(s, c, to)
    end_sail(s, c)


@rule
def why_not_storm(s: State, c: Components, u: int) -> int:
    """The storm takes one of the units aboard.  cite: fleets.storms"""
    return FINE if s.in_hand[u] != 0 else NOT_ABOARD


@rule
def legal_storm(s: State, c: Components, out: list[int], n: int) -> int:
    """Every unit aboard.  cite: fleets.storms"""
    for u in range(c.first_unit[s.active], c.end_land[s.active]):
        if s.in_hand[u] != 0:
            out[n] = LOSE + u
            n += 1
    return n


@rule
def apply_storm(s: State, c: Components, u: int) -> None:
    """The unit is lost at sea.  cite: fleets.storms"""
    pop(s)
    s.in_hand[u] = 0
    s.num_in_hand -= 1
    note(DROWNED, s.active, u, s.at[u])
    eliminate(s, c, u)
