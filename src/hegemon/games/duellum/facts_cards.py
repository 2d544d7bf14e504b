"""Facts of a position about event cards: hands, display, discards. All others are in the deck."""

from __future__ import annotations

from ...common.facts import take_from, unless
from ...core.data import Data
from ...core.position import Fact
from .state import State


def fill_pile(s: State, data: Data, pile: list[int], words: list[str]) -> None:
    wanted = [data.names.index("card", word) for word in words]
    for card in range(len(pile)):
        s.deck[card] += pile[card]
        pile[card] = 0
    for card in wanted:
        s.deck[card] = take_from(f"deck {data.names.name('card', card)}", s.deck[card], 1)
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


CARD_FACTS = {
    "hand": Fact("hand NATION CARD...", check_hand, set_hand),
    "display": Fact(
        "display CARD...",
        lambda s, data, words: check_pile(data, s.display, words),
        lambda s, data, words: fill_pile(s, data, s.display, words),
    ),
    "discard": Fact(
        "discard CARD...",
        lambda s, data, words: check_pile(data, s.discard, words),
        lambda s, data, words: fill_pile(s, data, s.discard, words),
    ),
    "in_hand": Fact("in_hand NATION CARD", check_in_hand),
    "not_in_hand": Fact("not_in_hand NATION CARD", check_not_in_hand),
}
