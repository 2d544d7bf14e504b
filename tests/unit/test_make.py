"""The Makefile speaks clearly to machines on which it cannot work, and `make check` leaves out only what there is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The tests themselves may run under make, whose settings are handed down in the environment.
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if "MAKE" not in name and not name.startswith("MFLAGS")
}


def make(*order: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", *order],
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
    )


def make_with(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """`make setup` in an empty folder, with a stand-in for Python."""
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    python = folder / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    return make("setup", f"PYTHON={python}", folder=folder)


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
    done = make("help", folder=ROOT)
    wanted = "setup play play-terminal web check test test-plain trace perft goldens fuzz bench docs clean".split()
    assert all(f"make {target} " in done.stdout for target in wanted)


def test_play_without_a_terminal_says_so(tmp_path: Path) -> None:
    stamped = tmp_path / ".venv"
    stamped.mkdir()
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (stamped / "stamp-python").touch()
    (stamped / "stamp-base").touch()
    done = make("play-terminal", f"PYTHON={sys.executable}", folder=tmp_path)
    assert done.returncode == 0 and "needs a terminal" in done.stdout
    assert len(done.stdout.splitlines()) == 1


def test_what_is_too_dear_for_every_commit_exists() -> None:
    listed = (ROOT / "tests" / "slow_tests.txt").read_text("utf-8").splitlines()
    assert listed == sorted(set(listed)) and len(listed) > 50
    for test in listed:
        file, _, name = test.partition("::")
        defined = rf"^def {name.partition('[')[0]}\("
        assert re.search(defined, (ROOT / file).read_text("utf-8"), re.MULTILINE), f"{test} is gone: make budget"
