"""Everything that changes before somebody's eyes is told to him, and nothing that he may not know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.core.telling import lines
from hegemon.testing.ledger import untold
from hegemon.testing.scenarios import load_scenarios

VIEWERS = (0, 1, None)
EVERYTHING = {"advanced": True, "storms": True, "prestige": True}
OPTIONS: list[dict[str, Any]] = [
    {},
    EVERYTHING,
    {"campaign": "italy", "advanced": True, "storms": True, "elephants": True},
    {"campaign": "italy", "closed_stacks": True, "reshuffle": "at_once"},
    {"open_stacks": True, "advanced": True},
]
GAMES = 4
SCENARIOS = Path(__file__).parents[1] / "rulebook"


def walk(game: Game, rng: Random) -> Iterator[tuple[State, int]]:
    """A random game in which stacks are split often and camps are built."""
    state = game.start()
    while game.to_act(state) != OVER:
        if game.to_act(state) == CHANCE:
            a = game.draw(state, rng)
        else:
            legal = game.legal(state)
            a = rng.choices(legal, [1 if game.text(a) in ("done", "whole", "stay") else 4 for a in legal])[0]
        yield state.copy(), a
        game.apply(state, a)


def gaps(game: Game, before: State, a: int, kinds: set[str]) -> list[str]:
    """What an action changes untold, for every viewer; kinds that were heard are added."""
    after = before.copy()
    game.apply(after, a)
    found: list[str] = []
    for seat, heard in zip(VIEWERS, game.heard_by(before, a, *VIEWERS), strict=True):
        kinds.update(happening.kind for happening in heard)
        seen = game.public_view(before, seat)
        now = game.public_view(after, seat, (game.plain(before), seen))
        missing = untold(seen, now, heard, game.happening_kinds)
        found += [f"{game.text(a)}: {place} for {seat}, heard {[h.kind for h in heard]}" for place in missing]
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_changes_untold(options: dict[str, Any]) -> None:
    game = hegemon.load("ancient_wars", engine="plain", **options)
    for seed in range(GAMES):
        for before, a in walk(game, Random(seed)):
            assert gaps(game, before, a, set()) == []


def test_scenarios_tell_everything_and_every_kind() -> None:
    kinds: set[str] = set()
    games: dict[str, Game] = {}
    for scenario in load_scenarios(SCENARIOS, "ancient_wars"):
        options = scenario.row.get("options", {})
        game = games.setdefault(str(options), hegemon.load("ancient_wars", engine="plain", **options))
        state = game.position(scenario.row["given"])
        for text in scenario.row.get("when", []):
            a = game.parse(text)
            assert gaps(game, state, a, kinds) == [], scenario.id
            game.apply(state, a)
    for options in (EVERYTHING, OPTIONS[2]):
        game = hegemon.load("ancient_wars", engine="plain", **options)
        for before, a in walk(game, Random(11)):
            kinds.update(happening.kind for heard in game.heard_by(before, a, *VIEWERS) for happening in heard)
    assert {kind.name for kind in game.happening_kinds.kinds} - kinds == set()


@pytest.mark.parametrize("options", OPTIONS[:4], ids=str)
def test_positions_that_look_the_same_are_told_the_same(options: dict[str, Any]) -> None:
    """For an action of the viewer himself, or one that the other side could make in both worlds, unless a rule shows
    the difference: then the views differ too.  cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    rng, compared = Random(3), 0
    for before, a in walk(game, Random(7)):
        for seat in (0, 1):
            world = game.determinize(before, seat, rng)
            if world.key() == before.key() or not game.allows(world, a):
                continue
            one, two = before.copy(), world.copy()
            game.apply(one, a)
            game.apply(two, a)
            if game.view(one, seat) == game.view(two, seat):
                compared += 1
                assert game.heard(before, a, seat) == game.heard(world, a, seat), game.text(a)
    assert compared > 50


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_reads_as_prose(language: str) -> None:
    """Every line is a sentence without ids."""
    game = hegemon.load("ancient_wars", engine="plain", **EVERYTHING)
    told = [happening for before, a in walk(game, Random(2)) for happening in game.heard(before, a, None)]
    found = lines(game.happening_kinds.gathered(told), game.catalogue(language))
    assert len(found) > 30
    for line in [*found, *(part for whole in found for part in whole.below)]:
        assert line.text.endswith(".") and "_" not in line.text and "  " not in line.text, line.text
        assert "seat-" not in line.text and "unit-" not in line.text, line.text
