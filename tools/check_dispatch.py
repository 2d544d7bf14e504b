"""Lets mypy read the dispatch that is generated from each verb table: a rule called with wrong arguments is found.

The generated module has no file in the sources, so the package is copied to build/dispatch with the text in its place.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from hegemon.core.dual import SOURCE, dispatch_text
from hegemon.core.registry import games

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "dispatch"


def main() -> int:
    """Write all dispatches and check them strictly; the exit code is mypy's."""
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.copytree(SOURCE, PLACE / "hegemon", ignore=shutil.ignore_patterns("__pycache__"))
    written = []
    for game in games():
        file = PLACE / "hegemon" / "games" / game / "dispatch.py"
        file.write_text(dispatch_text(game), "utf-8")
        written.append(str(file))
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache" / "dispatch")]
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *config, *written], cwd=PLACE, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
