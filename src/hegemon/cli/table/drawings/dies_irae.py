"""Dies Irae in the terminal: the hexes as a grid of three-letter cells, the empires, and where the units stand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.game import Game
from ....core.language import msg, name_key
from .regions import Shown, colours, letters, nation_names, nation_table, per_nation

NAME = 3  # letters of a name
TERRAIN = {"sea": "", "land": " .", "coastal": " .", "island": " .", "mountain": " ^"}
ROWS = ("military", "fleet", "economy", "culture")


def draw(shown: Shown, view: dict[str, Any], width: int) -> RenderableType:
    """Everything on the table."""
    public = view["public"]
    empires = list(public["empires"])
    titles = {empire: shown.title("seat", empire) for empire in empires}
    colour, letter = colours(empires), letters(empires, titles)
    columns = shown.game.data.extra["grid"]["columns"] + 1
    cell = NAME + 1 if width >= (NAME + 1) * columns else NAME
    enough = width >= cell * columns
    too_narrow = Text(shown.say(msg("draw-too-narrow")), style="dim")
    board = _map(shown.game, public, colour, cell) if enough else too_narrow
    forces = {e: _forces(shown, public["stacks"], e) for e in empires}
    controls = {
        e: shown.titles("area", (area for area, owner in public["control"].items() if owner == e)) for e in empires
    }
    goods = {e: shown.counts("good", row["goods"]) for e, row in public["empires"].items()}
    cycle = public["cycle"]
    turn = msg(
        "draw-cycle",
        turn=public["game_turn"],
        order=shown.titles("seat", public["order"]),
        last=shown.title("action", cycle["last"]) if cycle["last"] else "-",
        passes=cycle["passes"],
    )
    return Group(
        board,
        Text(shown.say(msg("draw-legend-dies_irae")), style="dim"),
        nation_table(_columns(shown, public["empires"]), nation_names(titles, colour, view["active"]), width),
        *per_nation(shown.say(msg("draw-goods")), goods, letter, colour),
        *per_nation(shown.say(msg("draw-units")), forces, letter, colour),
        *per_nation(shown.say(msg("draw-rules")), controls, letter, colour),
        Text.assemble(shown.heading(msg("draw-turn")), shown.say(turn)),
    )


def _columns(shown: Shown, rows: dict[str, Any]) -> dict[str, list[str]]:
    columns: dict[str, list[str]] = {}
    for heading, key in (
        (msg("draw-points"), "points"),
        (msg("draw-talents"), "talents"),
        (msg("draw-income"), "income"),
        (msg("draw-stability"), "stability"),
        (msg("draw-supply"), "supply"),
    ):
        columns[shown.say(heading)] = [str(row[key]) for row in rows.values()]
    for row_name in ROWS:
        columns[shown.title("row", row_name)] = [str(row["spaces"][row_name]) for row in rows.values()]
    for heading, key, kind in ((msg("draw-legions"), "legions", "legion"), (msg("draw-ships"), "ships", "ship")):
        columns[shown.say(heading)] = [
            shown.say(msg("draw-of", n=row[key], all=row[key] + row["stock"][kind])) for row in rows.values()
        ]
    return columns


def _forces(shown: Shown, stacks: list[dict[str, Any]], empire: str) -> str:
    told = []
    for stack in stacks:
        if stack["seat"] == empire:
            kind, place = name_key("kind", stack["kind"]), name_key("hex", stack["hex"])
            told.append(shown.say(msg("draw-force", n=stack["size"], kind=kind, place=place, cargo=stack["cargo"])))
    return ", ".join(told)


def _map(game: Game, public: dict[str, Any], colour: dict[str, str], room: int) -> Text:
    extra, names = game.data.extra, game.data.names["hex"]
    columns, rows = extra["grid"]["columns"], extra["grid"]["rows"]
    units: dict[str, dict[str, Any]] = {}
    for stack in public["stacks"]:
        units[stack["hex"]] = stack
    lines = [Text("    " + "".join(f"{column:02}".ljust(room) for column in range(columns)), style="dim")]
    for row in range(rows):
        line = Text(f"{row:02}  ", style="dim")
        for column in range(columns):
            index = column * rows + row
            cell = _cell(names[index], extra["terrain"][index], public["sites"], units, colour)
            cell.pad_right(room - cell.cell_len)
            line.append_text(cell)
        lines.append(line)
    return Text("\n").join(lines)


def _cell(
    name: str, terrain: str, sites: dict[str, Any], units: dict[str, dict[str, Any]], colour: dict[str, str]
) -> Text:
    stack, named = units.get(name), not name[1:].isdigit()
    if not named and stack is None:
        return Text(TERRAIN[terrain], style="dim not bold")
    if not named and stack is not None:
        mark = f"{stack['kind'][0].upper()}{stack['size']}"
        return Text(mark, style=f"bold {colour[stack['seat']]}")
    site = sites.get(name)
    label = name[: NAME - 1] + ("+" if stack is not None else name[NAME - 1])
    if site is None or site["owner"] is None:
        return Text(label, style="not dim")
    return Text(label.upper() if site["fortress"] else label, style=f"bold not dim {colour[site['owner']]}")
