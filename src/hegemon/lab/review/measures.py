"""Named numbers of a position, by which reviews say why: `measures.toml` of a game. Each is a path in the view:

    {name = "temple", from = "nations.{seat}.temples"}
    {name = "bare_temple", from = "regions.*.city[nation={seat}][wall=False]", good = "few", part_of = "temple"}

`*` goes through everything, `[field=value]` keeps what has it; numbers are added up, texts in a list are counted, and
so is whatever else is found. The first in the file are told first; less of a part is told only where it does not come
from less of the whole."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...core.data import read_toml
from ...core.dual import home_of
from ...core.engine import State
from ...core.errors import DataError
from ...core.game import Game
from ...core.language import name_key

PART = re.compile(r"([\w*{}]+)((?:\[\w+=[\w{}]+\])*)")
FILTER = re.compile(r"\[(\w+)=([\w{}]+)\]")


@dataclass(frozen=True)
class Measure:
    """Something that can be counted for a seat; `few`: the less of it the better."""

    name: str
    path: str
    few: bool = False
    part_of: str = ""  # the measure of which it counts a part

    @property
    def key(self) -> str:
        """The key of its name."""
        return f"measure-{self.name}"

    def of(self, view: Any, seat: str) -> int:
        """How much of it a seat has in a view."""
        found = [view]
        for part in self.path.replace("{seat}", seat).split("."):
            match = PART.fullmatch(part)
            if match is None:
                raise DataError(f"The measure '{self.name}' has the path '{self.path}', which cannot be read.")
            found = _kept(_inside(found, match[1]), FILTER.findall(match[2]))
        return sum(_worth(thing) for thing in found)


def _inside(things: list[Any], name: str) -> list[Any]:
    found: list[Any] = []
    for thing in things:
        if name == "*":
            found += thing.values() if isinstance(thing, dict) else thing
        elif isinstance(thing, dict):
            found += [thing[name]] if thing.get(name) is not None else []
        elif isinstance(thing, list | tuple) and name.isdecimal():
            found.append(thing[int(name)])
    return [thing for thing in found if thing is not None]


def _kept(things: list[Any], wanted: Iterable[tuple[str, str]]) -> list[Any]:
    return [t for t in things if all(isinstance(t, dict) and str(t.get(name)) == value for name, value in wanted)]


def _worth(thing: Any) -> int:
    if isinstance(thing, bool):
        return int(thing)
    if isinstance(thing, int):
        return thing
    return len(thing) if isinstance(thing, list | tuple) else 1


@cache
def measures_of(game: str) -> tuple[Measure, ...]:
    """The measures of a game, the weightiest first; none if it names none."""
    if not (home_of(game) / "measures.toml").is_file():
        return ()
    rows = read_toml(home_of(game), None, "measures.toml").get("measure", [])
    return tuple(Measure(row["name"], row["from"], row.get("good") == "few", row.get("part_of", "")) for row in rows)


def called(game: Game, state: State, seat: str) -> list[str]:
    """Keys of the names by which a seat is called at the table, where it has others than its own (`called` in
    `measures.toml`)."""
    if not (home_of(game.spec.id) / "measures.toml").is_file():
        return []
    row = read_toml(home_of(game.spec.id), None, "measures.toml").get("called")
    if row is None:
        return []
    things = game.public_view(state, None)[row["from"]]
    return [name_key(row["domain"], name) for name, thing in things.items() if thing[row["by"]] == seat]


def measured(game: Game, state: State) -> dict[tuple[str, int], int]:
    """(measure, seat) → how much."""
    view = game.public_view(state, None)
    return {
        (measure.name, seat): measure.of(view, name)
        for measure in measures_of(game.spec.id)
        for seat, name in enumerate(game.seats)
    }
