"""The warm-up: every compiled entrance that play asks for is called once, so that nobody waits for it later."""

from __future__ import annotations

from random import Random

from .frames import CHANCE
from .game import Game
from .guided_tree import GuidedTree, can_guide
from .planner import Planner, Sizes


def compile_all(game: Game) -> None:
    """Compile, or load from the cache, all that play, search and benchmarks will ask of a game."""
    state = game.start()
    while game.to_act(state) == CHANCE:
        game.apply(state, game.chance(state)[0][0])
    game.why_not(state, 0)
    game.legal(game.change(state, ""))  # a position that was not stepped to: asked for its actions anew
    engine = game.engine
    engine.weights(state)
    slots, out, words = engine.slots(2), engine.ints(engine.width), engine.ints(4)
    words[0] = 1
    engine.playouts(slots, words, out, 1, 50)
    engine.loops.copies(slots, 1)
    tree = game.search_tree(8, Random(1))
    tree.set_root(state)
    tree.grow(2, 50, 1.0)
    if engine.planning is not None:
        planner = Planner(
            engine, game.num_seats, [[0.0] * (2 * engine.planning.judgement.NUM_FEATURES)], Sizes(width=1)
        )
        planner.put(state)
        planner.allow(1)
        planner.turns()
    if can_guide(game):
        guided = GuidedTree(engine, 8, Random(1), [])
        guided.set_root(state)
        guided.go_on(2, 1, 1.0)
    engine.warmed_up()
