"""Facts of a position about the board: cities, units, and what units have left."""

from __future__ import annotations

from ...common.facts import count_pairs, counted, take_from, to_count, told, unless
from ...core.data import Data
from ...core.position import Fact
from .domains import GALLEY, LEGION, NUM_ACTIONS
from .frames import IN_CONQUEST, IN_MOVEMENT
from .rules.conquest import city_defence, end_conquest
from .rules.movement import begin_movement, end_movement
from .rules.pieces import place_city, place_temple, place_units, remove_city, remove_units
from .state import State


def _nation(data: Data, words: list[str]) -> int:
    return data.names.index("nation", words[0])


def _province(data: Data, words: list[str], place: int = 1) -> int:
    return data.names.index("province", words[place])


def lay_down(s: State, data: Data) -> None:
    """No unit has an action left."""
    end_movement(s, data.components)
    end_conquest(s, data.components)


def stand_up(s: State, data: Data) -> None:
    """Units and know-hows set after `turn … movement` count at once: all units have all their actions again."""
    kinds = s.frame_kind[: s.depth]
    if IN_MOVEMENT in kinds or IN_CONQUEST in kinds:
        lay_down(s, data)
        begin_movement(s, data.components)
        if IN_CONQUEST in kinds:
            end_movement(s, data.components)


# -- cities -----------------------------------------------------------------------------------------------------------
def _tell_city(s: State, data: Data, words: list[str]) -> str:
    _nation(data, words)
    province = _province(data, words)
    if s.city[province] < 0:
        return f"no city {words[1]}"
    temple = " temple" if s.temple[province] else ""
    return f"{data.names['nation'][s.city[province]]} {words[1]}{temple}"


def _set_city(s: State, data: Data, words: list[str]) -> None:
    c, nation, province = data.components, _nation(data, words), _province(data, words)
    if words[2:] not in ([], ["temple"]):
        raise ValueError(words)
    if s.city[province] >= 0:
        remove_city(s, c, province)
    take_from("city", s.stones[nation], 1)
    place_city(s, c, nation, province)
    if words[2:]:
        take_from("temple", s.bank_temples, 1)
        place_temple(s, c, province)


def _tell_no_city(s: State, data: Data, words: list[str]) -> str:
    owner = s.city[_province(data, words, 0)]
    return words[0] if owner < 0 else f"{words[0]} of {data.names['nation'][owner]}"


def _set_no_city(s: State, data: Data, words: list[str]) -> None:
    province = _province(data, words, 0)
    if s.city[province] >= 0:
        remove_city(s, data.components, province)


def _tell_defence(s: State, data: Data, words: list[str]) -> str:
    province = _province(data, words, 0)
    return f"{words[0]} {city_defence(s, data.components, province) if s.city[province] >= 0 else 'has no city'}"


# -- units ------------------------------------------------------------------------------------------------------------
def _units_fact(kind: int, noun: str) -> Fact:
    """How many units of a kind a nation has in a province (1 if no number is given)."""

    def check(s: State, data: Data, words: list[str]) -> str:
        found = s.units[_nation(data, words)][kind][_province(data, words)]
        return unless(found == (int(words[2]) if len(words) > 2 else 1), found)

    def set_units(s: State, data: Data, words: list[str]) -> None:
        c, nation, province = data.components, _nation(data, words), _province(data, words)
        number = to_count(words[2]) if len(words) > 2 else 1
        remove_units(s, c, nation, kind, province, s.units[nation][kind][province])
        take_from(noun, s.supply[nation][kind], number)
        place_units(s, c, nation, kind, province, number)
        stand_up(s, data)

    return Fact(f"{noun} NATION PROVINCE [N]", check, set_units)


def _check_left(s: State, data: Data, words: list[str]) -> str:
    """Exactly these units have exactly so many actions left. In a conquest one action left is like another: there the
    number of ready units counts."""
    kind, province = data.names.index("kind", words[0]), _province(data, words)
    wanted = {data.names.index("actions", level): number for level, number in count_pairs(words[2:]).items()}
    if s.frame_kind[s.depth - 1] == IN_CONQUEST:
        ready = s.ready[kind][province]
        return unless(ready == sum(wanted.values()), f"{ready} with an action left")
    found = {level: s.fresh[level][kind][province] for level in range(NUM_ACTIONS)}
    told = " ".join(f"{data.names['actions'][level]}={number}" for level, number in found.items())
    return unless(all(found[level] == wanted.get(level, 0) for level in found), told)


def _set_left(s: State, data: Data, words: list[str]) -> None:
    kind, province = data.names.index("kind", words[0]), _province(data, words)
    given = {data.names.index("actions", level): number for level, number in count_pairs(words[2:]).items()}
    take_from(f"{words[0]} {words[1]}", s.units[s.nation][kind][province], sum(given.values()))
    s.ready[kind][province] = sum(given.values())
    if s.frame_kind[s.depth - 1] != IN_CONQUEST:
        for level in range(NUM_ACTIONS):
            s.fresh[level][kind][province] = given.get(level, 0)


def _count_supply(s: State, data: Data, words: list[str]) -> dict[str, int]:
    nation = _nation(data, words)
    return {"legion": s.supply[nation][LEGION], "galley": s.supply[nation][GALLEY], "stone": s.stones[nation]}


BOARD_FACTS = {
    "city": Fact("city NATION PROVINCE [temple]", told(_tell_city), _set_city),
    "no_city": Fact("no_city PROVINCE", told(_tell_no_city), _set_no_city),
    "legion": _units_fact(LEGION, "legion"),
    "galley": _units_fact(GALLEY, "galley"),
    "left": Fact("left KIND PROVINCE 1=N 2=N 3=N", _check_left, _set_left),
    "defence": Fact("defence PROVINCE N", told(_tell_defence)),
    "supply": Fact("supply NATION legion=N galley=N stone=N", counted(_count_supply, 1)),
}
