"""`hegemon serve`: the table in the browser."""

from __future__ import annotations

import socket

import click

from ..core.errors import HegemonError
from ..core.language import msg
from .reader import tell
from .server_extra import server_extra


@click.command()
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
def serve(port: int, host: str, workers: int) -> None:
    """Serve the table: play in the browser, alone, with friends or against bots."""
    with server_extra():
        from ..server.run_server import check, run
        from ..server.settings import read_settings
        from ..server.workers import Workers
    settings = read_settings()
    listening = _listen(host, port)
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}/"
    tell(msg("term-serve-data", folder=str(settings.data)))
    check(settings, workers)

    def ready() -> None:
        tell(msg("term-serve-ready", address=address))

    if workers == 1:
        run(settings, listening, ready)
    else:
        Workers(settings, listening, workers).run(ready)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port now, so that a taken one is told in a sentence."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # The protocol is named: asyncio sends small answers at once only on sockets that say they are TCP.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as fault:
        raise HegemonError(msg("bad-port", port=str(port), host=host, detail=fault.strerror or "?")) from None
    return listening
