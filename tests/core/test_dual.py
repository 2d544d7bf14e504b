"""Dual mode: the cache knows every source, plain play needs no compiler, compiled code stays inside its arrays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hegemon
from hegemon.core import dual


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **environment}
    )


def test_import_pulls_in_no_compiler() -> None:
    loaded = run(
        "import sys, hegemon; hegemon.games(); print([m for m in ('numba', 'numpy', 'click') if m in sys.modules])"
    )
    assert loaded.stdout.strip() == "[]", loaded.stderr


def test_plain_play_needs_no_compiler() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "import hegemon; g = hegemon.load('duellum', engine='plain')\n"
        "s = g.start(); g.apply(s, g.legal(s)[0]); print(s.key())"
    )
    done = run(code)
    assert done.returncode == 0, done.stderr


def test_sources_cover_rules_kernel_and_game() -> None:
    names = {str(p.relative_to(dual.SOURCE)) for p in dual.sources_of("duellum")}
    assert {"core/frames.py", "core/rng.py", "core/compiled.py", "core/linking.py", "core/kernel/search.py"} <= names
    assert {"games/duellum/flow.py", "games/duellum/rules/founding.py"} <= names
    assert not any("antike" in name for name in names)


def test_cache_folder_follows_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    monkeypatch.setenv("HEGEMON_CACHE", str(tmp_path))
    before = dual.cache_folder("duellum")
    extra = tmp_path / "extra.py"
    extra.write_text("# a changed rule\n", "utf-8")
    real = dual.sources_of
    monkeypatch.setattr(dual, "sources_of", lambda game: [*real(game), extra])
    changed = dual.cache_folder("duellum")
    extra.write_text("# changed again\n", "utf-8")
    assert len({before, changed, dual.cache_folder("duellum")}) == 3
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert dual.cache_folder("duellum") != changed


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("game", hegemon.games())
def test_compiled_code_stays_inside_its_arrays(game: str, tmp_path: Path) -> None:
    """With bounds checks on, compiled random games run without an index error."""
    code = f"""
import hegemon
game = hegemon.load("{game}", engine="fast")
engine = game.engine
slots, words, out = engine.slots(2), engine.ints(4), engine.ints(engine.width)
words[:] = (1, 2, 3, 4)
print(engine.loops.playouts(slots, engine.components, words, out, 200, 100000))
try:
    engine.loops.playouts(slots, engine.components, words, engine.ints(1), 1, 100)
except IndexError as fault:
    print(fault)
"""
    done = run(code, NUMBA_BOUNDSCHECK="1", HEGEMON_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    decisions, refusal = done.stdout.splitlines()
    assert int(decisions) > 10_000
    assert refusal == "index is out of bounds"  # the check itself is there: a buffer too short is noticed
