"""A campaign file on its way into the components, and the checks that all its readers share."""

from __future__ import annotations

import re
from typing import Any

from ...core.data import Provenance, origins, require
from ...core.errors import DataError
from .domains import DOMAINS

SIDES = ("roman", "barbarian")


class Campaign:
    """A campaign file on its way into the components."""

    def __init__(self, file: str, raw: dict[str, Any], terrain: dict[str, Any], provenance: list[Provenance]) -> None:
        self.file = file
        self.raw = raw
        self.terrain = terrain
        self.provenance = provenance
        self.spaces: list[str] = []
        self.units: list[str] = []
        self.cards: list[str] = []
        self.titles: dict[str, dict[str, str]] = {}
        self.extra: dict[str, Any] = {}

    def table(self, name: str) -> dict[str, Any]:
        """A table of the file that must be there."""
        found: dict[str, Any] = require(self.raw, name, dict, self.file)
        return found

    def where(self, *words: str) -> str:
        """A place in the file, for sentences."""
        return f"{self.file}, {' '.join(words)}"

    def came_from(self, item: str, row: dict[str, Any]) -> None:
        """Keep the provenance of a row."""
        self.provenance += origins(self.file, item, row.get("from"), self.where(item))

    def space(self, name: Any, where: str) -> int:
        """Number of a space by its id."""
        if name not in self.spaces:
            raise DataError(f"{where}: there is no space '{name}'.")
        return self.spaces.index(name)

    def unit(self, name: Any, where: str) -> int:
        """Number of a unit by its id."""
        if name not in self.units:
            raise DataError(f"{where}: there is no unit '{name}'.")
        return self.units.index(name)


def only_keys(row: dict[str, Any], known: set[str], where: str) -> None:
    """A misspelt key is a fault, not a silence."""
    for key in row:
        if key not in known:
            raise DataError(f"{where} has an unknown entry '{key}'.")


def check_ids(ids: list[str], what: str, where: str) -> None:
    """Ids are lower case words; as many as fit."""
    for name in ids:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            raise DataError(f"{where}: the {what} id '{name}' must be lower case letters, digits and underscores.")
    if len(ids) > DOMAINS.capacity[what]:
        raise DataError(f"{where} has {len(ids)} of '{what}', but at most {DOMAINS.capacity[what]} fit.")


def side_of(row: Any, key: str, where: str) -> int:
    """A side by its name."""
    name = require(row, key, str, where)
    if name not in SIDES:
        raise DataError(f"{where}: '{key}' must be roman or barbarian, not '{name}'.")
    return SIDES.index(name)


def flag(row: dict[str, Any], key: str, where: str) -> bool:
    """A yes or no that may be left out."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise DataError(f"{where}: '{key}' must be true or false.")
    return value


def words(row: Any, key: str, where: str) -> list[str]:
    """A list of words that may be left out."""
    value = row.get(key, []) if isinstance(row, dict) else None
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise DataError(f"{where}: '{key}' must be a list of words.")
    return value


def part(row: Any, key: str, where: str) -> dict[str, Any]:
    """A table that may be left out."""
    value = row.get(key, {}) if isinstance(row, dict) else None
    if not isinstance(value, dict):
        raise DataError(f"{where}: '{key}' must be a table of values.")
    return value
