"""Antike: purchases, payments and trades come in any order, and distinct actions reach all that legal ones do."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.frames import top_kind
from hegemon.core.game import Game
from hegemon.testing.reach import always, compare
from hegemon.testing.walks import random_walk

EIGHT = "know_how greeks wheel sailing market monarchy roads navigation currency democracy"

# Whatever the order, the same things are on the table afterwards: (position, actions before, actions in any order).
ANY_ORDER = {
    "temples": (
        "empty; turn greeks temple; city greeks athenae; city greeks pella; city greeks sparta; stock greeks marble=15",
        [],
        ["build_temple athenae", "build_temple pella", "build_temple sparta"],
    ),
    "units of both kinds": (
        "empty; turn greeks arming; city greeks athenae temple; city greeks pella; stock greeks iron=4",
        [],
        ["arm legion athenae", "arm galley athenae", "arm galley athenae", "arm legion pella"],
    ),
    "know-hows": (
        "empty; turn greeks know_how; city greeks athenae; know_how greeks sailing; stock greeks gold=40",
        [],
        ["develop wheel", "develop market", "develop navigation"],
    ),
    "cities": (
        "empty; turn greeks founding; legion greeks athenae; galley greeks knossos; legion greeks pella; "
        "stock greeks marble=3 iron=3 gold=3",
        [],
        ["found athenae", "found knossos", "found pella"],
    ),
    "chips for the rondel": (
        "empty; turn greeks rondel; rondel greeks iron; city greeks athenae; "
        "stock greeks marble=2 iron=2 gold=2 coin=2",
        ["advance maneuver_2"],
        ["pay marble", "pay iron", "pay gold", "pay coin"],
    ),
    "chips of a trade": (
        f"empty; turn greeks rondel; city greeks athenae; {EIGHT}; stock greeks marble=2 iron=1 gold=2",
        ["trade"],
        ["give marble", "give gold"],
    ),
    "a coin in a trade": (
        f"empty; turn greeks founding; legion greeks pella; city greeks athenae; {EIGHT}; stock greeks gold=1 coin=2",
        ["trade"],
        ["give gold", "give coin"],
    ),
}

# Steps small enough to be exhausted, with everything that could make the order matter: coins in place of chips, a trade
# that opens what was too dear, a last piece, a payment that leaves no chip, kinds that do not suffice alone.
STEPS = {
    "temples, coins in place of marble": "turn greeks temple; city greeks athenae; city greeks pella; "
    "city greeks sparta; stock greeks marble=11 coin=4",
    "temples, a trade for the last marble": f"turn greeks temple; city greeks athenae; city greeks pella; {EIGHT}; "
    "stock greeks marble=9 gold=2",
    "units, coins in place of iron": "turn greeks arming; city greeks athenae temple; city greeks pella; "
    "stock greeks iron=2 coin=2",
    "units, few left in the supply": "turn greeks arming; city greeks athenae temple; city greeks pella temple; "
    "legion greeks athenae 16; galley greeks pella 15; stock greeks iron=4",
    "units, a trade for iron": f"turn greeks arming; city greeks athenae temple; city greeks pella; {EIGHT}; "
    "stock greeks marble=2 iron=1 gold=1",
    "know-hows, basic and secondary": "turn greeks know_how; city greeks athenae; stock greeks gold=21 coin=2",
    "know-hows that others own": "turn greeks know_how; city greeks athenae; know_how persians wheel market currency; "
    "know_how greeks monarchy; stock greeks gold=14 coin=3",
    "cities, coins in place of chips": "turn greeks founding; legion greeks athenae; galley greeks knossos; "
    "legion greeks pella; stock greeks marble=2 iron=1 gold=2 coin=3",
    "cities, a trade for what lacks": f"turn greeks founding; legion greeks athenae; legion greeks pella; {EIGHT}; "
    "stock greeks marble=1 iron=3 gold=2 coin=1",
    "steps, chips of every kind": "turn greeks rondel; rondel greeks iron; city greeks athenae; "
    "stock greeks marble=2 iron=1 gold=2 coin=1",
    "steps, no kind suffices alone": "turn greeks rondel; rondel greeks iron; city greeks athenae; "
    "stock greeks marble=1 iron=1 gold=1",
    "steps after a trade": f"turn greeks rondel; rondel greeks iron; city greeks athenae; {EIGHT}; "
    "stock greeks marble=1 iron=1 gold=1 coin=1",
    "steps, nothing left to choose": "turn greeks rondel; rondel greeks iron; city greeks athenae; stock greeks gold=3",
}
# Know-hows have different prices: one that is still owed tells which came last. All other positions are compared half
# paid as well.
DIFFERENT_PRICES = ("know-hows, basic and secondary", "know-hows that others own")
NO_CHOICE = ("steps, nothing left to choose",)  # here both lists are the same
SETS = ({}, {"coins": "last"}, {"trade_coins": False}, {"board": "west", "players": 3}, {"players": 2})
ACTIONS = 600
MOST = 250  # positions of a step that is exhausted
STEPS_COMPARED = 25


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("antike", engine="plain")


def is_paid(s: Any) -> bool:
    """Is no price owed?"""
    return not any(s.owed)


@pytest.mark.parametrize("case", ANY_ORDER.values(), ids=list(ANY_ORDER))
def test_every_order_leads_to_the_same_position(game: Game, case: tuple[str, list[str], list[str]]) -> None:
    text, before, actions = case
    ends = set()
    for order in set(permutations(actions)):
        state = game.position(text)
        for action in (*before, *order):
            game.apply(state, game.parse(action))
            while game.to_act(state) >= 0 and game.holds(state, "deciding payment"):
                game.apply(state, game.legal(state)[0])  # chips rather than coins
        ends.add(state.key())
    assert len(ends) == 1


@pytest.mark.parametrize("name", STEPS)
def test_distinct_reaches_what_legal_reaches(game: Game, name: str) -> None:
    settled = is_paid if name in DIFFERENT_PRICES else always
    by_legal, by_distinct, faults = compare(game, game.position(f"empty; {STEPS[name]}"), settled=settled)
    assert not faults
    assert by_legal.complete and by_distinct.complete
    assert (by_distinct.tried < by_legal.tried) == (name not in NO_CHOICE)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_distinct_reaches_what_legal_reaches_in_random_games(options: dict[str, Any]) -> None:
    game = hegemon.load("antike", engine="plain", **options)
    frames = {frame for verb in game.verbs.verbs if verb.permutes for frame in verb.stems}
    compared = saved = 0
    for state, _ in random_walk(game, Random(5), ACTIONS):
        if game.to_act(state) < 0 or top_kind(game.plain(state)) not in frames or len(game.legal(state)) < 3:
            continue
        by_legal, by_distinct, faults = compare(game, state.copy(), MOST, is_paid)
        assert not faults, (game.dump(state), faults)
        if by_legal.complete and by_distinct.complete:
            compared += 1
            saved += by_legal.tried - by_distinct.tried
        if compared == STEPS_COMPARED:
            break
    assert compared == STEPS_COMPARED
    assert saved > 0
