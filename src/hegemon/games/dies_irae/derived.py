"""Everything that follows from the pieces on the map, reckoned anew from nothing but these: for positions set up by
hand, and to check the rules, which keep the same numbers step by step."""

from __future__ import annotations

from .components import Components
from .domains import (
    BUILDING_BIT,
    CONTESTED,
    ECONOMY,
    FLEET,
    LEGION,
    LEGIONS_BIT,
    MONUMENT_BIT,
    NUM_SEATS,
    SHIP,
    SHIPS_BIT,
)
from .rules.development import remember_conditions
from .state import State

# Fields that `recount` fills
DERIVED = (
    *("pieces", "units", "markers", "num_posts", "num_forts", "num_monuments", "held", "goods", "supply", "income"),
    *("control", "controls"),
)
Pieces = dict[int, dict[int, set[str]]]  # hex → seat → what that seat has there


def pieces_on_map(s: State, c: Components) -> Pieces:
    """Who has what where."""
    found: Pieces = {}
    for seat in range(NUM_SEATS):
        for kind, word in ((LEGION, "legions"), (SHIP, "ships")):
            force = 2 * seat + kind
            for hex_ in s.stack_hex[force][: s.num_stacks[force]]:
                found.setdefault(hex_, {}).setdefault(seat, set()).add(word)
    for site in range(c.num_sites):
        for owner, word in ((s.owner[site], "building"), (s.monument[site], "monument")):
            if owner >= 0:
                found.setdefault(c.hex_of[site], {}).setdefault(owner, set()).add(word)
    return found


def contests(s: State, c: Components, hex_: int, seats: dict[int, set[str]], was_contested: bool) -> bool:
    """Is a hex with these pieces contested? Beside weak ships that depends on who came later: it stays what it was."""
    strong_ships = {
        seat for seat in seats if c.is_coast[hex_] and c.phase[FLEET][s.space[seat][FLEET]] >= c.contest_phase
    }

    def is_strong(seat: int, what: set[str]) -> bool:
        return what != {"ships"} or seat in strong_ships

    for seat, what in seats.items():
        attacks = "legions" in what or ("ships" in what and seat in strong_ships)
        at_home = bool(what & {"building", "monument"})
        others = [o for o in seats if o != seat and (is_strong(o, seats[o]) or (was_contested and not at_home))]
        if attacks and others:
            return True
    return False


def recount(s: State, c: Components) -> None:
    """Fill every derived field."""
    bits = {"legions": LEGIONS_BIT, "ships": SHIPS_BIT, "building": BUILDING_BIT, "monument": MONUMENT_BIT}
    before, s.pieces = s.pieces, [0] * len(s.pieces)
    for hex_, seats in pieces_on_map(s, c).items():
        s.pieces[hex_] = sum(bits[word] << seat for seat, what in seats.items() for word in what)
        s.pieces[hex_] += CONTESTED * contests(s, c, hex_, seats, bool(before[hex_] & CONTESTED))
    for force in range(2 * NUM_SEATS):
        sizes = s.stack_size[force][: s.num_stacks[force]]
        aboard = sum(s.cargo[force // 2]) if force % 2 == LEGION else 0
        s.units[force] = sum(sizes) + aboard
        s.markers[force] = sum(1 for size in sizes if size >= 2)
    _recount_sites(s, c)
    _recount_control(s, c)
    s.dirty = [0] * len(s.dirty)
    remember_conditions(s, c)


def _recount_sites(s: State, c: Components) -> None:
    for seat in range(NUM_SEATS):
        own = [site for site in range(c.num_sites) if s.owner[site] == seat]
        s.num_posts[seat] = sum(s.posts[site] for site in own)
        s.num_forts[seat] = sum(s.fort[site] for site in own)
        s.num_monuments[seat] = s.monument.count(seat)
        s.held[seat] = [0] * len(s.held[seat])
        s.goods[seat] = [0] * len(s.goods[seat])
        for site in own:
            number = s.posts[site] + s.fort[site]
            s.held[seat][c.good_of[site]] += number
            if not s.pieces[c.hex_of[site]] & CONTESTED:
                s.goods[seat][c.good_of[site]] += number
        counts = list(enumerate(s.goods[seat][: c.num_goods]))
        s.supply[seat] = sum(n for good, n in counts if c.is_supply[good])
        phase = c.phase[ECONOMY][s.space[seat][ECONOMY]]
        s.income[seat] = sum(c.good_value[good][min(n, c.boxes[good])] for good, n in counts)
        s.income[seat] += c.phase_income[phase]


def _recount_control(s: State, c: Components) -> None:
    s.control = [-1] * len(s.control)
    s.controls = [[0, 0] for _ in range(NUM_SEATS)]
    for area in range(c.num_areas):
        pieces = [s.pieces[c.hex_of[site]] for site in c.area_sites[area] if site >= 0]
        if 0 in pieces:  # nobody is everywhere in most of them
            continue
        for seat in range(NUM_SEATS):
            holds = (BUILDING_BIT | LEGIONS_BIT) << seat
            if not s.revolted[seat] and all(here & holds and not here & CONTESTED for here in pieces):
                s.control[area] = seat
                s.controls[seat][c.track_of[area]] += 1
