"""The Makefile speaks clearly to machines on which it cannot work."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def make_with(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """`make setup` in an empty folder, with a stand-in for Python."""
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    python = folder / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    order = ["make", "setup", f"PYTHON={python}"]
    return subprocess.run(order, cwd=folder, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("exit 127", "does not run here."),
        ('case "$2" in *version_info*) exit 1;; esac; [ "$1" = -V ] && echo Python 3.8.2; exit 0', "is Python 3.8.2;"),
        ('case "$2" in *ensurepip*) exit 1;; esac; exit 0', "lacks the venv module"),
    ],
    ids=["no Python", "too old", "no venv"],
)
def test_one_sentence(tmp_path: Path, script: str, told: str) -> None:
    done = make_with(tmp_path, script)
    assert done.returncode != 0
    (sentence,) = done.stdout.splitlines()
    assert told in sentence
    assert not (tmp_path / ".venv" / "stamp-python").exists()


def test_help_lists_every_target() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    wanted = "setup play check test test-plain trace perft goldens fuzz bench docs clean".split()
    assert all(f"make {target} " in done.stdout for target in wanted)


def test_play_without_a_terminal_says_so(tmp_path: Path) -> None:
    stamped = tmp_path / ".venv"
    stamped.mkdir()
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (stamped / "stamp-python").touch()
    (stamped / "stamp-base").touch()
    order = ["make", "play", f"PYTHON={sys.executable}"]
    done = subprocess.run(order, cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    assert done.returncode == 0 and "needs a terminal" in done.stdout
    assert len(done.stdout.splitlines()) == 1
