"""Duellum: chips are paid, given and taken in any order, and the distinct actions reach all that the legal ones do."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.testing.reach import compare, reach
from hegemon.testing.walks import random_walk

TRADER = "know_how rome commercium"

# The same things done in any order: (position, actions before, actions in any order, actions after).
ANY_ORDER: dict[str, tuple[str, list[str], list[str], list[str]]] = {
    "steps of the stone": (
        "turn rome rondel; rondel rome ferrum; stock rome marble=2 iron=2 gold=2 coin=2",
        ["advance marmor"],
        ["pay marble", "pay coin"],
        [],
    ),
    "all that is given in a trade": (
        f"turn rome founding; {TRADER}; stock rome marble=1 iron=2 gold=1 coin=1",
        ["trade"],
        ["give marble", "give iron", "give coin"],
        ["take gold", "take gold"],
    ),
    "what is taken in a trade": (
        f"turn rome founding; {TRADER}; stock rome gold=3",
        ["trade", "give gold", "give gold", "give gold"],
        ["take iron", "take marble"],
        [],
    ),
    "chips swapped on Market Day": (
        "turn rome founding; hand rome market_day; stock rome marble=2 iron=1 gold=1",
        ["play market_day"],
        ["give marble", "give gold", "give iron"],
        ["done", "take iron", "take iron", "take gold"],
    ),
    "chips taken on Market Day": (
        "turn rome founding; hand rome market_day; stock rome gold=3",
        ["play market_day", "give gold", "give gold", "give gold", "done"],
        ["take gold", "take iron", "take marble"],
        [],
    ),
}

# Later kinds first: each of these actions is offered after the ones before it, and no refusal speaks of order.
LATER_FIRST: dict[str, tuple[str, list[str]]] = {
    "an earlier chip after a later one": (
        "turn rome rondel; rondel rome ferrum; stock rome marble=1 gold=1 coin=1",
        ["advance marmor", "pay coin", "pay marble"],
    ),
    "marble after gold in a trade": (
        f"turn rome founding; {TRADER}; stock rome marble=1 iron=1 gold=2",
        ["trade", "give gold", "give iron", "give marble", "take gold", "take marble"],
    ),
    "marble after gold on Market Day": (
        "turn rome founding; hand rome market_day; stock rome marble=1 gold=2",
        ["play market_day", "give gold", "give marble", "done", "take gold", "take iron"],
    ),
}

# Steps small enough to be exhausted: few chips, every kind of them, a trade that opens what was passed over, a card.
STEPS = {
    "three chips, two of them due": "turn rome rondel; rondel rome ferrum; stock rome marble=1 gold=1 coin=1",
    "no kind suffices alone": "turn rome rondel; rondel rome ferrum; stock rome marble=1 iron=1 gold=1 coin=1",
    "one kind only": "turn rome rondel; rondel rome ferrum; stock rome gold=4",
    "steps after a trade": f"turn rome rondel; rondel rome ferrum; {TRADER}; stock rome marble=1 iron=1 gold=1",
    "a trade of every kind": f"turn rome founding; {TRADER}; stock rome marble=1 iron=1 gold=1 coin=2",
    "two trades": f"turn rome founding; {TRADER}; stock rome marble=2 gold=2",
    "a trade for a temple": f"turn rome templum; {TRADER}; city rome roma gold; stock rome marble=4 gold=3",
    "a trade and a purchase in coins": f"turn rome scientia; {TRADER}; stock rome iron=2 gold=2 coin=1",
    "Market Day": "turn rome founding; hand rome market_day; stock rome marble=2 iron=1 gold=2",
    "Market Day and a trade": f"turn rome founding; hand rome market_day; {TRADER}; stock rome marble=1 gold=2",
    "a city after a trade": f"turn rome founding; {TRADER}; legion rome roma; stock rome marble=1 iron=3 gold=1",
}
WITHOUT_SAVING = {"one kind only"}  # there is nothing to permute

SETS: tuple[dict[str, Any], ...] = ({}, {"trade_coins": False}, {"board": "east", "special_units": True})
WALKS = 2
ACTIONS = 700
EVERY = 17
MOST = 600  # positions of a step that is exhausted


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("duellum", engine="plain")


def begun(game: Game, text: str, actions: list[str]) -> State:
    state = game.position(f"empty; {text}")
    for action in actions:
        game.apply(state, game.parse(action))
    return state


@pytest.mark.parametrize("case", ANY_ORDER.values(), ids=list(ANY_ORDER))
def test_every_order_leads_to_the_same_position(game: Game, case: tuple[str, list[str], list[str], list[str]]) -> None:
    text, before, actions, after = case
    ends = {begun(game, text, [*before, *order, *after]).key() for order in set(permutations(actions))}
    halfway = {begun(game, text, [*before, *order]).key() for order in set(permutations(actions))}
    assert len(ends) == len(halfway) == 1


@pytest.mark.parametrize("case", LATER_FIRST.values(), ids=list(LATER_FIRST))
def test_a_later_kind_may_come_first(game: Game, case: tuple[str, list[str]]) -> None:
    text, actions = case
    state = begun(game, text, [])
    for action in actions:
        a = game.parse(action)
        assert a in game.legal(state), action
        assert set(game.distinct(state)) <= set(game.legal(state)) and game.distinct(state)
        game.apply(state, a)


@pytest.mark.parametrize("name", STEPS)
def test_distinct_reaches_what_legal_reaches(game: Game, name: str) -> None:
    by_legal, by_distinct, faults = compare(game, begun(game, STEPS[name], []))
    assert not faults
    assert by_legal.complete and by_distinct.complete
    assert by_distinct.tried < by_legal.tried or name in WITHOUT_SAVING


@pytest.mark.slow
@pytest.mark.parametrize("options", SETS, ids=str)
def test_distinct_reaches_what_legal_reaches_in_random_games(options: dict[str, Any]) -> None:
    game = hegemon.load("duellum", engine="plain", **options)
    exhausted = 0
    for seed in range(WALKS):
        for number, (state, _) in enumerate(random_walk(game, Random(seed), ACTIONS)):
            if number % EVERY or game.to_act(state) < 0:
                continue
            by_legal, by_distinct, faults = compare(game, state.copy(), MOST)
            assert not faults, (seed, number, faults)
            exhausted += by_legal.complete and by_distinct.complete
    assert exhausted > WALKS * ACTIONS // EVERY // 3


def test_a_list_that_leaves_out_too_much_is_noticed(game: Game) -> None:
    """The proof itself: a list that never offers a kind twice running, or only the last kind, loses positions."""
    state = begun(game, f"turn rome founding; {TRADER}; stock rome marble=2 iron=1 gold=1", ["trade"])
    first = game.parse("give marble")

    def never_twice_running(here: State) -> list[int]:
        s = game.plain(here)
        offered = game.distinct(here)
        return [a for a in offered if a != first + s.frame_mark[s.depth - 1] - 1] or offered

    def last_kind(here: State) -> list[int]:
        return game.legal(here)[-1:]

    whole = reach(game, state, game.legal).keys
    assert reach(game, state, game.distinct).keys == whole
    assert reach(game, state, never_twice_running).keys < whole
    assert reach(game, state, last_kind).keys < whole
