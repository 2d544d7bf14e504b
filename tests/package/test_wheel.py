"""The built package in an empty environment: it serves the table with the client inside, and plays in the terminal."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import hegemon

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "tests" / "sample_games"
PINS = ROOT / "requirements" / "server.txt"


@pytest.fixture(scope="module")
def wheel() -> Path:
    found = sorted((ROOT / "dist").glob(f"hegemon-{hegemon.__version__}-*.whl"))
    assert found, "`make wheel` builds the package"
    return found[-1]


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the package, its extras and what they need."""
    home = tmp_path_factory.mktemp("empty") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    pip = [sys.executable, "-m", "pip", "--python", home / "bin" / "python"]
    # (most of what is installed is never imported here: modules are compiled when they are)
    command = [*pip, "install", "--no-compile", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--constraint", _constraints(home), f"{wheel}[server,fast]"], check=True)
    return home / "bin"


def _constraints(home: Path) -> Path:
    """The pinned versions, so that the test does not depend on the day."""
    rows = [row for name in ("base", "server") for row in (PINS.parent / f"{name}.txt").read_text().splitlines()]
    target = home / "constraints.txt"
    target.write_text("\n".join(row for row in rows if re.match(r"[\w.-]+==", row)), "utf-8")
    return target


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HEGEMON", "VIRTUAL"))}
    return kept | {"HOME": str(folder), "HEGEMON_DATA": str(folder), "HEGEMON_CACHE": str(folder / "cache")}


def test_the_client_and_all_data_are_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "hegemon/client/index.html" in names
    for game in hegemon.games():
        assert f"hegemon/games/{game}/rulebook.toml" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("tests")]


def test_it_serves_the_table(bin_folder: Path, tmp_path: Path) -> None:
    command = [bin_folder / "hegemon", "serve", "--port", "0"]
    server = subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path) | {"HEGEMON_ENGINE": "plain"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        page = _get(address)
        assert b"<title>" in page and b"/assets/" in page
        health = json.loads(_get(f"{address}/api/health"))
        assert health["version"] == hegemon.__version__
    finally:
        server.terminate()
        server.communicate(timeout=20)


def _get(address: str) -> bytes:
    deadline = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return bytes(answer.read())
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


def test_it_plays_in_the_terminal(bin_folder: Path, tmp_path: Path) -> None:
    command = [bin_folder / "hegemon", "play", "duellum", "--engine", "plain", "--seed", "1"]
    played = subprocess.run(
        command,
        cwd=tmp_path,
        env=environment(tmp_path),
        input="help\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert played.returncode == 0, played.stderr
    assert "Game left" in played.stdout


def test_the_compiled_engine_is_there(bin_folder: Path, tmp_path: Path) -> None:
    """A small game of one's own is compiled; that our games' rules can be, the engine's tests show."""
    asked = "import hegemon; print(hegemon.load('pebbles', engine='fast').engine.name)"
    sooner = environment(tmp_path) | {"HEGEMON_GAMES": str(SAMPLES), "NUMBA_OPT": "1"}  # how quick it is, is not asked
    found = subprocess.run(
        [bin_folder / "python", "-c", asked], cwd=tmp_path, env=sooner, capture_output=True, text=True
    )
    assert found.stdout.strip() == "fast", found.stderr
