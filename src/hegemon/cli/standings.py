"""`hegemon standings FILE...`: what the files of arenas prove, printed or as a page with a picture."""

from __future__ import annotations

from pathlib import Path

import click

from ..core.errors import HegemonError
from ..core.language import msg
from ..core.registry import spec
from ..lab.arena.page import page as made_page
from ..lab.arena.page import plot
from ..lab.arena.rating import need_openskill
from ..lab.arena.results import read
from .arena import report
from .reader import said, tell


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--page", type=click.Path(path_type=Path))
def standings(files: tuple[Path, ...], page: Path | None) -> None:
    """Read all, then print or write."""
    need_openskill()
    arenas = [read(file) for file in files]
    if page is None:
        for results in arenas:
            heading = msg("term-arena-title", game=spec(results.order.game).title, seats=results.seats)
            click.echo(f"\n{said(heading)}")
            report(results)
        return
    if not page.parent.is_dir():
        raise HegemonError(msg("bad-folder-for", folder=str(page.parent), what="page"))
    picture = page.with_suffix(".svg")
    picture.write_text(plot(arenas), "utf-8")
    page.write_text(made_page(arenas, picture.name), "utf-8")
    tell(msg("term-written-both", page=str(page), picture=str(picture)))
