"""A sixth game in a folder of one's own: nothing is edited, and terminal and server play it to the end.
(`tests/browser/test_own_game.py` does the same in the browser.)"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import hegemon
from hegemon.core.record import loads, replay

from .conftest import Person, Start

SAMPLE = Path(__file__).resolve().parents[1] / "sample_games" / "pebbles"
GAME = "pebbles_at_home"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of games outside the project, with one game in it."""
    home = tmp_path / "own_games" / GAME
    shutil.copytree(SAMPLE, home, ignore=shutil.ignore_patterns("__pycache__"))
    spec = (home / "spec.py").read_text("utf-8")
    (home / "spec.py").write_text(spec.replace('id="pebbles"', f'id="{GAME}"'), "utf-8")
    return home.parent


def hegemon_says(folder: Path, *words: str, typed: str = "") -> str:
    """What a command prints, where HEGEMON_GAMES names the folder."""
    ran = subprocess.run(
        [sys.executable, "-m", "hegemon", *words],
        input=typed,
        env=os.environ | {"HEGEMON_GAMES": str(folder), "HEGEMON_ENGINE": "plain"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_in_the_terminal(folder: Path, tmp_path: Path) -> None:
    """It is listed, played against a bot until the heap is empty, recorded and verified."""
    assert "Pebbles" in hegemon_says(folder, "games")
    saved = tmp_path / "game.hgm"
    seats = ("--seat", "left=human", "--seat", "right=random")
    told = hegemon_says(folder, "play", GAME, *seats, "--seed", "3", "--record", str(saved), typed="1\n" * 60)
    assert "The game is over" in told
    assert f"game: {GAME}" in saved.read_text("utf-8")
    hegemon_says(folder, "verify", str(saved))


def test_every_other_command_knows_it(folder: Path) -> None:
    assert "def why_not" in hegemon_says(folder, "dispatch", GAME)
    assert f"{folder / GAME}/rules/taking.py" in hegemon_says(folder, "where", "pebble heap colour")
    assert "designed" in hegemon_says(folder, "provenance", GAME)
    assert hegemon_says(folder, "fuzz", GAME, "--games", "5")
    assert hegemon_says(folder, "perft", GAME, "--depth", "3")


def test_at_the_server(folder: Path, monkeypatch: pytest.MonkeyPatch, start: Start) -> None:
    """A table is created and played to the end with a bot; its record replays."""
    games = import_module("hegemon.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    ada = Person(start(), "Ada")
    assert {g["id"]: g["available"] for g in ada.get("/api/games")["games"]}[GAME] is True
    assert f"{GAME}.View" in ada.get("/openapi.json")["components"]["schemas"]
    table = ada.create("me", "random", game=GAME)
    over = ada.play(table, Random(2), 100)
    assert over["status"] == "over" and over["outcome"]["reason"] == "counted" and over["view"]["deciding"] is None
    record = loads(ada.ask("GET", f"/api/tables/{table}/record").text)
    game = hegemon.load(record.game, engine="plain")
    assert game.named_outcome(replay(record, game).state) == over["outcome"]
