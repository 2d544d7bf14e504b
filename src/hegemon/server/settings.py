"""Settings of a server, from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ..core.dual import SOURCE
from ..core.errors import OptionError

MOST_BOT_THREADS = 4


@dataclass(frozen=True)
class Settings:
    """Everything an operator can choose. Limits that nobody needs to choose are fields too, so that tests can."""

    data: Path
    database_url: str
    web: Path
    origins: tuple[str, ...] = ()
    bot_threads: int = 2
    bot_pause: float = 0.15
    seeds: bool = False
    bot_seconds: float = 30.0  # longest thinking time a table may ask of a bot, per decision
    bot_patience: float = 20.0  # seconds beyond its thinking time after which a bot's decision is made for it
    bot_retry: float = 1.0  # seconds after which a bot that met a fault tries again, at first
    largest_body: int = 64_000
    largest_record: int = 2_000_000
    rate_factor: float = 1.0  # multiplies every rate limit
    connections: int = 5_000  # open at the same time, as far as the system gives files for them
    connections_per_address: int = 1_500  # this machine itself (a proxy) left out
    sockets_per_guest: int = 30
    listed_per_guest: int = 5  # listed tables of one guest that may wait for players
    least_free: int = 50_000_000  # bytes of the disk below which the server says that it is not well
    request_seconds: float = 15.0  # for a request's head, its body, and for taking the answer
    kept_tables: int = 400  # tables kept in memory while nobody is connected


def data_folder(environment: Mapping[str, str]) -> Path:
    """`HEGEMON_DATA`, or the user's data folder."""
    if named := environment.get("HEGEMON_DATA"):
        return Path(named)
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hegemon"


def client_folder() -> Path:
    """The browser client: inside an installed package, or where a checkout builds it."""
    installed = SOURCE / "client"
    return installed if installed.is_dir() else SOURCE.parent.parent / "web" / "dist"


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process; a wrong value gets one clear sentence."""
    env = os.environ if environment is None else environment
    folder = data_folder(env)
    return Settings(
        data=folder,
        database_url=env.get("HEGEMON_DATABASE_URL") or f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
        web=Path(env["HEGEMON_WEB"]) if env.get("HEGEMON_WEB") else client_folder(),
        origins=tuple(o.strip() for o in env.get("HEGEMON_ORIGINS", "").split(",") if o.strip()),
        bot_threads=int(_number(env, "HEGEMON_BOT_THREADS", min(MOST_BOT_THREADS, os.cpu_count() or 1), 1, 64)),
        bot_pause=_number(env, "HEGEMON_BOT_PAUSE", 0.15, 0, 60),
        seeds=env.get("HEGEMON_SEEDS", "") == "1",
        rate_factor=_number(env, "HEGEMON_RATE_FACTOR", 1.0, 0.01, 1000),
        connections=int(_number(env, "HEGEMON_CONNECTIONS", 5_000, 1, 100_000)),
        connections_per_address=int(_number(env, "HEGEMON_CONNECTIONS_PER_ADDRESS", 1_500, 1, 100_000)),
        request_seconds=_number(env, "HEGEMON_REQUEST_SECONDS", 15, 1, 600),
    )


def _number(env: Mapping[str, str], name: str, default: float, low: float, high: float) -> float:
    try:
        value = float(env.get(name) or default)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise OptionError(f"The setting {name} is a number from {low:g} to {high:g}, not '{env[name]}'.")
    return value
