"""The map in letters and the drawings of every game."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

import hegemon
from hegemon.cli.table.chart import Place, arrange, chart
from hegemon.cli.table.draw import draw_table
from hegemon.core.language import LANGUAGES
from hegemon.testing.walks import position_after


def test_labels_never_overlap() -> None:
    rng = Random(1)
    places = tuple(Place(str(i), rng.random(), rng.random(), rng.randint(3, 14)) for i in range(40))
    spots, rows = arrange(places, 100, 20)
    taken: set[tuple[int, int]] = set()
    for place in places:
        column, row = spots[place.id]
        cells = {(c, r) for c in range(column, column + place.width) for r in range(row, row + place.height)}
        assert not cells & taken
        assert all(0 <= c < 100 and 0 <= r < rows for c, r in cells)
        taken |= cells


def test_labels_keep_to_north_and_west() -> None:
    places = (Place("nw", 0, 10, 4), Place("ne", 10, 10, 4), Place("sw", 0, 0, 4))
    drawn = chart(places, {p.id: [Text(p.id)] for p in places}, 40, 10).plain.splitlines()
    assert drawn[0].startswith("nw") and drawn[0].rstrip().endswith("ne")
    assert drawn[8].startswith("sw")


def test_more_labels_than_room_still_stand() -> None:
    places = tuple(Place(str(i), 0.0, 0.0, 30) for i in range(80))
    drawn = chart(places, {p.id: [Text(f"place {p.id}")] for p in places}, 32, 5).plain
    assert all(f"place {i}" in drawn for i in range(80))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100, 140])
@pytest.mark.parametrize("game_id", hegemon.games())
def test_every_game_is_drawn_at_every_width(game_id: str, width: int, language: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    for moves in (0, 150):
        state = position_after(game, Random(2), moves) if moves else game.start()
        console = Console(width=width, record=True, file=StringIO())
        console.print(draw_table(game, state, 0, width, language))
        lines = console.export_text().splitlines()
        assert len(lines) > 5 and all(len(line) <= width for line in lines)


def test_the_drawing_of_duellum_shows_cities_units_and_stock() -> None:
    game = hegemon.load("duellum", engine="plain")
    given = "empty; turn rome founding; legion rome baecula 2; city carthage saguntum gold temple; stock rome iron=7"
    console = Console(width=110, record=True, file=StringIO())
    console.print(draw_table(game, game.position(given), 0, 110))
    shown = console.export_text()
    assert "Baecula R2L" in shown
    assert "C gold T" in shown
    assert "▸ Rome" in shown


@pytest.mark.parametrize("game_id", hegemon.games())
def test_a_drawing_speaks_one_language(game_id: str) -> None:
    """Words that only one language has are in its drawing alone."""
    game = hegemon.load(game_id, engine="plain")
    state = position_after(game, Random(2), 150)
    shown = {}
    for language in LANGUAGES:
        console = Console(width=140, record=True, file=StringIO())
        console.print(draw_table(game, state, 0, 140, language))
        shown[language] = set(re.findall(r"[^\W\d_]{3,}", console.export_text()))
    own = {
        "turn",
        "temples",
        "cities",
        "marble",
        "iron",
        "coin",
        "coins",
        "bank",
        "legions",
        "ships",
        "order",
        "knows",
        "goal",
    }
    assert shown["en"] & own and not shown["de"] & own
    assert {"Zug", "Stapel", "Vorrat", "Tempel", "Legionen", "Ziel"} & shown["de"]
