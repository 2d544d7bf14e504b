"""Reads charts: tables of a data file by their path, each with its provenance, and the rondel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.data import Rows, one_of, require, require_number, within
from ..core.errors import DataError
from ..core.language import msg


def table(raw: dict[str, Any], file: str, path: str) -> dict[str, Any]:
    """A table of the file: `prices.city`."""
    found: Any = raw
    keys = path.split(".")
    for depth, key in enumerate(keys):
        found = require(found, key, dict, within(file, *keys[:depth]))
    return dict(found)


def number_at(raw: dict[str, Any], file: str, path: str, key: str, low: int, high: int) -> int:
    """A number of a table, within bounds."""
    return require_number(table(raw, file, path), key, within(file, path), low, high)


def tables_came_from(raw: dict[str, Any], file: str, rows: Rows, path: str = "", covered: bool = False) -> None:
    """Provenance of every table of the file; a table without `from` must lie inside one that has it."""
    if "from" in raw:
        rows.came_from(file, path, raw["from"])
        covered = True
    for key, value in raw.items():
        if isinstance(value, dict) and key != "from":
            tables_came_from(value, file, rows, f"{path}.{key}".lstrip("."), covered)
        elif not covered:
            raise DataError(msg("bad-data-origin-missing", where=within(file, path)))


def read_rondel(c: Any, raw: dict[str, Any], file: str, fields: Sequence[str], resources: Sequence[str]) -> None:
    """Where the fields lie on the ring, which of them produce, and how many steps are free."""
    where = within(file, "rondel")
    rondel = table(raw, file, "rondel")
    order = require(rondel, "order", list, where)
    if sorted(map(str, order)) != sorted(fields):
        raise DataError(msg("bad-rondel-order", where=where, fields=", ".join(fields)))
    for place, field in enumerate(order):
        c.ring[fields.index(field)] = place
    for field, resource in table(raw, file, "rondel.produces").items():
        if field != "from":
            produces = within(where, "produces")
            c.produces[one_of(field, fields, produces)] = one_of(resource, resources, within(produces, field))
    c.free_steps = require_number(rondel, "free_steps", where, 1, len(fields))
