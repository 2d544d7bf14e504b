"""`hegemon foretell GAME`: learn by self-play how games end, for opponents who judge by it where their turns lead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..core.errors import OptionError
from ..core.language import msg
from ..lab.circumstances import commit
from .arguments import open_game, variations
from .reader import tell


@click.command()
@click.argument("game")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--vary", metavar="NAME[=A,B]", multiple=True)
@click.option("--generations", type=click.IntRange(1, 1_000), default=6, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), required=True)
@click.option("--games", type=click.IntRange(10, 100_000), default=300, show_default=True)
@click.option("--turns", type=click.IntRange(10, 2_000), default=300, show_default=True)
@click.option("--cells", type=click.IntRange(1, 256), default=32, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--apart", is_flag=True)
@click.option("--install", is_flag=True)
def foretell(
    game: str,
    options: tuple[str, ...],
    vary: tuple[str, ...],
    generations: int,
    folder: Path,
    games: int,
    turns: int,
    cells: int,
    seed: int,
    apart: bool,
    install: bool,
) -> None:
    """Run generations, and tell each in one line."""
    ways = variations(game, options, vary)
    from ..bots.learn.foretell import Foretelling, Lesson
    from ..bots.weights import FILE, has_weights
    from ..core.dual import home_of

    if not has_weights(open_game(game, ways[0], "plain")):
        raise OptionError(msg("bad-no-plans", game=game))
    tables = [open_game(game, chosen, "fast", ready=True) for chosen in ways]
    lesson = Lesson(games, turns, cells=cells, seed=seed)
    found = Foretelling(tables, folder, lesson, _tell, commit() or "unknown").run(generations, apart)
    target = home_of(tables[0].spec.id) / FILE if install else folder / FILE
    found.save(target)
    tell(msg("term-foretold", file=str(target)))


def _tell(row: dict[str, Any]) -> None:
    """One generation."""
    shares = "; ".join(
        f"{seats}: " + ", ".join("-" if share is None else f"{share:.2f}" for share in both)
        for seats, both in row["shares"].items()
    )
    before, after = (f"{surprise:.3f}" for surprise in row["surprise"])
    tell(msg("term-foretelling", n=str(row["generation"] + 1), games=row["games"], shares=shares, before=before,
             after=after))  # fmt: skip
