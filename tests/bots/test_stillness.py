"""Turns that change nothing are seen, and no others."""

from __future__ import annotations

from random import Random

from hegemon.bots.stillness import Stillness
from hegemon.core.frames import CHANCE
from hegemon.core.registry import load


def test_a_turn_that_changes_nothing_is_seen() -> None:
    game = load("duellum", engine="plain")
    state, still = game.start(), Stillness()
    while game.to_act(state) == CHANCE:
        game.settle(state, Random(1))
    still.watch(game, state)
    later = state.copy()
    game.plain(later).turn += 1
    game.plain(later).rondel[0] = 3
    still.watch(game, later)
    assert still.idle_turns == 1
    richer = later.copy()
    game.plain(richer).turn += 1
    game.plain(richer).stock[0][0] += 1
    still.watch(game, richer)
    assert still.idle_turns == 1


def test_a_turn_that_changes_something_is_not_still() -> None:
    """The position is the same object all along, and so are its lists."""
    game = load("duellum", engine="plain")
    state, still = game.start(), Stillness()
    while game.to_act(state) == CHANCE:
        game.settle(state, Random(1))
    still.watch(game, state)
    game.plain(state).turn += 1
    game.plain(state).stock[0][0] += 1
    still.watch(game, state)
    assert still.idle_turns == 0


def test_a_pass_changes_nothing() -> None:
    game = load("dies_irae", engine="plain", setup="ready")
    state, still = game.start(), Stillness()
    for _ in range(2):
        still.watch(game, state)
        game.apply(state, game.parse("choose pass"))
    still.watch(game, state)
    assert still.idle_turns == 2
