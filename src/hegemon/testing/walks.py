"""Random walks through a game, for checks that must hold in every position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ..core.engine import State
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.record import Recorder


def random_walk(game: Game, rng: Random, limit: int = 100_000, distinct: bool = False) -> Iterator[tuple[State, int]]:
    """Play one random game over all legal actions, or over the distinct ones; yields each position with the action
    about to be made (-1 at the end).

    The state is the same object all the way: copy it to keep it."""
    state = game.start()
    for a in _chosen(game, state, rng, limit, game.distinct if distinct else game.legal):
        yield state, a
        game.apply(state, a)
    yield state, -1


def recorded_walk(recorder: Recorder, rng: Random, limit: int = 100_000) -> Iterator[tuple[State, int]]:
    """The same walk over all legal actions, made and remembered by a recorder."""
    for a in _chosen(recorder.game, recorder.state, rng, limit, recorder.game.legal):
        yield recorder.state, a
        recorder.apply(a)
    yield recorder.state, -1


def _chosen(game: Game, state: State, rng: Random, limit: int, listed: Callable[[State], list[int]]) -> Iterator[int]:
    """What to do next, until the game is over."""
    for _ in range(limit):
        who = game.to_act(state)
        if who == OVER:
            return
        yield game.draw(state, rng) if who == CHANCE else rng.choice(listed(state))


def position_after(game: Game, rng: Random, moves: int) -> State:
    """A position some moves into a random game (or at its end)."""
    return [state for state, _ in random_walk(game, rng, moves)][-1]
