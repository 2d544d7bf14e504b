"""`hegemon teaching`: is the teacher's material whole?"""

from __future__ import annotations

import sys

import click

from ..core.language import LANGUAGES, msg
from ..core.registry import games, load, spec
from ..learning.check import faults
from ..learning.companion import known_rules, sections
from .reader import system_language, tell


@click.command()
@click.argument("game", required=False)
@click.option("--data", type=click.Path(exists=True, file_okay=False))
def teaching(game: str | None, data: str | None) -> None:
    """List the faults of one game or of all; exit code 1 if there are any."""
    if game is not None:
        spec(game)
    broken = False
    for name in [game] if game else games():
        found = faults(load(name, engine="plain", data=data), system_language())
        chapters = len(sections(name, "companion", LANGUAGES[0]))
        tell(msg("term-taught", game=name, chapters=chapters, rules=len(known_rules(name)), faults=len(found)))
        for fault in found:
            click.echo(f"  {fault}")
        broken = broken or bool(found)
    if broken:
        sys.exit(1)
