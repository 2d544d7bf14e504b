"""Component data: what boards, cards and charts show, read from TOML, each row with its provenance."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from .domains import Domains, Names
from .errors import DataError
from .language.message import Message, msg
from .state import layout_of

ORIGINS = ("rulebook", "source", "deduced", "reconstructed", "designed")


@dataclass(frozen=True)
class Provenance:
    """Where a datum comes from."""

    file: str
    item: str
    origin: str  # begins with one of ORIGINS
    note: str = ""

    @property
    def kind(self) -> str:
        """The bare origin, without the named source."""
        return next((origin for origin in ORIGINS if self.origin.startswith(origin)), self.origin)

    @property
    def certain(self) -> bool:
        """Is this known of the published game (and not our reconstruction or design)?"""
        return self.kind in ("rulebook", "source", "deduced")


@dataclass(frozen=True, eq=False)
class Data:
    """A game's components, ready to play with. Each is its own, and what a view makes of it can be kept by it."""

    components: Any  # the plain Components of the game
    names: Names
    titles: dict[str, dict[str, str]] = field(default_factory=dict)  # domain → id → display name
    provenance: list[Provenance] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)  # for views and clients: coordinates, card texts …
    folder: Path | None = None  # the owner's own data files, if there are any

    def __post_init__(self) -> None:
        """Refuse components with a number that no int16 holds: compiled rules would wrap it silently."""
        layout_of(self.components).flat(self.components)

    def title(self, domain: str, name: str) -> str:
        """Display name of a member."""
        return self.titles.get(domain, {}).get(name) or name.replace("_", " ").capitalize()

    def fingerprint(self) -> str:
        """Identifies what is being played with: a record made with other components does not replay."""
        layout = layout_of(self.components)
        digest = blake2b(layout.flat(self.components)[: layout.position_size].tobytes(), digest_size=6)
        for domain, ids in sorted(self.names.lists.items()):
            digest.update(f"{domain}:{','.join(ids)};".encode())
        return digest.hexdigest()


def read_toml(home: Path, user: Path | None, name: str) -> dict[str, Any]:
    """A data file; one of the same name in the user's folder takes its place."""
    path = home / name
    if user is not None:
        if not user.is_dir():
            raise DataError(msg("bad-folder", folder=str(user)))
        if (user / name).is_file():
            path = user / name
    try:
        return _parsed(path.read_text("utf-8"))()
    except FileNotFoundError:
        raise DataError(msg("bad-data-missing", file=name)) from None
    except tomllib.TOMLDecodeError as fault:
        raise DataError(_unreadable(name, str(fault))) from None
    except UnicodeDecodeError:
        raise DataError(msg("bad-data-encoding", file=name)) from None
    except OSError as fault:
        raise DataError(msg("bad-file-unread", file=name, detail=fault.strerror or str(fault))) from None


@lru_cache(maxsize=200)
def _parsed(text: str) -> Callable[[], dict[str, Any]]:
    """A data file, parsed once however often its game is loaded (with other options, by other people), and packed, so
    that nobody changes what the next one reads."""
    import pickle

    return partial(pickle.loads, pickle.dumps(tomllib.loads(text)))


def _unreadable(file: str, fault: str) -> Message:
    """Where a file is no TOML: the parser says it in English only, but it says the line."""
    found = re.search(r"line (\d+), column (\d+)", fault)
    if found is None:
        return msg("bad-data-ends", file=file)
    return msg("bad-data-toml", file=file, line=found[1], column=found[2])


# -- checks: each fault says the file, the place in it, and what must stand there -------------------------------------
def within(where: str, *path: str) -> str:
    """A place in a data file, as TOML writes it: `boards/west.toml [regions.roma]`."""
    inside = ".".join(path)
    if not inside:
        return where
    return f"{where[:-1]}.{inside}]" if where.endswith("]") else f"{where} [{inside}]"


def shown(value: Any) -> str:
    """A value of a file in a sentence: short enough to be read."""
    return repr(value)[:80]


def require(row: Any, key: str, kind: type | tuple[type, ...], where: str) -> Any:
    """A value that must be there and be of a kind; otherwise one clear sentence."""
    if not isinstance(row, dict):
        raise DataError(msg("bad-data-table", where=where))
    if key not in row:
        raise DataError(msg("bad-data-lacks", where=where, key=key))
    value = row[key]
    kinds = kind if isinstance(kind, tuple) else (kind,)
    wrong_bool = isinstance(value, bool) and bool not in kinds
    if wrong_bool or not isinstance(value, kinds):
        wanted = kinds[-1].__name__  # of several kinds (int, float) the widest
        raise DataError(msg("bad-data-kind", where=where, key=key, wanted=wanted, given=shown(value)))
    return value


def require_number(row: Any, key: str, where: str, low: int = 0, high: int = 32767) -> int:
    """A whole number within bounds."""
    value: int = require(row, key, int, where)
    if not low <= value <= high:
        least, most = str(low), str(high)  # as the file writes numbers
        raise DataError(msg("bad-data-range", where=where, key=key, low=least, high=most, given=str(value)))
    return value


def require_count(number: int, where: str, low: int, high: int | None = None) -> None:
    """So many entries must stand in a place; without `high` exactly so many."""
    if high is None and number != low:
        raise DataError(msg("bad-data-exactly", where=where, wanted=low, given=number))
    if high is not None and not low <= number <= high:
        raise DataError(msg("bad-data-count", where=where, low=low, high=high, given=number))


def one_of(value: Any, choices: Sequence[str], where: str) -> int:
    """The number of a member that a file names; the sentence lists all that it might be."""
    if value not in choices:
        raise DataError(msg("bad-data-one-of", where=where, given=shown(value), choices=", ".join(choices)))
    return choices.index(value)


def entry_of(value: Any, entries: Sequence[str], table: str, where: str) -> int:
    """The number of an entry of another table that a file names; too many to be listed."""
    if value not in entries:
        raise DataError(msg("bad-data-unknown", where=where, given=shown(value), table=table))
    return entries.index(value)


def check_id(name: str, where: str) -> None:
    """Names that players may type are lower case words."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise DataError(msg("bad-data-id", where=where, name=name[:40]))


def origins(file: str, item: str, given: Any, where: str) -> list[Provenance]:
    """Provenance rows from a `from` value: one text for the whole row, or a table with a text per column."""
    if isinstance(given, str):
        given = {"": given}
    if not isinstance(given, dict) or not given:
        raise DataError(msg("bad-data-origin-missing", where=where))
    rows = []
    for column, origin in given.items():
        if not isinstance(origin, str) or not origin.startswith(ORIGINS):
            raise DataError(msg("bad-data-origin", where=where, origins=", ".join(ORIGINS), given=shown(origin)))
        rows.append(Provenance(file, f"{item} {column}".strip(), origin))
    return rows


@dataclass
class Rows:
    """What the readers of data files collect beside the components: names, titles, provenance, what clients draw."""

    options: dict[str, Any] = field(default_factory=dict)
    names: dict[str, list[str]] = field(default_factory=dict)  # domain → ids
    titles: dict[str, dict[str, str]] = field(default_factory=dict)  # domain → id → display name
    extra: dict[str, Any] = field(default_factory=dict)
    provenance: list[Provenance] = field(default_factory=list)

    def came_from(self, file: str, item: str, given: Any) -> None:
        """Remember where a row comes from (its `from`); one that does not say so is refused."""
        self.provenance.extend(origins(file, item, given, within(file, item)))

    def data(self, components: Any, domains: Domains) -> Data:
        """Everything read, ready to play with."""
        return Data(components, domains.names(self.names), self.titles, self.provenance, self.extra)
