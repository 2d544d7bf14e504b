"""Land beyond the sheet of every board, for maps drawn to the window's edge: python tools/maps/beyond.py"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterator

from board import GAMES, svg_path
from build import PLANS, WEB
from coast import Frame, Point, frame_around, mercator, shores
from coasts import WIDTH

SPILL = 900.0  # how far around the sheet, in units of the drawing
COARSE = 2.5  # what is only surroundings needs few points
SMALLEST = 60.0
HEX = 26.0  # the size of a hex in the client's drawing (web/src/lib/games/dies_irae/grid.ts)


class HexFrame(Frame):
    """The sheet of Dies Irae: degrees are columns and rows, not a Mercator map."""

    def __init__(self, columns: int, rows: int, lon: Point, lat: Point) -> None:
        high = HEX * math.sqrt(3)
        width, height = HEX * 2 + (columns - 1) * HEX * 1.5, high * (rows + 0.5)
        for name, value in {"width": width, "height": height, "lon": lon, "lat": lat, "high": high}.items():
            object.__setattr__(self, name, value)

    lon: Point
    lat: Point
    high: float

    def place(self, lon: float, lat: float) -> Point:
        """Where a place on the globe lies on the board, y upwards."""
        x = HEX + (lon - self.lon[0]) / self.lon[1] * HEX * 1.5
        return (x, self.height - (self.high / 2 + (lat - self.lat[0]) / self.lat[1] * self.high))


def frames() -> Iterator[tuple[str, Frame]]:
    """Every board's file and the frame of its drawing."""
    for name, plan in PLANS.items():
        places = tomllib.loads((GAMES / plan.file).read_text("utf-8"))[plan.places]
        at = {k: plan.nudges.get(k, (p["lon"], p["lat"])) for k, p in places.items()}
        game, side = name.split("/")
        frame = frame_around(list(at.values()), plan.margins, plan.stretch, plan.width, plan.height)
        yield f"{game}/beyond-{side}.json", frame
    for file in sorted((GAMES / "ancient_wars" / "campaigns").glob("*.toml")):
        west, south, east, north = tomllib.loads(file.read_text("utf-8"))["bbox"]
        height = round((mercator(north) - mercator(south)) / (east - west) * WIDTH, 1)
        frame = frame_around([(west, south), (east, north)], (0, 0, 0, 0), 0, WIDTH, height)
        yield f"ancient_wars/beyond-{file.stem}.json", frame
    grid = tomllib.loads((GAMES / "dies_irae" / "map.toml").read_text("utf-8"))
    rows = grid["rows"]
    yield "dies_irae/beyond.json", HexFrame(grid["columns"], rows, tuple(grid["lon"]), tuple(grid["lat"]))


def written(frame: Frame) -> str:
    """The file of one board."""
    rings = shores(frame, SPILL, COARSE, SMALLEST)
    land = "".join(svg_path(ring, frame.height, 0) + "Z" for ring in rings)
    return json.dumps({"land": land}, separators=(",", ":")) + "\n"


def main() -> None:
    """One file for each board."""
    for name, frame in frames():
        (WEB / name).write_text(written(frame), "utf-8")
        print(f"{name}: {(WEB / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
