"""`hegemon catalogues`: every sentence is there in every language, used, and given its arguments."""

from __future__ import annotations

import sys

import click

from ..core.language.check import called_outside_games, faults
from ..core.language.needs import needed_by, needed_names, needed_parts
from ..core.registry import games, load, spec


@click.command(help="Check the catalogues of all languages: missing, unused and mismatched sentences.")
@click.argument("game", required=False)
def catalogues(game: str | None) -> None:
    """List the faults of the project's own sentences and of one game or of all; exit code 1 if there are any."""
    if game is not None:
        spec(game)
    broken = _told("hegemon", len(own := called_outside_games()), 0, faults(None, own, set()))
    for name in [game] if game else games():
        opened = load(name, engine="plain")
        needed, names = needed_by(opened), needed_names(opened)
        found = faults(name, needed, names, needed_parts(opened))
        broken = _told(name, len(needed), len(names), found) or broken
    if broken:
        sys.exit(1)


def _told(whose: str, sentences: int, names: int, found: list[str]) -> bool:
    """Say what was found; is anything broken?"""
    click.echo(f"{whose}: {sentences} sentences, {names} names, {len(found)} faults")
    for fault in found:
        click.echo(f"  {fault}")
    return bool(found)
