"""`hegemon review`, and playing on from a turn of a saved game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hegemon.core.record import read
from hegemon.lab.review import review as module

Run = Callable[..., Any]


def test_review_is_printed_and_written(run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLAIN", module.Effort(8, 4, 4))
    ran = run("review", str(record), "--language", "de", "--engine", "plain")
    assert ran.code == 0 and "# Nachbetrachtung: Antike Duellum" in ran.out, ran.err
    out = tmp_path / "page.md"
    assert run("review", str(record), "--language", "en", "--engine", "plain", "--out", str(out)).code == 0
    text = out.read_text("utf-8")
    assert "## Luck" in text and text.count("Try again from there: hegemon play duellum --from") == text.count("### ")


def test_playing_on_from_a_turn(run: Run, record: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.hgm"
    seats = ("--seat", "carthage=random", "--seat", "rome=random")
    ran = run("play", "duellum", "--from", str(record), "--turn", "5", *seats, "--seed", "9", "--record", str(again))
    assert ran.code == 0, ran.err
    old, new = read(record), read(again)
    # (a new record is written in phrases; what was played is told by the hashes)
    keys = [[(line.turn, line.key) for line in record.lines] for record in (old, new)]
    assert [k for k in keys[0] if k[0] < 5] == [k for k in keys[1] if k[0] < 5] != []
    assert keys[0] != keys[1]
    assert new.options == old.options and run("verify", str(again)).code == 0


def test_wrong_beginnings_are_refused(run: Run, record: Path) -> None:
    assert "no turn 99" in run("play", "duellum", "--from", str(record), "--turn", "99").one_sentence()
    assert "a game of duellum" in run("play", "antike", "--from", str(record)).one_sentence()
    assert "options of its own" in run("play", "duellum", "-o", "board=east", "--from", str(record)).one_sentence()
    assert "--from" in run("play", "duellum", "--turn", "3").one_sentence()
