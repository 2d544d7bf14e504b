"""Fight battles of Ancient Wars in the engine, many times each; write how the exact odds compare into docs/odds.md.

python tools/odds_figures.py --battles 1000000      (a quarter of an hour on one core)
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import date
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import hegemon
from hegemon.core.dual import plain_dispatch
from hegemon.core.game import Game
from hegemon.core.notes import listening
from hegemon.games.ancient_wars.actions import VERBS
from hegemon.games.ancient_wars.happenings import HAPPENINGS
from hegemon.games.ancient_wars.odds_troops import habit

PAGE = Path(__file__).resolve().parents[1] / "docs" / "odds.md"
BEGIN, END = "<!-- battles -->", "<!-- end of battles -->"
KILLED, BROKE = HAPPENINGS.numbers("killed", "broke")
ROLL = VERBS.base["roll"]
SHARE = 5_000  # battles of one piece of work


@dataclass(frozen=True)
class Battle:
    """A battle to be fought again and again."""

    title: str
    options: dict[str, Any]
    given: str
    action: str

    def game(self) -> Game:
        return hegemon.load("ancient_wars", engine="plain", **self.options)


BATTLES = tuple(
    Battle(row["title"], row["options"], "; ".join(row["given"]), row["action"])
    for row in tomllib.loads(Path(__file__).with_name("battles.toml").read_text("utf-8"))["battle"]
)


def begun(battle: Battle, game: Game) -> Any:
    """The position in which the battle has just begun, as the rules see it."""
    state = game.position(f"empty; {battle.given}")
    game.apply(state, game.parse(battle.action))
    return game.plain(state).copy()


def fight(work: tuple[int, int, int]) -> tuple[int, list[int], list[list[int]]]:
    """Some battles of one kind: battles won by each side, and for each side how often it lost so many units."""
    number, seed, battles = work
    game = BATTLES[number].game()
    start, c, apply = begun(BATTLES[number], game), game.data.components, plain_dispatch("ancient_wars").apply
    rng = Random(f"{number}/{seed}")
    won, lost = [0, 0], [[0] * 16, [0] * 16]
    for _ in range(battles):
        winner, losses = _one(start.copy(), c, apply, rng)
        won[winner] += 1
        for seat in (0, 1):
            lost[seat][losses[seat]] += 1
    return number, won, lost


def _one(s: Any, c: Any, apply: Any, rng: Random) -> tuple[int, list[int]]:
    losses = [0, 0]
    with listening() as notes:
        while True:
            rolls = s.frame_seat[s.depth - 1] < 0
            apply(s, c, ROLL + rng.randrange(6) if rolls else habit(s, c))
            for kind, numbers in notes:
                if kind == KILLED:
                    losses[numbers[0]] += 1
                elif kind == BROKE:
                    return 1 - numbers[0], losses
            notes.clear()


def rows(results: dict[int, tuple[list[int], list[list[int]]]]) -> list[str]:
    """The table: what was reckoned, what was fought, and how many standard deviations lie between."""
    head = [
        "| battle | fought | Roman wins: exact | fought | deviations | mean losses exact (Roman, other) | fought |",
        "| --- |" + " --- |" * 6,
    ]
    return head + [_row(BATTLES[number], won, lost) for number, (won, lost) in sorted(results.items())]


def _row(battle: Battle, won: list[int], lost: list[list[int]]) -> str:
    game = battle.game()
    told = game.odds(game.position(f"empty; {battle.given}"), game.parse(battle.action))
    assert told is not None
    total = sum(won)
    chance = {str(message.args["who"]): float(p) for message, p in told.ends}["seat-roman"]
    away = (won[0] / total - chance) / sqrt(chance * (1 - chance) / total)
    means = [sum(n * float(p) for n, p in told.losses[f"seat-{seat}"].items()) for seat in game.seats]
    seen = [sum(n * times for n, times in enumerate(side)) / total for side in lost]
    return (
        f"| {battle.title} | {total:,} | {chance:.4%} | {won[0] / total:.4%} | {away:+.2f} | "
        f"{means[0]:.4f}, {means[1]:.4f} | {seen[0]:.4f}, {seen[1]:.4f} |"
    )


def main() -> None:
    """Fight, compare, write."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--battles", type=int, default=20_000, help="of all kinds together")
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--print", action="store_true", help="print the table and leave the page as it is")
    given = ask.parse_args()
    each = -(-given.battles // len(BATTLES))
    work = [(n, first, min(SHARE, each - first)) for first in range(0, each, SHARE) for n in range(len(BATTLES))]
    results: dict[int, tuple[list[int], list[list[int]]]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for done, (number, won, lost) in enumerate(pool.map(fight, work), 1):
            kept = results.setdefault(number, ([0, 0], [[0] * 16, [0] * 16]))
            for seat in (0, 1):
                kept[0][seat] += won[seat]
                kept[1][seat] = [a + b for a, b in zip(kept[1][seat], lost[seat], strict=True)]
            print(f"\r{done} of {len(work)}", end="", file=sys.stderr, flush=True)
    table = "\n".join(rows(results))
    if given.print:
        print(table)
        return
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    fought = sum(sum(won) for won, _ in results.values())
    note = f"{date.today().isoformat()}, {fought:,} battles fought in the engine."
    PAGE.write_text(f"{before}{BEGIN}\n{note}\n\n{table}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
