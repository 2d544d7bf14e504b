"""`hegemon worker`: plays the bots of a shared database, on this machine or another."""

from __future__ import annotations

import click

from ..core.errors import OptionError
from ..core.language import msg
from .reader import tell
from .server_extra import server_extra


@click.command()
def worker() -> None:
    """Play the bots of the servers that share a PostgreSQL (HEGEMON_DATABASE_URL); no page is served here.

    Servers with HEGEMON_BOT_THREADS=0 leave their bots to such processes."""
    with server_extra():
        from ..server.run_server import check, run_bots
        from ..server.settings import read_settings
        from ..server.storage.database import address_of
        from ..server.storage.one_process import is_shared
    settings = read_settings()
    if not is_shared(address_of(settings.database_url)):
        raise OptionError(msg("bad-worker-database"))
    if not settings.bot_threads:
        raise OptionError(msg("bad-worker-threads"))
    check(settings)
    run_bots(settings, lambda: tell(msg("term-worker-ready")))
