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
