"""The warm-up: every compiled entrance is called once, so that nobody waits for the compiler later."""

from __future__ import annotations

from .frames import CHANCE
from .game import Game


def compile_all(game: Game) -> None:
    """Compile, or load from the cache, all that play, search and benchmarks will ask of a game."""
    state = game.start()
    while game.to_act(state) == CHANCE:
        game.apply(state, game.chance(state)[0][0])
    game.why_not(state, 0)
    game.legal(game.change(state, ""))  # a position that was not stepped to: asked for its actions anew
    engine = game.engine
    engine.weights(state)
    slots, out, words, counts = engine.slots(2), engine.ints(engine.width), engine.ints(4), engine.ints(1)
    words[0] = 1
    engine.loops.playouts(slots, engine.components, words, out, 1, 50)
    engine.loops.copies(slots, 1)
    kernel = engine.search
    tree, value, path = engine.ints(kernel.ROWS, 8), engine.floats(game.num_seats, 8), engine.ints(8)
    tree[kernel.FIRST_CHILD][0] = tree[kernel.SIBLING][0] = kernel.NONE
    engine.put(slots, 0, state)
    kernel.search(slots, engine.components, words, out, tree, value, path, 1, 2, 50, 1.0, counts)
    engine.warmed_up()
