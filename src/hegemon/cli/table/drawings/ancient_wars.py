"""Ancient Wars in the terminal: the map of spaces, the stacks as far as the seat may know them, cards and goals."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.game import Game
from .regions import NARROW, colours, letters, listing, map_of, nation_table, per_nation
from .regions import titles as titles_of

LEGEND = "# fortress   ~ sea   R3: Roman stack of three   B2 (1?): one of two unknown   * goal   look SPACE: routes"
BOX = 6  # units of the Recruit Box that are named


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Everything the seat may see."""
    public, spaces = view["public"], game.data.extra["spaces"]
    sides = game.seats
    titles = {side: game.data.title("seat", side) for side in sides}
    colour, letter = colours(sides), letters(sides, titles)
    goals = {space for side in game.data.extra["victory"].values() for space in side.get("spaces", ())}
    labels = {name: _label(game, name, public["spaces"][name], goals, letter, colour) for name in spaces}
    occupied = [name for name, row in public["spaces"].items() if _sides(row, sides)]
    shown = map_of(game, "space", spaces, labels, width) if width >= NARROW else listing(labels, occupied)
    names = [Text(titles[side], style=f"bold {colour[side]}") for side in sides]
    card = game.data.extra["cards"].get(public["card"] or "", {})
    return Group(
        shown,
        Text(LEGEND, style="dim"),
        Text.assemble(("turn    ", "bold"), f"{public['turn_label']}, {public['phase']} phase"),
        nation_table(_columns(public, sides), names, width),
        *(line for side in sides for line in _stacks(game, public, side, titles[side], colour[side])),
        *per_nation("box", {side: _box(game, public["box"][side]) for side in sides}, letter, colour),
        Text.assemble(("card    ", "bold"), _card(game, public["card"], card)),
    )


def _sides(row: dict[str, Any], sides: list[str]) -> list[str]:
    return [side for side in sides if side in row]


def _label(
    game: Game, name: str, row: dict[str, Any], goals: set[str], letter: dict[str, str], colour: dict[str, str]
) -> list[Text]:
    spot = game.data.extra["spaces"][name]
    marks = (
        ("#" if spot.get("fortress") else "")
        + ("~" if spot["terrain"] == "sea" else "")
        + ("*" if name in goals else "")
    )
    owner = row.get("control")
    title = Text(game.data.title("space", name), style=f"bold {colour[owner]}" if owner in colour else "")
    standing = Text(marks or "·", style="dim")
    for side in _sides(row, list(letter)):
        hidden = f" ({row[side]['hidden']}?)" if row[side].get("hidden") else ""
        standing.append(f" {letter[side]}{row[side]['count']}{hidden}", style=f"bold {colour[side]}")
    return [title, standing]


def _columns(public: dict[str, Any], sides: list[str]) -> dict[str, list[str]]:
    goals = {side: public["goals"][side] for side in sides}
    columns = {"goal": [f"{goals[side][0]} of {goals[side][1]}" for side in sides]}
    for heading, pile in (("deck", "deck"), ("discards", "discard"), ("removed", "removed")):
        columns[heading] = [str(len(public["cards"][side][pile])) for side in sides]
    return columns


def _stacks(game: Game, public: dict[str, Any], side: str, title: str, colour: str) -> list[Text]:
    """One line per side: its stacks by space."""
    line = Text(f"{title}: ", style=f"bold {colour}")
    for space, row in public["spaces"].items():
        if side in row:
            unknown = [f"{row[side]['hidden']} unknown"] if row[side].get("hidden") else []
            units = [game.data.title("unit", unit) for unit in row[side]["units"]]
            line.append(f"{game.data.title('space', space)} ", style="not bold underline")
            line.append(f"{', '.join([*units, *unknown])}; ", style="not bold default")
    return [line]


def _box(game: Game, units: list[str]) -> str:
    more = f" and {len(units) - BOX} more" if len(units) > BOX else ""
    return titles_of(game, "unit", units[:BOX]) + more


def _card(game: Game, name: str | None, card: dict[str, Any]) -> str:
    return f"{game.data.title('card', name)}: {card['event']['text']}" if name and card else "-"
