"""Bots choose legal actions, keep their time, and a search beats a coin."""

import itertools
from random import Random

import pytest

import hegemon
from hegemon.bots import Bot, make_bot
from hegemon.bots.uct import UctBot, strategist
from hegemon.core.errors import OptionError
from hegemon.core.game import Game
from hegemon.testing import random_walk


@pytest.mark.parametrize(
    "name", ["", "deep", "uct:soon", "uct:0", "uct:-1", "uct:nan", "uct:9999", "strategist:0", "random:5"]
)
def test_unknown_bots_are_explained(name: str) -> None:
    with pytest.raises(OptionError):
        make_bot(name)


@pytest.mark.parametrize("game_id", hegemon.games())
def test_bots_choose_legal_actions(game_id: str) -> None:
    game = hegemon.load(game_id)
    random_bot, uct = make_bot("random", seed=3), UctBot(simulations=3, seed=3)
    for count, (state, _) in enumerate(random_walk(game, Random(2), limit=120)):
        if game.to_act(state) < 0:
            continue
        before = state.key()
        assert random_bot.choose(game, state) in game.legal(state)
        if count % 40 == 0:
            assert uct.choose(game, state) in game.legal(state)
        assert state.key() == before


def test_same_seed_same_thoughts() -> None:
    game = hegemon.load("duellum")
    state = next(s for s, _ in random_walk(game, Random(1)) if game.to_act(s) >= 0)
    first, second = (UctBot(simulations=20, seed=9).think(game, state).visits for _ in range(2))
    assert first == second and sum(first.values()) == 20


def test_counted_simulations_do_not_depend_on_the_clock() -> None:
    """Where something is hidden, several worlds are looked at: as many on a slow machine as on a fast one."""
    game = hegemon.load("ancient_wars", engine="plain")
    seen = (s for s, _ in random_walk(game, Random(1), limit=300) if game.to_act(s) >= 0 and len(game.legal(s)) > 3)
    state = next(s for s in seen if game.determinize(s, game.to_act(s), Random(1)).key() != s.key())
    slow, fast = (itertools.count(step=step) for step in (0.5, 1e-7))
    first, second = (UctBot(simulations=24, seed=9, clock=lambda c=c: next(c)) for c in (slow, fast))
    assert first.think(game, state).value == second.think(game, state).value


def match(game: Game, first: Bot, second: Bot, seed: int) -> int:
    """1 when the first bot (in alternating seats) wins, else 0."""
    bots = [second, first] if seed % 2 else [first, second]
    rng, state = Random(seed), game.start()
    while (who := game.to_act(state)) != hegemon.OVER:
        game.apply(state, game.draw(state, rng) if who == hegemon.CHANCE else bots[who].choose(game, state))
    outcome = game.outcome(state)
    assert outcome is not None
    return int(outcome.winners == (seed % 2,))


@pytest.mark.compiled
@pytest.mark.slow
def test_search_beats_random_play() -> None:
    game = hegemon.load("duellum", engine="fast", turn_limit=60)
    rivals = [(UctBot(simulations=150, seed=k), make_bot("random", k)) for k in range(6)]
    assert sum(match(game, search, coin, k) for k, (search, coin) in enumerate(rivals)) == 6


@pytest.mark.compiled
@pytest.mark.slow
def test_short_rollouts_beat_long_ones() -> None:
    """With as many decisions thought through as the other, about."""
    game = hegemon.load("duellum", engine="fast", turn_limit=60)
    rivals = [(strategist(simulations=1600, seed=k), UctBot(simulations=100, seed=k)) for k in range(4)]
    assert sum(match(game, short, long, k) for k, (short, long) in enumerate(rivals)) >= 3


def test_thinking_time_is_kept() -> None:
    """By the bot's own clock, which here advances a tenth of a second whenever it is read."""
    now = itertools.count(0.0, 0.1)
    read: list[float] = []

    def clock() -> float:
        read.append(next(now))
        return read[-1]

    game = hegemon.load("duellum")
    state = next(s for s, _ in random_walk(game, Random(1)) if game.to_act(s) >= 0)
    thoughts = UctBot(seconds=1.0, clock=clock).think(game, state)
    assert 1 <= thoughts.simulations <= 5
    assert 1.0 <= thoughts.seconds <= 1.5
