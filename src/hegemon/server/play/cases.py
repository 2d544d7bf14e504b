"""Moves for a case, before they are ordered: what others may do now, and what one could answer. Only for games in which
nothing is hidden: there, everybody can work this out."""

from __future__ import annotations

from random import Random

from ...core.engine import State
from ...core.errors import HegemonError
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from .time_up import ends_step

MOST_STEPS = 60  # decisions of others between a case and one's own next one


def is_others_turn(game: Game, state: State, seat: int) -> bool:
    """Does another player decide now, so that cases can be told?"""
    return not game.has_hidden and game.to_act(state) not in (seat, CHANCE, OVER)


def answering(game: Game, state: State, seat: int, after: str, said: list[str]) -> State | None:
    """A position in which the seat goes on after what somebody did and what it has said itself; none when it cannot.
    What others do in between is passed over, and chance is only supposed: what comes in truth is judged then."""
    if not is_others_turn(game, state, seat):
        return None
    imagined = state.copy()
    try:
        game.apply(imagined, game.parse(after))
        _go_on(game, imagined, seat)
        for text in said:
            if game.to_act(imagined) != seat:
                return None
            game.apply(imagined, game.parse(text))
    except HegemonError:
        return None
    return imagined if game.to_act(imagined) == seat else None


def _go_on(game: Game, state: State, seat: int) -> None:
    supposed = Random(0)
    for _ in range(MOST_STEPS):
        decides = game.to_act(state)
        if decides in (seat, OVER):
            return
        if decides == CHANCE:
            game.apply(state, game.draw(state, supposed))
        else:
            game.apply(state, next((a for a in game.legal(state) if ends_step(game, a)), game.legal(state)[0]))
