"""Dies Irae: whatever `legal` reaches in a step `distinct` reaches too, and a position has one key in every order.

Set-up placements and fortresses are exhausted by both lists, from positions made for it and from random games.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.testing.reach import compare
from hegemon.testing.walks import random_walk

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"setup": "printed", "leaders": True, "double_posts": True},
    {"setup": "ready", "leaders": True, "fifth_column": True, "decline": True, "choose_order": True},
)
SETTING_UP = ("place_posts", "place_ships", "place_legions")
PERMUTING = (*SETTING_UP, "build")
MOST = 1_500  # positions; a larger step of a random game is left out

CITIES = ("athenae", "corinthos", "delphi", "kalydon", "larissa")
POSTS = "; ".join(f"post greece {city}" for city in CITIES)
RICH = "box greece military 6; box greece fleet 7; box greece culture 9; talents greece 200"
BUILDS = {
    "talents for two of five fortresses": f"empty; {POSTS}; talents greece 40; turn greece build",
    "the stock of fortresses is the limit": f"empty; {POSTS}; fortress greece pella; talents greece 200; "
    "turn greece build",
    "a contested city": f"empty; {POSTS}; legions persia athenae 1; talents greece 60; turn greece build",
    "fortresses among units and monuments": f"empty; post greece delphi; post greece larissa; fortress greece athenae; "
    f"{RICH}; turn greece build",
    "units between two fortresses": "empty; post greece delphi; post greece kalydon; fortress greece athenae; fortress "
    f"greece corinthos; {RICH}; talents greece 70; turn greece build",
}


def load(**options: Any) -> Game:
    return hegemon.load("dies_irae", engine="plain", **options)


def frame_of(game: Game, state: State) -> str:
    s = game.plain(state)
    return game.data.names.name("frame_kind", s.frame_kind[s.depth - 1]) if s.depth else "none"


def setups(game: Game) -> list[State]:
    """For each empire and each of its capitals: the position when the capital stands."""
    found: list[State] = []
    state = game.start()
    rng = Random(3)
    while frame_of(game, state) in ("capital", "place_leader", *SETTING_UP):
        if frame_of(game, state) == "capital":
            for capital in game.legal(state):
                there = state.copy()
                game.apply(there, capital)
                found.append(there)
        game.apply(state, rng.choice(game.legal(state)))
    return found


@pytest.mark.parametrize(
    "leaders", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["without_leaders", "with_leaders"]
)
def test_every_set_up_is_reached(leaders: bool) -> None:
    game = load(setup="printed", leaders=leaders)
    starts = setups(game)
    assert {game.to_act(state) for state in starts} == {0, 1, 2}
    saved = 0
    for state in starts:
        by_legal, by_distinct, faults = compare(game, state)
        assert by_legal.complete and by_distinct.complete
        assert not faults, (game.prompt(state).text, faults)
        saved += by_legal.tried - by_distinct.tried
    assert saved > 0, "distinct leaves nothing out"


@pytest.mark.parametrize("name", BUILDS)
def test_every_build_is_reached(name: str) -> None:
    game = load()
    by_legal, by_distinct, faults = compare(game, game.position(BUILDS[name]))
    assert by_legal.complete and by_distinct.complete
    assert not faults, faults
    assert by_distinct.tried < by_legal.tried, "distinct leaves nothing out"


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_steps_of_random_games(number: int) -> None:
    game = load(**OPTION_SETS[number])
    exhausted = 0
    for count, (state, _) in enumerate(random_walk(game, Random(number), 900)):
        if count % 3 == 0 and game.to_act(state) >= 0 and frame_of(game, state) in PERMUTING:
            by_legal, by_distinct, faults = compare(game, state, MOST)
            assert not faults, (count, game.prompt(state).text, faults)
            exhausted += by_legal.complete and by_distinct.complete
    assert exhausted >= 5


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_distinct_is_a_part_of_legal_and_never_empty(number: int) -> None:
    """Walks by `legal`, so that marks of every order come about."""
    game = load(**OPTION_SETS[number])
    rng = Random(10 + number)
    state = game.start()
    for _ in range(1_200):
        if game.to_act(state) == hegemon.OVER:
            break
        legal, distinct = game.legal(state), game.distinct(state)
        assert distinct and set(distinct) <= set(legal) and distinct == sorted(distinct)
        if frame_of(game, state) not in PERMUTING:
            assert distinct == legal
        game.apply(state, rng.choice(legal))


# -- equal positions --------------------------------------------------------------------------------------------------
def after(game: Game, state: State, texts: tuple[str, ...]) -> State:
    there = state.copy()
    for text in texts:
        a = game.parse(text)
        assert a in game.legal(there), f"{text} is refused after {texts}"
        game.apply(there, a)
    return there


@pytest.mark.parametrize(
    ("given", "texts"),
    [
        (
            BUILDS["talents for two of five fortresses"].replace(" 40;", " 60;"),
            [f"build_fortress {c}" for c in CITIES[:3]],
        ),
        (
            BUILDS["units between two fortresses"],
            ["build_legion athenae", "build_ship corinthos", "build_fortress delphi"],
        ),
        (
            "empty; box greece military 6; talents greece 200; fortress greece athenae; fortress greece corinthos; "
            "fortress greece delphi; turn greece build",
            ["build_legion athenae", "build_legion corinthos", "build_legion delphi"],
        ),
        (
            "empty; legions greece athenae 1; legions greece corinthos 1; legions greece delphi 1; talents greece 90; "
            "turn greece create",
            ["create athenae", "create corinthos", "create delphi"],
        ),
    ],
    ids=["fortresses", "units_and_a_fortress", "legions", "posts"],
)
def test_every_order_is_legal_and_gives_one_key(given: str, texts: list[str]) -> None:
    game = load(legions_create=True)
    state = game.position(given)
    reached = [after(game, state, order) for order in permutations(texts)]
    assert len({s.key() for s in reached}) == 1
    assert all(game.dump(s) == game.dump(reached[0]) for s in reached)


def test_every_order_of_a_set_up_gives_one_key() -> None:
    """Posts, ships and legions as one empire may place them, in every order, stacks and cargo included."""
    game = load(setup="printed")
    for start in setups(game):
        orders: dict[frozenset[tuple[str, int]], set[str]] = {}
        rng = Random(5)
        for _ in range(40):
            state, placed = start.copy(), {}
            turn, seat = game.plain(state).turn, game.to_act(state)
            while game.to_act(state) == seat and game.plain(state).turn == turn:
                a = rng.choice(game.legal(state))
                placed[game.text(a)] = placed.get(game.text(a), 0) + 1
                game.apply(state, a)
            orders.setdefault(frozenset(placed.items()), set()).add(state.key())
        assert max(len(keys) for keys in orders.values()) == 1
        assert len(orders) < 40, "no two walks placed the same in another order"


def test_a_wrong_distinct_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load()
    state = game.position(BUILDS["talents for two of five fortresses"])
    right = game.distinct
    monkeypatch.setattr(game, "distinct", lambda s: right(s)[-2:])
    assert compare(game, state)[2]
    monkeypatch.setattr(game, "distinct", lambda s: [])
    with pytest.raises(AssertionError, match="a list is empty"):
        compare(game, state)
