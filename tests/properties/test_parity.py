"""Interpreted and compiled rules play the same games: same random numbers, same positions, same searches."""

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.bots.uct import UctBot
from hegemon.core.game import Game
from hegemon.testing import option_sets, random_walk, set_name

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
CASES = [(game, options) for game in hegemon.games() for options in option_sets(game)]


def played(game: Game, seed: int, limit: int) -> tuple[int, str]:
    engine: Any = game.engine
    slots, words, out = engine.slots(2), engine.ints(4), engine.ints(engine.width)
    rng = Random(seed)
    for i in range(4):
        words[i] = rng.getrandbits(32) | 1
    decisions = engine.playouts(slots, words, out, 1, limit)
    return decisions, engine.taken(slots, 0).key()


@pytest.mark.parametrize(("game", "options"), CASES, ids=lambda v: set_name(v) if isinstance(v, dict) else v)
def test_same_games(game: str, options: dict[str, Any]) -> None:
    plain = hegemon.load(game, engine="plain", **options)
    fast = hegemon.load(game, engine="fast", **options)
    for seed in range(4):
        for limit in (50, 100_000):
            assert played(plain, seed, limit) == played(fast, seed, limit)


@pytest.mark.parametrize("game", hegemon.games())
def test_same_contract(game: str) -> None:
    """Legal actions, actors, refusals, chance weights, dumps and views agree along a random game."""
    plain, fast = hegemon.load(game, engine="plain"), hegemon.load(game, engine="fast")
    rng = Random(3)
    other = fast.start()
    for count, (state, a) in enumerate(random_walk(plain, rng)):
        assert plain.legal(state) == fast.legal(other)
        assert plain.to_act(state) == fast.to_act(other)
        assert state.key() == other.key()
        if count % 50 == 0:
            assert plain.dump(state) == fast.dump(other)
            assert plain.view(state, 0) == fast.view(other, 0)
            sample = rng.sample(range(plain.verbs.size), 40)
            assert [plain.why_not(state, b) for b in sample] == [fast.why_not(other, b) for b in sample]
        if a >= 0:
            before = other.copy()
            fast.apply(other, a)
            if count % 50 == 0:  # what telling works out on the way stands for the position
                told = other.copy()
                fast.heard_by(before, a, None, reached=told)
                assert fast.dump(told) == fast.dump(other)
    assert plain.outcome(state) == fast.outcome(other)


@pytest.mark.parametrize("game", hegemon.games())
def test_same_search(game: str) -> None:
    thoughts = []
    for engine in ("plain", "fast"):
        loaded = hegemon.load(game, engine=engine)
        rng = Random(11)
        state = next(s for n, (s, _) in enumerate(random_walk(loaded, rng)) if n >= 60 and loaded.to_act(s) >= 0)
        found = UctBot(simulations=12, seed=5, clock=lambda: 0.0).think(loaded, state)  # else the clock cuts the slices
        thoughts.append((found.visits, found.value, found.decisions))
    assert thoughts[0] == thoughts[1]
