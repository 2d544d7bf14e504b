"""Two ways to compile, one interface: the accelerator for proved versions of Numba, the public `njit` otherwise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hegemon

SAMPLES = Path(__file__).resolve().parents[1] / "sample_games"
pytestmark = pytest.mark.compiled
pytest.importorskip("numba")

# Rules that call rules with numbers of several widths, an entrance, and a pointer: all that the kernel needs.
PROBE = """
import sys
from typing import Any, NamedTuple
import numpy as np
from hegemon.core import dual
sys.meta_path.append(dual._TwinFinder())
import hegemon_fast.core.rng as rng
from hegemon_fast.core import compiled

@compiled.compile_rule
def weigh(field, n):
    return rng.below(field, n) + n

@compiled.compile_entry
def total(words, record):
    rng.seed_rng(words, record[0])
    found = 0
    for k in range(100):
        found += weigh(words, record[k % 3]) + weigh(words, k + 1)
    return found

@compiled.compile_entry
def third(address):
    return compiled.carray(compiled.as_pointer(address), (3,), np.int16)[2]

class Pair(NamedTuple):
    numbers: Any
    more: Any

@compiled.compile_rule
def add(pair):
    pair.numbers[0] += pair.more[0]
    return pair.numbers[0]

@compiled.compile_entry
def lend(pair):
    return add(compiled.lent(pair))

record = np.array([7, 300, 32000], dtype=np.int16)
pair = Pair(np.array([5]), np.array([2]))
print(compiled.LINKED, total(np.zeros(4, dtype=np.int64), record), third(record.ctypes.data), lend(pair) + lend(pair))
private = [name for name in sys.modules if name.endswith((".linking", ".lending"))]
assert bool(private) == compiled.LINKED, private
"""
OTHER_VERSION = "import numba; numba.__version__ = {!r}\n"
CHANGED_INSIDE = "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary\n"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    places = {"PYTHONPATH": str(Path(hegemon.__file__).parents[1]), "HEGEMON_LINKING": "on"}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **places, **environment}
    )


def test_both_ways_compute_the_same() -> None:
    seen = {}
    for switch in ("on", "off"):
        done = run(PROBE, HEGEMON_LINKING=switch)
        assert done.returncode == 0, done.stderr
        linked, *numbers = done.stdout.split()
        assert linked == str(switch == "on")
        seen[switch] = numbers
    assert seen["on"] == seen["off"] and seen["on"][1:] == ["32000", "16"]


@pytest.mark.parametrize("change", [OTHER_VERSION.format("0.69.0"), OTHER_VERSION.format("0.67.1"), CHANGED_INSIDE])
def test_unproved_compilers_are_used_by_their_public_ways(change: str) -> None:
    done = run(change + PROBE)
    assert done.stdout.split()[:1] == ["False"], done.stderr


GAME = """
from random import Random
import hegemon
from hegemon.core.compiled import LINKED
from hegemon.core.warmup import compile_all
fast, plain = (hegemon.load("pebbles", engine=engine) for engine in ("fast", "plain"))
compile_all(fast)
decisions = 0
for seed in range(20):
    rng, a, b = Random(seed), fast.start(), plain.start()
    while fast.to_act(a) != hegemon.OVER:
        assert a.key() == b.key() and fast.to_act(a) == plain.to_act(b)
        assert fast.legal(a) == plain.legal(b) and fast.distinct(a) == plain.distinct(b)
        assert all(fast.why_not(a, n) == plain.why_not(b, n) for n in range(fast.verbs.size))
        move = rng.choice(fast.legal(a))
        fast.apply(a, move)
        plain.apply(b, move)
        decisions += 1
print(LINKED, decisions > 100)
"""


@pytest.mark.parametrize("switch", ["on", "off"])
def test_a_whole_game_both_ways(switch: str, tmp_path: Path) -> None:
    """Compiled, kept, and taken from the cache by a second process."""
    settings = {"HEGEMON_LINKING": switch, "HEGEMON_CACHE": str(tmp_path), "HEGEMON_GAMES": str(SAMPLES)}
    seen = []
    for _ in range(2):
        done = run(GAME, **settings)
        assert done.stdout.split() == [str(switch == "on"), "True"], done.stderr
        seen.append({path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")})
    assert len(seen[0]) == 3 and seen[0] == seen[1]  # one for each entrance, compiled once


def test_the_switch_knows_two_words() -> None:
    done = run("import hegemon; hegemon.load('duellum', engine='fast')", HEGEMON_LINKING="maybe")
    assert "HEGEMON_LINKING is 'on' or 'off', not 'maybe'." in done.stderr.splitlines()[-1]
