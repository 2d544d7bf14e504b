"""Reads coast.toml: the coastline that the map is drawn over. No rule looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows

if TYPE_CHECKING:
    from .components import Components

FILE = "coast.toml"


def read_coast(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Keep the rings for drawings."""
    rows.came_from(FILE, "coastline", raw.get("from"))
    rows.extra["coast"] = raw.get("rings", [])
