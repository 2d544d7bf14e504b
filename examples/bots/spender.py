"""A bot as a Python class: it takes the dearest thing it can pay for.

hegemon arena duellum --bots examples.bots.spender:Spender,random
hegemon play duellum --bot examples.bots.spender:Spender
"""

from __future__ import annotations

from random import Random

from hegemon.core.engine import State
from hegemon.core.game import Game


class Spender:
    """Made anew for every game. `choose` is asked for every small decision of its seat."""

    name = "spender"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, game: Game, state: State) -> int:
        """The legal action with the highest price; of equals any."""
        legal = game.legal(state)
        prices = [sum(row.amount for row in game.price(state, a)) for a in legal]
        return self.rng.choice([a for a, price in zip(legal, prices, strict=True) if price == max(prices)])
