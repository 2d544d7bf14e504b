"""Facts of a position beside the board: boxes, supplies, chips, bank, know-how, personages, cards."""

from __future__ import annotations

from ...core.data import Data
from ...core.errors import NotationError
from ...core.frames import top_kind
from ...core.position import number_pairs
from .domains import BOUGHT, COIN, OWNED
from .fact_words import check_pairs, pairs, take_from, to_count, unless
from .frames import IN_MILITIA
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


def fill_pile(s: State, data: Data, pile: list[int], words: list[str]) -> None:
    wanted = [data.names.index("card", word) for word in words]
    for card in range(len(pile)):
        s.deck[card] += pile[card]
        pile[card] = 0
    for card in wanted:
        s.deck[card] = take_from("the deck", s.deck[card] - 1)
        pile[card] += 1


def check_pile(data: Data, pile: list[int], words: list[str]) -> str:
    found = [name for i, name in enumerate(data.names["card"]) for _ in range(pile[i])]
    return unless(found == sorted(words, key=data.names["card"].index), " ".join(found) or "none")


def set_hand(s: State, data: Data, words: list[str]) -> None:
    seat = data.names.index("seat", words[0])
    fill_pile(s, data, s.hand[seat], words[1:])
    s.num_hand[seat] = sum(s.hand[seat])


def check_hand(s: State, data: Data, words: list[str]) -> str:
    return check_pile(data, s.hand[data.names.index("seat", words[0])], words[1:])


def check_in_hand(s: State, data: Data, words: list[str]) -> str:
    held = s.hand[data.names.index("seat", words[0])][data.names.index("card", words[1])]
    return unless(held > 0, "not in hand")


def check_not_in_hand(s: State, data: Data, words: list[str]) -> str:
    return "" if check_in_hand(s, data, words) else "it is in hand"
