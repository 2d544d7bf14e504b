"""Dies Irae: a run of small actions told as phrases, and these carried out again, lead to the same position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.errors import HegemonError, IllegalAction, NotationError
from hegemon.core.game import Game
from hegemon.testing.round_trip import told_and_made_again
from hegemon.testing.walks import random_walk

SETS: dict[str, dict[str, Any]] = {
    "printed": {},
    "everything": {"leaders": True, "double_posts": True, "decline": True, "choose_order": True, "fifth_column": True},
    "ready": {"setup": "ready", "leaders": True},
}
# A position with something of everything, for runs of one's own
THICK = (
    "empty; legions greece larissa 4; legions greece pella 1; ships greece athenae 3 cargo=1; "
    "legions greece athenae 1; "
    "fortress greece athenae; fortress greece corinthos; post greece delphi; post greece larissa; talents greece 300; "
    "box greece military 6; box greece fleet 16; box greece culture 6; post persia kalydon; legions greece kalydon 1; "
    "legions persia kalydon 1; post persia samos; ships persia samos 2; ships greece samos 2; legions greece samos 1"
)


def load(**options: Any) -> Game:
    return hegemon.load("dies_irae", engine="plain", **options)


def runs(game: Game, rng: Random, steps: int) -> Iterator[tuple[State, list[int]]]:
    """Runs of small actions of one seat."""
    start: State | None = None
    made: list[int] = []
    who = -9
    for state, a in random_walk(game, rng, steps):
        if start is not None and game.to_act(state) != who:
            yield start, made
            start = None
        if start is None:
            start, made, who = state.copy(), [], game.to_act(state)
        if a >= 0:
            made.append(a)


@pytest.mark.parametrize("name", SETS)
def test_runs_of_random_games_are_told_and_made_again(name: str) -> None:
    game = load(**SETS[name])
    small = in_phrases = 0
    for seed in range(4):
        for state, actions in runs(game, Random(seed), 500):
            told = told_and_made_again(game, state, actions)
            small += len(actions)
            in_phrases += sum(count for _, count in told if count > 1)
    assert in_phrases > small // 2, f"{in_phrases} of {small}"


SPOKEN = [
    ("turn greece move", "march 3 larissa pella", ["march larissa", "number 3", "to pella"]),
    ("turn greece move", "march larissa pella", ["march larissa", "number 4", "to pella"]),
    ("turn greece choose", "march 1 larissa pella", ["choose move", "march larissa", "number 1", "to pella"]),
    ("turn greece move", "sail 2 athenae h0707", ["sail athenae", "number 2", "aboard 1", "to h0707"]),
    ("turn greece move", "sail 2 athenae h0707 aboard 2", ["sail athenae", "number 2", "aboard 2", "to h0707"]),
    ("turn greece move", "land athenae h0606 end", ["land athenae", "to h0606", "done"]),
    (
        "turn greece choose",
        "build legions athenae ships corinthos fortresses delphi end",
        ["choose build", "build_legion athenae", "build_ship corinthos", "build_fortress delphi", "done"],
    ),
    ("turn greece choose", "develop culture fleet", ["choose develop", "advance culture", "advance fleet"]),
    ("turn greece choose", "attack kalydon end", ["choose attack", "fight kalydon", "done"]),
    ("turn greece choose", "attack take samos", ["choose attack", "take_over samos"]),
    ("turn greece attack", "attack all", ["fight kalydon", "fight_ships samos persia"]),
    ("turn greece choose", "engage samos persia", ["choose attack", "fight_ships samos persia"]),
    ("turn greece choose", "stability", ["choose stability", "pay"]),
    ("turn greece choose", "armistice egypt", ["choose armistice", "offer egypt"]),
    ("turn greece choose", "block develop", ["choose develop", "done"]),
    ("turn greece choose", "pass", ["choose pass"]),
]


@pytest.mark.parametrize(("facts", "text", "small"), SPOKEN, ids=[row[1] for row in SPOKEN])
def test_what_is_meant_in_one_breath(facts: str, text: str, small: list[str]) -> None:
    game = load()
    state = game.position(f"{THICK}; {facts}")
    assert [game.text(a) for a in game.expand(state, text).actions] == small
    assert game.is_phrase(text)


REFUSED = [
    ("turn greece move", "march 5 larissa pella"),
    ("turn greece move", "march 2 pella larissa"),
    ("turn greece move", "build end"),
    ("turn greece move", "place"),
    ("turn greece build", "build legions athenae larissa"),
    ("turn greece move", "sail athenae h0707 leader"),
]


@pytest.mark.parametrize(("facts", "text"), REFUSED, ids=[row[1] for row in REFUSED])
def test_all_or_nothing(facts: str, text: str) -> None:
    game = load()
    state = game.position(f"{THICK}; {facts}")
    key = state.key()
    with pytest.raises((IllegalAction, NotationError)) as refused:
        game.expand(state, text)
    assert isinstance(refused.value, HegemonError) and state.key() == key


def test_what_waits_can_be_put_down() -> None:
    """A unit taken up waits for its way; a chosen action does not."""
    game = load()
    state = game.position(f"{THICK}; turn greece move")
    assert not game.waits(state)
    game.apply(state, game.parse("march larissa"))
    assert game.waits(state)
    game.apply(state, game.parse("number 2"))
    assert game.waits(state)


def test_forms_are_those_that_can_begin() -> None:
    game = load()
    choosing = {form.name for form in game.forms(game.position(f"{THICK}; turn greece choose"))}
    assert {"march", "sail", "build", "attack", "develop", "pass", "stability", "armistice"} <= choosing
    moving = {form.name for form in game.forms(game.position(f"{THICK}; turn greece move"))}
    assert moving == {"march", "sail", "land"}
