"""`hegemon puzzles`: find positions with exactly one best plan, or prove again those that are shipped."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random

import click

from ..core.language import msg
from ..core.record import open_game as recorded_game
from ..core.record import read
from ..core.registry import load
from ..learning.puzzle_making import made_into_puzzle
from ..learning.puzzle_positions import Posed, Studies, as_recorded, bots_playing, passed, searched, studies_of
from ..learning.puzzle_search import prove
from ..learning.puzzles import FEWEST, Puzzle, written
from ..learning.puzzles import puzzles as shipped
from .arguments import open_game
from .reader import tell

ALIKE = 2  # puzzles with the same plan that are enough


@click.command()
@click.argument("game")
@click.option("--wanted", default=15, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--games", default=20, show_default=True)
@click.option("--turns", default=120, show_default=True)
@click.option("--bots", default="novice", show_default=True)
@click.option("--records", multiple=True, type=click.Path(exists=True, dir_okay=False))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--studies", is_flag=True)
@click.option("--asked")
@click.option("--add", is_flag=True)
@click.option("--verify", is_flag=True)
def puzzles(
    game: str, wanted: int, seed: int, games: int, turns: int, bots: str, records: tuple[str, ...],
    options: tuple[str, ...], out: Path | None, studies: bool, asked: str | None, add: bool, verify: bool,
) -> None:  # fmt: skip
    """Search or verify."""
    if verify:
        sys.exit(1 if _verify(game) else 0)
    if studies:
        positions = _studied(game, seed, games)
    elif records:
        positions = _of_records(game, records, turns)
    else:
        positions = _of_bots(game, options, bots, range(seed, seed + games), turns)
    chosen = (posed for posed in positions if asked in (None, posed.count))
    _search(chosen, wanted, out, list(shipped(game)) if add else [])


def _of_bots(game: str, options: tuple[str, ...], bots: str, seeds: Iterable[int], turns: int) -> Iterator[Posed]:
    """Positions of games that bots play now."""
    loaded = open_game(game, options)
    for seed in seeds:
        yield from passed(loaded, bots_playing(loaded, bots, seed), f"{bots}, game {seed}", turns, searched(game))


def _of_records(game: str, files: Iterable[str], turns: int) -> Iterator[Posed]:
    """Positions of games that bots have played."""
    for file in files:
        kept = read(file)
        loaded = recorded_game(kept)
        who = ", ".join(sorted(set(kept.players.values())))
        yield from passed(loaded, as_recorded(loaded, kept), f"{who}, {Path(file).stem}", turns, searched(game))


def _studied(game: str, seed: int, most: int) -> Iterator[Posed]:
    """Positions composed by hand, one study after the other, those with lots at most so many times."""
    fixed: list[Iterator[Posed]] = []
    drawn: list[Iterator[Posed]] = []
    for number, study in enumerate(studies_of(game)):
        (drawn if study.draws else fixed).append(_of_study(game, study, Random(f"{seed} {number}")))
    yield from chain(*fixed)
    yield from islice((posed for turn in zip(*drawn, strict=False) for posed in turn), most * len(drawn))


def _of_study(game: str, study: Studies, rng: Random) -> Iterator[Posed]:
    loaded = load(game, **study.options)
    seat = loaded.seats.index(study.seat)
    for state in study.composed(loaded, rng):
        yield Posed(loaded, state, seat, study.count, study.worth, "study")


def _search(positions: Iterable[Posed], wanted: int, out: Path | None, found: list[Puzzle]) -> None:
    """Make puzzles of positions until there are enough."""
    seen = Counter(" ".join(puzzle.plan) for puzzle in found)
    enough = len(found) + wanted
    for posed in positions:
        puzzle = made_into_puzzle(posed, len(found) + 1)
        plan = " ".join(puzzle.plan) if puzzle else ""
        if puzzle is None or seen[plan] >= ALIKE:
            continue
        seen[plan] += 1
        found.append(puzzle)
        made = msg(
            "term-puzzle", puzzle=puzzle.id, count=puzzle.count, gain=puzzle.gain, steps=len(puzzle.plan),
            positions=puzzle.nodes, plan=plan,
        )  # fmt: skip
        tell(made)
        if out is not None:
            out.write_text(written(found), "utf-8")
        if len(found) >= enough:
            return


def _verify(game: str) -> int:
    """How many of the shipped puzzles do not hold."""
    broken = 0
    for puzzle in shipped(game):
        loaded = load(game, **puzzle.options)
        state = loaded.restore(puzzle.position)
        proof = prove(loaded, state, loaded.seats.index(puzzle.seat), puzzle.nation, puzzle.count)
        holds = (
            proof is not None
            and proof.alone
            and (puzzle.count == FEWEST or proof.gain == puzzle.gain)
            and proof.plan == set(puzzle.plan)
        )
        positions = proof.nodes if proof else 0
        told = msg("term-puzzle-holds", puzzle=puzzle.id, positions=positions)
        tell(told if holds else msg("term-puzzle-broken", puzzle=puzzle.id, positions=positions))
        broken += not holds
    return broken
