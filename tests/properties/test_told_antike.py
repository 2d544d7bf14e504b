"""Nothing changes untold: every change of every view is covered by the happenings of the action that made it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.happenings import Happening
from hegemon.core.language import LANGUAGES, catalogue
from hegemon.core.record import open_game, read
from hegemon.games.antike.happenings import HAPPENINGS
from hegemon.testing import load_scenarios, random_walk
from hegemon.testing.ledger import audited, untold

TESTS = Path(__file__).parent.parent
FORMS: list[dict[str, Any]] = [
    {},
    {"players": 2, "battle_answer": "never"},
    {"players": 2, "two_players": "doubled", "coins": "last"},
    {"players": 3, "board": "west", "nations": "picked", "longer": True},
    {"players": 5, "battle_answer": "always", "battle_size": "all"},
    {"players": 6, "military": True, "turn_limit": 90},
]
ACTIONS = 500  # of each random game

Step = tuple[dict[str, Any], dict[str, Any], list[Happening]]  # view before and after, what was told


@cache
def opened(engine: str = "plain", **options: Any) -> Game:
    return hegemon.load("antike", engine=engine, **options)


def told_step(game: Game, state: State, a: int) -> Step:
    after = state.copy()
    game.apply(after, a)
    return game.public_view(state, None), game.public_view(after, None), game.heard(state, a, None)


def random_steps(options: dict[str, Any], seed: int, actions: int = ACTIONS) -> Iterator[Step]:
    game = opened(**options)
    for state, a in random_walk(game, Random(seed), actions):
        if a >= 0:
            yield told_step(game, state, a)


def scenario_steps() -> Iterator[Step]:
    for scenario in load_scenarios(TESTS / "rulebook", "antike"):
        game = opened(**scenario.row.get("options", {}))
        state = game.position(scenario.row["given"])
        for text in scenario.row.get("when", []):
            a = game.parse(text)
            yield told_step(game, state, a)
            game.apply(state, a)


def record_steps(name: str) -> Iterator[Step]:
    """The actions of a recorded game."""
    record = read(TESTS / "records" / "antike" / f"{name}.hgm")
    game = open_game(record)
    state = game.start()
    for text in record.texts():
        a = game.parse(text)
        yield told_step(game, state, a)
        game.apply(state, a)


def faults(step: Step, told: list[Happening]) -> list[str]:
    before, after, _ = step
    return untold(before, after, told, HAPPENINGS)


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_random_games_are_told(options: dict[str, Any]) -> None:
    for step in random_steps(options, 1):
        assert not faults(step, step[2]), [str(h) for h in step[2]]


@pytest.mark.compiled  # what is told is always the interpreted rules' own; compiled ones make the way
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200))
def test_many_random_games_are_told(seed: int) -> None:
    assert audited(opened("fast", **FORMS[seed % len(FORMS)]), str(seed), most=2_500).untold == []


def test_scenarios_are_told() -> None:
    for step in scenario_steps():
        assert not faults(step, step[2]), [str(h) for h in step[2]]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["personages", "temple_destroyed"])
def test_recorded_games_are_told(name: str) -> None:
    for step in record_steps(name):
        assert not faults(step, step[2]), [str(h) for h in step[2]]


def test_every_kind_occurs_is_needed_and_reads_in_both_languages() -> None:
    seen: dict[str, Happening] = {}
    needed: set[str] = set()
    steps = [*scenario_steps(), *record_steps("turn_limit")]
    for options in FORMS[1:4]:
        steps += random_steps(options, 2, 300)
    for step in steps:
        told = step[2]
        for happening in told:
            seen.setdefault(happening.kind, happening)
        for kind in {happening.kind for happening in told} - needed:
            if faults(step, [happening for happening in told if happening.kind != kind]):
                needed.add(kind)
    assert set(seen) == set(HAPPENINGS.by_name)
    assert all(catalogue("antike", language).say(h.message()) for h in seen.values() for language in LANGUAGES)
    assert needed == {kind.name for kind in HAPPENINGS.kinds if kind.moves}


def test_everybody_hears_the_same() -> None:
    game = opened()
    for state, a in random_walk(game, Random(3), 60):
        if a >= 0:
            heard = [game.heard(state, a, seat) for seat in (None, *range(game.num_seats))]
            assert all(one == heard[0] for one in heard)
            views = [game.public_view(state, seat) for seat in (None, *range(game.num_seats))]
            assert all(view == views[0] for view in views)
