"""What was learned about a game: one number per named feature for the beginning of a game and one for how it changes
until the end, with the run that made them. Shipped as `weights.json` in the game's folder."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from ..core.dual import home_of
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import msg
from ..core.planner import can_plan

FILE = "weights.json"
HEAD = 3  # numbers of a cell before those for the features
BY_HAND = -1  # the brain that asks the game's own estimate
SEARCH_NUMBERS = {  # of `levels.Level`, in which a game may differ
    **dict.fromkeys(("width", "work", "candidates", "trials", "rounds", "alike", "foretold", "memory"), int),
    **dict.fromkeys(("heat", "reach", "warmth", "spread", "trust", "opinion", "curiosity"), float),
}


@dataclass
class Weights:
    """The weights of a game's features."""

    features: list[str]
    early: list[float]
    change: list[float]  # what is added to them when the game is about to end
    run: dict[str, Any] = field(default_factory=dict)  # seed, commit, games, curve of the run that made them
    # numbers in which a level differs in this game ("strong"), and with so many seats ("strong:2")
    search: dict[str, dict[str, Any]] = field(default_factory=dict)
    # a second row, fitted to results alone: it tells chances better, and is not to plan by (empty: there is none)
    fitted: list[float] = field(default_factory=list)
    # cells of a net that sees the features and adds to what this row says: what each gives, from where on, how that
    # changes until the end of a game, and what it sees
    cells: list[list[float]] = field(default_factory=list)
    # the same two where so many players need others, by their number
    apart: dict[int, tuple[list[float], list[list[float]]]] = field(default_factory=dict)

    @property
    def row(self) -> list[float]:
        """As the planner takes them."""
        return self.early + self.change

    def foretelling(self, seats: int) -> tuple[list[float], list[list[float]]]:
        """What tells chances with so many seats: a row (that which plans, if there is no other) and the cells."""
        return self.apart.get(seats, (self.fitted or self.row, self.cells))

    @property
    def told(self) -> dict[str, list[float]]:
        """Those that count, by name."""
        rows = zip(self.features, self.early, self.change, strict=True)
        return {name: [early, change] for name, early, change in rows if early or change}

    def save(self, path: Path) -> None:
        """Write them, one feature a line."""
        rows = self._rows(self.early, self.change)
        run = json.dumps(self.run, indent=2).replace("\n", "\n  ")
        search = ",\n".join(f"    {json.dumps(level)}: {json.dumps(told)}" for level, told in self.search.items())
        rows_told = [("", self.fitted, self.cells), *((f":{seats}", *told) for seats, told in self.apart.items())]
        more = "".join(self._foretold(*told) for told in rows_told)
        parts = f'  "weights": {{\n{rows}\n  }},\n{more}  "search": {{\n{search}\n  }},\n  "run": {run}'
        path.write_text(f"{{\n{parts}\n}}\n", "utf-8")

    def _rows(self, early: list[float], change: list[float]) -> str:
        return ",\n".join(
            f"    {json.dumps(name)}: [{at_first:.5g}, {later:.5g}]"
            for name, at_first, later in zip(self.features, early, change, strict=True)
        )

    def _foretold(self, which: str, row: list[float], cells: list[list[float]]) -> str:
        """A row that tells chances and its net, a cell a line."""
        if not row:
            return ""
        number = len(self.features)
        text = f'  "fitted{which}": {{\n{self._rows(row[:number], row[number:])}\n  }},\n'
        if cells:
            lines = ",\n".join("    [" + ", ".join(f"{x:.4g}" for x in cell) + "]" for cell in cells)
            text += f'  "net{which}": [\n{lines}\n  ],\n'
        return text


def read_weights(path: Path, features: list[str]) -> Weights:
    """Weights from a file, for these features: one that the file does not know counts nothing yet."""
    try:
        told = json.loads(path.read_text("utf-8"))
        row, order = _row(told["weights"], features), list(told["weights"])
        fitted, cells = _foretold(told, "", order, features)
        apart = {
            int(key.partition(":")[2]): _foretold(told, key[len("fitted") :], order, features)
            for key in told
            if key.startswith("fitted:")
        }
        run, search = dict(told["run"]), _search(told.get("search", {}))
        if not fitted and (cells or any(numbers.get("foretold") for numbers in search.values())):
            raise ValueError("a net or a level is foretold by a row 'fitted', which is not there")
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        raise DataError(msg("bad-weights", file=path.name, detail=str(fault))) from None
    return Weights(features, row[: len(features)], row[len(features) :], run, search, fitted, cells, apart)


def _row(told: dict[str, tuple[float, float]], features: list[str]) -> list[float]:
    """As the planner takes them, from a table of a file."""
    rows = {str(name): (float(early), float(change)) for name, (early, change) in told.items()}
    found = [rows.get(name, (0.0, 0.0)) for name in features]
    return [early for early, _ in found] + [change for _, change in found]


def _foretold(
    told: dict[str, Any], which: str, order: list[str], features: list[str]
) -> tuple[list[float], list[list[float]]]:
    """A row that tells chances (empty: there is none), and its net."""
    row = _row(told[f"fitted{which}"], features) if f"fitted{which}" in told else []
    return row, _cells(told.get(f"net{which}", []), order, features)


def _cells(told: list[list[float]], names: list[str], features: list[str]) -> list[list[float]]:
    """The cells of a net, which see the features in the order in which the file names them."""
    for cell in told:
        if len(cell) != HEAD + len(names) or not all(type(x) in (int, float) and isfinite(x) for x in cell):
            raise ValueError("a cell of 'net' has not a number for each feature")
    places = [names.index(name) + HEAD if name in names else -1 for name in features]
    return [[*cell[:HEAD], *(cell[k] if k >= 0 else 0.0 for k in places)] for cell in told]


def _search(told: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What a file says about levels: known numbers, nothing else."""
    for numbers in told.values():
        for name, number in numbers.items():
            wanted = SEARCH_NUMBERS[name]
            fits = type(number) is wanted or (wanted is float and type(number) is int)
            if not fits or not isfinite(number):
                raise ValueError(f"{name}: {number!r}")
    return told


def weights_of(game: Game) -> Weights:
    """The weights that are shipped with a game."""
    return read_weights(home_of(game.spec.id) / FILE, game.features.names)


def has_weights(game: Game) -> bool:
    """Can turns of this game be planned, and was something learned about it?"""
    return can_plan(game) and (home_of(game.spec.id) / FILE).is_file()
