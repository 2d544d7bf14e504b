"""The file of an arena: the order with its circumstances on the first line, one game on each further line. A run that
was broken off goes on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ...core.errors import HegemonError
from ...core.language import msg
from ..circumstances import commit, machine, versions
from .playing import Played
from .schedule import Order, as_json

FORMAT = 1
MAY_DIFFER = ("engine_name", "patience")  # between two runs that fill the same file


@dataclass
class Results:
    """An arena so far."""

    order: Order
    seats: int
    circumstances: dict[str, Any]
    games: list[Played] = field(default_factory=list)

    @property
    def numbers(self) -> set[int]:
        """The games that were played."""
        return {played.number for played in self.games}

    def of_pair(self, pair: tuple[int, int]) -> list[Played]:
        """The games between two bots."""
        return [played for played in self.games if played.pair == pair]


def fresh(order: Order, seats: int) -> Results:
    """An arena in which nothing was played yet."""
    found = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "machine": machine(),
        "versions": versions(["hegemon", "openskill"]),
    }
    return Results(order, seats, found)


def read(path: Path) -> Results:
    """An arena from its file. A last line that was cut off is left out."""
    try:
        lines = path.read_text("utf-8").splitlines()
        head = json.loads(lines[0])
        if head.get("arena") != FORMAT:
            raise ValueError
        asked = head["order"]
        order = Order(**{**asked, "bots": tuple(asked["bots"])})
        results = Results(order, head["seats"], head["circumstances"])
    except OSError as fault:
        raise HegemonError(msg("bad-file-unread", file=str(path), detail=fault.strerror or "?")) from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise HegemonError(msg("bad-arena-file", file=str(path))) from None
    for number, line in enumerate(lines[1:], 2):
        try:
            played = json.loads(line)
            results.games.append(Played(**{**played, "pair": tuple(played["pair"])}))
        except (ValueError, LookupError, TypeError):
            if number < len(lines):
                raise HegemonError(msg("bad-arena-line", line=number, file=str(path))) from None
    return results


def resumed(path: Path, order: Order, seats: int) -> Results:
    """The arena of a file, to be gone on with; a file of another order is refused."""
    found = read(path)
    old, asked = as_json(found.order), as_json(order)
    differing = [name for name in asked if name not in MAY_DIFFER and old[name] != asked[name]]
    if differing or found.seats != seats:
        raise HegemonError(msg("bad-arena-other", file=str(path), what=", ".join(differing)))
    return found


def write(path: Path, results: Results) -> None:
    """The whole file anew (as it is read again, a cut line is dropped), or not at all: hours may stand in it."""
    head = {
        "arena": FORMAT,
        "order": as_json(results.order),
        "seats": results.seats,
        "circumstances": results.circumstances,
    }
    rows = [head, *(played.as_json() for played in results.games)]
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        os.replace(part, path)
    except OSError as fault:
        part.unlink(missing_ok=True)
        raise HegemonError(msg("bad-arena-unwritten", file=str(path), detail=fault.strerror or "?")) from None


def append(path: Path, games: Iterable[Played]) -> None:
    """Further games."""
    with path.open("a", encoding="utf-8") as file:
        for played in games:
            file.write(json.dumps(played.as_json()) + "\n")
