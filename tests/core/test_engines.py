"""Which engine serves: without a compiler the interpreted one, with a sentence; compiled rules that differ, none."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core import engines
from hegemon.core.errors import DataError, EngineError, EngineUnavailable
from hegemon.core.plain_engine import PlainEngine, PlainState

SAMPLES = Path(__file__).resolve().parents[1] / "sample_games"
LOAD = """
import hegemon
game = hegemon.load("duellum")
hegemon.load("duellum", board="east")
state = game.start()
print(game.engine.name, len(game.legal(state)) > 0)
try:
    hegemon.load("duellum", engine="fast")
except hegemon.HegemonError as fault:
    print(type(fault).__name__, fault)
"""
ABSENT = "import sys; sys.modules['numba'] = sys.modules['numpy'] = sys.modules['llvmlite'] = None\n"


def run(code: str, folder: Path | None = None, **settings: str) -> tuple[list[str], list[str]]:
    environment = {k: v for k, v in os.environ.items() if k != "HEGEMON_ENGINE"} | settings
    places = [str(folder or ""), str(Path(hegemon.__file__).parents[1])]
    environment["PYTHONPATH"] = os.pathsep.join(place for place in places if place)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr.splitlines()


def test_without_numba_one_sentence() -> None:
    out, told = run(ABSENT + LOAD)
    why = "Numba is not installed (hegemon[fast] brings it)"
    assert told == [f"The rules run interpreted, many times slower: {why}."]
    fault = f"EngineUnavailable The compiled engine is not available: {why}; engine='plain' needs no compiler."
    assert out == ["plain True", fault]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise ImportError('Numba needs NumPy 2.5 or less.')", "ImportError: Numba needs NumPy 2.5 or less"),
        ("import ctypes; ctypes.CDLL('libLLVM-of-another-machine.so')", "OSError: libLLVM-of-another-machine.so"),
    ],
)
def test_a_numba_that_cannot_be_imported(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "numba.py").write_text(text, "utf-8")
    out, told = run(LOAD, tmp_path)
    assert len(told) == 1 and told[0].startswith(
        f"The rules run interpreted, many times slower: Numba cannot be imported ({why}"
    )
    assert out[0] == "plain True" and out[1].startswith("EngineUnavailable ")


class Failing(PlainEngine):
    """An engine whose compiler gives up."""

    def begin(self, state: PlainState) -> None:
        raise RuntimeError("Failed in nopython mode pipeline\nand much more")


class Differing(PlainEngine):
    """Compiled rules that outlived a change: the record is read with other places."""

    def step(self, state: PlainState, a: int) -> int:
        code = super().step(state, a)
        state.s.turn += 1
        return code


@pytest.fixture
def replaced(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let another class stand for the compiled engine."""
    pytest.importorskip("numba")
    monkeypatch.delenv("HEGEMON_ENGINE", raising=False)
    monkeypatch.setattr(engines, "_proved", set())
    monkeypatch.setattr(engines, "_told", set())
    monkeypatch.setattr(engines, "_refused", {})
    return lambda made: monkeypatch.setattr(engines, "FastEngine", made)


def test_a_compiler_that_fails(replaced: Any, caplog: pytest.LogCaptureFixture) -> None:
    replaced(Failing)
    why = "does not compile the rules of duellum (RuntimeError: Failed in nopython mode pipeline)"
    with pytest.raises(EngineUnavailable) as caught:
        hegemon.load("duellum", engine="fast")
    assert why in str(caught.value)
    assert isinstance(caught.value.__cause__, RuntimeError)  # the compiler's whole report is there
    replaced(PlainEngine)  # not tried again: a compiler may take long to give up
    with caplog.at_level(logging.WARNING):
        assert hegemon.load("duellum").engine.name == hegemon.load("duellum").engine.name == "plain"
    assert len(caplog.messages) == 1 and why in caplog.text


@pytest.mark.parametrize("engine", ["auto", "fast"])
def test_rules_that_differ_are_an_error(replaced: Any, engine: str) -> None:
    replaced(Differing)
    with pytest.raises(EngineError, match="differ from the interpreted ones after 1 moves: remove the folder"):
        hegemon.load("duellum", engine=engine)
    assert not engines._proved


def test_the_canary_sings_once(replaced: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(PlainEngine)
    hegemon.load("duellum", engine="fast")
    assert engines._proved == {"duellum"}
    monkeypatch.setattr(engines, "_first_moves", None)  # not asked again
    hegemon.load("duellum", engine="fast", board="east")


def test_unknown_engines_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EngineError, match="one of auto, plain, fast, not 'quick'"):
        hegemon.load("duellum", engine="quick")
    monkeypatch.setenv("HEGEMON_ENGINE", "quick")
    with pytest.raises(EngineError, match="not 'quick'"):
        hegemon.load("duellum")


STALE = """
import os, hegemon
from hegemon.core import cache
cache.key_of = lambda game: "0" * 16  # a key that sees nothing
try:
    print(hegemon.load("pebbles", engine="fast").engine.name)
except hegemon.HegemonError as fault:
    print(fault)
"""


@pytest.mark.compiled
def test_the_canary_notices_a_stale_cache(tmp_path: Path) -> None:
    """Compiled for one capacity, run with another: without the canary, wrong positions and no error."""
    without = shutil.ignore_patterns("__pycache__", "server", "cli", "static")
    shutil.copytree(Path(hegemon.__file__).parent, tmp_path / "hegemon", ignore=without)
    settings = {"HEGEMON_CACHE": str(tmp_path / "kept"), "HEGEMON_GAMES": str(SAMPLES)}
    assert run(STALE, tmp_path, **settings)[0] == ["fast"]
    domains = tmp_path / "hegemon" / "core" / "domains.py"
    domains.write_text(domains.read_text("utf-8").replace("FRAMES = 12", "FRAMES = 16"), "utf-8")
    assert "differ from the interpreted ones after 0 moves" in run(STALE, tmp_path, **settings)[0][0]


def test_positions_with_numbers_out_of_range_are_refused() -> None:
    """In the interpreted engine too: what it accepts, the compiled one must hold."""
    game = hegemon.load("duellum", engine="plain")
    s = game.plain(game.start()).copy()
    s.turn = 40_000
    with pytest.raises(DataError, match="Field 'turn' of State needs whole numbers"):
        game.engine.adopt(s)
