"""Ancient Wars in the terminal: the map of spaces, the stacks as far as the seat may know them, cards and goals."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.language import msg
from ..closer_look import card_text
from .regions import NARROW, Shown, colours, letters, listing, map_of, nation_table, per_nation

BOX = 6  # units of the Recruit Box that are named


def draw(shown: Shown, view: dict[str, Any], width: int) -> RenderableType:
    """Everything the seat may see."""
    game, public = shown.game, view["public"]
    spaces, sides = game.data.extra["spaces"], game.seats
    titles = {side: shown.title("seat", side) for side in sides}
    colour, letter = colours(sides), letters(sides, titles)
    goals = {space for side in game.data.extra["victory"].values() for space in side.get("spaces", ())}
    labels = {name: _label(shown, name, public["spaces"][name], goals, letter, colour) for name in spaces}
    occupied = [name for name, row in public["spaces"].items() if _sides(row, sides)]
    board = map_of(shown, "space", spaces, labels, width) if width >= NARROW else listing(labels, occupied)
    names = [Text(titles[side], style=f"bold {colour[side]}") for side in sides]
    box = {side: _box(shown, public["box"][side]) for side in sides}
    turn = msg("draw-phase", turn=public["turn_label"], phase=public["phase"])
    return Group(
        board,
        Text(shown.say(msg("draw-legend-ancient_wars")), style="dim"),
        Text.assemble(shown.heading(msg("draw-turn")), shown.say(turn)),
        nation_table(_columns(shown, public, sides), names, width),
        *(line for side in sides for line in _stacks(shown, public, side, titles[side], colour[side])),
        *per_nation(shown.say(msg("draw-box")), box, letter, colour),
        Text.assemble(shown.heading(msg("draw-card")), _card(shown, public["card"])),
    )


def _sides(row: dict[str, Any], sides: list[str]) -> list[str]:
    return [side for side in sides if side in row]


def _label(
    shown: Shown, name: str, row: dict[str, Any], goals: set[str], letter: dict[str, str], colour: dict[str, str]
) -> list[Text]:
    spot = shown.game.data.extra["spaces"][name]
    marks = (
        ("#" if spot.get("fortress") else "")
        + ("~" if spot["terrain"] == "sea" else "")
        + ("*" if name in goals else "")
    )
    owner = row.get("control")
    title = Text(shown.title("space", name), style=f"bold {colour[owner]}" if owner in colour else "")
    standing = Text(marks or "·", style="dim")
    for side in _sides(row, list(letter)):
        hidden = f" ({row[side]['hidden']}?)" if row[side].get("hidden") else ""
        standing.append(f" {letter[side]}{row[side]['count']}{hidden}", style=f"bold {colour[side]}")
    return [title, standing]


def _columns(shown: Shown, public: dict[str, Any], sides: list[str]) -> dict[str, list[str]]:
    goals = {side: public["goals"][side] for side in sides}
    reached = [shown.say(msg("draw-of", n=goals[side][0], all=goals[side][1])) for side in sides]
    columns = {shown.say(msg("draw-goal")): reached}
    piles = ((msg("draw-deck"), "deck"), (msg("draw-discards"), "discard"), (msg("draw-removed"), "removed"))
    for heading, pile in piles:
        columns[shown.say(heading)] = [str(len(public["cards"][side][pile])) for side in sides]
    return columns


def _stacks(shown: Shown, public: dict[str, Any], side: str, title: str, colour: str) -> list[Text]:
    """One line per side: its stacks by space."""
    line = Text(f"{title}: ", style=f"bold {colour}")
    for space, row in public["spaces"].items():
        if side in row:
            hidden = row[side].get("hidden")
            unknown = [shown.say(msg("draw-unknown", n=hidden))] if hidden else []
            units = [shown.title("unit", unit) for unit in row[side]["units"]]
            line.append(f"{shown.title('space', space)} ", style="not bold underline")
            line.append(f"{', '.join([*units, *unknown])}; ", style="not bold default")
    return [line]


def _box(shown: Shown, units: list[str]) -> str:
    first = shown.titles("unit", units[:BOX])
    return shown.say(msg("draw-and-more", units=first, n=len(units) - BOX)) if len(units) > BOX else first


def _card(shown: Shown, name: str | None) -> str:
    known = name and name in shown.game.data.extra["cards"]
    return f"{shown.title('card', name)}: {card_text(shown.game, name, shown.language)}" if name and known else "-"
