"""Probes of our own engine: the compiled loop, steps from Python, plain mode, copies, search, and the start."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from random import Random

from ...bots.uct import UctBot
from ...core.cache import sources_of
from ...core.engine import State
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.registry import load
from ...testing.walks import random_walk
from .probes import Counts, Probe, calls

LIMIT = 5_000  # decisions after which a random game is cut
SIMULATIONS = 200


def loop_probe(name: str, game: Game, games: int) -> Probe:
    """Whole random games without leaving the engine."""
    engine = game.engine
    slots, out, words = engine.slots(2), engine.ints(engine.width), engine.ints(4)
    for i in range(4):
        words[i] = 12345 + i

    def work() -> Counts:
        decisions = engine.playouts(slots, words, out, games, LIMIT)
        return {"decisions": decisions, "games": games}

    return Probe(name, work)


def step_probe(name: str, game: Game) -> Probe:
    """Random games driven from Python: `step` gives the next legal actions, one of them is picked uniformly."""
    rng = Random(7)
    rnd = rng.random

    def work() -> Counts:
        state = game.start()
        legal = game.legal(state)
        step, to_act = game.step, game.to_act
        decisions = 0
        while decisions < LIMIT:
            who = to_act(state)
            if who == OVER:
                break
            if who == CHANCE:
                game.settle(state, rng)
                legal = game.legal(state)
            else:
                legal = step(state, legal[int(rnd() * len(legal))])
                decisions += 1
        return {"decisions": decisions, "games": 1}

    return Probe(name, work)


def middle_of(game: Game, moves: int = 60) -> State:
    """A decision some way into a random game."""
    best = game.start()
    for state, a in random_walk(game, Random(3), moves):
        if a >= 0 and game.to_act(state) >= 0 and len(game.legal(state)) > 1:
            best = state.copy()
    return best


def search_probe(name: str, game: Game, simulations: int = SIMULATIONS) -> Probe:
    """Tree search with full random rollouts, one thread."""
    state = middle_of(game)
    bot = UctBot(simulations=simulations, seed=5)

    def work() -> Counts:
        thoughts = bot.think(game, state)
        return {"simulations": thoughts.simulations, "decisions": thoughts.decisions}

    return Probe(name, work)


def copy_probes(fast: Game) -> list[Probe]:
    """A copy asked for from Python, and one inside compiled code."""
    state = middle_of(fast)
    engine = fast.engine
    slots = engine.slots(2)
    engine.put(slots, 0, state)

    def inside() -> Counts:
        engine.loops.copies(slots, 20_000)
        return {"calls": 20_000}

    return [calls("copy from Python", state.copy, 2_000), Probe("copy inside", inside)]


def own_probes(fast: Game | None, plain: Game) -> list[Probe]:
    """All probes that the installed engines allow."""
    probes = [step_probe("plain, stepwise", plain), loop_probe("plain, loop", plain, 1)]
    if fast is not None:
        probes += [loop_probe("compiled loop", fast, 20), step_probe("stepwise", fast), search_probe("search", fast)]
        probes += copy_probes(fast)
    return probes


# ---------------------------------------------------------------------------------------------------- the start
@dataclass(frozen=True)
class Start:
    """CPU and wall seconds until a game is ready, in a fresh process."""

    cpu: float
    wall: float


READY = """
import hegemon
game = hegemon.load({game!r}, engine={engine!r}, **{options!r})
state = game.start()
game.step(state, game.legal(state)[0])
"""
EVERYTHING = """
import hegemon
from hegemon.core.warmup import compile_all
compile_all(hegemon.load({game!r}, engine="fast", **{options!r}))
"""


def start_times(game: Game) -> dict[str, Start]:
    """Cold (nothing compiled), warm (compiled before) and plain start, and the import of the package alone."""
    order = {"game": game.spec.id, "options": game.options}
    with tempfile.TemporaryDirectory(prefix="hegemon-bench-") as cache:
        cold = _fresh(EVERYTHING.format(**order), cache)
        warm = min((_fresh(READY.format(engine="fast", **order), cache) for _ in range(3)), key=lambda s: s.wall)
        plain = min((_fresh(READY.format(engine="plain", **order), cache) for _ in range(3)), key=lambda s: s.wall)
        imported = min((_fresh("import hegemon", cache) for _ in range(3)), key=lambda s: s.wall)
    return {"cold": cold, "warm": warm, "plain": plain, "import": imported}


def _fresh(code: str, cache: str) -> Start:
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "HEGEMON_CACHE": cache})
    after, ended = os.times(), time.perf_counter()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Start(cpu, ended - began)


def rule_lines(game: str) -> int:
    """Lines of the files that are compiled for a game."""
    texts = (path.read_text("utf-8") for _, path in sources_of(game))
    return sum(len(text.splitlines()) for text in texts if "@rule" in text)


def load_both(game: str, options: dict[str, str], data: str | None, compiled: bool) -> tuple[Game | None, Game]:
    """The game on the compiled engine (if there is one) and on the plain one."""
    plain = load(game, engine="plain", data=data, **options)
    return (load(game, engine="fast", data=data, **options) if compiled else None), plain
