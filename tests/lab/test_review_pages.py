"""The reviews in docs/reviews: what they say was played was played, and what they count is there in the position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hegemon.core.language import LANGUAGES, Catalogue, Message, msg, name_key
from hegemon.core.record import open_game, read, replay
from hegemon.lab.review.measures import measured
from hegemon.lab.review.turns import split, turn_told

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "reviews"
RECORDS = sorted(FOLDER.glob("*.hgm"))
MOST = 200  # no count in a position is larger


def points(text: str, words: Catalogue) -> dict[int, dict[str, list[str]]]:
    """Turn → heading → lines, from a page."""
    found: dict[int, dict[str, list[str]]] = {}
    for section in text.split("\n### ")[1:]:
        body = section.split("\n## ")[0]
        number = re.search(r"\d+", body)
        assert number
        parts = re.split(r"^\*\*(.+)\*\*$", body, flags=re.MULTILINE)
        found[int(number[0])] = {
            head: [line.removeprefix("- ") for line in lines.splitlines() if line.startswith("- ")]
            for head, lines in zip(parts[1::2], parts[2::2], strict=True)
        }
    return found


def test_there_are_three_in_both_languages() -> None:
    assert len(RECORDS) >= 3
    assert {path.name for path in FOLDER.glob("*.md")} == {
        "README.md",
        *(f"{record.stem}.{language}.md" for record in RECORDS for language in LANGUAGES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda p: p.stem)
def test_what_is_said_was_so(file: Path, language: str) -> None:
    record = read(file)
    game = open_game(record)
    words = game.catalogue(language)
    turns, last = split(game, replay(record, game).record)
    by_number = {turn.number: i for i, turn in enumerate(turns)}
    said = points((FOLDER / f"{file.stem}.{language}.md").read_text("utf-8"), words)
    assert 1 <= len(said) <= 7
    for number, parts in said.items():
        i = by_number[number]
        steps = [(step.before, step.action) for step in turns[i].decisions]
        assert parts[words.say(msg("review-head-played"))] == turn_told(game, steps, words)
        ends = turns[i + 1].begins if i + 1 < len(turns) else last
        possible = {words.say(msg("review-no-count"))}
        for (name, seat), here in measured(game, ends).items():
            who = name_key("seat", game.seats[seat])
            for key in ("review-instead", "review-tried", "review-but", "review-tried-but"):
                args = [{"who": who, "there": f"measure-{name}={n}", "here": here} for n in range(MOST) if n != here]
                possible |= {words.say(Message(key, given)) for given in args}
        assert set(parts[words.say(msg("review-head-why"))]) <= possible
