"""Draw the boards of Duellum and Antike: python tools/maps/build.py [NAME …]"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from board import Plan, draw

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "games"

PLANS = {
    "duellum/west": Plan("duellum/boards/west.toml", "regions", (1.5, 1.5, 1.4, 1.5), 790, 0.25),
    "duellum/east": Plan("duellum/boards/east.toml", "regions", (0.8, 0.8, 0.6, 0.6), 900, 0.2),
    "antike/west": Plan("antike/boards/west.toml", "provinces", (2.5, 2.5, 2.5, 2.5), 800, 0.4),
    "antike/east": Plan(
        "antike/boards/east.toml",
        "provinces",
        (2.5, 2.8, 3.4, 2.5),
        960,
        0.6,
        nudges={
            "opone": (51.0, 7.2),
            "punt": (45.6, 11.4),
            "adane": (45.0, 14.2),
            "adulis": (39.6, 13.8),
            "saba": (46.2, 17.2),
            "rhagai": (51.9, 34.3),
        },
    ),
}


def main() -> None:
    """Draw the named boards, or all."""
    for name in sys.argv[1:] or PLANS:
        game, side = name.split("/")
        target = WEB / game / f"map-{side}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(draw(PLANS[name]), separators=(",", ":")) + "\n", "utf-8")
        print(f"{name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
