"""`hegemon provenance GAME`: what is known of the published game, and what is our reconstruction."""

from __future__ import annotations

from collections import Counter

import click

from ..core.data import ORIGINS, Provenance
from .arguments import open_game
from .screen import cell, console, table

MEANING = {
    "rulebook": "printed in the rulebook",
    "source": "taken from a named public source",
    "deduced": "follows from what is printed",
    "reconstructed": "our best reconstruction: replace it with what is printed on your copy",
    "designed": "made up by us, never presented as the published component",
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
    summary = table("rows", "origin", "meaning", right=("rows",), title=f"{opened.spec.title}: {len(rows)} data rows")
    for kind in ORIGINS:
        if counted[kind]:
            summary.add_row(str(counted[kind]), kind, MEANING[kind])
    out.print(summary)
    listed = rows if everything else [row for row in rows if not row.certain]
    for file in dict.fromkeys(row.file for row in listed):
        out.print()
        out.print(_listing(file, [row for row in listed if row.file == file]))
    if not everything and len(listed) < len(rows):
        out.print(f"\n{len(rows) - len(listed)} certain rows are not listed; --all lists them.", style="dim")


def _listing(file: str, rows: list[Provenance]) -> object:
    shown = table("item", "origin", "note", title=file)
    for row in rows:
        shown.add_row(cell(row.item), cell(row.origin), cell(row.note))
    return shown
