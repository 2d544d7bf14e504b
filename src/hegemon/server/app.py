"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from .. import __version__
from ..core.errors import DataError
from ..core.language import LANGUAGES, msg
from .about_games import GamePages
from .about_games import all_games as list_games
from .bot_runner import BotRunner
from .client_pages import client_pages
from .clock_runner import ClockRunner
from .coaching import Coach
from .guests import Guests
from .health import HealthCheck
from .identity import one_time
from .identity.accounts import Accounts
from .identity.errands import Errands
from .identity.letters import Letters
from .library import Library
from .limits import Guard, RateLimits
from .logs import Observed
from .metrics import Metrics, metrics_page
from .notices.sending import Notices
from .other_processes import OtherProcesses
from .play.table import now
from .problems import install
from .reviews import Reviews
from .rounds import Rounds
from .routes import (
    account,
    chance,
    choosing,
    coaching,
    games,
    learning,
    notices,
    people,
    play,
    reviews,
    socket,
    tables,
)
from .schemas import views
from .schemas.tables import SocketCommand, SocketMessage
from .service import TableService
from .settings import Settings, read_settings
from .storage import lists
from .storage.database import address_of, open_database
from .storage.leases import NoOthers, PostgresLeases
from .storage.one_process import held_alone
from .storage.store import Store

log = logging.getLogger(__name__)
TIDY_SECONDS = 3600.0
ERRAND_SECONDS = 1.0
DESCRIPTION = "/openapi.json"
COMMANDS_KEPT = 7 * 24 * 3600 * 1000  # milliseconds


def create_app(settings: Settings | None = None, library: Library | None = None) -> FastAPI:
    """An application; its database is opened when it starts."""
    chosen = settings or read_settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        make_folder(chosen)
        with held_alone(address_of(chosen.database_url)):
            async with _running(app, chosen, library or Library(chosen.wanted_engine)):
                yield

    app = FastAPI(
        title="Hegemon", version=__version__, lifespan=lifespan, openapi_url=None,
        description="Strategy games of the ancient world at one table. See docs/protocol.md.",
    )  # fmt: skip
    app.add_middleware(Guard, settings=chosen)
    install(app)
    parts = (games, account, people, notices, learning, coaching, tables, chance, reviews, play, choosing, socket)
    for part in parts:  # as they are: to include a router would work all of its routes out again for every application
        app.router.routes += part.router.routes
    app.add_api_route(DESCRIPTION, partial(_description, app), include_in_schema=False)
    app.state.metrics, app.state.description = Metrics(), None
    app.include_router(metrics_page(app.state.metrics, chosen.metrics_for))
    app.include_router(notices.bare)
    app.include_router(client_pages(chosen.web))
    inner = app.build_middleware_stack
    app.build_middleware_stack = lambda: Observed(inner(), app.state.metrics)  # type: ignore[method-assign]
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


def make_folder(settings: Settings) -> None:
    """The data folder must be there."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise DataError(
            msg("bad-data-folder-unmade", folder=str(settings.data), detail=fault.strerror or "?")
        ) from None


@contextlib.asynccontextmanager
async def _running(app: FastAPI, settings: Settings, library: Library) -> AsyncIterator[None]:
    """Open the database, wake the bots that were thinking when the server ended, warm the engines."""
    plays_bots = settings.bot_threads > 0
    store = Store(await open_database(settings.database_url), plays_bots)
    service = TableService(settings, store, library)
    service.metrics = app.state.metrics
    leases = PostgresLeases(store.engine) if store.shared else NoOthers()
    bots = BotRunner(service, leases)
    service.metrics.gauges = {
        "hegemon_sockets": ("Open sockets.", service.hub.count),
        "hegemon_tables_in_memory": ("Tables kept in memory.", service.in_memory),
        "hegemon_bots_waiting": ("Bots that wait for a thread to think in.", bots.queue.waiting),
        "hegemon_bots_thinking": ("Bots that think.", bots.queue.thinking),
        "hegemon_bots_in_trouble": ("Tables at which a bot cannot move.", lambda: len(service.hub.troubles)),
    }
    service.wake = bots.wake
    app.state.service, app.state.guests, app.state.rate_limits = (
        service,
        Guests(store),
        RateLimits(settings.rate_factor),
    )
    service.hub.forget = app.state.guests.forget
    app.state.game_pages, app.state.health = GamePages(service), HealthCheck(service)
    app.state.reviews = Reviews(service)
    app.state.coach = Coach(service)
    accounts = app.state.accounts = Accounts(service, app.state.guests, Letters(settings))
    list_games(service, LANGUAGES[0])  # loads them, so that the first page need not wait
    await store.forget_commands(now() - COMMANDS_KEPT)
    tidying = asyncio.create_task(_tidy(store))
    errands = Rounds("errands", Errands(accounts).round, ERRAND_SECONDS)
    telling = Rounds("notices", Notices(accounts).round, settings.notice_pause)
    deadlines = ClockRunner(service)
    await deadlines.start()
    others = OtherProcesses(service, bots, leases, plays_bots) if isinstance(leases, PostgresLeases) else None
    if others is not None:
        others.start()
    else:
        for table_id in await lists.waiting_for_bots(store):
            bots.wake(table_id)
    warming = app.state.warming = asyncio.create_task(library.warm())
    try:
        yield
    finally:
        app.state.reviews.close()
        await deadlines.close()
        app.state.coach.close()
        warming.cancel()
        tidying.cancel()
        await asyncio.gather(warming, tidying, errands.close(), telling.close(), return_exceptions=True)
        await accounts.letters.close()
        played = bots.held()
        await bots.stop()
        if others is not None:
            await others.close(played)
        service.close()
        await store.close()


async def _tidy(store: Store) -> None:
    """Every hour: what nobody will repeat any more goes."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await store.forget_commands(now() - COMMANDS_KEPT)
            await one_time.forget_old(store)
        except Exception as fault:
            log.error("Old commands could not be removed; tried again later: %s", fault)


async def _description(app: FastAPI) -> Response:
    """OpenAPI as text, made once: it takes ten milliseconds."""
    if app.state.description is None:
        app.state.description = json.dumps(app.openapi()).encode()
    return Response(app.state.description, media_type="application/json")


def _described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the messages of the socket and the games' own views among the schemas."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        message = TypeAdapter(SocketMessage).json_schema(ref_template="#/components/schemas/{model}")
        schemas = made["components"]["schemas"]
        for name, schema in message.pop("$defs").items():
            schemas.setdefault(name, schema)
        schemas["SocketMessage"] = message
        schemas["SocketCommand"] = SocketCommand.model_json_schema()
        schemas.update(views.described())
        app.openapi_schema = made
    return app.openapi_schema
