"""`hegemon restore`: puts a backup where no database is."""

from __future__ import annotations

from pathlib import Path

import click

from .reader import said
from .server_extra import server_extra


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def restore(file: Path) -> None:
    """Put the backup FILE into an empty data folder (HEGEMON_DATA), after checking that it is whole."""
    with server_extra():
        from ..server.backup import restore_backup
        from ..server.settings import read_settings
    settings = read_settings()
    click.echo(f"{settings.data}: {said(restore_backup(settings, file).message)}.")
