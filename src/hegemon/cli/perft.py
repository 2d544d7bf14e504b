"""`hegemon perft GAME --depth N`: how many ways there are to make N actions, chance outcomes included and permutations
left out."""

from __future__ import annotations

import time

import click

from ..core.engine import State
from ..core.game import Game
from ..core.language import msg
from .arguments import game_options, open_game
from .reader import said
from .screen import progress

DEEPEST = 12


def count(game: Game, state: State, depth: int) -> int:
    """Sequences of `depth` distinct actions from a position; a game that ends earlier adds none."""
    if depth == 0:
        return 1
    listed = game.distinct(state)
    if depth == 1:
        return len(listed)
    total = 0
    for a in listed:
        after = state.copy()
        game.apply(after, a)
        total += count(game, after, depth - 1)
    return total


@click.command()
@game_options
@click.option("--depth", type=click.IntRange(1, DEEPEST), default=3, show_default=True)
@click.option("--position", metavar="TEXT")
def perft(game: str, options: tuple[str, ...], data: str | None, engine: str, depth: int, position: str | None) -> None:
    """Print the count behind each first action, then the sum: a difference is found by comparing the lines."""
    if position is not None:
        open_game(game, options, "plain", data).position(position)  # a wrong one is told before anything is compiled
    opened = open_game(game, options, engine, data)
    state = opened.start() if position is None else opened.position(position)
    began = time.perf_counter()
    total = 0
    with progress() as bar:
        listed = opened.distinct(state)
        task = bar.add_task(said(msg("term-counting")), total=len(listed))
        for a in listed:
            after = state.copy()
            opened.apply(after, a)
            nodes = count(opened, after, depth - 1)
            total += nodes
            click.echo(f"{nodes:>14,}  {opened.text(a)}")
            bar.advance(task)
    seconds = time.perf_counter() - began
    pace = round(total / max(seconds, 1e-9))
    whole = msg("term-perft-sum", depth=depth, seconds=f"{seconds:.2f}", pace=pace)
    click.echo(f"{total:>14,}  {said(whole)}")
