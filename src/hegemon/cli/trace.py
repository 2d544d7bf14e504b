"""`hegemon trace`: every citation has code and a scenario, and every tag names a citation."""

from __future__ import annotations

import sys

import click

from ..core.errors import HegemonError
from ..core.language import msg
from ..core.registry import games, spec
from ..core.rulebook import SCENARIOS, rules_of
from ..core.rulebook import trace as gaps_of
from .reader import said, tell


@click.command()
@click.argument("game", required=False)
def trace(game: str | None) -> None:
    """List the gaps of one game or of all; exit code 1 if there are any."""
    if not SCENARIOS.is_dir():
        raise HegemonError(msg("bad-no-checkout"))
    if game is not None:
        spec(game)
    broken = False
    for name in [game] if game else games():
        gaps = gaps_of(name)
        rules = rules_of(name).values()
        waived = sum(1 for rule in rules if rule.waived)
        tell(msg("term-traced", game=name, citations=len(rules), waived=waived, gaps=len(gaps)))
        for gap in gaps:
            click.echo(f"  {said(gap)}")
        broken = broken or bool(gaps)
    if broken:
        sys.exit(1)
