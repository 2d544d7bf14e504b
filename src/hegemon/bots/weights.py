"""What was learned about a game: one number per named feature for the beginning of a game and one for how it changes
until the end, with the run that made them. Shipped as `weights.json` in the game's folder."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..core.dual import home_of
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import msg
from ..core.planner import can_plan

FILE = "weights.json"
BY_HAND = -1  # the brain that asks the game's own estimate
SEARCH_NUMBERS = {  # of `levels.Level`, in which a game may differ
    **dict.fromkeys(("width", "work", "candidates", "trials", "rounds", "alike", "foretold", "memory"), int),
    **dict.fromkeys(("heat", "reach", "warmth", "spread"), float),
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

    @property
    def row(self) -> list[float]:
        """As the planner takes them."""
        return self.early + self.change

    @property
    def told(self) -> dict[str, list[float]]:
        """Those that count, by name."""
        rows = zip(self.features, self.early, self.change, strict=True)
        return {name: [early, change] for name, early, change in rows if early or change}

    def save(self, path: Path) -> None:
        """Write them, one feature a line."""
        rows = self._rows(self.early, self.change)
        number = len(self.features)
        fitted = self._rows(self.fitted[:number], self.fitted[number:]) if self.fitted else ""
        run = json.dumps(self.run, indent=2).replace("\n", "\n  ")
        search = ",\n".join(f"    {json.dumps(level)}: {json.dumps(told)}" for level, told in self.search.items())
        more = f'  "fitted": {{\n{fitted}\n  }},\n' if fitted else ""
        parts = f'  "weights": {{\n{rows}\n  }},\n{more}  "search": {{\n{search}\n  }},\n  "run": {run}'
        path.write_text(f"{{\n{parts}\n}}\n", "utf-8")

    def _rows(self, early: list[float], change: list[float]) -> str:
        return ",\n".join(
            f"    {json.dumps(name)}: [{at_first:.5g}, {later:.5g}]"
            for name, at_first, later in zip(self.features, early, change, strict=True)
        )


def read_weights(path: Path, features: list[str]) -> Weights:
    """Weights from a file, for these features: one that the file does not know counts nothing yet."""
    try:
        told = json.loads(path.read_text("utf-8"))
        row, fitted = _row(told["weights"], features), _row(told["fitted"], features) if "fitted" in told else []
        run, search = dict(told["run"]), _search(told.get("search", {}))
        if not fitted and any(numbers.get("foretold") for numbers in search.values()):
            raise ValueError("a level is foretold by a row 'fitted', which is not there")
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise DataError(msg("bad-weights", file=path.name, detail=str(fault))) from None
    return Weights(features, row[: len(features)], row[len(features) :], run, search, fitted)


def _row(told: dict[str, tuple[float, float]], features: list[str]) -> list[float]:
    """As the planner takes them, from a table of a file."""
    rows = {str(name): (float(early), float(change)) for name, (early, change) in told.items()}
    found = [rows.get(name, (0.0, 0.0)) for name in features]
    return [early for early, _ in found] + [change for _, change in found]


def _search(told: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What a file says about levels: known numbers, nothing else."""
    for numbers in told.values():
        for name, number in numbers.items():
            wanted = SEARCH_NUMBERS[name]
            if type(number) is not wanted and not (wanted is float and type(number) is int):
                raise ValueError(f"{name}: {number!r}")
    return told


def weights_of(game: Game) -> Weights:
    """The weights that are shipped with a game."""
    return read_weights(home_of(game.spec.id) / FILE, game.features.names)


def has_weights(game: Game) -> bool:
    """Can turns of this game be planned, and was something learned about it?"""
    return can_plan(game) and (home_of(game.spec.id) / FILE).is_file()
