"""Position facts about cards: the one in play, and the piles."""

from __future__ import annotations

from ...core.data import Data
from ...core.position import Fact
from .domains import BOTTOM, DECK, DISCARD, PLAY, REMOVED
from .state import State

PILES = {"deck": DECK, "bottom": BOTTOM, "discard": DISCARD, "removed": REMOVED}


def put_card(s: State, data: Data, card: int, pile: int) -> None:
    """Lay a card on a pile; one that leaves play or the bottom leaves no trace."""
    if s.card == card:
        s.card = -1
    if s.pile[card] == BOTTOM:
        for k in range(len(s.pile)):
            same = data.components.card_side[k] == data.components.card_side[card]
            s.bottom_rank[k] -= int(same and s.bottom_rank[k] > s.bottom_rank[card])
        s.bottom_rank[card] = 0
    s.pile[card] = pile


def set_card(s: State, data: Data, words: list[str]) -> None:
    """The card in play."""
    if s.card >= 0:
        put_card(s, data, s.card, DECK)
    if words[0] != "none":
        card = data.names.index("card", words[0])
        put_card(s, data, card, PLAY)
        s.card = card


def check_card(s: State, data: Data, words: list[str]) -> str:
    """The card in play."""
    found = "none" if s.card < 0 else data.names.name("card", s.card)
    return "" if found == words[0] else f"the card in play is {found}"


def pile_fact(pile: str) -> Fact:
    """Cards that lie on a pile."""

    def put(s: State, data: Data, words: list[str]) -> None:
        for word in words:
            card = data.names.index("card", word)
            put_card(s, data, card, PILES[pile])
            if pile == "bottom":
                side = data.components.card_side[card]
                s.bottom_rank[card] = 1 + max(
                    s.bottom_rank[k] for k in range(len(s.pile)) if data.components.card_side[k] == side
                )

    def check(s: State, data: Data, words: list[str]) -> str:
        cards = [data.names.index("card", word) for word in words]
        elsewhere = [k for k in cards if s.pile[k] != PILES[pile]]
        if elsewhere:
            return "; ".join(
                f"{data.names.name('card', k)} is in {data.names.name('pile', s.pile[k])}" for k in elsewhere
            )
        ranks = [s.bottom_rank[k] for k in cards]
        return "" if ranks == sorted(ranks) else "they lie in another order"

    return Fact(f"{pile} CARD…", check, put)


CARD_FACTS = {
    "card": Fact("card CARD|none", check_card, set_card),
    "deck": pile_fact("deck"),
    "bottom": pile_fact("bottom"),
    "discard": pile_fact("discard"),
    "removed": pile_fact("removed"),
}
