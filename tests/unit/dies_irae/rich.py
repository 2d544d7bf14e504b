"""Positions in the thick of it: many posts, stacks, cargo and contested hexes, as random games seldom reach them."""

from __future__ import annotations

from random import Random
from typing import Any

from hegemon.core.engine import State
from hegemon.core.errors import NotationError
from hegemon.core.game import Game


def rich_position(game: Game, rng: Random) -> State:
    """A random position with much in it; facts that the box does not allow are left out."""
    state = game.position("empty")

    def change(fact: str) -> None:
        nonlocal state
        try:
            state = game.change(state, fact)
        except NotationError:
            pass  # the box does not hold so many, or the terrain forbids it

    names = game.data.names
    for seat in names["seat"]:
        change(f"talents {seat} {rng.randrange(400)}")
        change(f"stability {seat} {rng.randrange(-8, 9)}")
        for row in names["row"]:
            change(f"space {seat} {row} {rng.randrange(13)}")
        sites = rng.sample(names["site"], 14)
        for site in sites[:9]:
            change(f"post {seat} {site}")
        for site in sites[9:12]:
            change(f"fortress {seat} {site}")
        for site in sites[10:12]:
            change(f"monument {seat} {site}")
        change(f"capital {seat} {sites[0]}")
    crowded = rng.sample(names["site"], 10) + rng.sample(names["hex"], 10)
    for seat in names["seat"]:
        for _ in range(7):
            ships = rng.choice((1, 1, 2, 3))
            change(f"legions {seat} {rng.choice(crowded)} {rng.choice((1, 1, 1, 2, 3, 4))}")
            change(f"ships {seat} {rng.choice(crowded)} {ships} cargo={rng.randrange(ships + 1)}")
        change(f"leader {seat} {_a_stack(game.plain(state), game, seat)}")
    if rng.random() < 0.3:
        change("armistice greece persia 2")
    if rng.random() < 0.2:
        change("revolted egypt")
    change(f"turn {rng.choice(names['seat'])} choose")
    return state


def _a_stack(s: Any, game: Game, seat: str) -> str:
    force = game.data.names.index("force", f"{seat}_legion")
    return game.data.names.name("hex", s.stack_hex[force][0]) if s.num_stacks[force] else "none"
