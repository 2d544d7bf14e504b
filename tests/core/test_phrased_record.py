"""A record in phrases proves the same game as one in small actions, and is smaller."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.core.errors import RecordError
from hegemon.core.phrased_record import Spoken, in_phrases, in_small_actions
from hegemon.core.record import IN_PHRASES, Record, loads, open_game, read, replay

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.hgm"))
SHORT = [path for path in RECORDS if path.stat().st_size < 20_000]
LONG = [path for path in RECORDS if path not in SHORT]


def both_ways(path: Path) -> tuple[Record, Record]:
    """A stored record as it was written, in small actions, and in phrases."""
    old = read(path)
    game = open_game(old)
    spoken = loads(in_phrases(old, game).dumps())
    assert spoken.version == IN_PHRASES
    again = in_small_actions(spoken, game)
    assert [line.key for line in again.lines] == [line.key for line in old.lines]
    assert again.result == old.result and len(again.texts()) == len(old.texts())
    return old, spoken


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", SHORT, ids=name_of)
def test_phrases_lead_to_the_same_game(path: Path) -> None:
    old, spoken = both_ways(path)
    assert len(spoken.dumps()) <= len(old.dumps())


@pytest.mark.slow
@pytest.mark.parametrize("path", LONG, ids=name_of)
def test_long_games_too(path: Path) -> None:
    old, spoken = both_ways(path)
    assert len(spoken.dumps()) < len(old.dumps())


def test_what_was_said_in_finished_turns_is_not_worked_out_again() -> None:
    old = read(SHORT[0])
    game, known = open_game(old), Spoken()
    first = in_phrases(old, game, known)
    assert len(known) == len(old.lines) - 1
    assert in_phrases(old, game, dict(known)).dumps() == first.dumps()


def test_a_phrase_that_comes_to_something_else_is_noticed() -> None:
    path = next(path for path in SHORT if path.parent.name == "duellum")
    old = read(path)
    game = open_game(old)
    text = in_phrases(old, game).dumps()
    phrase = next(said for said in in_phrases(old, game).texts() if said.startswith("advance") and "paying" in said)
    with pytest.raises(RecordError):
        replay(loads(text.replace(phrase, phrase.partition(" paying")[0] + " paying coin=9", 1)), game)
