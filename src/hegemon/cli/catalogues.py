"""`hegemon catalogues`: every sentence is there in every language, used, and given its arguments."""

from __future__ import annotations

import sys

import click

from ..core.language.check import faults
from ..core.language.needs import needed_by, needed_names, needed_parts
from ..core.registry import games, load, spec


@click.command(help="Check the catalogues of all languages: missing, unused and mismatched sentences.")
@click.argument("game", required=False)
def catalogues(game: str | None) -> None:
    """List the faults of one game or of all; exit code 1 if there are any."""
    if game is not None:
        spec(game)
    broken = False
    for name in [game] if game else games():
        opened = load(name, engine="plain")
        needed, names = needed_by(opened), needed_names(opened)
        found = faults(name, needed, names, needed_parts(opened))
        click.echo(f"{name}: {len(needed)} sentences, {len(names)} names, {len(found)} faults")
        for fault in found:
            click.echo(f"  {fault}")
        broken = broken or bool(found)
    if broken:
        sys.exit(1)
