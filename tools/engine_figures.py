"""Measure both ways to compile and the interpreted engine, and write the table into docs/engines.md.

    python tools/engine_figures.py [GAME...]

Cold compile: CPU seconds of a process that compiles everything into an empty cache. Loop: decisions a CPU second in
whole random games, median of rounds in which the three take turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import hegemon

PAGE = Path(__file__).resolve().parents[1] / "docs" / "engines.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
MODES = {"linked": ("fast", "on"), "public": ("fast", "off"), "interpreted": ("plain", "on")}
ROUNDS = 3
COLD = """
import sys, hegemon; from hegemon.core.warmup import compile_all
compile_all(hegemon.load(sys.argv[1], engine="fast"))
"""
LOOP = """
import sys, hegemon; from hegemon.cli.measure.own import loop_probe
probe = loop_probe("", hegemon.load(sys.argv[1], engine=sys.argv[2]), 1)
probe.work()
probe.measure(0.5)
print(probe.rate("decisions"))
"""


def run(code: str, cache: str, linking: str, *arguments: str) -> tuple[float, str]:
    """CPU seconds and output of a fresh process."""
    environment = {**os.environ, "HEGEMON_CACHE": cache, "HEGEMON_LINKING": linking}
    before = os.times()
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return spent, done.stdout


def row(game: str) -> str:
    """A row of the table."""
    with tempfile.TemporaryDirectory(prefix="hegemon-figures-") as cache:
        cold = {switch: run(COLD, cache, switch, game)[0] for switch in ("on", "off")}
        rates: dict[str, list[float]] = {mode: [] for mode in MODES}
        for _ in range(ROUNDS):
            for mode, (engine, switch) in MODES.items():
                rates[mode].append(float(run(LOOP, cache, switch, game, engine)[1]))
    loops = [f"{median(rates[mode]) / 1000:,.0f}" for mode in MODES]
    share = median(b / a for a, b in zip(rates["linked"], rates["public"], strict=True))
    return f"| {game} | {cold['on']:.0f} | {cold['off']:.0f} | {' | '.join(loops)} | {share:.2f} |"


def write(rows: list[str]) -> None:
    """Put the table in its place on the page."""
    import numba

    today = datetime.now(UTC).date().isoformat()
    python = ".".join(map(str, sys.version_info[:3]))
    heading = f"{today}, {os.cpu_count()} cores, Python {python}, Numba {numba.__version__}."
    head = [
        "| game | cold compile, linked (CPU s) | public (CPU s) "
        "| loop, linked (1000 decisions/s) | public | interpreted | public / linked |",
        "|---|---|---|---|---|---|---|",
    ]
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text("\n".join([before + BEGIN, heading, "", *head, *rows, END]) + after, "utf-8")


if __name__ == "__main__":
    found = []
    for name in sys.argv[1:] or hegemon.games():
        found.append(row(name))
        print(found[-1], flush=True)
    write(found)
