"""`hegemon verify`: replay saved games and check every hash."""

from __future__ import annotations

import sys

import click

from ..core import record
from ..core.errors import RecordError


@click.command(help="Replay saved games and check every action, hash and result.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--data", metavar="FOLDER", help="Your own boards, cards or charts, if the games were played with them.")
def verify(files: tuple[str, ...], data: str | None) -> None:
    """Check each file; one sentence per file, exit code 2 if any is wrong."""
    faults = 0
    for name in files:
        try:
            found = record.verify(name, data)
        except RecordError as fault:
            faults += 1
            click.echo(f"{name}: {fault}", err=True)
            continue
        size = f"{found.lines[-1].turn if found.lines else 0} turns, {len(found.texts())} actions"
        click.echo(f"{name}: {found.game}, {size}, {found.result}; all hashes match.")
    if faults:
        sys.exit(2)
