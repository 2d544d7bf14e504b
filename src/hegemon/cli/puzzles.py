"""`hegemon puzzles`: find positions with exactly one best plan, or prove again those that are shipped."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random

import click

from ..core.engine import State
from ..core.game import Game
from ..core.registry import load
from ..learning import puzzles as shipped
from ..learning.puzzles import WORTHWHILE, Puzzle, candidates, made_into_puzzle, prove, written

Posed = tuple[Game, State, int, str, int]  # a position for a seat, what is counted, how much a puzzle must ask
ALIKE = 2  # puzzles with the same plan that are enough


@click.command(help="Find positions with exactly one best plan, or prove the shipped ones again.")
@click.argument("game")
@click.option("--wanted", default=15, show_default=True, help="How many puzzles to find.")
@click.option("--seed", default=1, show_default=True, help="Where the random games begin.")
@click.option(
    "--games", default=200, show_default=True, help="How many games, or lots of a study, to look through at most."
)
@click.option("--first", default=20, show_default=True, help="The turn of each game to begin with.")
@click.option("--last", default=120, show_default=True, help="The turn of each game to end before.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="File to write the puzzles to.")
@click.option("--studies", is_flag=True, help="Take the composed positions of the game in the place of games.")
@click.option("--verify", is_flag=True, help="Prove the shipped puzzles again.")
def puzzles(
    game: str, wanted: int, seed: int, games: int, first: int, last: int, out: Path | None, studies: bool, verify: bool
) -> None:
    """Search or verify."""
    if verify:
        sys.exit(1 if _verify(game) else 0)
    seeds = range(seed, seed + games)
    _search(_studied(game, seed, games) if studies else _played(game, seeds, first, last), wanted, out)


def _played(game: str, seeds: Iterable[int], first: int, last: int) -> Iterator[Posed]:
    """Positions of random games."""
    loaded = load(game)
    for seed in seeds:
        yield from (
            (loaded, state, seat, "points", WORTHWHILE) for state, seat in candidates(loaded, Random(seed), first, last)
        )


def _studied(game: str, seed: int, most: int) -> Iterator[Posed]:
    """Positions composed by hand, one study after the other, those with lots at most so many times."""
    rows = [_of_study(game, study, Random(f"{seed} {number}")) for number, study in enumerate(shipped.studies(game))]
    if all(study.draws for study in shipped.studies(game)):
        yield from islice((posed for turn in zip(*rows, strict=False) for posed in turn), most * len(rows))
    else:
        yield from chain(*rows)


def _of_study(game: str, study: shipped.Studies, rng: Random) -> Iterator[Posed]:
    loaded = load(game, **study.options)
    seat = loaded.seats.index(study.seat)
    yield from ((loaded, state, seat, study.count, study.worth) for state in study.composed(loaded, rng))


def _search(positions: Iterable[Posed], wanted: int, out: Path | None) -> None:
    """Make puzzles of positions until there are enough."""
    found: list[Puzzle] = []
    seen: Counter[str] = Counter()
    for game, state, seat, count, worth in positions:
        puzzle = made_into_puzzle(game, state, seat, len(found) + 1, count, worth)
        plan = " ".join(puzzle.plan) if puzzle else ""
        if puzzle is None or seen[plan] >= ALIKE:
            continue
        seen[plan] += 1
        found.append(puzzle)
        click.echo(f"{puzzle.id}: {puzzle.gain} in {len(puzzle.plan)} steps, {puzzle.nodes} positions, {plan}")
        if out is not None:
            out.write_text(written(found), "utf-8")
        if len(found) >= wanted:
            return


def _verify(game: str) -> int:
    """How many of the shipped puzzles do not hold."""
    broken = 0
    for puzzle in shipped.puzzles(game):
        loaded = load(game, **puzzle.options)
        state = loaded.restore(puzzle.position)
        proof = prove(loaded, state, loaded.seats.index(puzzle.seat), puzzle.nation, puzzle.count)
        holds = proof is not None and proof.alone and proof.gain == puzzle.gain and proof.plan == set(puzzle.plan)
        click.echo(
            f"{puzzle.id}: {'one plan' if holds else 'DOES NOT HOLD'}, {proof.nodes if proof else '?'} positions"
        )
        broken += not holds
    return broken
