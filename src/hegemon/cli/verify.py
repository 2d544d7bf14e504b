"""`hegemon verify`: replay saved games, check every hash, and prove every draw whose seed is open."""

from __future__ import annotations

import sys

import click

from ..core import record
from ..core.errors import RecordError
from ..core.record import NOBODYS, Record


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--data", metavar="FOLDER")
@click.option("--commitment", metavar="HASH")
def verify(files: tuple[str, ...], data: str | None, commitment: str | None) -> None:
    """Check each file; one sentence per file, exit code 2 if any is wrong."""
    faults = 0
    for name in files:
        try:
            found = record.verify(name, data)
            _compare(found, commitment)
        except RecordError as fault:
            faults += 1
            click.echo(f"{name}: {fault}", err=True)
            continue
        size = f"{found.lines[-1].turn if found.lines else 0} turns, {len(found.texts())} actions"
        click.echo(f"{name}: {found.game}, {size}, {found.result}; all hashes match; {_chance(found)}")
    if faults:
        sys.exit(2)


def _compare(found: Record, commitment: str | None) -> None:
    if commitment is not None and (found.chance is None or found.chance.commitment != commitment.strip().lower()):
        raise RecordError("The game was not committed to what you wrote down.")


def _chance(found: Record) -> str:
    """How much is proved of the draws."""
    if found.chance is None:
        return "no commitment was made before the game, so its draws cannot be proved."
    if not found.chance.seed:
        return "its seed is not open yet, so its draws are not proved."
    draws = sum(actor == NOBODYS for line in found.lines for actor, _ in line.actions)
    return f"all {draws} draws follow from the seed and {len(found.chance.salts)} salts."
