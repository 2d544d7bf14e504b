"""What would have been better: a bot plays the turn again, from what its seat knew, and the ends are compared."""

from __future__ import annotations

from collections.abc import Sequence
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
FURTHER_TRIES = 4  # of a turn in which something is left to chance
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


def play_turn(game: Game, begins: State, bot: Bot, rng: Random, meant: Sequence[int] = ()) -> Another:
    """A bot's turn, up to the next one's first decision (or the end of the game). `meant`: how it begins."""
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
            a = meant[len(steps)] if len(steps) < len(meant) else bot.choose(game, state)
        if game.turn(state) == turn:
            steps.append((before, a))
        game.apply(state, a)
    return Another(tuple(steps), state, first_draw)


def compare(
    judge: Judge, turn: Turn, after: State, luck: float, bots: list[Bot], simulations: int, rng: Random
) -> Comparison | None:
    """The best of several turns played again; None where that is the turn that was played. `luck` is what chance gave
    the seat in the turn that was played: it is no merit of the player."""
    played = judge.chances(after, simulations)
    tried = [play_turn(judge.game, turn.begins, bot, rng) for bot in bots]
    judged = [judge.chances(another.ends, simulations) for another in tried]
    best = max(range(len(tried)), key=lambda i: judged[i].of[turn.seat])
    another, chance, error = tried[best], judged[best].of[turn.seat], judged[best].error[turn.seat]
    actions = [a for _, a in another.meant]
    if actions == [step.action for step in turn.decisions][: len(actions)]:
        return None
    if another.had_luck:
        another, chance, error = _on_average(judge, turn, actions, bots[best], simulations, rng)
    without_luck = min(1.0, max(0.0, played.of[turn.seat] - luck))
    return Comparison(another, chance, without_luck, sqrt(played.error[turn.seat] ** 2 + error**2))


def _on_average(
    judge: Judge, turn: Turn, meant: list[int], bot: Bot, simulations: int, rng: Random
) -> tuple[Another, float, float]:
    """A turn in which dice or cards fall, a few times more: not the luckiest of them counts but their mean, and what is
    told of it is the one nearest to that."""
    tried = [play_turn(judge.game, turn.begins, bot, rng, meant) for _ in range(FURTHER_TRIES)]
    chances = [judge.chances(another.ends, simulations).of[turn.seat] for another in tried]
    chance, error = mean_of(chances)
    usual = min(range(len(tried)), key=lambda i: abs(chances[i] - chance))
    return tried[usual], chance, error
