"""Fits the power by which shares of standings become chances of winning, and writes it to `calibration.toml`.

    python tools/calibrate_review.py duellum --games 20

Bots play whole games after random openings; positions at the beginning of turns are judged as a review judges them, and
the power with which the winners' chances would have been the most likely is kept, with the run that it comes from."""

from __future__ import annotations

import argparse
import re
from math import log
from pathlib import Path
from random import Random

import hegemon
from hegemon.bots.uct import strategist
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.lab.circumstances import commit
from hegemon.lab.review.judge import Judge, chances_from

FILE = Path(hegemon.__file__).parent / "lab" / "review" / "calibration.toml"
OPENING = 6
EVERY = 4  # turns between two positions of a game
POWERS = [k / 4 for k in range(1, 81)]
Sample = tuple[list[float], list[float]]  # shares, shares of the win


def one_game(game: Game, seed: int, simulations: int, judging: int) -> list[Sample]:
    """Positions of a game, each with how it ended."""
    rng, state = Random(seed), game.start()
    bots = [strategist(simulations=simulations, seed=seed + seat) for seat in range(game.num_seats)]
    judge = Judge(game, seed)
    decisions, looked_at, found = 0, -1, []
    while (who := game.to_act(state)) != OVER:
        if who == CHANCE:
            game.apply(state, game.draw(state, rng))
            continue
        turn = game.turn(state)
        if decisions >= OPENING and turn % EVERY == 0 and turn != looked_at:
            looked_at = turn
            found.append(judge.shares(state, judging))
        a = rng.choice(game.legal(state)) if decisions < OPENING else bots[who].choose(game, state)
        game.apply(state, a)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.num_seats)]
    return [(shares, won) for shares in found]


def loss(samples: list[Sample], power: float) -> float:
    """Mean surprise about who won."""
    total = 0.0
    for shares, won in samples:
        chances = chances_from(shares, power)
        total -= sum(w * log(max(chance, 1e-9)) for w, chance in zip(won, chances, strict=True))
    return total / len(samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--judging", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    game = hegemon.load(given.game, **dict(pair.split("=") for pair in given.option))
    samples: list[Sample] = []
    for number in range(given.games):
        samples += one_game(game, given.seed * 1000 + number, given.simulations, given.judging)
        print(f"game {number + 1}: {len(samples)} positions", flush=True)
    best = min(POWERS, key=lambda power: loss(samples, power))
    row = (
        f"[{given.game}]\npower = {best}\ngames = {given.games}\npositions = {len(samples)}\n"
        f"loss = {loss(samples, best):.3f}\nloss_before = {loss(samples, 1.0):.3f}\nseed = {given.seed}\n"
        f'bots = "strategist, {given.simulations} simulations"\ncommit = "{commit()}"\n'
    )
    text = re.sub(rf"\n\[{given.game}\]\n[^\[]*", "", FILE.read_text("utf-8"))
    FILE.write_text(f"{text.rstrip()}\n\n{row}", "utf-8")
    print(row)


if __name__ == "__main__":
    main()
