"""Can a learner who does whatever the coach puts first win the first whole game? The coached seats take turns.

python tools/follow_coach.py duellum --games 8
"""

from __future__ import annotations

import argparse
from random import Random

import hegemon
from hegemon.bots.registry import make_bot
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.lab.coach.plans import plans
from hegemon.learning.coaching import coaching


def advised(game: Game, state: State, seed: int) -> int:
    """The coach's first plan; where there is nothing to choose, the one thing possible."""
    told = plans(game, state, "en")
    return game.parse(told[0].action) if told else Random(seed).choice(game.legal(state))


def won(game: Game, bot: str, seat: int, seed: int) -> tuple[float, str]:
    """The share of the win that the coached seat has, and how the game ended."""
    rng, state = Random(seed), game.start()
    bots = [make_bot(bot, seed=seed + n) for n in range(game.num_seats)]
    while (who := game.to_act(state)) != OVER:
        if who == CHANCE:
            a = game.draw(state, rng)
        else:
            a = advised(game, state, seed) if who == seat else bots[who].choose(game, state)
        game.apply(state, a)
    outcome = game.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return share, f"turn {game.turn(state)}, winners {[game.seats[n] for n in outcome.winners]}"


def main() -> None:
    """Play the first game of the course, again and again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    first = coaching(given.game).game
    assert first is not None
    game = hegemon.load(given.game, **first.options)
    total = 0.0
    for n in range(given.games):
        seat = n % game.num_seats
        share, how = won(game, first.bot, seat, given.seed + n)
        total += share
        print(f"{given.game}, seed {given.seed + n}, coached {game.seats[seat]}: {share:g} ({how})", flush=True)
    print(f"{given.game}: {total:g} of {given.games} games won", flush=True)


if __name__ == "__main__":
    main()
