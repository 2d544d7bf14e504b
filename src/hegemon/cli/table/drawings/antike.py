"""Antike in the terminal: the map of provinces, the nations, the rondel and the bank."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.game import Game
from . import regions

LEGEND = "marble: free site   G marble T: city, resource, temple   G2L1G: 2 legions, 1 galley"


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Everything on the table."""
    public = view["public"]
    nations = list(public["nations"])
    titles = {nation: row["title"] for nation, row in public["nations"].items()}
    colour, letter = regions.colours(nations), regions.letters(nations, titles)
    spots = game.data.extra["places"]
    labels = {name: _label(game, name, public["provinces"].get(name, {}), letter, colour) for name in spots}
    board = (
        regions.map_of(game, "province", spots, labels, width)
        if width >= regions.NARROW
        else regions.listing(labels, public["provinces"])
    )
    return Group(
        board,
        Text(LEGEND, style="dim"),
        regions.nation_table(
            _nations(public["nations"]), regions.nation_names(_titles(game, public), colour, public["nation"]), width
        ),
        *regions.per_nation(
            "knows",
            {n: regions.titles(game, "know_how", row["know_hows"]) for n, row in public["nations"].items()},
            letter,
            colour,
        ),
        *regions.per_nation(
            "won", {n: regions.counts(row["personages"]) for n, row in public["nations"].items()}, letter, colour
        ),
        regions.rondel_line(game, public["nations"], letter, colour),
        Text.assemble(("bank    ", "bold"), regions.counts(public["bank"], skip_zero=False)),
        Text.assemble(
            ("stacks  ", "bold"), regions.counts(public["stacks"], skip_zero=False), f"; {public['target']} win"
        ),
    )


def _titles(game: Game, public: dict[str, Any]) -> dict[str, str]:
    """`Greeks (Player 4)`."""
    players = {n: row["player"] for n, row in public["nations"].items()}
    return {
        nation: row["title"] + (f" ({game.data.title('seat', players[nation])})" if players[nation] else "")
        for nation, row in public["nations"].items()
    }


def _label(game: Game, name: str, row: dict[str, Any], letter: dict[str, str], colour: dict[str, str]) -> list[Text]:
    names = game.data.names
    resource = names.name("resource", game.data.components.resource_of[names.index("province", name)])
    title = Text(game.data.title("province", name), style="bold" if "city" in row else "")
    standing: dict[str, dict[str, int]] = {}
    for kind in ("legion", "galley"):
        for nation, number in row.get(kind, {}).items():
            standing.setdefault(nation, {})[kind] = number
    title.append_text(regions.units_text(standing, letter, colour))
    if "city" not in row:
        return [title, Text(resource, style="dim")]
    temple = " T" if row["temple"] else ""
    return [title, Text(f"{letter[row['city']]} {resource}{temple}", style=f"bold {colour[row['city']]}")]


def _nations(rows: dict[str, Any]) -> dict[str, list[str]]:
    """The columns of the table of nations."""
    columns: dict[str, list[str]] = {"points": [str(row["points"]) for row in rows.values()]}
    for chip in ("marble", "iron", "gold", "coin"):
        columns[chip] = [str(row["stock"][chip]) for row in rows.values()]
    supplies = [row["supply"] for row in rows.values()]
    columns["supply"] = [f"{s['legion']}L {s['galley']}G {s['stone']} stones" for s in supplies]
    for heading in ("cities", "temples", "seas"):
        columns[heading] = [str(row[heading]) for row in rows.values()]
    return columns
