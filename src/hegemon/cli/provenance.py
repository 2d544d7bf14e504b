"""`hegemon provenance GAME`: what is known of the published game, and what is our reconstruction."""

from __future__ import annotations

from collections import Counter

import click

from ..core.data import ORIGINS, Provenance
from ..core.language import msg
from .arguments import open_game
from .reader import said
from .screen import cell, console, table

MEANING = {
    "rulebook": msg("term-origin-rulebook"),
    "source": msg("term-origin-source"),
    "deduced": msg("term-origin-deduced"),
    "reconstructed": msg("term-origin-reconstructed"),
    "designed": msg("term-origin-designed"),
}


@click.command()
@click.argument("game")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--data", metavar="FOLDER")
@click.option("--all", "everything", is_flag=True)
def provenance(game: str, options: tuple[str, ...], data: str | None, everything: bool) -> None:
    """Count the data rows by origin, then list those that are not certain."""
    opened = open_game(game, options, "plain", data)
    rows = opened.data.provenance
    counted = Counter(row.kind for row in rows)
    out = console()
    counts = said(msg("term-rows"))
    headings = (counts, said(msg("term-origin")), said(msg("term-meaning")))
    title = said(msg("term-data-rows", game=opened.spec.title, n=len(rows)))
    summary = table(*headings, right=(counts,), title=title)
    for kind in ORIGINS:
        if counted[kind]:
            summary.add_row(str(counted[kind]), kind, said(MEANING[kind]))
    out.print(summary)
    listed = rows if everything else [row for row in rows if not row.certain]
    for file in dict.fromkeys(row.file for row in listed):
        out.print()
        out.print(_listing(file, [row for row in listed if row.file == file]))
    if not everything and len(listed) < len(rows):
        out.print("\n" + said(msg("term-certain-rows", n=len(rows) - len(listed))), style="dim")


def _listing(file: str, rows: list[Provenance]) -> object:
    shown = table(*map(said, (msg("term-item"), msg("term-origin"), msg("term-note"))), title=file)
    for row in rows:
        shown.add_row(cell(row.item), cell(row.origin), cell(row.note))
    return shown
