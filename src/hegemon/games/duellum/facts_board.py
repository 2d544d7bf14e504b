"""Facts of a position about the board: cities, units, special units."""

from __future__ import annotations

from ...common.facts import take_from, to_count, unless
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import NOBODY, top_kind
from ...core.language import msg, said_by
from ...core.position import Fact
from .domains import GALLEY, LEGION, SPECIAL
from .frames import IN_MILITIA, IN_MOVEMENT
from .rules.conquest import defence
from .state import State

SAY = said_by("duellum")


def _remove_city(s: State, region: int) -> None:
    if s.city[region] != NOBODY:
        s.bank_tokens[s.city_resource[region]] += 1
        s.bank_temples += s.temple[region]
        s.bank_walls += s.wall[region]
    s.city[region] = s.city_resource[region] = NOBODY
    s.temple[region] = s.wall[region] = 0


def set_city(s: State, data: Data, words: list[str]) -> None:
    seat, region, resource = _city_words(data, words)
    if not data.components.has_site[region]:
        raise NotationError(msg("bad-fact-site", given=words[1]), SAY)
    _remove_city(s, region)
    s.bank_tokens[resource] = take_from(f"city {words[2]}", s.bank_tokens[resource], 1)
    s.bank_temples = take_from("temple", s.bank_temples, int("temple" in words[3:]))
    s.bank_walls = take_from("wall", s.bank_walls, int("wall" in words[3:]))
    s.city[region], s.city_resource[region] = seat, resource
    s.temple[region], s.wall[region] = int("temple" in words[3:]), int("wall" in words[3:])
    if top_kind(s) == IN_MILITIA and seat == s.active:
        s.room[region] = data.components.temple_strength if s.temple[region] else data.components.city_strength


def _city_words(data: Data, words: list[str]) -> tuple[int, int, int]:
    if extra := set(words[3:]) - {"temple", "wall"}:
        raise NotationError(msg("bad-fact-built", given=extra.pop()), SAY)
    return tuple(data.names.index(d, w) for d, w in zip(("seat", "region", "resource"), words, strict=False))  # type: ignore[return-value]


def check_city(s: State, data: Data, words: list[str]) -> str:
    seat, region, resource = _city_words(data, words)
    wanted = (seat, resource, int("temple" in words[3:]), int("wall" in words[3:]))
    found = (s.city[region], s.city_resource[region], s.temple[region], s.wall[region])
    if s.city[region] == NOBODY:
        return "there is no city"
    extras = " temple" * s.temple[region] + " wall" * s.wall[region]
    owner, yields = data.names.name("seat", found[0]), data.names.name("resource", found[1])
    return unless(found == wanted, f"{owner} {words[1]} {yields}{extras}")


def set_no_city(s: State, data: Data, words: list[str]) -> None:
    _remove_city(s, data.names.index("region", words[0]))


def check_no_city(s: State, data: Data, words: list[str]) -> str:
    return unless(s.city[data.names.index("region", words[0])] == NOBODY, "a city")


def set_units(s: State, data: Data, words: list[str], kind: int) -> None:
    seat, region = data.names.index("seat", words[0]), data.names.index("region", words[1])
    count = to_count(words[2]) if len(words) > 2 else 1
    there = s.supply[seat][kind] + s.units[seat][kind][region]
    s.supply[seat][kind] = take_from(f"supply {words[0]}", there, count)
    s.units[seat][kind][region] = count
    if top_kind(s) == IN_MOVEMENT and seat == s.active:
        s.fresh[kind][region] = count


def check_units(s: State, data: Data, words: list[str], kind: int) -> str:
    found = s.units[data.names.index("seat", words[0])][kind][data.names.index("region", words[1])]
    return unless(found == (int(words[2]) if len(words) > 2 else 1), found)


def set_special(s: State, data: Data, words: list[str]) -> None:
    if not data.components.special_units and words[1] != "none":
        raise NotationError(msg("bad-fact-special"), SAY)
    seat = data.names.index("seat", words[0])
    on_board = words[1] not in ("box", "none")
    s.special_at[seat] = data.names.index("region", words[1]) if on_board else NOBODY
    s.recruits[seat][SPECIAL] = int(words[1] == "box")
    if seat == s.active:
        s.special_fresh = int(on_board and top_kind(s) == IN_MOVEMENT)
        s.armable[SPECIAL] = int(words[1] == "box" and top_kind(s) == IN_MILITIA)


def check_special(s: State, data: Data, words: list[str]) -> str:
    seat = data.names.index("seat", words[0])
    found = "box" if s.recruits[seat][SPECIAL] else "none"
    if s.special_at[seat] != NOBODY:
        found = data.names.name("region", s.special_at[seat])
    return unless(found == words[1], found)


def check_defence(s: State, data: Data, words: list[str]) -> str:
    region = data.names.index("region", words[0])
    if s.city[region] == NOBODY:
        return "there is no city"
    return unless(defence(s, data.components, region) == int(words[1]), defence(s, data.components, region))


BOARD_FACTS = {
    "city": Fact("city NATION REGION RESOURCE [temple] [wall]", check_city, set_city),
    "no_city": Fact("no_city REGION", check_no_city, set_no_city),
    "legion": Fact(
        "legion NATION REGION [N]",
        lambda s, data, words: check_units(s, data, words, LEGION),
        lambda s, data, words: set_units(s, data, words, LEGION),
    ),
    "galley": Fact(
        "galley NATION REGION [N]",
        lambda s, data, words: check_units(s, data, words, GALLEY),
        lambda s, data, words: set_units(s, data, words, GALLEY),
    ),
    "special": Fact("special NATION REGION|box|none", check_special, set_special),
    "defence": Fact("defence REGION N", check_defence),
}
