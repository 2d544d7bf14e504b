"""`hegemon dispatch GAME`: the generated text that leads from an action to its rule."""

from __future__ import annotations

import click

from ..core.dual import dispatch_text
from ..core.registry import spec


@click.command()
@click.argument("game")
def dispatch(game: str) -> None:
    """The whole module as it is loaded in both engines."""
    spec(game)
    click.echo(dispatch_text(game), nl=False)
