"""Antike Duellum in the terminal: the map, both nations, the rondel, the bank and the open event cards."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.language import msg, name_key
from . import regions
from .regions import Shown


def draw(shown: Shown, view: dict[str, Any], width: int) -> RenderableType:
    """Everything on the table."""
    public = view["public"]
    nations = list(public["nations"])
    titles = {nation: shown.title("seat", nation) for nation in nations}
    colour, letter = regions.colours(nations), regions.letters(nations, titles)
    labels = {name: _label(shown, name, row, letter, colour) for name, row in public["regions"].items()}
    board = (
        regions.map_of(shown, "region", shown.game.data.extra["regions"], labels, width)
        if width >= regions.NARROW
        else regions.listing(labels, _occupied(public))
    )
    rows = public["nations"]
    knows = {n: shown.titles("know_how", row["know_how"]) for n, row in rows.items()}
    won = {n: shown.counts("personage", row["personages"]) for n, row in rows.items()}
    cards = {n: shown.titles("card", row["hand"]) for n, row in rows.items()}
    return Group(
        board,
        Text(shown.say(msg("draw-legend-duellum")), style="dim"),
        regions.nation_table(_nations(shown, rows), regions.nation_names(titles, colour, view["active"]), width),
        *regions.per_nation(shown.say(msg("draw-knows")), knows, letter, colour),
        *regions.per_nation(shown.say(msg("draw-won")), won, letter, colour),
        *regions.per_nation(shown.say(msg("draw-cards")), cards, letter, colour),
        regions.rondel_line(shown, rows, letter, colour),
        *_bank(shown, public),
    )


def _occupied(public: dict[str, Any]) -> dict[str, Any]:
    return {name: row for name, row in public["regions"].items() if row["city"] or row["units"]}


def _label(shown: Shown, name: str, row: dict[str, Any], letter: dict[str, str], colour: dict[str, str]) -> list[Text]:
    spot, city = shown.game.data.extra["regions"][name], row["city"]
    title = Text(shown.title("region", name), style="bold" if city else "" if spot["site"] else "dim")
    title.append_text(regions.units_text(row["units"], letter, colour))
    if city is None:
        return [title, Text("○" if spot["site"] else "~", style="dim")]
    marks = ("T" if city["temple"] else "") + ("W" if city["wall"] else "")
    nation, resource = city["nation"], shown.title("resource", city["resource"])
    return [title, Text(f"{letter[nation]} {resource} {marks}".rstrip(), style=f"bold {colour[nation]}")]


def _nations(shown: Shown, rows: dict[str, Any]) -> dict[str, list[str]]:
    """The columns of the table of nations."""
    columns: dict[str, list[str]] = {shown.say(msg("draw-won")): [str(row["points"]) for row in rows.values()]}
    for chip in ("marble", "iron", "gold", "coin"):
        columns[shown.title("chip", chip)] = [str(row["stock"][chip]) for row in rows.values()]
    columns[shown.say(msg("draw-box"))] = [_pieces(row["box"]) for row in rows.values()]
    columns[shown.say(msg("draw-supply"))] = [_pieces(row["supply"]) for row in rows.values()]
    for heading, key in (
        (msg("draw-walls"), "walls"),
        (msg("draw-cities"), "cities"),
        (msg("draw-temples"), "temples"),
        (msg("draw-seas"), "sea_points"),
    ):
        columns[shown.say(heading)] = [str(row[key]) for row in rows.values()]
    return columns


def _pieces(pieces: dict[str, int]) -> str:
    return f"{pieces['legion']}L {pieces['galley']}G" + (" S" if pieces.get("special") else "")


def _bank(shown: Shown, public: dict[str, Any]) -> list[Text]:
    bank, events = public["bank"], public["events"]
    tokens = shown.counts("resource", bank["tokens"], skip_zero=False)
    held = msg("draw-bank-duellum", coins=bank["coins"], temples=bank["temples"], walls=bank["walls"], tokens=tokens)
    display = msg("draw-display", cards=shown.titles("card", events["display"]) or "-", deck=len(events["deck"]))
    lines = [
        Text.assemble(shown.heading(msg("draw-bank")), shown.say(held)),
        Text.assemble(
            shown.heading(msg("draw-stacks")), shown.counts("personage", bank["personages"], skip_zero=False)
        ),
        Text.assemble(shown.heading(msg("draw-events")), shown.say(display)),
    ]
    if events["in_force"]:
        lines.append(Text.assemble(shown.heading(msg("draw-played")), shown.titles("card", events["in_force"])))
    if moving := public["moving"]:
        piece, region = name_key("piece", moving["piece"]), name_key("region", moving["region"])
        lines.append(Text(shown.say(msg("draw-in-hand", piece=piece, place=region)), style="bold"))
    return lines
