"""What happens by itself after a decision: chance is drawn, and decisions without a choice are made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

from ...core.frames import CHANCE
from ...core.phrases import Standing
from .ongoing import Made, OngoingGame, Snapshot
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
) -> list[tuple[Made, Snapshot | None]]:
    """Go on until somebody has a decision to make that not everybody knows to be none.

    `takes_forced(seat, ends_own_turn)` says whether the server makes a decision without a choice for that seat,
    `watched(seat)` whether others could learn from it what the seat holds. A person is told why a step is empty.
    `standing` holds what is left of phrases; an answer that does not fit any more is dropped."""
    done: list[tuple[Made, Snapshot | None]] = []
    while True:
        if ongoing.to_act == CHANCE:
            done.append(ongoing.make(draw(ongoing)))
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
