"""Reads charts.toml."""

from __future__ import annotations

from typing import Any

from ...core.data import Rows, require, require_number
from .domains import DOMAINS

FILE = "charts.toml"


def read_charts(c: Any, raw: dict[str, Any], rows: Rows) -> None:
    """How many pebbles of each colour there are, what they are worth and how they are called."""
    for i, colour in enumerate(DOMAINS.fixed["colour"]):
        c.pebbles[i] = require_number(raw.get("heap"), colour, f"{FILE}: [heap]", high=50)
        c.worth[i] = require_number(raw.get("worth"), colour, f"{FILE}: [worth]", high=100)
        name = require(raw.get("names"), colour, str, f"{FILE}: [names]")
        rows.titles.setdefault("colour", {})[colour] = name
    rows.came_from(FILE, "chart", raw.get("from"))
