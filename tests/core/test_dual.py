"""Dual mode: plain play needs no compiler, compiled code stays inside its arrays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hegemon


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **environment}
    )


def test_import_pulls_in_no_compiler() -> None:
    loaded = run(
        "import sys, hegemon; hegemon.games(); print([m for m in ('numba', 'numpy', 'click') if m in sys.modules])"
    )
    assert loaded.stdout.strip() == "[]", loaded.stderr


def test_parts_are_fetched_at_first_use() -> None:
    code = (
        "import sys, hegemon; print('hegemon.core' in sys.modules)\n"
        "print(all(hasattr(hegemon, name) and name in dir(hegemon) for name in hegemon.__all__))\n"
        "print(hasattr(hegemon, 'nothing'), hegemon.games() == sorted(hegemon.games()) != [])"
    )
    done = run(code)
    assert done.stdout.split() == ["False", "True", "False", "True"], done.stderr


def test_plain_play_needs_no_compiler() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "import hegemon; g = hegemon.load('duellum', engine='plain')\n"
        "s = g.start(); g.apply(s, g.legal(s)[0]); print(s.key())"
    )
    done = run(code)
    assert done.returncode == 0, done.stderr


# A second entrance, for one action at a time, reaches the same rules, and its own few lines are the same in every game:
# it is compiled and crossed (the canary sets a game up and moves) in this game; the others are spared it.
CROSSED = "duellum"
NO_CROSSING = """
from hegemon.core import engines, fast_engine
class Shut:
    ask_quickly = staticmethod(lambda: None)
kernel = fast_engine.fast_kernel
fast_engine.fast_kernel = lambda game: (*kernel(game)[:2], Shut)
engines._proved.update(hegemon.games())
"""


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", hegemon.games())
def test_compiled_code_stays_inside_its_arrays(game: str, tmp_path: Path) -> None:
    """With bounds checks on, compiled random games run without an index error."""
    code = f"""
import hegemon
{"" if game == CROSSED else NO_CROSSING}
game = hegemon.load("{game}", engine="fast")
engine = game.engine
slots, words, out = engine.slots(2), engine.ints(4), engine.ints(engine.width)
words[:] = (1, 2, 3, 4)
print(engine.playouts(slots, words, out, 200, 100000))
try:
    engine.playouts(slots, words, engine.ints(1), 1, 100)
except IndexError as fault:
    print(fault)
"""
    # (what is made less quick is compiled sooner, and its indices are checked all the same)
    done = run(code, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="1", HEGEMON_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    decisions, refusal = done.stdout.splitlines()
    assert int(decisions) > 10_000
    assert refusal == "index is out of bounds"  # the check itself is there: a buffer too short is noticed
