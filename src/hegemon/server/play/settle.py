"""What happens by itself after a decision: chance is drawn, and decisions without a choice are made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from ...core.frames import CHANCE
from ...core.phrases import Standing
from .ongoing import Made, OngoingGame, Snapshot
from .orders import Orders, hear, ordered
from .table import Table

Draw = Callable[[OngoingGame], int]


def chance_for(table: Table) -> Draw:
    """How the next outcomes are found: as the seed and the salts have it, on a test table by a generator that can be
    repeated, and by the system's where nothing was promised before the game."""
    if (chance := table.chance) is not None:
        return lambda ongoing: chance.draw(ongoing.game, ongoing.state, ongoing.draws)
    rng = SystemRandom() if table.seed is None else Random(f"{table.seed}:{table.number}")
    return lambda ongoing: ongoing.draw(rng)


def settle(
    ongoing: OngoingGame,
    draw: Draw,
    takes_forced: Callable[[int, bool], bool],
    watched: Callable[[int], bool] = lambda seat: True,
    is_bot: Callable[[int], bool] = lambda seat: True,
    standing: dict[int, Standing] | None = None,
    orders: Orders | None = None,
) -> list[tuple[Made, Snapshot | None]]:
    """Go on until somebody has a decision to make that not everybody knows to be none.

    `takes_forced(seat, ends_own_turn)` says whether the server makes a decision without a choice for that seat,
    `watched(seat)` whether others could learn from it what the seat holds. A person is told why a step is empty.
    `standing` holds what is left of phrases; an answer that does not fit any more is dropped. `orders` are what players
    have left for later."""
    done: list[tuple[Made, Snapshot | None]] = []
    left = orders or {}

    def make(a: int, **how: Any) -> None:
        done.append(ongoing.make(a, **how))
        hear(left, done[-1][0])

    while True:
        if ongoing.to_act == CHANCE:
            make(draw(ongoing))
            continue
        game, seat = ongoing.game, ongoing.to_act
        forced = game.human.only(ongoing.state, watched(seat))
        if forced is not None:
            ends_turn = game.consequences(ongoing.state, forced).ends_turn
            if takes_forced(seat, ends_turn and ongoing.active == seat):
                idle = None if is_bot(seat) else game.human.idle(ongoing.state)
                make(forced, forced=True, idle=idle)
                continue
        answer = None if forced is not None else _standing_answer(ongoing, standing or {})
        answers = ordered(ongoing, left) if answer is None else [answer]
        if not answers:
            return done
        for a in answers:
            make(a)


def _standing_answer(ongoing: OngoingGame, standing: dict[int, Standing]) -> int | None:
    left = standing.get(ongoing.to_act)
    answer = left.answer(ongoing.game, ongoing.state) if left is not None else None
    if answer is None:
        standing.pop(ongoing.to_act, None)
    return answer
