"""What the readers of a campaign file share: names of places in it, and checks of what they find there."""

from __future__ import annotations

import re
from typing import Any

from ...core.data import Rows, require
from ...core.errors import DataError
from .domains import DOMAINS

SIDES = DOMAINS.fixed["seat"]


def file_of(rows: Rows) -> str:
    """The campaign file being read."""
    return f"campaigns/{rows.options['campaign']}.toml"


def where_in(rows: Rows, *words: str) -> str:
    """A place in the file, for sentences."""
    return f"{file_of(rows)}, {' '.join(words)}"


def came_from(rows: Rows, item: str, row: dict[str, Any]) -> None:
    """Keep the provenance of a row."""
    rows.came_from(file_of(rows), item, row.get("from"))


def space_number(rows: Rows, name: Any, where: str) -> int:
    """Number of a space by its id."""
    return _member(rows, "space", name, where)


def unit_number(rows: Rows, name: Any, where: str) -> int:
    """Number of a unit by its id."""
    return _member(rows, "unit", name, where)


def _member(rows: Rows, domain: str, name: Any, where: str) -> int:
    if name not in rows.names[domain]:
        raise DataError(f"{where}: there is no {domain} '{name}'.")
    return rows.names[domain].index(name)


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
