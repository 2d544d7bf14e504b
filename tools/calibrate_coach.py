"""How often would the coach warn, and does a warned action truly lose? Games of novices are played; at beginnings of
turns the coach judges what the novice does and something by lot. What it says is lost is held against what is
lost some turns later, when both positions were played on. Writes the table into docs/teaching.md.

python tools/calibrate_coach.py duellum --games 12      (a few minutes, with the compiled engine)
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, pvariance

import hegemon
from hegemon.bots.registry import make_bot
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.lab.coach.judging import possible, thinker_for
from hegemon.lab.coach.plans import MOST, plans
from hegemon.lab.coach.warning import given_away
from hegemon.learning.coaching import coaching

PAGE = Path(__file__).resolve().parents[1] / "docs" / "teaching.md"
BEGIN, END = "<!-- coach -->", "<!-- end of coach -->"
EDGES = (0.0, 0.05, 0.10, 0.15, 0.25, 1.0)  # of winning chance that is given away
EACH = 16  # turns of every bucket that are played on
OFTEN = 6  # games from each of the two positions
LOOKED_AT = 0.25  # of the turns
LATER = 4  # turns of each seat, after which a position is judged anew


@dataclass
class Found:
    """What was seen of one game."""

    told: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by whom: what was given away
    true: dict[int, list[float]] = field(
        default_factory=lambda: defaultdict(list)
    )  # bucket: what was lost some turns later
    plans: list[int] = field(default_factory=list)
    behind: list[list[float]] = field(default_factory=lambda: [[] for _ in range(MOST)])


def bucket(lost: float) -> int:
    """The number of the bucket."""
    return next(k for k in range(len(EDGES) - 1) if lost <= EDGES[k + 1] or k == len(EDGES) - 2)


def played_on(game: Game, start: State, seat: int, seed: int) -> float:
    """The seat's chance some turns later: novices play on, then the position is judged anew."""
    state, rng = start.copy(), Random(seed)
    bots = [make_bot("novice", seed=seed + n) for n in range(game.num_seats)]
    last = game.turn(start) + LATER * game.num_seats
    while (who := game.to_act(state)) != OVER and game.turn(state) < last:
        game.apply(state, game.draw(state, rng) if who == CHANCE else bots[who].choose(game, state))
    outcome = game.outcome(state)
    if outcome is not None:
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    while game.to_act(state) == CHANCE:
        game.apply(state, game.draw(state, rng))
    return thinker_for(game).chance(state, seat)


def look(game: Game, state: State, actions: dict[str, int], found: Found, rng: Random) -> None:
    """One beginning of a turn."""
    seat, world = game.to_act(state), possible(game, state)
    told = plans(game, state, "en")
    found.plans.append(len(told))
    for place, plan in enumerate(told):
        found.behind[place].append(plan.behind)
    for who, a in actions.items():
        if not game.allows(world, a):
            continue
        run = game.expand(world, game.text(a), unfinished=True)
        lost, better = given_away(game, world, run)
        found.told[who].append(max(lost, 0.0))
        if better is None or len(found.true[bucket(lost)]) >= EACH:
            continue
        best = world.copy()
        game.apply(best, better)
        seeds = [rng.randrange(10**6) for _ in range(OFTEN)]
        won, got = ([played_on(game, at, seat, seed) for seed in seeds] for at in (best, run.state))
        found.true[bucket(lost)].append(mean(won) - mean(got))


def watch(game: Game, seed: int, turns: int, found: Found) -> None:
    """One game of novices."""
    rng, state = Random(seed), game.start()
    bots = [make_bot("novice", seed=seed + n) for n in range(game.num_seats)]
    begins = coaching(game.spec.id).turn_begins
    while (who := game.to_act(state)) != OVER and game.turn(state) < turns:
        a = game.draw(state, rng) if who == CHANCE else bots[who].choose(game, state)
        at_beginning = who != CHANCE and game.verbs.frames.names[game.frame(state)] in begins
        if at_beginning and rng.random() < LOOKED_AT and len(game.legal(state)) > 1:
            look(game, state, {"novice": a, "by lot": rng.choice(game.legal(state))}, found, rng)
        game.apply(state, a)


def table(found: Found) -> list[str]:
    """What was found, in rows."""
    rows = [
        "| given away, says the coach | of novices' turns | of turns by lot | played on | truly lost |",
        "| --- " * 5 + "|",
    ]
    for k in range(len(EDGES) - 1):
        shares = [
            sum(bucket(lost) == k for lost in found.told[who]) / len(found.told[who]) for who in ("novice", "by lot")
        ]
        true = found.true[k]
        error = sqrt(pvariance(true) / len(true)) if len(true) > 1 else 0.0
        lost = f"{100 * mean(true):.0f} ± {100 * error:.0f}" if true else "-"
        upto = "more" if k == len(EDGES) - 2 else f"{100 * EDGES[k]:.0f} to {100 * EDGES[k + 1]:.0f}"
        rows.append(f"| {upto} | {shares[0]:.0%} | {shares[1]:.0%} | {len(true)} turns, {2 * OFTEN} times | {lost} |")
    return rows


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--turns", type=int, default=160)
    given = parser.parse_args()
    game, found = hegemon.load(given.game), Found()
    for seed in range(given.games):
        watch(game, 10 * seed + 1, given.turns, found)
        print(seed, {k: len(v) for k, v in found.true.items()}, flush=True)
    counts = ", ".join(f"{found.plans.count(n) / len(found.plans):.0%} {n}" for n in range(MOST + 1))
    behind = ", ".join(f"{100 * mean(row):.1f}" for row in found.behind if row)
    turns = f"{game.spec.title}, {len(found.plans)} turns of {given.games} games."
    text = "\n".join([f"{turns} Plans told: {counts}; behind the best: {behind} points.", "", *table(found)])
    print(text)
    page = PAGE.read_text("utf-8")
    head, tail = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", "utf-8")


if __name__ == "__main__":
    main()
