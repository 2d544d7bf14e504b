"""A runner for the command line, and a finished game to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import hegemon
from hegemon.cli import commands
from hegemon.core.record import Recorder
from hegemon.testing.walks import random_walk

SHORT = {"turn_limit": 12}


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    def one_sentence(self) -> str:
        """The error of a command that refused its input: one line on stderr, nothing on stdout, code 2."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].endswith("."), lines[0]
        return lines[0]


Run = Callable[..., Ran]


@pytest.fixture
def run() -> Run:
    def call(*arguments: str, typed: str = "") -> Ran:
        result = CliRunner().invoke(commands, list(arguments), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole short game of Duellum."""
    game = hegemon.load("duellum", engine="plain", **SHORT)
    recorder = Recorder(game, {"carthage": "random", "rome": "random"})
    for _, a in random_walk(game, Random(4)):
        if a >= 0:
            recorder.apply(a)
    path = tmp_path / "game.hgm"
    recorder.record.save(path)
    return path
