"""Draws what a seat may see: by the game's own drawing in `drawings/` if there is one, else from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.engine import State
from ...core.game import Game
from ...core.language import Catalogue, catalogue, msg, name_key
from ...core.spec import Outcome
from .drawings.regions import Shown

MOST_COLUMNS = 12


def draw_table(game: Game, state: State, seat: int | None, width: int, language: str = "en") -> RenderableType:
    """The whole table as the seat sees it (None: a spectator)."""
    view, shown = game.view(state, seat), Shown(game, language)
    return Group(Rule(heading(shown, view), style="dim"), _drawing(game)(shown, view, width))


def heading(shown: Shown, view: dict[str, Any]) -> Text:
    """Title, turn and whose turn it is."""
    active = shown.title("seat", view["active"]) if view["active"] else ""
    parts = [shown.game.spec.title, shown.say(msg("draw-turn-number", n=view["turn"])), active]
    return Text(" · ".join(part for part in parts if part), style="bold")


def _drawing(game: Game) -> Any:
    name = f"{__package__}.drawings.{game.spec.id}"
    return import_module(name).draw if find_spec(name) is not None else draw_any


def places(game: Game, outcome: Outcome, said: Catalogue) -> Iterator[tuple[int, str, str]]:
    """The ranking: place, who (with what he played, if his name does not say it) and score."""
    for place, seats in enumerate(outcome.ranking, 1):
        for seat in seats:
            name = name_key("seat", game.seats[seat])
            played = msg("log-player", played=outcome.played[seat], seat=name) if outcome.played else None
            who = said.say(played) if played else said.name(name)[""]
            yield place, who, said.say(game.spec.score_message(outcome.scores[seat]))


def draw_result(game: Game, state: State, language: str = "en") -> RenderableType:
    """Places, scores and the end reason."""
    outcome = game.outcome(state)
    if outcome is None:
        return Text(catalogue(None, language).say(msg("term-not-over")))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place, who, score in places(game, outcome, game.catalogue(language)):
        grid.add_row(f"{place}.", Text(who, style="bold green" if place == 1 else ""), score)
    return Group(
        Text(
            game.say(msg("term-over", reason=game.say(game.spec.end_message(outcome.reason), language)), language),
            style="bold",
        ),
        grid,
    )


# ---------------------------------------------------------------------------------------------------- any game
def draw_any(shown: Shown, view: dict[str, Any], width: int) -> RenderableType:
    """Components of tables become tables, the rest lines: readable for every game, beautiful for none."""
    return Group(*_parts(view["public"], ""))


def _parts(value: dict[str, Any], name: str) -> list[RenderableType]:
    parts: list[RenderableType] = []
    plain = {key: inner for key, inner in value.items() if not _is_table(inner)}
    if plain:
        parts.append(
            Text(
                "   ".join(
                    f"{key} {short(inner)}" for key, inner in plain.items() if inner not in (None, 0, [], {}, "")
                )
            )
        )
    for key, inner in value.items():
        if _is_table(inner):
            parts.append(_as_table(f"{name} {key}".strip(), inner))
    return parts


def _is_table(value: Any) -> bool:
    rows = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return bool(rows) and all(isinstance(row, dict) for row in rows)


def _as_table(name: str, value: Any) -> RenderableType:
    rows = (
        list(value.items())
        if isinstance(value, dict)
        else [(str(row.get("id", i)), row) for i, row in enumerate(value)]
    )
    columns = list(
        dict.fromkeys(key for _, row in rows for key, inner in row.items() if inner not in (None, 0, [], {}, ""))
    )
    made = Table(box=None, pad_edge=False, header_style="bold", title=name, title_justify="left", title_style="bold")
    made.add_column("")
    for column in columns[:MOST_COLUMNS]:
        made.add_column(column)
    for key, row in rows:
        cells = [short(row.get(column)) for column in columns[:MOST_COLUMNS]]
        if any(cells):
            made.add_row(str(key), *(Text(cell) for cell in cells))
    return made


def short(value: Any) -> str:
    """A value in a few words; nothing for what is empty."""
    if value in (None, 0, [], {}, "", False):
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{key} {told}" for key, inner in value.items() if (told := short(inner)))
    if isinstance(value, list):
        return ", ".join(short(inner) for inner in value)
    return "yes" if value is True else str(value)
