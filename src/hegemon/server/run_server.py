"""Runs the application on a socket until it is told to end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from ..core.errors import OptionError
from ..core.language import msg
from .app import create_app, make_folder
from .connections import PatientSocket, keep_taking, protocol_for
from .logs import set_up_logs
from .settings import Settings
from .storage.database import address_of, open_database
from .storage.one_process import held_alone, is_shared

YOUNG = 5_000  # objects more than before, until Python looks for circles among them
WAITING_TO_BE_LET_IN = 128  # connections; all of them may be accepted at once, so there must be files left for them


class _Announcing(uvicorn.Server):
    """Says that it is ready when it is."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, settings: Settings, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.request_seconds = settings.request_seconds
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.looking = asyncio.create_task(keep_taking(self.server_state.connections, self.request_seconds))
            self.app.state.warming.add_done_callback(lambda _: stay_loaded())
            self.ready()


def stay_loaded() -> None:
    """What is loaded by now stays to the end: looking through all of it for garbage, again and again, would hold every
    table up for a quarter of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


async def _try_database(settings: Settings) -> None:
    with held_alone(address_of(settings.database_url)):
        await (await open_database(settings.database_url)).dispose()


def check(settings: Settings, processes: int = 1) -> None:
    """An unusable folder or database is told before anything starts."""
    make_folder(settings)
    shared = is_shared(address_of(settings.database_url))
    if processes > 1 and not shared:
        raise OptionError(msg("bad-database-shared"))
    if not settings.bot_threads and not shared:
        raise OptionError(msg("bad-database-bots"))
    asyncio.run(_try_database(settings))


def _prepare(settings: Settings) -> None:
    set_up_logs(settings.log)
    sys.setswitchinterval(0.001)  # a bot that runs interpreted hands the interpreter over soon enough


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to end."""
    _prepare(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        app, http=protocol_for(settings), ws=PatientSocket, ws_max_size=16_384,
        ws_per_message_deflate=False, ws_ping_interval=settings.request_seconds,
        ws_ping_timeout=settings.request_seconds, log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=5, forwarded_allow_ips=list(settings.proxies), backlog=WAITING_TO_BE_LET_IN,
    )  # fmt: skip
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how it is meant to end
        _Announcing(app, config, settings, ready).run(sockets=[listening])


def run_bots(settings: Settings, ready: Callable[[], None]) -> None:
    """Play the bots of a database that is shared with servers, until told to end."""
    _prepare(settings)
    asyncio.run(_play_bots(settings, ready))


async def _play_bots(settings: Settings, ready: Callable[[], None]) -> None:
    ended = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, ended.set)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        ready()
        await ended.wait()
