"""Write what the fast tests cover, package by package, into docs/testing.md (from the data of `coverage run`)."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "testing.md"
BEGIN, END = "<!-- coverage -->", "<!-- end of coverage -->"
SOURCE = "src/hegemon/"
COUNTS = ("num_statements", "covered_lines", "num_branches", "covered_branches")


def package_of(path: str) -> str:
    """`games/duellum` for a game's file, `core` for one of the core."""
    first, _, rest = path.partition(SOURCE)[2].partition("/")
    if not rest:
        return "hegemon itself"
    return f"{first}/{rest.partition('/')[0]}" if first == "games" and "/" in rest else first


def measured() -> dict[str, Any]:
    """What coverage found."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        command = [sys.executable, "-m", "coverage", "json", "--quiet", "--ignore-errors", "-o", str(report)]
        subprocess.run(command, check=True, cwd=ROOT)
        return json.loads(report.read_text("utf-8"))["files"]  # type: ignore[no-any-return]


def rows(files: dict[str, Any]) -> list[str]:
    """A row for each package, and one for all."""
    packages: dict[str, Counter[str]] = {}
    for path, found in files.items():
        if SOURCE in path:
            for name in (package_of(path), "all"):
                packages.setdefault(name, Counter()).update({c: found["summary"][c] for c in COUNTS})
    total = packages.pop("all")
    lines = []
    for name, n in (*sorted(packages.items()), ("**all**", total)):
        branches = 100 * n["covered_branches"] / n["num_branches"] if n["num_branches"] else 100
        share = 100 * n["covered_lines"] / n["num_statements"] if n["num_statements"] else 100
        lines.append(f"| {name} | {n['num_statements']:,} | {share:.0f} % | {branches:.0f} % |")
    return lines


def main() -> None:
    """Put the table in its place on the page, and show it."""
    today = datetime.now(UTC).date().isoformat()
    table = ["| package | statements | covered | branches covered |", "| --- | --- | --- | --- |", *rows(measured())]
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    heading = f"{today}, commit {commit.stdout.strip() or 'unknown'}, {python}, interpreted engine."
    PAGE.write_text("\n".join([before + BEGIN, heading, "", *table, END]) + rest.split(END)[1], "utf-8")
    print("\n".join(table))


if __name__ == "__main__":
    main()
