"""`hegemon board GAME`: the board with its borders, as text or as a drawing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from ..core.errors import HegemonError, OptionError
from ..core.game import Game
from ..core.language import msg
from .arguments import open_game
from .click_words import WORDS
from .reader import said, tell
from .screen import cell, console, table
from .svg import board_svg
from .table.closer_look import borders, borders_of
from .table.draw import draw_table
from .table.naming import called

PLACES = ("regions", "places", "spaces")  # where a game's data keep the positions of its regions

KINDS = ("land", "sea", "both")  # of borders


@click.command()
@click.argument("game")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--data", metavar="FOLDER")
@click.option("--svg", type=click.Path(path_type=Path))
def board(game: str, options: tuple[str, ...], data: str | None, svg: Path | None) -> None:
    """Draw the set-up, then list the borders; or write the drawing."""
    opened = open_game(game, options, "plain", data)
    places = places_of(opened)
    if svg is not None:
        if not svg.parent.is_dir():
            raise OptionError(msg("bad-folder-for", folder=str(svg.parent), what="drawing"))
        _write(svg, _drawing(opened, places))
        tell(msg("term-written", file=str(svg)))
        return
    out = console()
    out.print(draw_table(opened, opened.start(), None, out.width, WORDS.language))
    if borders(opened):
        headings = (msg("term-region"), msg("term-border-land"), msg("term-border-sea"), msg("term-border-both"))
        rows = table(*map(said, headings), title=said(msg("term-borders")))
        for name in places:
            found = borders_of(opened, name)
            there = [", ".join(_called(opened, other) for other in found.get(kind, [])) for kind in KINDS]
            rows.add_row(cell(_called(opened, name)), *map(cell, there))
        out.print()
        out.print(rows)


def _called(game: Game, name: str) -> str:
    return called(game, name, WORDS.language)


def _drawing(game: Game, places: dict[str, dict[str, Any]]) -> str:
    """The game's own drawing where it has one (`drawing.py` in its folder), else its regions and borders."""
    own = game.drawing(game.start())
    if own is not None:
        return own
    if not places:
        raise HegemonError(msg("bad-no-positions", game=game.spec.title))
    return board_svg(game, places)


def places_of(game: Game) -> dict[str, dict[str, Any]]:
    """Positions of the regions, where a game has them."""
    for key in PLACES:
        found = game.data.extra.get(key)
        if isinstance(found, dict) and all("lon" in row and "lat" in row for row in found.values()):
            return dict(found)
    return {}


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, "utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
