"""`hegemon warmup GAME`: compile everything that play, search and tests will ask for."""

from __future__ import annotations

import time

import click

from ..core.errors import OptionError
from ..core.language import msg
from ..core.registry import games as all_games
from ..core.registry import load, spec
from ..core.warmup import compile_all
from .reader import said, tell


@click.command()
@click.argument("games", nargs=-1, metavar="GAME...")
@click.option("--all", "everything", is_flag=True)
def warmup(games: tuple[str, ...], everything: bool) -> None:
    """Compile each game; a game that is compiled already takes a second."""
    if not games and not everything:
        raise OptionError(msg("bad-warmup", games=", ".join(all_games())))
    for name in all_games() if everything else games:
        began = time.perf_counter()
        click.echo(said(msg("term-warming", game=spec(name).title)), nl=False)
        compile_all(load(name, engine="fast"))
        tell(msg("term-warm", seconds=f"{time.perf_counter() - began:.1f}"))
