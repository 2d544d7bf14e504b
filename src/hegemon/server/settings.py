"""Settings of a server: from the environment, else from the file that `HEGEMON_CONFIG` names, else the default."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..bots import BOTS
from ..bots.outside import is_outside
from ..core.dual import SOURCE
from ..core.errors import OptionError
from ..core.registry import ENGINES

MOST_BOT_THREADS = 4
PREFIX = "HEGEMON_"
BOT_NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")
CONFIG = "HEGEMON_CONFIG"
# Read before there is a server, by every command: no file of the server can set them.
ENVIRONMENT_ALONE = (CONFIG, "HEGEMON_CACHE", "HEGEMON_GAMES", "HEGEMON_LINKING")


@dataclass(frozen=True)
class Settings:
    """Everything an operator can choose. Limits that nobody needs to choose are fields too, so that tests can."""

    data: Path
    database_url: str
    web: Path
    wanted_engine: str = ""  # none: the compiled one as soon as it is there
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    bot_threads: int = 2
    bot_pause: float = 0.15
    seeds: bool = False
    log: str = "lines"
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    bots: tuple[str, ...] = ()  # of others, as NAME=package.module:Class or NAME=program:COMMAND
    bot_seconds: float = 30.0  # longest thinking time a table may ask of a bot, per decision
    bot_patience: float = 20.0  # seconds beyond its thinking time after which a bot's decision is made for it
    bot_retry: float = 1.0  # seconds after which a bot that met a fault tries again, at first
    largest_body: int = 64_000
    largest_record: int = 2_000_000
    rate_factor: float = 1.0  # multiplies every rate limit
    connections: int = 5_000  # open at the same time, as far as the system gives files for them
    connections_per_address: int = 1_500  # this machine itself (a proxy) left out
    sockets_per_guest: int = 30
    open_days: float = 30.0  # after which a table that still waits for players, and that nobody touched, goes
    listed_per_guest: int = 5  # listed tables of one guest that may wait for players
    least_free: int = 50_000_000  # bytes of the disk below which the server says that it is not well
    request_seconds: float = 15.0  # for a request's head, its body, and for taking the answer
    kept_tables: int = 400  # tables kept in memory while nobody is connected
    address: str = ""  # where people find this server: links in mail and notices begin with it
    mail: str = ""  # smtp://user:password@host:587, smtps:// or, unencrypted on this machine, smtp+plain://
    mail_from: str = ""
    private_hooks: bool = False  # may webhooks and pushes go to addresses of the own network, without TLS?
    notice_seconds: float = 30.0  # somebody who looks at the table within this time is not told that it is their turn
    notice_pause: float = 1.0  # seconds between two looks at what waits to be sent
    notice_retry: float = 30.0  # seconds after which a failed notice is tried again, at first


def data_folder(environment: Mapping[str, str]) -> Path:
    """`HEGEMON_DATA`, or the user's data folder."""
    if named := environment.get("HEGEMON_DATA"):
        return Path(named)
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hegemon"


def client_folder() -> Path:
    """The browser client: inside an installed package, or where a checkout builds it."""
    installed = SOURCE / "client"
    return installed if installed.is_dir() else SOURCE.parent.parent / "web" / "dist"


# -- what can be chosen -----------------------------------------------------------------------------------------------
class _Unfit(Exception):
    """A value that a setting cannot have; the text says what it may be."""


Reader = Callable[[str], Any]


def _number(low: float, high: float) -> Reader:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise _Unfit(f"a number from {low:g} to {high:g}")
        return value

    return read


def _count(low: int, high: int) -> Reader:
    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise _Unfit(f"a number from {low} to {high} without a fraction")
        return int(text)

    return read


def _flag(text: str) -> bool:
    if text not in ("0", "1", "false", "true"):
        raise _Unfit("1 (yes) or 0 (no)")
    return text in ("1", "true")


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _bots(text: str) -> tuple[str, ...]:
    found = _list(text)
    for listed in found:
        name, _, bot = listed.partition("=")
        if not BOT_NAME.fullmatch(name) or name in BOTS or not is_outside(bot):
            raise _Unfit("a list of NAME=package.module:Class or NAME=program:COMMAND, with names of its own")
    return found


def _address(text: str) -> str:
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise _Unfit("an address without a path, as in https://hegemon.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def _mail(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("smtp", "smtps", "smtp+plain") or not parts.hostname):
        raise _Unfit("an address as in smtp://USER:PASSWORD@HOST:587")
    return text


def _one_of(*names: str) -> Reader:
    def read(text: str) -> str:
        if text not in names:
            raise _Unfit(f"one of {', '.join(names)}")
        return text

    return read


@dataclass(frozen=True)
class Setting:
    """Something that an operator can choose: `name` in the file, HEGEMON_<NAME> in the environment."""

    name: str
    about: str
    read: Reader
    field: str = ""  # of Settings, where it has another name

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper()


SETTINGS = (
    Setting("data", "folder of the database", Path),
    Setting("database_url", "another database, as in postgresql+asyncpg://… (install its async driver)", str),
    Setting("web", "folder of the built client", Path),
    Setting(
        "engine", "auto, plain or fast; auto is compiled as soon as that is ready", _one_of(*ENGINES), "wanted_engine"
    ),
    Setting("origins", "further sites whose pages may connect, comma-separated", _list),
    Setting("hosts", "names under which the server answers, comma-separated; none: any", _list),
    Setting("proxies", "addresses of proxies that may name the client (X-Forwarded-For), comma-separated", _list),
    Setting("metrics_for", "addresses that may read /metrics, comma-separated", _list),
    Setting("log", "lines (for people) or json (for programs)", _one_of("lines", "json")),
    Setting("bot_threads", "bots that think at the same time; 0: other processes play them", _count(0, 64)),
    Setting("bot_pause", "seconds between two moves of bots, so that people can follow", _number(0, 60)),
    Setting("bot_seconds", "longest thinking time that a table may ask of a bot, per decision", _number(0.01, 3600)),
    Setting("bots", "bots of others: NAME=package.module:Class or NAME=program:COMMAND, comma-separated", _bots),
    Setting("rate_factor", "multiplies every limit on the pace of a client", _number(0.01, 1000)),
    Setting("connections", "connections open at the same time; the next is turned away with 503", _count(1, 100_000)),
    Setting(
        "connections_per_address", "the same from one address, this machine (a proxy) left out", _count(1, 100_000)
    ),
    Setting("sockets_per_guest", "sockets that one guest may hold open", _count(1, 10_000)),
    Setting("listed_per_guest", "listed tables of one guest that may wait for players", _count(1, 10_000)),
    Setting("request_seconds", "time for a request's head, for its body, and for taking the answer", _number(1, 600)),
    Setting("least_free", "bytes of the disk below which the server is not well", _count(0, 10**15)),
    Setting("kept_tables", "tables kept in memory while nobody is connected", _count(1, 1_000_000)),
    Setting("address", "where people find this server, as in https://hegemon.example.org; for links in mail", _address),
    Setting("mail", "the mail server: smtp://USER:PASSWORD@HOST:587 (STARTTLS), smtps://…, or smtp+plain://…", _mail),
    Setting("mail_from", "the sender of mail", str),
    Setting("private_hooks", "1 lets webhooks and pushes go to addresses of the own network, without TLS", _flag),
    Setting("notice_seconds", "how long somebody may be away from the table before they are told", _number(0, 86_400)),
    Setting("seeds", "1 allows tables with a seed (tests)", _flag),
)
BY_NAME = {setting.name: setting for setting in SETTINGS}


# -- what was chosen --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Choice:
    """A setting's value, what it would be by default, and where it comes from."""

    setting: Setting
    value: Any
    default: Any
    source: str  # a variable, a file, or nothing: the default


def read_choices(environment: Mapping[str, str] | None = None) -> list[Choice]:
    """Every setting with its value and source; a wrong value or an unknown name gets one clear sentence."""
    env = os.environ if environment is None else environment
    _refuse_unknown_variables(env)
    file = env.get(CONFIG, "")
    texts = {name: (text, file) for name, text in (_read_file(Path(file)) if file else {}).items()}
    texts |= {s.name: (env[s.variable], s.variable) for s in SETTINGS if env.get(s.variable)}
    folder = Path(texts["data"][0]) if "data" in texts else data_folder(env)
    defaults = _defaults(env, folder)
    return [_choose(setting, texts.get(setting.name), defaults[setting.name]) for setting in SETTINGS]


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process."""
    return Settings(
        **{choice.setting.field or choice.setting.name: choice.value for choice in read_choices(environment)}
    )


def _choose(setting: Setting, given: tuple[str, str] | None, default: Any) -> Choice:
    if given is None:
        return Choice(setting, default, default, "")
    text, source = given
    try:
        return Choice(setting, setting.read(text), default, source)
    except _Unfit as wanted:
        place = f"The setting {source}" if source == setting.variable else f"The setting '{setting.name}' in {source}"
        raise OptionError(f"{place} is {wanted}, not '{text[:80]}'.") from None


def _defaults(env: Mapping[str, str], folder: Path) -> dict[str, Any]:
    """The defaults that depend on the machine, and those of the class."""
    found = {setting.name: getattr(Settings, setting.name, None) for setting in SETTINGS}
    return found | {
        "data": data_folder({k: v for k, v in env.items() if k != "HEGEMON_DATA"}),
        "database_url": f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
        "web": client_folder(),
        "engine": "auto",
        "bot_threads": min(MOST_BOT_THREADS, os.cpu_count() or 1),
    }


def _refuse_unknown_variables(env: Mapping[str, str]) -> None:
    known = [*ENVIRONMENT_ALONE, *(setting.variable for setting in SETTINGS)]
    for name in sorted(env):
        if name.startswith(PREFIX) and name not in known:
            raise OptionError(f"There is no setting {name}{_perhaps(name, known)}.")


def _read_file(path: Path) -> dict[str, str]:
    """The file's values as texts, as the environment would give them."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as fault:
        raise OptionError(f"The file of settings '{path}' cannot be read: {fault.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise OptionError(f"The file of settings '{path}' is no TOML: {fault}.") from None
    for name in found:
        if PREFIX + name.upper() in ENVIRONMENT_ALONE:
            raise OptionError(f"'{name}' in {path} is set in the environment alone, as {PREFIX}{name.upper()}.")
        if name not in BY_NAME:
            raise OptionError(f"There is no setting '{name[:80]}' in {path}{_perhaps(name, list(BY_NAME))}.")
    return {name: _as_text(path, name, value) for name, value in found.items()}


def _as_text(path: Path, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return str(value)
    if (
        isinstance(value, list)
        and BY_NAME[name].read in (_list, _bots)
        and all(isinstance(part, str) for part in value)
    ):
        return ",".join(value)
    raise OptionError(f"The setting '{name}' in {path} is neither a text nor a number.")


def _perhaps(name: str, known: list[str]) -> str:
    near = [k for k in known if get_close_matches(name.removeprefix(PREFIX), [k.removeprefix(PREFIX)])]
    return f"; perhaps you mean {near[0]}" if near else ""


# -- what may be shown ------------------------------------------------------------------------------------------------
def without_secrets(text: str) -> str:
    """An address without its password and keys."""
    text = re.sub(r"//([^:/@]*):.*@", r"//\1:***@", text)
    return re.sub(r"(?i)([?&][^=&]*(?:pass|secret|token|key)[^=&]*=)[^&]*", r"\1***", text)
