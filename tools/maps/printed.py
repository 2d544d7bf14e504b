"""What is printed on boards and charts and does not come with the server's board: python tools/maps/printed.py

Written to web/src/lib/games/GAME/printed.json. A test compares the files with the games' data.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "hegemon" / "games"
WEB = ROOT / "web" / "src" / "lib" / "games"


def read(file: str) -> dict[str, Any]:
    """A data file of a game."""
    return tomllib.loads((GAMES / file).read_text("utf-8"))


def duellum() -> dict[str, Any]:
    """Prices of know-hows, and what earns a personage."""
    charts = read("duellum/charts.toml")
    return {
        "know_how": {k: {"first": row["first"], "later": row["later"]} for k, row in charts["know_how"].items()},
        "goal": charts["track"]["win_at"],
    }


def dies_irae() -> dict[str, Any]:
    """Goods and cities of the map; merchandise chart, development chart, cost table and tracks."""
    charts = read("dies_irae/charts.toml")
    sites = read("dies_irae/map.toml")["sites"]
    rows = ("military", "fleet", "economy", "culture")
    return {
        "sites": {k: {"good": site["good"], "city": site["city"]} for k, site in sites.items()},
        "goods": {
            k: {"row": good["row"], "luxury": good.get("luxury", False), "supply": good.get("supply", False)}
            for k, good in charts["goods"].items()
        },
        "development": {
            row: {
                "prices": charts["development"][row]["prices"],
                "golden_age": charts["development"][row]["golden_age"],
                "needs": charts["development"][row]["needs"],
            }
            for row in rows
        },
        "costs": {k: cost["prices"] for k, cost in charts["costs"].items()},
        "laurels": {k: {t: v for t, v in row.items() if t != "from"} for k, row in charts["laurels"].items()},
        "lowest_stability": charts["stability"]["lowest"],
    }


PRINTED = {"duellum": duellum, "dies_irae": dies_irae}


def written(game: str) -> str:
    """The file's text."""
    return json.dumps(PRINTED[game](), separators=(",", ":")) + "\n"


def main() -> None:
    """Write the files."""
    for game in PRINTED:
        target = WEB / game / "printed.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(written(game), "utf-8")
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
