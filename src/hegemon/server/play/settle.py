"""What happens by itself after a decision: chance is drawn, and decisions without a choice are made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

from ...core.frames import CHANCE
from .ongoing import Made, OngoingGame, Snapshot


def chance_for(seed: int | None, number: int) -> Random:
    """The generator for the next outcomes: the system's, or on a test table one that can be repeated."""
    return SystemRandom() if seed is None else Random(f"{seed}:{number}")


def settle(
    ongoing: OngoingGame,
    rng: Random,
    takes_forced: Callable[[int, bool], bool],
    watched: Callable[[int], bool] = lambda seat: True,
    is_bot: Callable[[int], bool] = lambda seat: True,
) -> list[tuple[Made, Snapshot | None]]:
    """Go on until somebody has a decision to make that not everybody knows to be none.

    `takes_forced(seat, ends_own_turn)` says whether the server makes a decision without a choice for that seat,
    `watched(seat)` whether others could learn from it what the seat holds. A person is told why a step is empty."""
    done: list[tuple[Made, Snapshot | None]] = []
    while True:
        if ongoing.to_act == CHANCE:
            done.append(ongoing.make(ongoing.draw(rng)))
            continue
        game, seat = ongoing.game, ongoing.to_act
        forced = game.human.only(ongoing.state, watched(seat))
        if forced is None:
            return done
        ends_turn = game.consequences(ongoing.state, forced).ends_turn
        if not takes_forced(seat, ends_turn and ongoing.active == seat):
            return done
        idle = None if is_bot(seat) else game.human.idle(ongoing.state)
        done.append(ongoing.make(forced, forced=True, idle=idle))
