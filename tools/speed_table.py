"""Write the latest stored measurement of each game (bench/results) into the table of the README."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
README, RESULTS = ROOT / "README.md", ROOT / "bench" / "results"
BEGIN, END = "<!-- speed -->", "<!-- end of speed -->"
COLUMNS = {  # heading → the ratio it shows
    "loop / catanatron": "compiled loop / catanatron",
    "step by step / catanatron": "stepwise / catanatron",
    "interpreted / catanatron": "plain / catanatron",
}


def latest(folder: Path) -> dict[str, tuple[str, dict[str, Any]]]:
    """Game → name and content of its latest measurement (names begin with the date)."""
    found = {}
    for path in sorted(folder.glob("*.json")):
        document = json.loads(path.read_text("utf-8"))
        found[document["game"]] = (path.name, document)
    return dict(sorted(found.items()))


def row(name: str, document: dict[str, Any]) -> str:
    """A row of the table."""
    reached = {goal["what"]: goal["value"] for goal in document["goals"]}
    shares = [f"{reached[what]:.0f} x" if what in reached else "-" for what in COLUMNS.values()]
    loop = document["rates_per_second"].get("compiled loop", {}).get("decisions")
    rate = f"{median(loop) / 1e6:.1f} million" if loop else "-"
    machine = document["machine"]
    where = f"{machine.get('processor', machine['machine'])}, {document['commit']}"
    measured = f"[{document['date']}](bench/results/{name}), {where}"
    return f"| {document['game']} | {rate} | {' | '.join(shares)} | {measured} |"


def table(folder: Path = RESULTS) -> str:
    """The whole table; nothing while nothing is stored."""
    rows = [row(name, document) for name, document in latest(folder).values()]
    if not rows:
        return ""
    head = f"| game | decisions a second, compiled loop | {' | '.join(COLUMNS)} | measured |"
    return "\n".join([head, "|" + " --- |" * (len(COLUMNS) + 3), *rows]) + "\n"


def main() -> None:
    """Put the table in its place."""
    before, rest = README.read_text("utf-8").split(BEGIN + "\n")
    README.write_text(before + BEGIN + "\n" + table() + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
