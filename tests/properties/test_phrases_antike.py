"""Phrases run forward as they are meant, and read backward what was done: nothing is lost on the way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.errors import HegemonError
from hegemon.core.frames import CHANCE
from hegemon.core.game import Game
from hegemon.games.antike.phrases_steps import _paired
from hegemon.testing import random_walk
from hegemon.testing.round_trip import told_and_made_again

EIGHT = "know_how greeks wheel sailing market monarchy roads navigation currency democracy"
SETS: list[dict[str, Any]] = [
    {},
    {"players": 2, "board": "west"},
    {"players": 3, "coins": "last", "battle_answer": "always"},
    {"players": 2, "two_players": "doubled", "battle_size": "all"},
]


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("antike", engine="plain")


def runs(game: Game, seed: int, actions: int) -> list[tuple[State, list[int]]]:
    """What one seat did in one turn without a stop, with the position before it."""
    found: list[tuple[State, list[int]]] = []
    last = (CHANCE, 0)
    for state, a in random_walk(game, Random(seed), actions):
        now = (game.to_act(state), game.turn(state))
        if a >= 0 and now[0] >= 0:
            if now == last:
                found[-1][1].append(a)
            else:
                found.append((state.copy(), [a]))
        last = now
    return found


@pytest.mark.parametrize("options", SETS, ids=str)
def test_what_is_told_leads_to_the_same_position(options: dict[str, Any]) -> None:
    game = hegemon.load("antike", engine="plain", **options)
    small = told = 0
    for state, actions in runs(game, 7, 700):
        told += len(told_and_made_again(game, state, actions))
        small += len(actions)
    assert told < 0.75 * small


def test_many_moves_are_told_in_few_phrases(game: Game) -> None:
    """Movements of a rich position, where units have several actions and trades are open."""
    rng = Random(4)
    small = told = 0
    for _ in range(12):
        state = game.position(
            f"empty; {EIGHT}; legion greeks pella 3; galley greeks knossos 2; legion greeks athenae; "
            "legion persians tomis 2; galley arabs athenae; answer arabs always; city persians tomis; "
            "city persians susa; stock greeks gold=3 marble=2 coin=2; turn greeks movement"
        )
        start, actions = state.copy(), list[int]()
        while len(actions) < 24 and game.to_act(state) == game.to_act(start):
            actions.append(rng.choice([a for a in game.legal(state) if game.text(a) != "done"] or game.legal(state)))
            game.apply(state, actions[-1])
        told += len(told_and_made_again(game, start, actions))
        small += len(actions)
    assert told < 0.6 * small


FORWARD = [
    (
        "turn greeks rondel; rondel greeks iron; stock greeks marble=1 gold=3 coin=4",
        "advance marble",
        "advance marble; pay gold; pay gold",
    ),
    (
        "turn greeks rondel; rondel greeks iron; stock greeks marble=1 gold=3 coin=4",
        "advance marble paying coin marble",
        "advance marble; pay coin; pay marble",
    ),
    (
        "turn greeks founding; legion greeks pella; stock greeks marble=1 iron=1 gold=1 coin=1",
        "found pella",
        "found pella; coins 0; coins 0; coins 0",
    ),
    (
        "turn greeks founding; legion greeks pella; stock greeks marble=1 iron=1 gold=1 coin=1",
        "found pella coins iron",
        "found pella; coins 0; coins 1",
    ),
    (
        "turn greeks founding; legion greeks pella; legion greeks tomis; stock greeks marble=2 iron=2 gold=2",
        "found tomis pella",
        "found tomis; found pella",
    ),
    (
        "turn greeks temple; city greeks athenae; city greeks pella; stock greeks marble=9 coin=2",
        "build_temple athenae pella",
        "build_temple athenae; coins 0; build_temple pella; coins 1",
    ),
    (
        "turn greeks arming; city greeks athenae temple; stock greeks iron=3",
        "arm 3 legion athenae",
        "arm legion athenae; arm legion athenae; arm legion athenae",
    ),
    (
        "turn greeks arming; city greeks athenae; city greeks pella; stock greeks iron=3 coin=1",
        "arm legion athenae pella",
        "arm legion athenae; coins 0; arm legion pella; coins 0",
    ),
    ("turn greeks know_how; stock greeks gold=17", "develop wheel roads", "develop wheel; develop roads"),
    (
        "turn greeks movement; legion greeks pella 4",
        "move 3 legion pella tomis",
        "move legion pella 1; to tomis; move legion pella 1; to tomis; move legion pella 1; to tomis",
    ),
    ("turn greeks movement; legion greeks pella 3", "move 3 legion pella tomis", "move legion pella 1; all_to tomis"),
    ("turn greeks movement; legion greeks pella 3", "move all legion pella tomis", "move legion pella 1; all_to tomis"),
    (
        "know_how greeks wheel; turn greeks movement; legion greeks pella 2",
        "move 2 legion pella tomis napoca",
        "move legion pella 2; all_to tomis; move legion tomis 1; all_to napoca",
    ),
    (
        "know_how greeks wheel; turn greeks movement; legion greeks pella 3; left legion pella 1=1 2=2",
        "move 2 legion pella tomis",
        "move legion pella 1; to tomis; move legion pella 2; to tomis",
    ),
    (
        "know_how greeks wheel; turn greeks movement; legion greeks pella 3; left legion pella 1=1 2=2",
        "move all legion pella tomis left 2",
        "move legion pella 2; all_to tomis",
    ),
    (
        "turn greeks movement; legion greeks pella 2",
        "move 2 legion pella tomis left 1 apart",
        "move legion pella 1; to tomis; move legion pella 1; to tomis",
    ),
    (
        "turn greeks movement; legion greeks pella 3; legion persians pella 2",
        "battle all legion persians pella",
        "battle legion persians pella; battle legion persians pella",
    ),
    (
        "turn greeks movement; legion greeks pella 3; legion persians pella 3",
        "battle 2 legion persians pella",
        "battle legion persians pella; battle legion persians pella",
    ),
    (
        "turn greeks conquest; city persians pella temple; city persians susa; legion greeks pella 2; "
        "galley greeks pella 2",
        "conquer pella losing 1",
        "conquer pella; lose_legions 1",
    ),
    (
        f"turn greeks founding; {EIGHT}; stock greeks marble=2 gold=1 coin=1",
        "trade gold coin for iron",
        "trade; give coin; give gold; take iron",
    ),
    (
        f"turn greeks founding; {EIGHT}; stock greeks marble=2 gold=2",
        "trade marble=2 gold=2 for gold marble",
        "trade; give marble; give marble; take gold; trade; give gold; give gold; take marble",
    ),
    (f"turn greeks movement; {EIGHT}; legion greeks pella; stock greeks gold=2", "end_turn", "done; done"),
]


@pytest.mark.parametrize(("given", "text", "small"), FORWARD, ids=[f"{row[1]}|{row[0][:20]}" for row in FORWARD])
def test_a_phrase_means_its_small_actions(game: Game, given: str, text: str, small: str) -> None:
    state = game.position(f"empty; {given}")
    key = state.key()
    run = game.expand(state, text)
    assert "; ".join(game.text(a) for a in run.actions) == small
    assert state.key() == key
    assert len(told_and_made_again(game, state, run.actions)) <= max(1, len(run.actions) // 2)


def test_a_great_trade_is_paired_without_trying_every_way(game: Game) -> None:
    """Tried one after the other, the ways to pair these would take longer than anybody waits."""
    goods = "stock greeks gold=24 iron=7 marble=13"
    state = game.position(f"empty; turn greeks founding; {EIGHT}; {goods}")
    run = game.expand(state, "trade gold=24 iron=7 marble=13 for gold iron=8 marble=13")
    assert len(run.actions) == 4 * 22
    assert len(told_and_made_again(game, state, run.actions)) == 1


def test_a_trade_is_paired_wherever_it_can_be() -> None:
    """Against trying every way: the same pairs, and none where there are none."""

    def tried(gives: list[str], takes: list[str]) -> list[tuple[str, str, str]] | None:
        if not takes:
            return []
        for pair in dict.fromkeys(combinations(sorted(gives), 2)):
            if takes[0] not in pair:
                rest = tried(list((Counter(gives) - Counter(pair)).elements()), takes[1:])
                if rest is not None:
                    return [(*pair, takes[0]), *rest]
        return None

    kinds = ("coin", "gold", "iron", "marble")
    found = Counter[bool]()
    for number in (1, 2, 3):
        for takes in product(kinds[1:], repeat=number):
            for gives in combinations_with_replacement(kinds, 2 * number):
                expected = tried(list(gives), list(takes))
                assert _paired(list(gives), list(takes)) == expected, (gives, takes)
                found[expected is None] += 1
    assert min(found.values()) > 100


def asked(game: Game) -> State:
    state = game.position("empty; turn greeks movement; legion greeks pella 3; legion persians tomis 3")
    for text in ("move legion pella 1", "all_to tomis"):
        game.apply(state, game.parse(text))
    return state


@pytest.mark.parametrize(
    ("text", "small"),
    [("fight 2", "fight; fight; decline"), ("fight 3", "fight; fight; fight"), ("fight all", "fight; fight; fight")],
)
def test_fighting_those_who_entered(game: Game, text: str, small: str) -> None:
    state = asked(game)
    run = game.expand(state, text)
    assert "; ".join(game.text(a) for a in run.actions) == small
    assert len(told_and_made_again(game, state, run.actions)) == 1


def test_a_phrase_stops_where_another_decides(game: Game) -> None:
    state = game.position("empty; turn greeks movement; legion greeks pella 4; legion persians tomis 3")
    run = game.expand(state, "move 3 legion pella tomis")
    assert [game.text(a) for a in run.actions] == ["move legion pella 1", "to tomis"]
    assert game.to_act(run.state) != game.to_act(state)


REFUSED = [
    ("turn greeks movement; legion greeks pella 4", "move 5 legion pella tomis", "Only 4 of 5 can be done."),
    ("turn greeks movement; legion greeks pella 4", "move 2 legion pella susa", "No land border leads"),
    ("turn greeks movement; legion greeks pella 4", "move 2 galley pella susa", "You have no galley in Pella."),
    ("turn greeks movement; legion greeks pella 4", "move 2 legion pella", "That is not all"),
    ("turn greeks movement; legion greeks pella 4", "move legion pella tomis napoca", "exactly 2 actions"),
    (f"turn greeks founding; {EIGHT}; stock greeks gold=4", "trade gold=3 for iron", "That is not all"),
    (f"turn greeks founding; {EIGHT}; stock greeks gold=4", "trade gold=2 for gold", "take something else"),
    ("turn greeks arming; city greeks athenae; stock greeks iron=3", "arm 2 legion athenae", "has received its new"),
    (
        "turn greeks founding; legion greeks pella; stock greeks marble=1 iron=1 gold=1 coin=1",
        "found pella coins iron=2",
        "at most 1 in coins",
    ),
]


@pytest.mark.parametrize(("given", "text", "reason"), REFUSED, ids=[row[1] for row in REFUSED])
def test_all_or_nothing(game: Game, given: str, text: str, reason: str) -> None:
    state = game.position(f"empty; {given}")
    key = state.key()
    with pytest.raises(HegemonError, match=reason):
        game.expand(state, text)
    assert state.key() == key


def test_what_merely_waits_can_be_put_down(game: Game) -> None:
    state = game.position("empty; turn greeks movement; legion greeks pella")
    assert not game.waits(state)
    game.apply(state, game.parse("move legion pella 1"))
    assert game.waits(state)
