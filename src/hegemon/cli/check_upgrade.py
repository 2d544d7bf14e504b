"""`hegemon check-upgrade`: the gate before an upgrade."""

from __future__ import annotations

import asyncio
import sys

import click

from ..core.language import msg
from .click_words import WORDS
from .reader import tell
from .server_extra import server_extra

WOULD_DIFFER = 1


@click.command()
@click.option("--all", "finished_too", is_flag=True)
@click.option("--copy", is_flag=True)
def check_upgrade(finished_too: bool, copy: bool) -> None:
    """Play every running game again under the rules of this version, on a copy of the database.

    Names each game that would not go on as it is, and why; exit code 1 if there is one that goes on today."""
    with server_extra():
        from ..server.settings import read_settings
        from ..server.upgrade import check_upgrade as check
    found = asyncio.run(check(read_settings(), finished_too, copy))
    for difference in found.differences:
        tell(difference.message(WORDS.language))
    tell(msg("term-upgraded", checked=found.checked, lost=len(found.lost)))
    if found.lost:
        sys.exit(WOULD_DIFFER)
