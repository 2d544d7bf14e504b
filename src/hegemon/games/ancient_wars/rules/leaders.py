"""Leaders and Supreme Leaders (15.0): where they stand, and what the loss of a Supreme Leader means."""

from __future__ import annotations

from ....core.dual import rule
from ....core.notes import note
from ..components import Components
from ..domains import BOTTOM, DECK, DISCARD, NUM_CARDS
from ..happenings import LEADERLESS, RESHUFFLED
from ..state import State


@rule
def has_leader(s: State, c: Components, seat: int, space: int) -> int:
    """Is a leader of the side in the space, panicked or not?  cite: leaders.as_units"""
    for u in range(c.first_unit[seat], c.end_leader[seat]):
        if s.at[u] == space:
            return 1
    return 0


@rule
def supreme_leader_commands(s: State, c: Components) -> int:
    """Is the Supreme Leader of the side on the map?  cite: cards.discard_pick"""
    leader = c.supreme[s.active]
    return int(leader >= 0 and s.at[leader] >= 0)


@rule
def lose_supreme_leader(s: State, c: Components, u: int) -> None:
    """A Supreme Leader who falls is out of the game, and nobody takes his place. The card in play, if it is his side's,
    begins the new discards.
    cite: leaders.supreme_lost, leaders.no_promotion, rulings.death_with_card_in_play, rulings.supreme_recruited"""
    s.out[u] = 1
    note(LEADERLESS, c.side[u], u)
    if c.side[u] == s.active:
        s.picked = 0
    shuffle_discards(s, c, c.side[u])


@rule
def shuffle_discards(s: State, c: Components, seat: int) -> None:
    """The discards, and cards under the deck, are shuffled into it.  cite: cards.reshuffle, cards.reshuffle_on_death"""
    shuffled = 0
    for k in range(NUM_CARDS):
        if c.card_side[k] == seat and (s.pile[k] == DISCARD or s.pile[k] == BOTTOM):
            s.pile[k] = DECK
            s.bottom_rank[k] = 0
            shuffled = 1
    if shuffled != 0:
        note(RESHUFFLED, seat)
