"""What players of both Antikes say about chips and coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..core.phrases import Settle
from .payment import COIN

if TYPE_CHECKING:
    from ..core.engine import State
    from ..core.game import Game

COINS = "[coins {coins:resource=}]"


def paid(at: int) -> Settle:
    """A price is paid with chips first, unless coins are named."""
    return Settle("coins {n}", "coins", of="resource", at=at)


def most_plentiful(owner: Callable[[Any], int]) -> Callable[[Game, State, list[int]], int]:
    """Steps on the rondel are paid with the chips of which their owner has most, and with coins last."""

    def prefer(game: Game, state: State, legal: list[int]) -> int:
        s = game.plain(state)
        stock = s.stock[owner(s)]

        def worth_giving(a: int) -> tuple[bool, int]:
            chip = game.data.names.index("chip", game.action(a).args[0])
            return chip != COIN, stock[chip]

        return max(legal, key=worth_giving)

    return prefer
