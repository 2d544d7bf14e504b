"""Reads charts: tables of a data file by their path, each with its provenance, and the rondel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.data import Rows, require, require_number
from ..core.errors import DataError


def table(raw: dict[str, Any], file: str, path: str) -> dict[str, Any]:
    """A table of the file: `prices.city`."""
    found: Any = raw
    for key in path.split("."):
        found = require(found, key, dict, f"{file}: '{path}'")
    return dict(found)


def number_at(raw: dict[str, Any], file: str, path: str, key: str, low: int, high: int) -> int:
    """A number of a table, within bounds."""
    return require_number(table(raw, file, path), key, f"{file}: [{path}]", low, high)


def tables_came_from(raw: dict[str, Any], file: str, rows: Rows, path: str = "", covered: bool = False) -> None:
    """Provenance of every table of the file; a table without `from` must lie inside one that has it."""
    if "from" in raw:
        rows.came_from(file, path, raw["from"])
        covered = True
    for key, value in raw.items():
        if isinstance(value, dict) and key != "from":
            tables_came_from(value, file, rows, f"{path}.{key}".lstrip("."), covered)
        elif not covered:
            raise DataError(f"{file}: [{path}] does not say where it comes from (`from`).")


def one_of(name: Any, names: Sequence[str], where: str) -> int:
    """The number of a member that a file names."""
    if name not in names:
        raise DataError(f"{where}: '{name}' is none of {', '.join(names)}.")
    return names.index(name)


def read_rondel(c: Any, raw: dict[str, Any], file: str, fields: Sequence[str], resources: Sequence[str]) -> None:
    """Where the fields lie on the ring, which of them produce, and how many steps are free."""
    where = f"{file}: [rondel]"
    rondel = table(raw, file, "rondel")
    order = require(rondel, "order", list, where)
    if sorted(map(str, order)) != sorted(fields):
        raise DataError(f"{where} 'order' must name each of {', '.join(fields)} once.")
    for place, field in enumerate(order):
        c.ring[fields.index(field)] = place
    for field, resource in table(raw, file, "rondel.produces").items():
        if field != "from":
            c.produces[one_of(field, fields, where)] = one_of(resource, resources, where)
    c.free_steps = require_number(rondel, "free_steps", where, 1, len(fields))
