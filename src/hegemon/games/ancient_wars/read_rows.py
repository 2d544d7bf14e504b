"""What the readers of a campaign file share: names of places in it, and checks of what they find there."""

from __future__ import annotations

from typing import Any

from ...core.data import Rows, check_id, entry_of, one_of, require, within
from ...core.errors import DataError
from ...core.language import msg, said_by
from .domains import DOMAINS

SIDES = DOMAINS.fixed["seat"]
SAY = said_by("ancient_wars")


def file_of(rows: Rows) -> str:
    """The campaign file being read."""
    return f"campaigns/{rows.options['campaign']}.toml"


def where_in(rows: Rows, *path: str) -> str:
    """A place in the file, for sentences."""
    return within(file_of(rows), *path)


def came_from(rows: Rows, item: str, row: dict[str, Any]) -> None:
    """Keep the provenance of a row."""
    rows.came_from(file_of(rows), item, row.get("from"))


def space_number(rows: Rows, name: Any, where: str) -> int:
    """Number of a space by its id."""
    return entry_of(name, rows.names["space"], "[spaces]", where)


def unit_number(rows: Rows, name: Any, where: str) -> int:
    """Number of a unit by its id."""
    return entry_of(name, rows.names["unit"], "[units]", where)


def only_keys(row: dict[str, Any], known: set[str], where: str) -> None:
    """A misspelt key is a fault, not a silence."""
    for key in row:
        if key not in known:
            raise DataError(msg("bad-entry", where=where, key=key, known=", ".join(sorted(known))), SAY)


def check_ids(ids: list[str], where: str) -> None:
    """Ids are lower case words."""
    for name in ids:
        check_id(name, where)


def side_of(row: Any, key: str, where: str) -> int:
    """A side by its name."""
    return one_of(require(row, key, str, where), SIDES, within(where, key))


def flag(row: dict[str, Any], key: str, where: str) -> bool:
    """A yes or no that may be left out."""
    return bool(require({key: False, **row}, key, bool, where))


def words(row: Any, key: str, where: str) -> list[str]:
    """A list of words that may be left out."""
    value = row.get(key, []) if isinstance(row, dict) else None
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise DataError(msg("bad-words", where=within(where, key)), SAY)
    return value


def part(row: Any, key: str, where: str) -> dict[str, Any]:
    """A table that may be left out."""
    return dict(require({key: {}, **row} if isinstance(row, dict) else row, key, dict, where))
