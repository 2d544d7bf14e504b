"""What is printed: how many pebbles there are, and what each is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Data, Rows, read_toml
from ...core.state import grid, layout
from .domains import DOMAINS
from .read_charts import read_charts


@layout(DOMAINS)
class Components:
    """The box."""

    pebbles: list[int] = grid("colour")
    worth: list[int] = grid("colour")


def load_data(options: dict[str, Any], folder: Path | None) -> Data:
    """Read the chart; a file of the same name in the user's folder takes its place."""
    c, rows = Components(), Rows(options)
    read_charts(c, read_toml(Path(__file__).parent, folder, "charts.toml"), rows)
    return rows.data(c, DOMAINS)
