"""What a side does by habit: it passes over no entry of a card."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.rng import seed_rng
from hegemon.games.ancient_wars.frames import IN_PLACE, IN_RECRUIT
from hegemon.games.ancient_wars.habits import inclined

# Of each entry the first and the last unit that it means.
CARDS = {
    "reinforcements": [("libyes_i", "elephanti"), ("mago", "mago"), ("classis_punica_i", "classis_punica_ii")],
    "hasdrubal_crosses_the_alps": [("hasdrubal", "hasdrubal"), ("libyes_i", "equites_hispani")],
    "command_of_the_sea": [("classis_i", "classis_ii"), ("legio_i", "volones")],
    "sword_of_rome": [("marcellus", "marcellus"), ("socii_latini", "equites")],
}


@pytest.mark.parametrize("card", CARDS)
def test_every_entry_brings_somebody(card: str) -> None:
    game = hegemon.load("ancient_wars", engine="plain", campaign="italy")
    seat = "roman" if card in ("command_of_the_sea", "sword_of_rome") else "barbarian"
    names = game.data.names
    for seed in range(12):
        state = game.position(f"empty; card {card}; at marsi fabius; at boii boii; turn {seat} recruiting")
        words = [0] * 4
        seed_rng(words, seed)
        while game.frame(state) in (IN_RECRUIT, IN_PLACE):
            listed = game.distinct(state)
            game.apply(state, inclined(game.plain(state), game.data.components, listed, len(listed), words))
        at = game.plain(state).at
        for first, last in CARDS[card]:
            units = range(names.index("unit", first), names.index("unit", last) + 1)
            assert any(at[u] >= 0 for u in units), (seed, first)
