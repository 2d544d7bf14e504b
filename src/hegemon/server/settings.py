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
from ..core.language import Message, msg
from ..core.language.message import as_argument
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
    request_seconds: float = (
        15.0  # for a request's head, its body, for taking the answer, and for a socket to answer a ping
    )
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
    """A value that a setting cannot have; what it may be."""

    def __init__(self, wanted: Message) -> None:
        super().__init__(wanted)
        self.wanted = wanted


Reader = Callable[[str], Any]


def _number(low: float, high: float) -> Reader:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise _Unfit(msg("say-unfit-number", low=f"{low:g}", high=f"{high:g}"))
        return value

    return read


def _count(low: int, high: int) -> Reader:
    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise _Unfit(msg("say-unfit-count", low=str(low), high=str(high)))
        return int(text)

    return read


def _flag(text: str) -> bool:
    if text not in ("0", "1", "false", "true"):
        raise _Unfit(msg("say-unfit-flag"))
    return text in ("1", "true")


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _bots(text: str) -> tuple[str, ...]:
    found = _list(text)
    for listed in found:
        name, _, bot = listed.partition("=")
        if not BOT_NAME.fullmatch(name) or name in BOTS or not is_outside(bot):
            raise _Unfit(msg("say-unfit-bots"))
    return found


def _address(text: str) -> str:
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise _Unfit(msg("say-unfit-address"))
    return f"{parts.scheme}://{parts.netloc}"


def _mail(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("smtp", "smtps", "smtp+plain") or not parts.hostname):
        raise _Unfit(msg("say-unfit-mail"))
    return text


def _database(text: str) -> str:
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        fits = make_url(text).get_dialect().is_async
    except SQLAlchemyError:
        fits = False
    if not fits:
        raise _Unfit(msg("say-unfit-database"))
    return text


def _one_of(*names: str) -> Reader:
    def read(text: str) -> str:
        if text not in names:
            raise _Unfit(msg("say-unfit-one-of", names=", ".join(names)))
        return text

    return read


@dataclass(frozen=True)
class Setting:
    """Something that an operator can choose: `name` in the file, HEGEMON_<NAME> in the environment."""

    name: str
    read: Reader
    field: str = ""  # of Settings, where it has another name

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper()

    @property
    def about(self) -> Message:
        """What it is, for whoever reads it."""
        return Message(f"setting-{self.name}")


SETTINGS = (
    Setting("data", Path),
    Setting("database_url", _database),
    Setting("web", Path),
    Setting("engine", _one_of(*ENGINES), "wanted_engine"),
    Setting("origins", _list),
    Setting("hosts", _list),
    Setting("proxies", _list),
    Setting("metrics_for", _list),
    Setting("log", _one_of("lines", "json")),
    Setting("bot_threads", _count(0, 64)),
    Setting("bot_pause", _number(0, 60)),
    Setting("bot_seconds", _number(0.01, 3600)),
    Setting("bots", _bots),
    Setting("rate_factor", _number(0.01, 1000)),
    Setting("connections", _count(1, 100_000)),
    Setting("connections_per_address", _count(1, 100_000)),
    Setting("sockets_per_guest", _count(1, 10_000)),
    Setting("listed_per_guest", _count(1, 10_000)),
    Setting("request_seconds", _number(1, 600)),
    Setting("least_free", _count(0, 10**15)),
    Setting("kept_tables", _count(1, 1_000_000)),
    Setting("address", _address),
    Setting("mail", _mail),
    Setting("mail_from", str),
    Setting("private_hooks", _flag),
    Setting("notice_seconds", _number(0, 86_400)),
    Setting("seeds", _flag),
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
    except _Unfit as unfit:
        why, shown = as_argument(unfit.wanted), without_secrets(text)[:80]
        if source == setting.variable:
            raise OptionError(msg("bad-setting-variable", name=source, why=why, given=shown)) from None
        raise OptionError(msg("bad-setting-file", name=setting.name, file=source, why=why, given=shown)) from None


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
            raise OptionError(msg("bad-setting-unknown", name=name, near=_perhaps(name, known)))


def _read_file(path: Path) -> dict[str, str]:
    """The file's values as texts, as the environment would give them."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as fault:
        raise OptionError(msg("bad-settings-unread", file=str(path), detail=fault.strerror or "?")) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise OptionError(msg("bad-settings-toml", file=str(path), detail=str(fault))) from None
    for name in found:
        if PREFIX + name.upper() in ENVIRONMENT_ALONE:
            variable = PREFIX + name.upper()
            raise OptionError(msg("bad-setting-environment", name=name, file=str(path), variable=variable))
        if name not in BY_NAME:
            near = _perhaps(name, list(BY_NAME))
            raise OptionError(msg("bad-setting-unknown-in", name=name[:80], file=str(path), near=near))
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
    raise OptionError(msg("bad-setting-type", name=name, file=str(path)))


def _perhaps(name: str, known: list[str]) -> str:
    near = [k for k in known if get_close_matches(name.removeprefix(PREFIX), [k.removeprefix(PREFIX)])]
    return near[0] if near else "none"


# -- what may be shown ------------------------------------------------------------------------------------------------
def without_secrets(text: str) -> str:
    """An address without its password and keys."""
    text = re.sub(r"//([^:/@]*):.*@", r"//\1:***@", text)
    return re.sub(r"(?i)([?&][^=&]*(?:pass|secret|token|key)[^=&]*=)[^&]*", r"\1***", text)
