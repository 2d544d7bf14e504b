"""Record a game between bots, as an arena plays it (the games in docs/reviews were made so):

python tools/record_game.py duellum strong,strong docs/reviews/duellum.hgm --seed 3 -o turn_limit=60
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hegemon.lab.arena.playing import Worker
from hegemon.lab.arena.schedule import Fixture, Order


def main() -> None:
    """Play one game, and write its record."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("bots", help="one per seat, separated by commas")
    asked.add_argument("file", type=Path)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    told = asked.parse_args()
    seated = told.bots.split(",")
    bots = tuple(dict.fromkeys(seated))
    order = Order(told.game, bots, told.seed, dict(pair.split("=", 1) for pair in told.option), opening=0)
    fixture = Fixture(0, (0, len(bots) - 1), tuple(bots.index(name) for name in seated), {}, told.seed)
    played, record = Worker(order).play(fixture, keep_record=True)
    assert record is not None
    record.save(told.file)
    print(
        f"{played.turns} turns, {played.reason}, shares {played.shares}, seconds {[round(x) for x in played.seconds]}"
    )


if __name__ == "__main__":
    main()
