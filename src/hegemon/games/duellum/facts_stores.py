"""Facts of a position beside the board: boxes, supplies, chips, bank, know-how, personages."""

from __future__ import annotations

from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import top_kind
from ...core.position import Fact, number_pairs
from .domains import BOUGHT, COIN, OWNED
from .fact_words import check_pairs, pairs, take_from, to_count, unless
from .frames import IN_MILITIA
from .rules.personages import num_personages
from .state import State


def set_box(s: State, data: Data, words: list[str]) -> None:
    seat = data.names.index("seat", words[0])
    for name, count in pairs(words[1:]).items():
        kind = data.names.index("kind", name)
        s.supply[seat][kind] = take_from("the supply", s.supply[seat][kind] + s.recruits[seat][kind] - count)
        s.recruits[seat][kind] = count
        if top_kind(s) == IN_MILITIA and seat == s.active:
            s.armable[kind] = count


def check_box(s: State, data: Data, words: list[str]) -> str:
    return check_pairs(s.recruits[data.names.index("seat", words[0])], data, "kind", words[1:])


def set_supply(s: State, data: Data, words: list[str]) -> None:
    seat = data.names.index("seat", words[0])
    for name, count in pairs(words[1:]).items():
        kind = data.names.index("kind", name)
        both = s.supply[seat][kind] + s.recruits[seat][kind]
        set_box(s, data, [words[0], f"{name}={take_from('the supply', both - count)}"])


def check_supply(s: State, data: Data, words: list[str]) -> str:
    return check_pairs(s.supply[data.names.index("seat", words[0])], data, "kind", words[1:])


def set_stock(s: State, data: Data, words: list[str]) -> None:
    seat = data.names.index("seat", words[0])
    for name, count in pairs(words[1:]).items():
        chip = data.names.index("chip", name)
        if chip == COIN:
            s.bank_coins = take_from("the bank's coins", s.bank_coins + s.stock[seat][COIN] - count)
        s.stock[seat][chip] = count


def check_stock(s: State, data: Data, words: list[str]) -> str:
    return check_pairs(s.stock[data.names.index("seat", words[0])], data, "chip", words[1:])


def _bank(s: State) -> dict[str, int]:
    return {"coin": s.bank_coins, "temple": s.bank_temples, "wall": s.bank_walls}


def check_bank(s: State, data: Data, words: list[str]) -> str:
    found = {name: _bank(s)[name] for name in number_pairs(words)}
    return unless(found == number_pairs(words), " ".join(f"{k}={v}" for k, v in found.items()))


def set_bank(s: State, data: Data, words: list[str]) -> None:
    if check_bank(s, data, words):
        raise NotationError("The bank holds what nations and board do not: change `stock`, `city` or `walls` instead.")


def check_tokens(s: State, data: Data, words: list[str]) -> str:
    return check_pairs(s.bank_tokens, data, "resource", words)


def set_tokens(s: State, data: Data, words: list[str]) -> None:
    if check_tokens(s, data, words):
        raise NotationError("The bank holds the tokens that do not lie on the board: change `city` instead.")


def set_walls(s: State, data: Data, words: list[str]) -> None:
    seat = data.names.index("seat", words[0])
    s.bank_walls = take_from("the bank's walls", s.bank_walls + s.wall_supply[seat] - to_count(words[1]))
    s.wall_supply[seat] = int(words[1])


def check_walls(s: State, data: Data, words: list[str]) -> str:
    found = s.wall_supply[data.names.index("seat", words[0])]
    return unless(found == int(words[1]), found)


def set_know_how(s: State, data: Data, words: list[str]) -> None:
    row = s.know_how[data.names.index("seat", words[0])]
    owned = {data.names.index("know_how", word) for word in words[1:]}
    for know_how in range(len(row)):
        row[know_how] = OWNED if know_how in owned else 0


def check_know_how(s: State, data: Data, words: list[str]) -> str:
    row = s.know_how[data.names.index("seat", words[0])]
    found = [name for i, name in enumerate(data.names["know_how"]) if row[i] in (OWNED, BOUGHT)]
    return unless(sorted(found) == sorted(words[1:]), " ".join(found) or "none")


def set_personages(s: State, data: Data, words: list[str]) -> None:
    row = s.personages[data.names.index("seat", words[0])]
    for name, count in pairs(words[1:]).items():
        i = data.names.index("personage", name)
        s.bank_personages[i] = take_from("the bank's personages", s.bank_personages[i] + row[i] - count)
        row[i] = count


def check_personages(s: State, data: Data, words: list[str]) -> str:
    return check_pairs(s.personages[data.names.index("seat", words[0])], data, "personage", words[1:])


def check_points(s: State, data: Data, words: list[str]) -> str:
    points = num_personages(s, data.components, data.names.index("seat", words[0]))
    return unless(points == int(words[1]), points)


STORE_FACTS = {
    "box": Fact("box NATION legion=N galley=N", check_box, set_box),
    "supply": Fact("supply NATION legion=N galley=N", check_supply, set_supply),
    "stock": Fact("stock NATION marble=N iron=N gold=N coin=N", check_stock, set_stock),
    "bank": Fact("bank coin=N temple=N wall=N", check_bank, set_bank),
    "tokens": Fact("tokens marble=N iron=N gold=N", check_tokens, set_tokens),
    "walls": Fact("walls NATION N", check_walls, set_walls),
    "know_how": Fact("know_how NATION ID...", check_know_how, set_know_how),
    "personages": Fact("personages NATION king=N ...", check_personages, set_personages),
    "points": Fact("points NATION N", check_points),
}
