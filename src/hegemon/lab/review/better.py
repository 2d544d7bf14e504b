"""What would have been better: a bot plays the turn again, from what its seat knew, and the ends are compared."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from ...bots import Bot
from ...core.engine import State
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from .judge import Judge, mean_of
from .turns import Turn

LONGEST = 400  # decisions of a turn played again
SURE = 2.0  # standard errors by which another turn must be ahead


@dataclass(frozen=True)
class Another:
    """A turn that was not played: its actions with the positions before them, and where it ends."""

    steps: tuple[tuple[State, int], ...]
    ends: State
    first_draw: int | None  # which step was the first that could have fallen differently

    @property
    def had_luck(self) -> bool:
        """Did anything in it depend on chance?"""
        return self.first_draw is not None

    @property
    def meant(self) -> tuple[tuple[State, int], ...]:
        """The part that the seat decides, whatever falls."""
        return self.steps[: self.first_draw]


@dataclass(frozen=True)
class Comparison:
    """Another turn against the one played, by the chance of the seat whose turn it is."""

    another: Another
    chance: float
    played: float
    error: float

    @property
    def gain(self) -> float:
        """How much better the other turn is."""
        return self.chance - self.played

    @property
    def is_sure(self) -> bool:
        """Is the difference beyond what the searches differ among themselves?"""
        return self.gain > SURE * self.error


def play_turn(game: Game, begins: State, bot: Bot, rng: Random) -> Another:
    """A bot's turn, up to the next one's first decision (or the end of the game)."""
    state, turn = begins.copy(), game.turn(begins)
    steps: list[tuple[State, int]] = []
    first_draw: int | None = None
    while (who := game.to_act(state)) != OVER and len(steps) < LONGEST:
        if game.turn(state) != turn and who != CHANCE:
            break
        before = state.copy()
        if who == CHANCE:
            if first_draw is None and len(game.legal(state)) > 1 and game.turn(state) == turn:
                first_draw = len(steps)
            a = game.draw(state, rng)
        else:
            a = bot.choose(game, state)
        if game.turn(state) == turn:
            steps.append((before, a))
        game.apply(state, a)
    return Another(tuple(steps), state, first_draw)


def compare(
    judge: Judge, turn: Turn, after: State, luck: float, bots: list[Bot], simulations: int, rng: Random
) -> Comparison | None:
    """The best of several turns played again; where dice or cards fell in them, their mean counts, not the luckiest,
    and its error is how far they lie apart.
    `luck` is what chance gave the seat in the turn that was played: it is no merit of the player."""
    played = judge.chances(after, simulations)
    tried = [play_turn(judge.game, turn.begins, bot, rng) for bot in bots]
    judged = [judge.chances(another.ends, simulations) for another in tried]
    if not tried:
        return None
    best = max(range(len(tried)), key=lambda i: judged[i].of[turn.seat])
    chance, spread = judged[best].of[turn.seat], judged[best].error[turn.seat]
    if any(another.had_luck for another in tried):
        chance, spread = mean_of([found.of[turn.seat] for found in judged])
    error = sqrt(played.error[turn.seat] ** 2 + spread**2)
    without_luck = min(1.0, max(0.0, played.of[turn.seat] - luck))
    return Comparison(tried[best], chance, without_luck, error)
