"""Rulebook scenarios: given a position, when these actions are made, then these facts hold; and what is refused."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..core.engine import State
from ..core.errors import DataError, HegemonError, IllegalAction
from ..core.game import Game
from ..core.registry import load

KEYS = {
    "id",
    "cite",
    "source",
    "options",
    "given",
    "when",
    "then",
    "legal",
    "illegal",
    "then_legal",
    "then_illegal",
    "note",
}


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file."""

    game: str
    file: str
    row: dict[str, Any]

    @property
    def id(self) -> str:
        """`founding/one_neighbour_matches`."""
        return f"{self.file.removesuffix('.toml')}/{self.row['id']}"


def load_scenarios(folder: Path, game: str) -> list[Scenario]:
    """All scenarios of a game; doubled ids and unknown keys are refused."""
    found: list[Scenario] = []
    for path in sorted((folder / game).glob("*.toml")):
        try:
            rows = tomllib.loads(path.read_text("utf-8")).get("scenario", [])
        except tomllib.TOMLDecodeError as fault:
            raise DataError(f"The scenario file '{path.name}' cannot be read: {fault}.") from None
        for row in rows:
            if unknown := set(row) - KEYS:
                raise DataError(f"{path.name}: scenario '{row.get('id')}' has unknown keys {sorted(unknown)}.")
            found.append(Scenario(game, path.name, row))
    ids = [s.id for s in found]
    if doubled := {i for i in ids if ids.count(i) > 1}:
        raise DataError(f"Scenarios of {game} share an id: {', '.join(sorted(doubled))}.")
    return found


@cache
def _game(name: str, engine: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """Reading a game's data takes far longer than a scenario, and many scenarios share their options."""
    return load(name, engine=engine, **dict(options))


def run_scenario(scenario: Scenario, engine: str = "plain") -> list[str]:
    """Every way in which the game disagrees with the scenario; empty when it agrees."""
    row = scenario.row
    game = _game(scenario.game, engine, tuple(sorted(row.get("options", {}).items())))
    faults: list[str] = []
    try:
        state = game.position(row["given"])
    except HegemonError as fault:
        return [f"given: {fault}"]
    if impossible := game.problems(state):
        faults.append(f"given is impossible: {impossible[0]}")
    faults += _permissions(game, state, row.get("legal", []), row.get("illegal", []))
    if not _play(game, state, row.get("when", []), faults):
        return faults
    faults += _facts(game, state, row.get("then", []))
    faults += _permissions(game, state, row.get("then_legal", []), row.get("then_illegal", []))
    if impossible := game.problems(state):
        faults.append(f"the position reached is impossible: {impossible[0]}")
    return faults


def _play(game: Game, state: State, texts: list[str], faults: list[str]) -> bool:
    for text in texts:
        try:
            game.apply(state, game.parse(text))
        except HegemonError as fault:
            cite = f" ({fault.cite})" if isinstance(fault, IllegalAction) else ""
            offered = ", ".join(game.text(a) for a in game.legal(state)[:12])
            faults.append(
                f"when '{text}': {fault}{cite} Now {game.say(game.prompt(state).message)!r}; legal: {offered}"
            )
            return False
    return True


def _facts(game: Game, state: State, facts: list[str]) -> list[str]:
    faults: list[str] = []
    for fact in facts:
        try:
            instead = game.check(state, fact)
        except HegemonError as fault:
            instead = str(fault)
        if instead:
            faults.append(f"then '{fact}': {instead}")
    return faults


def _permissions(game: Game, state: State, legal: list[Any], illegal: list[Any]) -> list[str]:
    faults: list[str] = []
    for entry in legal:
        faults += _permission(game, state, entry, True)
    for entry in illegal:
        faults += _permission(game, state, entry, False)
    return faults


def _permission(game: Game, state: State, entry: Any, wanted: bool) -> list[str]:
    row = {"action": entry} if isinstance(entry, str) else entry
    try:
        here = game.change(state, row["with"]) if "with" in row else state
        a = game.parse(row["action"])
    except HegemonError as fault:
        return [f"'{row.get('action')}' with '{row.get('with', '')}': {fault}"]
    refusal = game.why_not(here, a)
    if (a in game.legal(here)) != (refusal is None):
        return [f"'{row['action']}': legal() and why_not() disagree"]
    if wanted and refusal is not None:
        return [f"'{row['action']}' should be legal, but: {refusal.sentence} ({refusal.cite})"]
    if not wanted and refusal is None:
        return [f"'{row['action']}' should be refused (with '{row.get('with', '')}')"]
    if not wanted and refusal is not None and refusal.cite != row.get("because", refusal.cite):
        return [f"'{row['action']}' is refused for {refusal.cite} ({refusal.sentence}), not for {row['because']}"]
    return []
