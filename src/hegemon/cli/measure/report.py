"""A measurement as a document: what was measured, when, on what, and with which versions."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ...core.errors import OptionError
from ...core.language import msg
from ...lab.circumstances import commit, machine, versions
from .goals import Goal
from .own import Start
from .probes import Probe


def report(
    game: str, probes: list[Probe], start: dict[str, Start], lines: int, reached: list[Goal], peers: list[str]
) -> dict[str, Any]:
    """Everything that a reader needs to trust, or to repeat, a measurement."""
    return {
        "game": game,
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "machine": machine(),
        "versions": versions(peers),
        "clock": "process CPU time",
        "rule_lines": lines,
        "rates_per_second": {probe.name: probe.rates for probe in probes},
        "start": {name: asdict(taken) for name, taken in start.items()},
        "goals": [{**asdict(goal), "met": goal.met} for goal in reached],
    }


def check_place(path: Path, games: int) -> None:
    """Refuse a place where nothing can be saved, before minutes of measuring; several games need a folder."""
    folder = path if path.is_dir() or games > 1 else path.parent
    if not folder.is_dir():
        raise OptionError(msg("bad-folder-for", folder=str(folder), what="measurement"))


def save(document: dict[str, Any], path: Path) -> Path:
    """Write a document; into a folder, under the date and the game."""
    if path.is_dir():
        path = path / f"{document['date']}-{document['game']}.json"
    path.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    return path
