"""What the client's own tests are compared with is what the core says today."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_small_catalogue_is_written_anew(language: str) -> None:
    """`python tools/sentences.py` would change nothing."""
    tool = runpy.run_path(str(ROOT / "tools" / "sentences.py"), run_name="sentences")
    kept = (tool["SAMPLE"] / f"said.{language}.json").read_text("utf-8")
    assert tool["text_of"](tool["sample"](language)) == kept
