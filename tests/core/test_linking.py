"""Two ways to compile, one interface: the accelerator for proved versions of Numba, the public `njit` otherwise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hegemon

pytestmark = pytest.mark.compiled
pytest.importorskip("numba")

# Rules that call rules with numbers of several widths, an entrance, and a pointer: all that the kernel needs.
PROBE = """
import sys
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

record = np.array([7, 300, 32000], dtype=np.int16)
print(compiled.LINKED, total(np.zeros(4, dtype=np.int64), record), third(record.ctypes.data))
"""
OTHER_VERSION = "import numba; numba.__version__ = {!r}\n"
CHANGED_INSIDE = "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary\n"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    places = {"PYTHONPATH": str(Path(hegemon.__file__).parents[1])}
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
    assert seen["on"] == seen["off"] and seen["on"][1] == "32000"


@pytest.mark.parametrize("change", [OTHER_VERSION.format("0.69.0"), OTHER_VERSION.format("0.67.1"), CHANGED_INSIDE])
def test_unproved_compilers_are_used_by_their_public_ways(change: str) -> None:
    done = run(change + PROBE)
    assert done.stdout.split()[:1] == ["False"], done.stderr


def test_the_switch_knows_two_words() -> None:
    done = run("import hegemon; hegemon.load('duellum', engine='fast')", HEGEMON_LINKING="maybe")
    assert "HEGEMON_LINKING is 'on' or 'off', not 'maybe'." in done.stderr.splitlines()[-1]
