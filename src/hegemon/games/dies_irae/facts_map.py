"""Facts of a position about the map: units, posts, fortresses, monuments, leaders, control."""

from __future__ import annotations

from ...common.facts import check_pairs, to_count, unless
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import NOBODY
from ...core.language import msg, name_key, said_by
from ...core.position import Fact, number_pairs
from .derived import recount
from .domains import CONTESTED, LEGION, SHIP
from .facts_words import hex_of, seat_of, site_of
from .rules.forces import close_slot, find_stack, markers_free, open_slot
from .rules.strength import land_value, naval_value
from .state import State

SAY = said_by("dies_irae")


def _recount(s: State, data: Data) -> None:
    """Reckon everything anew, and refuse what the box does not hold."""
    c = data.components
    recount(s, c)
    for force, name in enumerate(data.names["force"]):
        if s.units[force] > c.stock[force] or s.markers[force] > c.max_markers[force]:
            raise NotationError(msg("bad-fact-units", force=name), SAY)
    for seat, name in enumerate(data.names["seat"]):
        over = s.num_posts[seat] > c.max_posts[seat] or s.num_forts[seat] > c.max_forts[seat]
        if over or s.num_monuments[seat] > c.max_monuments[seat]:
            raise NotationError(msg("bad-fact-posts", who=name_key("seat", name)), SAY)
        if any(s.held[seat][good] > c.boxes[good] for good in range(c.num_goods)):
            raise NotationError(msg("bad-fact-chart", who=name_key("seat", name)), SAY)


# -- units ------------------------------------------------------------------------------------------------------------
def set_units(s: State, data: Data, words: list[str], kind: int) -> None:
    """`legions SEAT HEX N`, `ships SEAT HEX N [cargo=N]`."""
    c = data.components
    seat, hex_, number = seat_of(data, words[0]), hex_of(data, words[1]), to_count(words[2], 24)
    cargo = number_pairs(words[3:]).get("cargo", 0)
    if (kind == LEGION and c.is_sea[hex_]) or (kind == SHIP and not c.is_sea[hex_] and not c.is_coast[hex_]):
        raise NotationError(msg("bad-fact-hex", given=words[1]), SAY)
    if cargo > number or cargo < 0 or s.revolted[seat]:
        raise NotationError(msg("bad-fact-cargo"), SAY)
    force = 2 * seat + kind
    slot = find_stack(s, force, hex_)
    if slot >= 0:
        if kind == SHIP:
            s.cargo[seat][slot] = s.cargo_moved[seat][slot] = 0
        close_slot(s, force, slot)
    if number:
        if s.num_stacks[force] == len(s.stack_hex[force]):
            raise NotationError(msg("bad-fact-stacks"), SAY)
        slot = open_slot(s, force, hex_)
        s.stack_size[force][slot] = number
        if kind == SHIP:
            s.cargo[seat][slot] = cargo
    _recount(s, data)


def check_units(s: State, data: Data, words: list[str], kind: int) -> str:
    """How many units of the kind are there, and what do they carry?"""
    seat, hex_ = seat_of(data, words[0]), hex_of(data, words[1])
    slot = find_stack(s, 2 * seat + kind, hex_)
    found = 0 if slot < 0 else s.stack_size[2 * seat + kind][slot]
    pairs = number_pairs(words[3:])
    if "cargo" in pairs:
        aboard = 0 if slot < 0 else s.cargo[seat][slot]
        return unless(found == int(words[2]) and aboard == pairs["cargo"], f"{found} cargo={aboard}")
    return unless(found == int(words[2]), found)


def check_cargo(s: State, data: Data, words: list[str]) -> str:
    """`cargo SEAT HEX N`."""
    seat = seat_of(data, words[0])
    slot = find_stack(s, 2 * seat + SHIP, hex_of(data, words[1]))
    found = 0 if slot < 0 else s.cargo[seat][slot]
    return unless(found == int(words[2]), found)


def _moved(s: State, data: Data, words: list[str]) -> tuple[int, int]:
    force = 2 * seat_of(data, words[0]) + data.names.index("kind", words[1])
    slot = find_stack(s, force, hex_of(data, words[2]))
    if slot < 0:
        raise NotationError(msg("bad-fact-no-stack"), SAY)
    return force, slot


def set_moved(s: State, data: Data, words: list[str]) -> None:
    """`moved SEAT KIND HEX N`."""
    force, slot = _moved(s, data, words)
    s.stack_moved[force][slot] = to_count(words[3], s.stack_size[force][slot])


def check_moved(s: State, data: Data, words: list[str]) -> str:
    """How many have had their order."""
    force, slot = _moved(s, data, words)
    return unless(s.stack_moved[force][slot] == int(words[3]), s.stack_moved[force][slot])


def check_total_units(s: State, data: Data, words: list[str]) -> str:
    """`units SEAT legion=N ship=N`."""
    seat = seat_of(data, words[0])
    return check_pairs({"legion": s.units[2 * seat], "ship": s.units[2 * seat + 1]}, words[1:])


def set_leader(s: State, data: Data, words: list[str]) -> None:
    """`leader SEAT HEX|none`."""
    if words[1] != "none" and not data.components.leaders:
        raise NotationError(msg("bad-fact-leaders"), SAY)
    s.leader[seat_of(data, words[0])] = NOBODY if words[1] == "none" else hex_of(data, words[1])


def check_leader(s: State, data: Data, words: list[str]) -> str:
    """Where the leader is."""
    here = s.leader[seat_of(data, words[0])]
    name = "none" if here == NOBODY else data.names.name("hex", here)
    return unless(name == words[1], name)


# -- places -----------------------------------------------------------------------------------------------------------
def _clear(s: State, site: int) -> None:
    s.owner[site], s.posts[site], s.fort[site] = NOBODY, 0, 0


def _put(s: State, data: Data, seat: int, site: int, posts: int, fort: int) -> None:
    c = data.components
    if fort and not c.is_city[site]:
        raise NotationError(msg("bad-fact-city", given=data.names.name("site", site)), SAY)
    if posts + fort > (2 if c.double_posts else 1):
        raise NotationError(msg("bad-fact-second-post"), SAY)
    s.owner[site], s.posts[site], s.fort[site] = seat, posts, fort
    if c.is_luxury[c.good_of[site]]:
        s.rewarded[seat][c.good_of[site]] = 1
    _recount(s, data)


def set_post(s: State, data: Data, words: list[str]) -> None:
    """`post SEAT SITE [2]`."""
    posts = to_count(words[2], 2) if len(words) > 2 else 1
    _put(s, data, seat_of(data, words[0]), site_of(data, words[1]), max(1, posts), 0)


def set_fortress(s: State, data: Data, words: list[str]) -> None:
    """`fortress SEAT SITE [post]`."""
    _put(s, data, seat_of(data, words[0]), site_of(data, words[1]), int(words[2:] == ["post"]), 1)


def set_no_post(s: State, data: Data, words: list[str]) -> None:
    """`no_post SITE`: neither post nor fortress."""
    _clear(s, site_of(data, words[0]))
    _recount(s, data)


def _place(s: State, data: Data, site: int) -> str:
    if s.owner[site] == NOBODY:
        return "nothing"
    owner = data.names.name("seat", s.owner[site])
    return f"{s.posts[site]} posts and {s.fort[site]} fortresses of {owner}"


def check_post(s: State, data: Data, words: list[str]) -> str:
    """A post (or two) and no fortress."""
    site = site_of(data, words[1])
    wanted = (seat_of(data, words[0]), int(words[2]) if len(words) > 2 else 1, 0)
    return unless((s.owner[site], s.posts[site], s.fort[site]) == wanted, _place(s, data, site))


def check_fortress(s: State, data: Data, words: list[str]) -> str:
    """A fortress, with a post below it or without."""
    site = site_of(data, words[1])
    wanted = (seat_of(data, words[0]), int(words[2:] == ["post"]), 1)
    return unless((s.owner[site], s.posts[site], s.fort[site]) == wanted, _place(s, data, site))


def check_no_post(s: State, data: Data, words: list[str]) -> str:
    """Neither post nor fortress."""
    site = site_of(data, words[0])
    return unless(s.owner[site] == NOBODY, _place(s, data, site))


def set_monument(s: State, data: Data, words: list[str]) -> None:
    """`monument SEAT SITE`."""
    site = site_of(data, words[1])
    if not data.components.is_city[site]:
        raise NotationError(msg("bad-fact-city", given=words[1]), SAY)
    s.monument[site] = seat_of(data, words[0])
    _recount(s, data)


def set_no_monument(s: State, data: Data, words: list[str]) -> None:
    """`no_monument SITE`."""
    s.monument[site_of(data, words[0])] = NOBODY
    _recount(s, data)


def check_monument(s: State, data: Data, words: list[str]) -> str:
    """Whose monument stands there?"""
    here = s.monument[site_of(data, words[1])]
    return unless(here == seat_of(data, words[0]), "nobody's" if here == NOBODY else data.names.name("seat", here))


def check_no_monument(s: State, data: Data, words: list[str]) -> str:
    """No monument there."""
    return unless(s.monument[site_of(data, words[0])] == NOBODY, "a monument")


# -- only to check ----------------------------------------------------------------------------------------------------
def set_contested(s: State, data: Data, words: list[str]) -> None:
    """`contested HEX`: beside weak ships a legion contests only what it entered later, which no piece shows."""
    s.pieces[hex_of(data, words[0])] |= CONTESTED
    _recount(s, data)
    if check_contested(s, data, words, True):
        raise NotationError(msg("bad-fact-contest", given=words[0]), SAY)


def check_markers(s: State, data: Data, words: list[str]) -> str:
    """`markers SEAT army=N fleet=N`: those that are free."""
    seat, c = seat_of(data, words[0]), data.components
    free = [markers_free(s, c, 2 * seat + kind) for kind in (LEGION, SHIP)]
    return check_pairs({"army": free[0], "fleet": free[1]}, words[1:])


def check_contested(s: State, data: Data, words: list[str], wanted: bool) -> str:
    """`contested HEX`, `uncontested HEX`."""
    found = bool(s.pieces[hex_of(data, words[0])] & CONTESTED)
    return unless(found == wanted, "contested" if found else "uncontested")


def check_control(s: State, data: Data, words: list[str]) -> str:
    """`control SEAT AREA`."""
    here = s.control[data.names.index("area", words[1])]
    return unless(here == seat_of(data, words[0]), "nobody's" if here == NOBODY else data.names.name("seat", here))


def check_no_control(s: State, data: Data, words: list[str]) -> str:
    """`no_control AREA`."""
    here = s.control[data.names.index("area", words[0])]
    return unless(here == NOBODY, "" if here == NOBODY else data.names.name("seat", here))


def check_controls(s: State, data: Data, words: list[str]) -> str:
    """`controls SEAT provinces=N islands=N`."""
    row = s.controls[seat_of(data, words[0])]
    return check_pairs({name: row[i] for i, name in enumerate(data.names["track"])}, words[1:])


def check_value(s: State, data: Data, words: list[str]) -> str:
    """`value SEAT HEX land|sea attack|defence N`: total combat value."""
    seat, hex_ = seat_of(data, words[0]), hex_of(data, words[1])
    if words[2] not in ("land", "sea") or words[3] not in ("attack", "defence"):
        raise ValueError(words)
    if words[2] == "land":
        found = land_value(s, data.components, seat, hex_, words[3] == "defence")
    else:
        found = naval_value(s, data.components, seat, hex_)
    return unless(found == int(words[4]), found)


MAP_FACTS = {
    "legions": Fact(
        "legions SEAT HEX N",
        lambda s, data, words: check_units(s, data, words, LEGION),
        lambda s, data, words: set_units(s, data, words, LEGION),
    ),
    "ships": Fact(
        "ships SEAT HEX N [cargo=N]",
        lambda s, data, words: check_units(s, data, words, SHIP),
        lambda s, data, words: set_units(s, data, words, SHIP),
    ),
    "moved": Fact("moved SEAT KIND HEX N", check_moved, set_moved),
    "post": Fact("post SEAT SITE [2]", check_post, set_post),
    "fortress": Fact("fortress SEAT SITE [post]", check_fortress, set_fortress),
    "no_post": Fact("no_post SITE", check_no_post, set_no_post),
    "monument": Fact("monument SEAT SITE", check_monument, set_monument),
    "no_monument": Fact("no_monument SITE", check_no_monument, set_no_monument),
    "leader": Fact("leader SEAT HEX|none", check_leader, set_leader),
    "units": Fact("units SEAT legion=N ship=N", check_total_units),
    "cargo": Fact("cargo SEAT HEX N", check_cargo),
    "contested": Fact("contested HEX", lambda s, data, words: check_contested(s, data, words, True), set_contested),
    "uncontested": Fact("uncontested HEX", lambda s, data, words: check_contested(s, data, words, False)),
    "control": Fact("control SEAT AREA", check_control),
    "no_control": Fact("no_control AREA", check_no_control),
    "controls": Fact("controls SEAT provinces=N islands=N", check_controls),
    "value": Fact("value SEAT HEX land|sea attack|defence N", check_value),
    "markers": Fact("markers SEAT army=N fleet=N", check_markers),
}
