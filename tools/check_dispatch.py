"""Lets mypy read all sources, and with them the dispatch that is generated from each verb table: a rule called with
wrong arguments is found.

The generated modules have no files in the sources. They are written to build/dispatch, a second place of the same
package, so that one run of mypy reads everything once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hegemon.core.dual import dispatch_text
from hegemon.core.registry import games

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src", "build/dispatch")


def main() -> int:
    """Write all dispatches and check everything strictly; the exit code is mypy's."""
    place = ROOT / PLACES[1]
    shutil.rmtree(place, ignore_errors=True)
    for game in games():
        folder = place / "hegemon" / "games" / game
        folder.mkdir(parents=True)
        (folder / "dispatch.py").write_text(dispatch_text(game), "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases", "--namespace-packages", *PLACES]
    given = os.environ | {"MYPYPATH": os.pathsep.join(PLACES)}
    return subprocess.run(command, cwd=ROOT, env=given, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
