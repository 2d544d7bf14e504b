"""The interpreted engine plays by rules without notes; whoever wants to be told asks those with notes."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

import hegemon
from hegemon.core.dual import _WithoutNotes, plain_dispatch
from hegemon.core.notes import listening

SOURCE = "from hegemon.core.notes import note\n\n\ndef act():\n    note(1, {number})\n    return {number}\n"


def load_quietly(file: Path) -> ModuleType:
    """A module as twins are loaded."""
    spec = importlib.util.spec_from_file_location(file.stem, file, loader=_WithoutNotes(file.stem, str(file)))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["duellum", "antike", "dies_irae", "ancient_wars"])
def test_the_engine_leaves_no_notes_and_makes_the_same_positions(name: str) -> None:
    game = hegemon.load(name, engine="plain")
    state, told = game.start(), game.start()
    left = 0
    for _ in range(30):
        a = game.legal(state)[0]
        with listening() as heard:
            game.apply(state, a)
        assert heard == []
        with listening() as heard:
            plain_dispatch(name).apply(game.plain(told), game.data.components, a)
        left += len(heard)
        assert told.key() == state.key()
    assert left > 0


@pytest.fixture(autouse=True)
def _keeping_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def test_what_is_kept_of_a_file_without_notes_follows_the_file(tmp_path: Path) -> None:
    file = tmp_path / "acting.py"
    file.write_text(SOURCE.format(number=1))
    with listening() as heard:
        assert load_quietly(file).act() == 1
        assert load_quietly(file).act() == 1  # from what was kept
        file.write_text(SOURCE.format(number=2))
        os.utime(file, (0, 0))
        assert load_quietly(file).act() == 2
    assert heard == []


def test_a_broken_copy_is_made_anew(tmp_path: Path) -> None:
    file = tmp_path / "acting.py"
    file.write_text(SOURCE.format(number=1))
    load_quietly(file)
    (kept,) = (tmp_path / "__pycache__").glob("*quiet*")
    kept.write_bytes(kept.read_bytes()[:-9])
    assert load_quietly(file).act() == 1
