"""The short form of `make kills`: a server killed while several tables play loses nothing that it has acknowledged."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "kills.py"


@pytest.mark.slow
def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    found = importlib.util.spec_from_file_location("kills_tool", TOOL)
    assert found is not None and found.loader is not None
    tool = importlib.util.module_from_spec(found)
    sys.modules["kills_tool"] = tool
    found.loader.exec_module(tool)
    assert tool.kill(tmp_path, 3, 4, Random(2)) > 12
