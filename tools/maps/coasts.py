"""Coastlines for the campaigns of Ancient Wars: python tools/maps/coasts.py"""

from __future__ import annotations

import json
import tomllib
from typing import Any

from board import GAMES, svg_path
from build import WEB
from coast import frame_around, mercator, shores

WIDTH = 1200.0


def coast(bbox: list[float]) -> dict[str, Any]:
    """Land inside a window (west, south, east, north), true to the globe, y downwards."""
    west, south, east, north = bbox
    height = round((mercator(north) - mercator(south)) / (east - west) * WIDTH, 1)
    frame = frame_around([(west, south), (east, north)], (0, 0, 0, 0), 0, WIDTH, height)
    land = "".join(svg_path(ring, height, 1) + "Z" for ring in shores(frame, smallest=30))
    return {"bbox": bbox, "width": WIDTH, "height": height, "land": land}


def main() -> None:
    """One file for each campaign."""
    for file in sorted((GAMES / "ancient_wars" / "campaigns").glob("*.toml")):
        bbox = tomllib.loads(file.read_text("utf-8"))["bbox"]
        target = WEB / "ancient_wars" / f"coast-{file.stem}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(coast(bbox), separators=(",", ":")) + "\n", "utf-8")
        print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
