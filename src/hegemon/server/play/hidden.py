"""What a seat may not see: texts with names left out, and actions that show something."""

from __future__ import annotations

from random import Random

from ...core.engine import State
from ...core.errors import IllegalAction
from ...core.game import Game

SAMPLES = 6  # positions that the seat thinks possible, tried to find out whether an action shows something


def has_hidden(game: Game) -> bool:
    """Is there anything that a seat may not know?"""
    return game.title.determinize is not None or game.title.public_text is not None


def texts_for(game: Game, state: State, a: int) -> dict[str, str]:
    """Viewer → what it may read of an action about to be made, for those who may not read all."""
    if game.title.public_text is None:
        return {}
    full = game.text(a)
    viewers: list[int | None] = [None, *range(game.num_seats)]
    read = {"spectator" if v is None else str(v): game.public_text(state, a, v) for v in viewers}
    return {viewer: text for viewer, text in read.items() if text != full}


def reveals(game: Game, state: State, a: int, seat: int) -> bool:
    """Would this action show the seat something it does not know?

    It would if, in some position that the seat thinks possible, it could not be made or would look different after."""
    if game.title.determinize is None:
        return False
    after = state.copy()
    game.apply(after, a)
    seen = game.view(after, seat)
    rng = Random(state.key())
    for _ in range(SAMPLES):
        other = game.determinize(state, seat, rng)
        try:
            game.apply(other, a)
        except IllegalAction:
            return True
        if game.view(other, seat) != seen:
            return True
    return False
