"""The client says what the core says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .conftest import ROOT, node

TOOL = ROOT / "tools" / "sentences.py"


def made(*arguments: str) -> None:
    """Run the tool that writes what the core says."""
    own = {"HEGEMON_GAMES": str(ROOT / "tests" / "sample_games")}
    subprocess.run([sys.executable, str(TOOL), *arguments], check=True, env=os.environ | own)


def test_every_sentence_of_every_game(tmp_path: Path) -> None:
    """Sentences, forms of names and the log of a game, in both languages."""
    made(str(tmp_path))
    vitest = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
    ran = subprocess.run(
        [node(), str(vitest), "run", "src/lib/language/sentences.test.ts"],
        env=os.environ | {"HEGEMON_SENTENCES": str(tmp_path)},
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
