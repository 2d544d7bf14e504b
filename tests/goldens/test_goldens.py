"""Nothing moves by accident: counts, orders, notation, prompts and views are as `make goldens` last wrote them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import hegemon

TOOL = Path(__file__).resolve().parents[2] / "tools" / "goldens.py"
LARGEST = 100_000


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("goldens_tool", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()


@pytest.mark.parametrize("game", hegemon.games())
def test_counts_and_orders(game: str) -> None:
    stored = (tool.TESTS / "perft" / f"{game}.perft").read_text("utf-8")
    assert tool.perft_text(hegemon.load(game, engine="plain")) == stored


@pytest.mark.parametrize("game", hegemon.games())
def test_playthrough(game: str) -> None:
    stored = (tool.TESTS / "playthroughs" / f"{game}.txt").read_text("utf-8")
    assert tool.playthrough_text(hegemon.load(game, engine="plain")) == stored
    assert len(stored) < LARGEST, "a golden that nobody can review"
