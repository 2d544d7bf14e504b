"""`hegemon ledger GAME`: play games and see that every change before somebody's eyes is told to him."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from ..bots import make_bot
from ..core.game import Game
from ..core.language import msg
from ..core.registry import load
from ..testing.deviations import option_sets
from ..testing.ledger import Audit, audited
from .arguments import game_options, named_values, open_game
from .reader import said
from .screen import console, progress


@click.command()
@game_options
@click.option("--games", "number", type=click.IntRange(1), default=20, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", metavar="WHO")
@click.option("--most", type=click.IntRange(1), default=400_000)
@click.option("--all-options", is_flag=True)
def ledger(
    game: str,
    options: tuple[str, ...],
    data: str | None,
    engine: str,
    number: int,
    seed: int,
    bot: str | None,
    most: int,
    all_options: bool,
) -> None:
    """Play, compare, report."""
    opened = open_game(game, options, engine, data, ready=True)
    given = named_values(options)
    sets = list(option_sets(game, given, Path(data) if data else None)) if all_options else [given]
    audits: list[Audit] = []
    with progress() as bar:
        task = bar.add_task(opened.spec.title, total=number)
        for played, n in _games(opened, sets, number, data):
            bots = {seat: make_bot(bot, seed + n + seat) for seat in range(played.num_seats)} if bot else None
            audits.append(audited(played, f"{seed}/{n}", bots, most))
            bar.advance(task)
            if audits[-1].untold:
                where = msg("term-ledger-untold", number=str(n), seed=str(seed), options=str(played.options))
                click.echo("\n  ".join([said(where), *audits[-1].untold[:20]]))
                sys.exit(1)
    _report(opened, audits)


def _games(opened: Game, sets: list[dict[str, Any]], number: int, data: str | None) -> Iterator[tuple[Game, int]]:
    """Every game with its number; the sets of options take turns."""
    for n in range(number):
        chosen = sets[n % len(sets)]
        yield load(opened.spec.id, engine=opened.engine_name, data=data, **chosen), n


def _report(game: Game, audits: list[Audit]) -> None:
    actions, told = sum(a.actions for a in audits), sum(a.happenings for a in audits)
    seen = {kind for audit in audits for kind in audit.kinds}
    out = console()
    out.print(said(msg("term-ledger-whole", games=len(audits), actions=actions, told=told)))
    silent = sorted(set(game.happening_kinds.by_name) - seen)
    out.print(said(msg("term-ledger-kinds", seen=len(seen), all=len(game.happening_kinds.kinds))))
    if silent:
        out.print(said(msg("term-ledger-unseen", kinds=", ".join(silent))))
