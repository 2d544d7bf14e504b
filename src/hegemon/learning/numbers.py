"""Numbers in prose: `{prices.temple.marble}` is looked up in the data files that are being played with.

`{factions:greece.treasury}` names another file than `charts.toml`; `{prices.arm.iron|chip|chips}` adds the word that
fits the number.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from ..core.data import Data, read_toml
from ..core.dual import home_of
from ..core.errors import DataError
from ..core.language import msg

PLACE = re.compile(r"\{([^{}]*)\}")
WANTED = re.compile(r"(?:([a-z_/]+):)?([\w.]+)((?:\|[^|{}]+\|[^|{}]+)?)")


class Numbers:
    """The data files of a game: its own, or an owner's in their place."""

    def __init__(self, game: str, data: Data) -> None:
        self.home: Path = home_of(game)
        self.folder = data.folder
        self._file = cache(lambda name: read_toml(self.home, self.folder, f"{name}.toml"))

    def fill(self, text: str) -> str:
        """The text with its numbers."""
        return PLACE.sub(lambda found: self._value(found[1]), text)

    def _value(self, place: str) -> str:
        wanted = WANTED.fullmatch(place)
        if wanted is None:
            raise DataError(msg("bad-taught-number", place=place))
        value: Any = self._file(wanted[1] or "charts")
        for step in wanted[2].split("."):
            value = self._step(value, step, place)
        if not isinstance(value, int | str):
            raise DataError(msg("bad-taught-single", place=place))
        if not wanted[3]:
            return str(value)
        one, many = wanted[3].strip("|").split("|")
        return f"{value} {one if value == 1 else many}"

    @staticmethod
    def _step(value: Any, step: str, place: str) -> Any:
        if isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            return value[int(step)]
        if isinstance(value, list):  # rows with an id
            found = [row for row in value if isinstance(row, dict) and row.get("id") == step]
            if found:
                return found[0]
        if isinstance(value, dict) and step in value:
            return value[step]
        raise DataError(msg("bad-taught-place", place=place))
