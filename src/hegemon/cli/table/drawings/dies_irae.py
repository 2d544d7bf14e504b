"""Dies Irae in the terminal: the hexes as a grid of three-letter cells, the empires, and where the units stand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.game import Game
from .regions import colours, counts, letters, nation_names, nation_table, per_nation
from .regions import titles as titles_of

NAME = 3  # letters of a name
TERRAIN = {"sea": "", "land": " .", "coastal": " .", "island": " .", "mountain": " ^"}
LEGEND = "ath: named hex   in colour: post   CAPITALS: fortress   L1 S2: units   at+: units at Athenae   ^ mountain"
ROWS = ("military", "fleet", "economy", "culture")


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Everything on the table."""
    public = view["public"]
    empires = list(public["empires"])
    titles = {empire: game.data.title("seat", empire) for empire in empires}
    colour, letter = colours(empires), letters(empires, titles)
    columns = game.data.extra["grid"]["columns"] + 1
    cell = NAME + 1 if width >= (NAME + 1) * columns else NAME
    enough = width >= cell * columns
    board = _map(game, public, colour, cell) if enough else Text("The map needs a wider terminal.", style="dim")
    forces = {e: _forces(game, public["stacks"], e) for e in empires}
    controls = {
        e: titles_of(game, "area", (area for area, owner in public["control"].items() if owner == e)) for e in empires
    }
    cycle = public["cycle"]
    return Group(
        board,
        Text(LEGEND, style="dim"),
        nation_table(_columns(public["empires"]), nation_names(titles, colour, view["active"]), width),
        *per_nation("goods", {e: counts(row["goods"]) for e, row in public["empires"].items()}, letter, colour),
        *per_nation("units", forces, letter, colour),
        *per_nation("rules", controls, letter, colour),
        Text.assemble(
            ("turn    ", "bold"),
            f"{public['game_turn']}, order {titles_of(game, 'seat', public['order'])}, ",
            f"last action {cycle['last'] or '-'}, passes {cycle['passes']}",
        ),
    )


def _columns(rows: dict[str, Any]) -> dict[str, list[str]]:
    columns: dict[str, list[str]] = {}
    for heading in ("points", "talents", "income", "stability", "supply"):
        columns[heading] = [str(row[heading]) for row in rows.values()]
    for row_name in ROWS:
        columns[row_name] = [str(row["spaces"][row_name]) for row in rows.values()]
    columns["legions"] = [f"{row['legions']} of {row['legions'] + row['stock']['legion']}" for row in rows.values()]
    columns["ships"] = [f"{row['ships']} of {row['ships'] + row['stock']['ship']}" for row in rows.values()]
    return columns


def _forces(game: Game, stacks: list[dict[str, Any]], empire: str) -> str:
    told = []
    for stack in stacks:
        if stack["seat"] == empire:
            cargo = f" with {stack['cargo']} aboard" if stack["cargo"] else ""
            told.append(f"{stack['size']} {stack['kind']} {game.data.title('hex', stack['hex'])}{cargo}")
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
