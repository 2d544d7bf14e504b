"""What happens by itself after a decision: chance is drawn, and decisions without a choice are made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

from ...core.frames import CHANCE
from ...core.phrases import Standing
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
    standing: dict[int, Standing] | None = None,
) -> list[tuple[Made, Snapshot | None]]:
    """Go on until somebody has a decision to make that not everybody knows to be none.

    `takes_forced(seat, ends_own_turn)` says whether the server makes a decision without a choice for that seat,
    `watched(seat)` whether others could learn from it what the seat holds. A person is told why a step is empty.
    `standing` holds what is left of phrases; an answer that does not fit any more is dropped."""
    done: list[tuple[Made, Snapshot | None]] = []
    while True:
        if ongoing.to_act == CHANCE:
            done.append(ongoing.make(ongoing.draw(rng)))
            continue
        game, seat = ongoing.game, ongoing.to_act
        forced = game.human.only(ongoing.state, watched(seat))
        if forced is None:
            if (answer := _standing_answer(ongoing, standing or {})) is None:
                return done
            done.append(ongoing.make(answer))
            continue
        ends_turn = game.consequences(ongoing.state, forced).ends_turn
        if not takes_forced(seat, ends_turn and ongoing.active == seat):
            return done
        idle = None if is_bot(seat) else game.human.idle(ongoing.state)
        done.append(ongoing.make(forced, forced=True, idle=idle))


def _standing_answer(ongoing: OngoingGame, standing: dict[int, Standing]) -> int | None:
    left = standing.get(ongoing.to_act)
    answer = left.answer(ongoing.game, ongoing.state) if left is not None else None
    if answer is None:
        standing.pop(ongoing.to_act, None)
    return answer
