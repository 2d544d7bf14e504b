"""Antike Duellum in the terminal: the map, both nations, the rondel, the bank and the open event cards."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ....core.game import Game
from . import regions

LEGEND = "○ free site   R gold TW: city, resource, temple, wall   R2L1G: legions, galleys   ~ sea"


def draw(game: Game, view: dict[str, Any], width: int) -> RenderableType:
    """Everything on the table."""
    public = view["public"]
    nations = list(public["nations"])
    titles = {nation: game.data.title("seat", nation) for nation in nations}
    colour, letter = regions.colours(nations), regions.letters(nations, titles)
    labels = {name: _label(game, name, row, letter, colour) for name, row in public["regions"].items()}
    board = (
        regions.map_of(game, "region", game.data.extra["regions"], labels, width)
        if width >= regions.NARROW
        else regions.listing(labels, _occupied(public))
    )
    return Group(
        board,
        Text(LEGEND, style="dim"),
        regions.nation_table(_nations(public["nations"]), regions.nation_names(titles, colour, view["active"]), width),
        *regions.per_nation(
            "knows",
            {n: regions.titles(game, "know_how", row["know_how"]) for n, row in public["nations"].items()},
            letter,
            colour,
        ),
        *regions.per_nation(
            "won", {n: regions.counts(row["personages"]) for n, row in public["nations"].items()}, letter, colour
        ),
        *regions.per_nation(
            "cards",
            {n: regions.titles(game, "card", row["hand"]) for n, row in public["nations"].items()},
            letter,
            colour,
        ),
        regions.rondel_line(game, public["nations"], letter, colour),
        *_bank(game, public),
    )


def _occupied(public: dict[str, Any]) -> dict[str, Any]:
    return {name: row for name, row in public["regions"].items() if row["city"] or row["units"]}


def _label(game: Game, name: str, row: dict[str, Any], letter: dict[str, str], colour: dict[str, str]) -> list[Text]:
    spot, city = game.data.extra["regions"][name], row["city"]
    title = Text(game.data.title("region", name), style="bold" if city else "" if spot["site"] else "dim")
    title.append_text(regions.units_text(row["units"], letter, colour))
    if city is None:
        return [title, Text("○" if spot["site"] else "~", style="dim")]
    marks = ("T" if city["temple"] else "") + ("W" if city["wall"] else "")
    nation = city["nation"]
    return [title, Text(f"{letter[nation]} {city['resource']} {marks}".rstrip(), style=f"bold {colour[nation]}")]


def _nations(rows: dict[str, Any]) -> dict[str, list[str]]:
    """The columns of the table of nations."""
    columns: dict[str, list[str]] = {"won": [str(row["points"]) for row in rows.values()]}
    for chip in ("marble", "iron", "gold", "coin"):
        columns[chip] = [str(row["stock"][chip]) for row in rows.values()]
    columns["box"] = [_pieces(row["box"]) for row in rows.values()]
    columns["supply"] = [_pieces(row["supply"]) for row in rows.values()]
    for heading, key in (("walls", "walls"), ("cities", "cities"), ("temples", "temples"), ("seas", "sea_points")):
        columns[heading] = [str(row[key]) for row in rows.values()]
    return columns


def _pieces(pieces: dict[str, int]) -> str:
    return f"{pieces['legion']}L {pieces['galley']}G" + (" S" if pieces.get("special") else "")


def _bank(game: Game, public: dict[str, Any]) -> list[Text]:
    bank, events = public["bank"], public["events"]
    tokens = regions.counts(bank["tokens"], skip_zero=False)
    lines = [
        Text.assemble(
            ("bank    ", "bold"),
            f"coins {bank['coins']}, temples {bank['temples']}, walls {bank['walls']}; city tokens {tokens}",
        ),
        Text.assemble(("stacks  ", "bold"), regions.counts(bank["personages"], skip_zero=False)),
        Text.assemble(
            ("events  ", "bold"),
            f"{regions.titles(game, 'card', events['display']) or '-'}  (deck {len(events['deck'])})",
        ),
    ]
    if events["in_force"]:
        lines.append(Text.assemble(("played  ", "bold"), regions.titles(game, "card", events["in_force"])))
    if public["moving"]:
        lines.append(
            Text(
                f"in hand: {public['moving']['piece']} at {game.data.title('region', public['moving']['region'])}",
                style="bold",
            )
        )
    return lines
