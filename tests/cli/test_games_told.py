"""The games told in `docs/games` are what `hegemon log` tells of the records beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.cli.log import prose
from hegemon.core.language import LANGUAGES
from hegemon.core.record import open_game, read, replay

TOLD = Path(__file__).resolve().parents[2] / "docs" / "games"


@pytest.mark.parametrize("name", sorted(path.stem for path in TOLD.glob("*.hgm")))
def test_the_logs_are_up_to_date(name: str) -> None:
    record = read(TOLD / f"{name}.hgm")
    game = open_game(record)
    outcome = game.outcome(replay(record, game).state)
    assert outcome is not None, "a whole game is told"
    for language in LANGUAGES:
        told = "\n".join([*prose(game, record, language, None, outcome), ""])
        assert told == (TOLD / f"{name}-{language}.md").read_text("utf-8"), language


@pytest.mark.parametrize("seat", [None, "roman"])
def test_every_turn_has_one_heading_and_places_won_are_told(seat: str | None) -> None:
    record = read(TOLD / "ancient_wars.hgm")
    told = [*prose(open_game(record), record, "en", seat)]
    headings = [line for line in told if line.startswith("## ")]
    assert len(set(headings)) == len(headings)
    assert any("Rome now holds Gergovia (1 of 4 places)" in line for line in told)
