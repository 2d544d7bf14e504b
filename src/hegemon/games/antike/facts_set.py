"""Setting a position of Antike up, fact by fact. Pieces come out of supply, bank and stacks."""

from __future__ import annotations

from collections.abc import Callable

from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import pop, push
from ...core.position import number_pairs
from .domains import COIN, NUM_ACTIONS
from .frames import IN_ARMING, IN_CONQUEST, IN_FOUNDING, IN_KNOW_HOW, IN_MOVEMENT, IN_RONDEL, IN_TEMPLE
from .rules.conquest import end_conquest
from .rules.movement import begin_movement, end_movement
from .rules.pieces import place_city, place_temple, place_units, remove_city, remove_units
from .rules.setup import deal_stock, fill_bank, seat_as_listed, set_up
from .rules.turn import begin_turn
from .state import State

STEPS = {
    "rondel": IN_RONDEL,
    "temple": IN_TEMPLE,
    "arming": IN_ARMING,
    "know_how": IN_KNOW_HOW,
    "movement": IN_MOVEMENT,
    "conquest": IN_CONQUEST,
    "founding": IN_FOUNDING,
}


# ---------------------------------------------------------------------------------------------------------- beginnings
def empty(s: State, data: Data) -> None:
    c = data.components
    fill_bank(s, c)
    seat_as_listed(s, c)
    first = 0 if c.is_doubled else c.first_nation
    for place in range(c.num_nations):
        s.order[place] = c.turn_order[place] if c.is_paired else (first + place) % c.num_nations
    s.turn, s.position, s.nation = 1, 0, s.order[0]
    s.active = s.seat_of[s.nation]
    push(s, IN_RONDEL, s.active)


def setup(s: State, data: Data) -> None:
    """The set-up as it begins in play: nation cards, the flip of a coin and start cities are yet to come."""
    set_up(s, data.components)


def start(s: State, data: Data) -> None:
    c = data.components
    if c.is_doubled:
        raise NotationError("The doubled form has no printed start: begin with 'empty'.")
    empty(s, data)
    deal_stock(s, c)
    for nation in range(c.num_nations):
        for province in c.start_city[nation]:
            place_city(s, c, nation, province)
    s.turn, s.position = 0, -1
    pop(s)
    begin_turn(s, c)


# ------------------------------------------------------------------------------------------------------------- setting
def set_turn(s: State, data: Data, words: list[str]) -> None:
    nation, step = data.names.index("nation", words[0]), STEPS[words[1]]
    c = data.components
    while s.depth:
        pop(s)
    _lay_down(s, data)
    s.nation, s.position, s.active = nation, s.order.index(nation), s.seat_of[nation]
    if step in (IN_MOVEMENT, IN_CONQUEST):
        begin_movement(s, c)
    if step == IN_CONQUEST:
        end_movement(s, c)
    push(s, step, s.active)


def _lay_down(s: State, data: Data) -> None:
    end_movement(s, data.components)
    end_conquest(s, data.components)


def _stand_up(s: State, data: Data) -> None:
    """Units set after `turn … movement` have all their actions too."""
    kinds = s.frame_kind[: s.depth]
    if IN_MOVEMENT in kinds or IN_CONQUEST in kinds:
        _lay_down(s, data)
        begin_movement(s, data.components)
        if IN_CONQUEST in kinds:
            end_movement(s, data.components)


def set_rondel(s: State, data: Data, words: list[str]) -> None:
    field = -1 if words[1] == "none" else data.names.index("field", words[1])
    s.rondel[data.names.index("nation", words[0])] = field


def set_city(s: State, data: Data, words: list[str]) -> None:
    c, nation, province = data.components, *_nation_province(data, words)
    temple = _flag(words[2:], "temple")
    if s.city[province] >= 0:
        remove_city(s, c, province)
    _enough(s.stones[nation], 1, "city stones")
    place_city(s, c, nation, province)
    if temple:
        _enough(s.bank_temples, 1, "temples")
        place_temple(s, c, province)


def _flag(words: list[str], flag: str) -> bool:
    if words not in ([], [flag]):
        raise ValueError(words)
    return bool(words)


def set_no_city(s: State, data: Data, words: list[str]) -> None:
    province = data.names.index("province", words[0])
    if s.city[province] >= 0:
        remove_city(s, data.components, province)


def set_units(kind: int) -> Callable[[State, Data, list[str]], None]:
    def setter(s: State, data: Data, words: list[str]) -> None:
        c, nation, province = data.components, *_nation_province(data, words)
        number = int(words[2]) if len(words) > 2 else 1
        remove_units(s, c, nation, kind, province, s.units[nation][kind][province])
        _enough(s.supply[nation][kind], number, ("legions", "galleys")[kind])
        place_units(s, c, nation, kind, province, number)
        _stand_up(s, data)

    return setter


def set_left(s: State, data: Data, words: list[str]) -> None:
    kind, province = data.names.index("kind", words[0]), data.names.index("province", words[1])
    wanted = _by_actions(words[2:])
    _enough(s.units[s.nation][kind][province], sum(wanted), f"units in {words[1]}")
    if s.frame_kind[s.depth - 1] == IN_CONQUEST:
        s.ready[kind][province] = sum(wanted)
        return
    for level in range(NUM_ACTIONS):
        s.fresh[level][kind][province] = wanted[level]
    s.ready[kind][province] = sum(wanted)


def _by_actions(words: list[str]) -> list[int]:
    given = number_pairs(words)
    levels = [str(level + 1) for level in range(NUM_ACTIONS)]
    if not set(given) <= set(levels):
        raise ValueError(words)
    return [given.get(level, 0) for level in levels]


def set_stock(s: State, data: Data, words: list[str]) -> None:
    nation = data.names.index("nation", words[0])
    for chip, number in number_pairs(words[1:]).items():
        i = data.names.index("chip", chip)
        if i == COIN:
            _enough(s.bank_coins + s.stock[nation][COIN], number, "coins")
            s.bank_coins += s.stock[nation][COIN] - number
        s.stock[nation][i] = number


def set_know_how(s: State, data: Data, words: list[str]) -> None:
    nation = data.names.index("nation", words[0])
    known = [data.names.index("know_how", k) for k in words[1:] if k != "none"]
    if len(words) < 2:
        raise ValueError(words)
    for k in range(len(s.known_by)):
        s.known_by[k] += (k in known) - s.know_how[nation][k]
        s.know_how[nation][k] = int(k in known)
    s.num_know_hows[nation] = len(set(known))
    _stand_up(s, data)


def set_personages(s: State, data: Data, words: list[str]) -> None:
    nation = data.names.index("nation", words[0])
    for personage, number in number_pairs(words[1:]).items():
        i = data.names.index("personage", personage)
        _enough(s.stack[i] + s.personages[nation][i], number, f"of {personage}")
        s.stack[i] += s.personages[nation][i] - number
        s.personages[nation][i] = number


def set_extra(s: State, data: Data, words: list[str]) -> None:
    nation = data.names.index("nation", words[0])
    s.extra[nation] = -1 if words[1] == "none" else data.names.index("personage", words[1])
    s.has_extra[nation] = int(words[1] != "none")


def set_earned(s: State, data: Data, words: list[str]) -> None:
    for what, number in number_pairs(words).items():
        setattr(s, {"scholar": "scholars_earned", "general": "generals_earned"}[what], number)


def set_answer(s: State, data: Data, words: list[str]) -> None:
    s.answer[s.seat_of[data.names.index("nation", words[0])]] = data.names.index("answer", words[1])


def set_turn_number(s: State, data: Data, words: list[str]) -> None:
    s.turn = int(words[0])


def _nation_province(data: Data, words: list[str]) -> tuple[int, int]:
    return data.names.index("nation", words[0]), data.names.index("province", words[1])


def _enough(there: int, wanted: int, of: str) -> None:
    if not 0 <= wanted <= there:
        raise NotationError(f"{wanted} {of} are wanted, but there are {there}.")
