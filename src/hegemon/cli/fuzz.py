"""`hegemon fuzz GAME`: random games with every invariant checked; a failure becomes a record that replays."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

import click

from ..core.errors import HegemonError
from ..core.language import msg
from ..testing.deviations import option_sets, set_name
from .arguments import game_options, named_values, open_game
from .fuzzing import Played, play_batch
from .reader import said, tell
from .screen import cell, console, headed, progress

BATCH = 5


@click.command()
@game_options
@click.option("--games", "number", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--every", type=click.IntRange(1), default=1, show_default=True)
@click.option("--all-options", is_flag=True)
@click.option("--out", type=click.Path(path_type=Path), default=Path())
def fuzz(
    game: str,
    options: tuple[str, ...],
    data: str | None,
    engine: str,
    number: int,
    seed: int,
    jobs: int,
    every: int,
    all_options: bool,
    out: Path,
) -> None:
    """Play, count, report."""
    if not out.is_dir():
        raise HegemonError(msg("bad-folder-for", folder=str(out), what="failures"))
    opened = open_game(game, options, engine, data, ready=True)  # once here, not once in each process
    given = named_values(options)
    sets = list(option_sets(game, given, Path(data) if data else None)) if all_options else [given]
    order = {"game": game, "data": data, "engine": engine, "seed": seed, "every": every}
    orders = [{**order, "options": chosen} for chosen in sets]
    played: list[Played] = []
    with progress() as bar:
        task = bar.add_task(f"{opened.spec.title}", total=number)
        for result in _results(orders, number, jobs):
            played.append(result)
            bar.advance(task)
            if result.fault:
                break
    if played[-1].fault:
        _report_fault(played[-1], opened.spec.id, out)
    _report(played)
    if all_options:
        _report_sets(played, sets)


def _batches(orders: list[dict[str, Any]], number: int) -> list[tuple[dict[str, Any], range]]:
    """Pieces of work for the processes. The games are spread evenly over the orders; game n is the same whoever
    plays it."""
    size = min(BATCH, max(1, number // len(orders)))
    starts = enumerate(range(0, number, size))
    return [(orders[k % len(orders)], range(first, min(first + size, number))) for k, first in starts]


def _results(orders: list[dict[str, Any]], number: int, jobs: int) -> Iterator[Played]:
    batches = _batches(orders, number)
    if jobs == 1:
        for batch in batches:
            yield from play_batch(batch)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for results in pool.map(play_batch, batches):
                yield from results
        finally:
            pool.shutdown(cancel_futures=True)


def _report_fault(result: Played, game: str, out: Path) -> None:
    path = out / f"fuzz-{game}-{result.seed}-{result.number}.hgm"
    result.save(path)
    number, seed = str(result.number), str(result.seed)
    tell(msg("term-fuzz-fault", number=number, seed=seed, steps=result.steps, fault=result.fault))
    tell(msg("term-fuzz-record", file=str(path), command=f"hegemon replay {path}"))
    sys.exit(1)


def _report(played: list[Played]) -> None:
    out = console()
    lengths = [p.decisions for p in played]
    out.print(said(msg("term-fuzz-whole", games=len(played), positions=sum(p.checked for p in played))))
    out.print(said(msg("term-fuzz-length", mean=round(mean(lengths)), least=min(lengths), most=max(lengths))))
    turns, widest = round(mean(p.turns for p in played)), max(p.widest for p in played)
    out.print(said(msg("term-fuzz-width", turns=turns, widest=widest)))
    reasons = Counter(p.reason for p in played)
    rows = headed({"games": msg("term-col-games"), "end": msg("term-col-ended-by")}, right=("games",))
    for reason, times in reasons.most_common():
        rows.add_row(str(times), cell(reason))
    out.print(rows)
    columns = {"wins": msg("term-col-wins"), "share": msg("term-col-share"), "seat": msg("term-col-seat")}
    rows = headed(columns, right=("wins", "share"))
    for seat, won in _wins(played).items():
        rows.add_row(f"{won:.1f}", f"{won / len(played):.0%}", seat)
    out.print(rows)


def _wins(played: list[Played]) -> dict[str, float]:
    """Games won by each seat that played; a shared win counts in parts."""
    seats = dict.fromkeys(seat for p in played for seat in p.seats)
    return {seat: sum(1 / len(p.winners) for p in played if seat in p.winners) for seat in seats}


def _report_sets(played: list[Played], sets: list[dict[str, Any]]) -> None:
    columns = {
        "games": msg("term-col-games"), "decisions": msg("term-col-decisions"), "wins": msg("term-col-wins"),
        "options": msg("term-col-options"),
    }  # fmt: skip
    rows = headed(columns, right=("games", "decisions"))
    for chosen in sets:
        if own := [p for p in played if p.options == chosen]:
            shares = ", ".join(f"{seat} {won / len(own):.0%}" for seat, won in _wins(own).items())
            rows.add_row(str(len(own)), f"{mean(p.decisions for p in own):.0f}", shares, cell(set_name(chosen)))
    out = console()
    out.print()
    out.print(rows)
