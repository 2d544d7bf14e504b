"""Fits how judgements become chances of winning for one way to lay the table, and writes it to `calibration.toml`.

    python tools/calibrate_review.py ancient_wars campaign=gaul --games 80

Two bots play whole games after random openings; positions at the beginning of turns are judged as a review judges them.
The power and the favour with which the winners' chances would have been the most likely are kept, with the run that
they come from. (Favour: how much more often than judged the first of two seats wins.)"""

from __future__ import annotations

import argparse
import re
from math import log
from pathlib import Path
from random import Random

import hegemon
from hegemon.bots import make_bot
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.lab.circumstances import commit
from hegemon.lab.review.judge import Judge, chances_from

FILE = Path(hegemon.__file__).parent / "lab" / "review" / "calibration.toml"
OPENING = 4  # random decisions
POWERS = [k / 20 for k in range(4, 81)]
FAVOURS = [1.1**k for k in range(-30, 31)]
Sample = tuple[list[float], list[float]]  # shares, shares of the win


def one_game(game: Game, seed: int, bot: str, judging: int) -> list[Sample]:
    """Positions of a game, each with how it ended."""
    rng, state = Random(seed), game.start()
    bots = [make_bot(bot, seed=2 * seed + seat) for seat in range(game.num_seats)]
    judge = Judge(game, seed)
    decisions, looked_at, found = 0, -1, []
    while (who := game.to_act(state)) != OVER:
        if who == CHANCE:
            game.apply(state, game.draw(state, rng))
            continue
        turn = game.turn(state)
        if decisions >= OPENING and turn != looked_at:
            looked_at = turn
            found.append(judge.shares(state, judging))
        a = rng.choice(game.legal(state)) if decisions < OPENING else bots[who].choose(game, state)
        game.apply(state, a)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.num_seats)]
    return [(shares, won) for shares in found]


def loss(samples: list[Sample], power: float, favour: float) -> float:
    """Mean surprise about who won."""
    total = 0.0
    for shares, won in samples:
        chances = chances_from(shares, power, [favour, 1.0])
        total -= sum(w * log(max(chance, 1e-9)) for w, chance in zip(won, chances, strict=True))
    return total / len(samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("option", help="as in campaign=gaul")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--judging", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    option, choice = given.option.split("=")
    game = hegemon.load(given.game, **{option: choice})
    samples: list[Sample] = []
    for number in range(given.games):
        samples += one_game(game, given.seed * 1000 + number, given.bot, given.judging)
        print(f"game {number + 1}: {len(samples)} positions", flush=True)
    power, favour = min(((p, f) for p in POWERS for f in FAVOURS), key=lambda fit: loss(samples, *fit))
    heading = f"[{given.game}.{option}.{choice}]"
    row = (
        f"{heading}\npower = {power}\nfavour = [{favour:.2f}, 1.0]\ngames = {given.games}\n"
        f"positions = {len(samples)}\nloss = {loss(samples, power, favour):.3f}\n"
        f"loss_before = {loss(samples, 1.0, 1.0):.3f}\nseed = {given.seed}\n"
        f'bots = "{given.bot}"\ncommit = "{commit()}"\n'
    )
    text = re.sub(rf"\n{re.escape(heading)}\n(?:[^\n]+\n?)*", "", FILE.read_text("utf-8"))
    FILE.write_text(f"{text.rstrip()}\n\n{row}", "utf-8")
    print(row)


if __name__ == "__main__":
    main()
