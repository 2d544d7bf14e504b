"""Component data: what boards, cards and charts show, read from TOML, each row with its provenance."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from .domains import Domains, Names
from .errors import DataError
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


@dataclass(frozen=True)
class Data:
    """A game's components, ready to play with."""

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
        digest = blake2b(layout_of(self.components).flat(self.components).tobytes(), digest_size=6)
        for domain, ids in sorted(self.names.lists.items()):
            digest.update(f"{domain}:{','.join(ids)};".encode())
        return digest.hexdigest()


def read_toml(home: Path, user: Path | None, name: str) -> dict[str, Any]:
    """A data file; one of the same name in the user's folder takes its place."""
    path = home / name
    if user is not None:
        if not user.is_dir():
            raise DataError(f"There is no folder '{user}' with your own data files.")
        if (user / name).is_file():
            path = user / name
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise DataError(f"The data file '{name}' is missing.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise DataError(f"The data file '{path.name}' cannot be read: {fault}.") from None
    except OSError as fault:
        raise DataError(f"The data file '{path.name}' cannot be read: {fault.strerror}.") from None


def require(row: Any, key: str, kind: type | tuple[type, ...], where: str) -> Any:
    """A value that must be there and be of a kind; otherwise one clear sentence."""
    if not isinstance(row, dict):
        raise DataError(f"{where} must be a table of values.")
    if key not in row:
        raise DataError(f"{where} lacks '{key}'.")
    value = row[key]
    kinds = kind if isinstance(kind, tuple) else (kind,)
    wrong_bool = isinstance(value, bool) and bool not in kinds
    if wrong_bool or not isinstance(value, kinds):
        wanted = " or ".join(k.__name__ for k in kinds)
        raise DataError(f"{where}: '{key}' must be of type {wanted}, not {value!r}.")
    return value


def require_number(row: Any, key: str, where: str, low: int = 0, high: int = 32767) -> int:
    """A whole number within bounds."""
    value: int = require(row, key, int, where)
    if not low <= value <= high:
        raise DataError(f"{where}: '{key}' must lie between {low} and {high}, not {value}.")
    return value


def origins(file: str, item: str, given: Any, where: str) -> list[Provenance]:
    """Provenance rows from a `from` value: one text for the whole row, or a table with a text per column."""
    if isinstance(given, str):
        given = {"": given}
    if not isinstance(given, dict) or not given:
        raise DataError(f"{where} does not say where it comes from (`from`).")
    rows = []
    for column, origin in given.items():
        if not isinstance(origin, str) or not origin.startswith(ORIGINS):
            raise DataError(f"{where}: `from` must begin with one of {', '.join(ORIGINS)}, not {origin!r}.")
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
        self.provenance.extend(origins(file, item, given, f"{file}: {item}"))

    def data(self, components: Any, domains: Domains) -> Data:
        """Everything read, ready to play with."""
        return Data(components, domains.names(self.names), self.titles, self.provenance, self.extra)
