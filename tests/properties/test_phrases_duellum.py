"""Phrases run forward as they are meant, and read backward what was done: nothing is lost on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hegemon import load
from hegemon.bots.uct import strategist
from hegemon.core.engine import State
from hegemon.core.errors import HegemonError
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.testing.round_trip import told_and_made_again
from hegemon.testing.walks import random_walk


@pytest.fixture(scope="module")
def game() -> Game:
    return load("duellum", engine="plain")


def runs(walk: list[tuple[State, int]], game: Game) -> list[tuple[State, list[int]]]:
    """What one seat did without a stop, with the position before it."""
    found: list[tuple[State, list[int]]] = []
    last = CHANCE
    for state, a in walk:
        who = game.to_act(state)
        if who >= 0 and who == last:
            found[-1][1].append(a)
        elif who >= 0:
            found.append((state.copy(), [a]))
        last = who
    return found


def check_round_trip(game: Game, walk: list[tuple[State, int]]) -> tuple[int, int]:
    """Tell every run and carry out what was told; returns (small actions, phrases and small actions told)."""
    small = told = 0
    for state, actions in runs(walk, game):
        texts = told_and_made_again(game, state, actions)
        small, told = small + len(actions), told + len(texts)
    return small, told


@pytest.mark.parametrize(
    ("seed", "options"),
    [(1, {}), (2, {"board": "east", "special_units": True}), (3, {"events": "known", "coins": 4})],
)
def test_what_is_told_leads_to_the_same_position(seed: int, options: dict[str, Any]) -> None:
    game = load("duellum", engine="plain", turn_limit=80, **options)
    walk = [(state.copy(), a) for state, a in random_walk(game, Random(seed), 900) if a >= 0]
    small, told = check_round_trip(game, walk)
    assert told < 0.7 * small


def test_a_game_of_bots_is_told_in_few_phrases() -> None:
    game, bot, rng = load("duellum", engine="plain", turn_limit=40), strategist(simulations=15, seed=3), Random(5)
    state, walk = game.start(), list[tuple[State, int]]()
    while (who := game.to_act(state)) != OVER:
        a = game.draw(state, rng) if who == CHANCE else bot.choose(game, state)
        walk.append((state.copy(), a))
        game.apply(state, a)
    check_round_trip(game, walk)


FORWARD = [
    (
        "empty; turn rome founding; legion rome roma; stock rome marble=1 iron=1 gold=1 coin=1",
        "found roma marble",
        "found roma marble; coins 0; coins 0; coins 0",
    ),
    (
        "empty; turn rome founding; legion rome roma; stock rome marble=1 iron=1 gold=1 coin=1",
        "found roma marble coins iron",
        "found roma marble; coins 0; coins 1",
    ),
    (
        "empty; turn rome movement; legion rome roma 4",
        "move 3 legion roma genua",
        "move legion roma genua; move legion roma genua; move legion roma genua",
    ),
    (
        "empty; turn rome movement; know_how rome strata; legion rome roma 2",
        "move 2 legion roma genua massilia",
        "move legion roma genua; continue genua massilia; move legion roma genua; continue genua massilia",
    ),
    (
        "empty; turn rome founding; know_how rome commercium; stock rome marble=2 coin=1",
        "trade coin marble=2 for gold iron",
        "trade; give coin; give marble; give marble; take gold; take iron",
    ),
    (
        "empty; turn rome rondel; rondel rome ferrum; stock rome marble=1 iron=3 coin=4",
        "advance marmor",
        "advance marmor; pay iron; pay iron",
    ),
    (
        "empty; turn rome rondel; rondel rome ferrum; stock rome marble=1 iron=3 coin=4",
        "advance marmor paying coin marble",
        "advance marmor; pay coin; pay marble",
    ),
    (
        "empty; turn rome scientia; stock rome gold=4 coin=1",
        "recruit legion=2 galley",
        "recruit legion; coins 0; recruit legion; coins 0; recruit galley; coins 0",
    ),
    (
        "empty; turn rome militia; city rome roma gold temple; box rome legion=2 galley=1; stock rome iron=6",
        "arm legion=2 galley roma",
        "arm legion roma; arm legion roma; arm galley roma",
    ),
    (
        "empty; turn carthage conquest; city rome tarraco gold; legion carthage tarraco 2; galley carthage tarraco 2",
        "conquer tarraco losing 0",
        "conquer tarraco; lose_legions 0",
    ),
    (
        "empty; turn rome founding; hand rome deserters; legion carthage roma 2",
        "play deserters at roma",
        "play deserters; target roma",
    ),
    (
        "empty; turn rome founding; hand rome market_day; stock rome gold=3",
        "play market_day giving gold=2 for iron marble",
        "play market_day; give gold; give gold; done; take iron; take marble",
    ),
    (
        "empty; turn rome founding; hand rome embargo; stock carthage marble=3 gold=3",
        "play embargo against gold",
        "play embargo; choose gold",
    ),
    (
        "empty; turn rome templum; hand rome oracle; display academy tribute levy",
        "play oracle taking levy",
        "play oracle; pick levy",
    ),
    ("empty; turn rome movement; legion rome roma", "end_turn", "done; done; done"),
    ("empty; turn rome founding", "end_turn", "done"),
]


@pytest.mark.parametrize(("given", "text", "small"), FORWARD, ids=[row[1] for row in FORWARD])
def test_a_phrase_means_its_small_actions(game: Game, given: str, text: str, small: str) -> None:
    state = game.position(given)
    key = state.key()
    run = game.expand(state, text)
    assert "; ".join(game.text(a) for a in run.actions) == small
    assert state.key() == key
    again = game.tell(state, run.actions)
    assert sum(count for _, count in again) == len(run.actions)
    if len(run.actions) > 1:
        assert len(again) == 1, again


REFUSED = [
    ("empty; turn rome movement; legion rome roma 2", "move 3 legion roma genua"),
    ("empty; turn rome founding; know_how rome commercium; stock rome marble=3", "trade marble=3 for gold"),
    ("empty; turn rome founding; know_how rome commercium; stock rome marble=3", "trade marble=2 for gold=2"),
    (
        "empty; turn rome founding; legion rome roma; stock rome marble=1 iron=1 gold=1 coin=1",
        "found roma gold coins iron=2",
    ),
    ("empty; turn rome founding; hand rome deserters; legion carthage roma 2", "play deserters"),
    ("empty; turn rome founding; hand rome deserters; legion carthage roma 2", "play deserters at genua"),
    ("empty; turn rome rondel; rondel rome ferrum; stock rome marble=1 iron=3", "advance marmor paying coin marble"),
]


@pytest.mark.parametrize(("given", "text"), REFUSED, ids=[row[1] for row in REFUSED])
def test_all_or_nothing(game: Game, given: str, text: str) -> None:
    state = game.position(given)
    key = state.key()
    with pytest.raises(HegemonError):
        game.expand(state, text)
    assert state.key() == key


def test_what_merely_waits_can_be_put_down(game: Game) -> None:
    state = game.position("empty; turn rome founding; know_how rome commercium; stock rome marble=3")
    assert not game.waits(state)
    game.apply(state, game.parse("trade"))
    assert game.waits(state)
