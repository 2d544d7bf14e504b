"""Antike in the terminal: the map of provinces, the nations, the rondel and the bank."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.language import msg
from . import regions
from .regions import Shown


def draw(shown: Shown, view: dict[str, Any], width: int) -> RenderableType:
    """Everything on the table."""
    public = view["public"]
    nations = list(public["nations"])
    titles = {nation: shown.title("nation", nation) for nation in nations}
    colour, letter = regions.colours(nations), regions.letters(nations, titles)
    spots = shown.game.data.extra["places"]
    labels = {name: _label(shown, name, public["provinces"].get(name, {}), letter, colour) for name in spots}
    board = (
        regions.map_of(shown, "province", spots, labels, width)
        if width >= regions.NARROW
        else regions.listing(labels, public["provinces"])
    )
    rows, bank = public["nations"], public["bank"]
    knows = {n: shown.titles("know_how", row["know_hows"]) for n, row in rows.items()}
    won = {n: shown.counts("personage", row["personages"]) for n, row in rows.items()}
    names = regions.nation_names(_titles(shown, rows), colour, public["nation"])
    stacks = shown.counts("personage", public["stacks"], skip_zero=False)
    return Group(
        board,
        Text(shown.say(msg("draw-legend-antike")), style="dim"),
        regions.nation_table(_nations(shown, rows), names, width),
        *regions.per_nation(shown.say(msg("draw-knows")), knows, letter, colour),
        *regions.per_nation(shown.say(msg("draw-won")), won, letter, colour),
        regions.rondel_line(shown, rows, letter, colour),
        Text.assemble(
            shown.heading(msg("draw-bank")),
            shown.say(msg("draw-bank-antike", coins=bank["coins"], temples=bank["temples"])),
        ),
        Text.assemble(
            shown.heading(msg("draw-stacks")),
            shown.say(msg("draw-target", stacks=stacks, target=public["target"])),
        ),
    )


def _titles(shown: Shown, rows: dict[str, Any]) -> dict[str, str]:
    """`Greeks (Player 4)`."""
    players = {n: f" ({shown.title('seat', row['player'])})" if row["player"] else "" for n, row in rows.items()}
    return {nation: shown.title("nation", nation) + players[nation] for nation in rows}


def _label(shown: Shown, name: str, row: dict[str, Any], letter: dict[str, str], colour: dict[str, str]) -> list[Text]:
    data = shown.game.data
    made = data.names.name("resource", data.components.resource_of[data.names.index("province", name)])
    resource = shown.title("resource", made)
    title = Text(shown.title("province", name), style="bold" if "city" in row else "")
    standing: dict[str, dict[str, int]] = {}
    for kind in ("legion", "galley"):
        for nation, number in row.get(kind, {}).items():
            standing.setdefault(nation, {})[kind] = number
    title.append_text(regions.units_text(standing, letter, colour))
    if "city" not in row:
        return [title, Text(resource, style="dim")]
    temple = " T" if row["temple"] else ""
    return [title, Text(f"{letter[row['city']]} {resource}{temple}", style=f"bold {colour[row['city']]}")]


def _nations(shown: Shown, rows: dict[str, Any]) -> dict[str, list[str]]:
    """The columns of the table of nations."""
    columns: dict[str, list[str]] = {shown.say(msg("draw-points")): [str(row["points"]) for row in rows.values()]}
    for chip in ("marble", "iron", "gold", "coin"):
        columns[shown.title("chip", chip)] = [str(row["stock"][chip]) for row in rows.values()]
    supplies = [row["supply"] for row in rows.values()]
    columns[shown.say(msg("draw-supply"))] = [
        shown.say(msg("draw-supply-antike", legions=s["legion"], galleys=s["galley"], stones=s["stone"]))
        for s in supplies
    ]
    for heading, key in (
        (msg("draw-cities"), "cities"),
        (msg("draw-temples"), "temples"),
        (msg("draw-seas"), "seas"),
    ):
        columns[shown.say(heading)] = [str(row[key]) for row in rows.values()]
    return columns
