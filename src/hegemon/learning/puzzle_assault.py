"""Can a seat lose a city before it decides again? Every line of the others' next turn is looked at."""

from __future__ import annotations

from ..core.engine import State
from ..core.frames import CHANCE, OVER
from ..core.game import Game

MOST_REPLIES = 30_000  # positions of one assault
TAKES = "conquer"  # the verb that takes a city


class Unclear(Exception):
    """There are too many answers to look at."""


def can_be_stormed(game: Game, start: State, seat: int, nation: str) -> bool:
    """Whether some answer takes a city of the nation: the next turn of one other seat, all its lines."""
    if game.to_act(start) in (seat, OVER):
        return False
    turn, waiting, seen = game.turn(start), [start], {start.key()}
    looked = 0
    while waiting:
        state = waiting.pop()
        for a in _moves(game, state):
            looked += 1
            if looked > MOST_REPLIES:
                raise Unclear
            if game.action(a).verb == TAKES and game.dump(state)["city"].get(game.action(a).args[0]) == nation:
                return True
            after = state.copy()
            game.apply(after, a)
            if game.turn(after) == turn and game.to_act(after) not in (seat, OVER) and (key := after.key()) not in seen:
                seen.add(key)
                waiting.append(after)
    return False


def _moves(game: Game, state: State) -> list[int]:
    return [a for a, _ in game.chance(state)] if game.to_act(state) == CHANCE else game.distinct(state)
