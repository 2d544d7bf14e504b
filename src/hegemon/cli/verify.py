"""`hegemon verify`: replay saved games, check every hash, and prove every draw whose seed is open."""

from __future__ import annotations

import sys

import click

from ..core import record
from ..core.errors import RecordError
from ..core.language import Message, msg
from ..core.language.message import as_argument
from ..core.record import NOBODYS, Record
from .click_words import WORDS
from .reader import said


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
            click.echo(f"{name}: {fault.sentence(WORDS.language)}", err=True)
            continue
        turns, actions = found.lines[-1].turn if found.lines else 0, len(found.texts())
        chance = as_argument(_chance(found))
        size = {"turns": str(turns), "actions": str(actions)}
        told = msg("term-verified", file=name, game=found.game, result=found.result, chance=chance, **size)
        click.echo(f"{said(told)}.")
    if faults:
        sys.exit(2)


def _compare(found: Record, commitment: str | None) -> None:
    if commitment is not None and (found.chance is None or found.chance.commitment != commitment.strip().lower()):
        raise RecordError(msg("bad-commitment"))


def _chance(found: Record) -> Message:
    """How much is proved of the draws."""
    if found.chance is None:
        return msg("term-chance-none")
    if not found.chance.seed:
        return msg("term-chance-closed")
    draws = sum(actor == NOBODYS for line in found.lines for actor, _ in line.actions)
    return msg("term-chance-proved", draws=draws, salts=len(found.chance.salts))
