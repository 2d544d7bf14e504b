"""Facts of a position beside the board: boxes, supplies, chips, bank, know-how, personages."""

from __future__ import annotations

from ...common.facts import by_name, count_pairs, counted, personages_fact, stock_fact, take_from, to_count, unless
from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import top_kind
from ...core.language import msg, said_by
from ...core.position import Checker, Fact
from .domains import BOUGHT, OWNED
from .frames import IN_MILITIA
from .rules.personages import num_personages
from .state import State

SAY = said_by("duellum")


def _seat(data: Data, words: list[str]) -> int:
    return data.names.index("seat", words[0])


# -- boxes and supplies -----------------------------------------------------------------------------------------------
def _units_of(field: str) -> Checker:
    """Legions and galleys of a nation in a field of the state."""

    def count(s: State, data: Data, words: list[str]) -> dict[str, int]:
        row = getattr(s, field)[_seat(data, words)]
        return {name: row[i] for i, name in enumerate(data.names["kind"])}

    return counted(count, 1)


def set_box(s: State, data: Data, words: list[str]) -> None:
    seat = _seat(data, words)
    for name, count in count_pairs(words[1:]).items():
        kind = data.names.index("kind", name)
        there = s.supply[seat][kind] + s.recruits[seat][kind]
        s.supply[seat][kind] = take_from(f"supply {words[0]}", there, count)
        s.recruits[seat][kind] = count
        if top_kind(s) == IN_MILITIA and seat == s.active:
            s.armable[kind] = count


def set_supply(s: State, data: Data, words: list[str]) -> None:
    seat = _seat(data, words)
    for name, count in count_pairs(words[1:]).items():
        kind = data.names.index("kind", name)
        there = s.supply[seat][kind] + s.recruits[seat][kind]
        set_box(s, data, [words[0], f"{name}={take_from(f'supply {words[0]}', there, count)}"])


def set_walls(s: State, data: Data, words: list[str]) -> None:
    seat, count = _seat(data, words), to_count(words[1])
    s.bank_walls = take_from("wall", s.bank_walls + s.wall_supply[seat], count)
    s.wall_supply[seat] = count


def check_walls(s: State, data: Data, words: list[str]) -> str:
    found = s.wall_supply[_seat(data, words)]
    return unless(found == int(words[1]), found)


# -- the bank holds what nations and board do not ---------------------------------------------------------------------
check_bank = counted(lambda s, data, words: {"coin": s.bank_coins, "temple": s.bank_temples, "wall": s.bank_walls}, 0)
check_tokens = counted(lambda s, data, words: by_name(data, "resource", s.bank_tokens), 0)


def set_bank(s: State, data: Data, words: list[str]) -> None:
    if check_bank(s, data, words):
        raise NotationError(msg("bad-fact-bank"), SAY)


def set_tokens(s: State, data: Data, words: list[str]) -> None:
    if check_tokens(s, data, words):
        raise NotationError(msg("bad-fact-tokens"), SAY)


# -- know-how and personages ------------------------------------------------------------------------------------------
def set_know_how(s: State, data: Data, words: list[str]) -> None:
    row = s.know_how[_seat(data, words)]
    owned = {data.names.index("know_how", word) for word in words[1:]}
    for know_how in range(len(row)):
        row[know_how] = OWNED if know_how in owned else 0


def check_know_how(s: State, data: Data, words: list[str]) -> str:
    row = s.know_how[_seat(data, words)]
    found = [name for i, name in enumerate(data.names["know_how"]) if row[i] in (OWNED, BOUGHT)]
    return unless(sorted(found) == sorted(words[1:]), " ".join(found) or "none")


def check_points(s: State, data: Data, words: list[str]) -> str:
    points = num_personages(s, data.components, _seat(data, words))
    return unless(points == int(words[1]), points)


STORE_FACTS = {
    "box": Fact("box NATION legion=N galley=N", _units_of("recruits"), set_box),
    "supply": Fact("supply NATION legion=N galley=N", _units_of("supply"), set_supply),
    "stock": stock_fact("seat"),
    "bank": Fact("bank coin=N temple=N wall=N", check_bank, set_bank),
    "tokens": Fact("tokens marble=N iron=N gold=N", check_tokens, set_tokens),
    "walls": Fact("walls NATION N", check_walls, set_walls),
    "know_how": Fact("know_how NATION ID...", check_know_how, set_know_how),
    "personages": personages_fact("seat", "bank_personages", "personages NATION king=N ..."),
    "points": Fact("points NATION N", check_points),
}
