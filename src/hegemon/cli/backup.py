"""`hegemon backup`: a copy of all tables, made while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from .reader import said
from .server_extra import server_extra


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def backup(file: Path) -> None:
    """Copy the server's database to FILE, which must not be there yet. The server may run meanwhile."""
    with server_extra():
        from ..server.backup import make_backup
        from ..server.settings import read_settings
    click.echo(f"{file}: {said(make_backup(read_settings(), file).message)}.")
