"""The drawn boards cannot disagree with the rules: cells share a line exactly where the rules have a border."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "hegemon" / "games"
WEB = ROOT / "web" / "src" / "lib" / "games"
BOARDS = [("duellum", "west"), ("duellum", "east"), ("antike", "west"), ("antike", "east")]
Point = tuple[float, float]


def drawing(game: str, side: str) -> dict[str, Any]:
    """The drawn board."""
    return json.loads((WEB / game / f"map-{side}.json").read_text("utf-8"))  # type: ignore[no-any-return]


def rules(game: str, side: str) -> dict[str, Any]:
    """The board of the rules."""
    return tomllib.loads((GAMES / game / "boards" / f"{side}.toml").read_text("utf-8"))


def ring(path: str) -> list[Point]:
    """Points of a closed path."""
    assert path.startswith("M") and path.endswith("Z")
    return [(float(x), float(y)) for x, y in (p.split() for p in path[1:-1].split("L"))]


def area(points: list[Point]) -> float:
    """Size of a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))) / 2


def inside(p: Point, points: list[Point]) -> bool:
    """Is the point inside the ring?"""
    odd = False
    for a, b in pairwise([*points, points[0]]):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
            odd = not odd
    return odd


@pytest.mark.parametrize(("game", "side"), BOARDS)
def test_borders_are_those_of_the_rules(game: str, side: str) -> None:
    """Same pairs, same kinds; other neighbours on the map are drawn as blocked."""
    drawn = {frozenset(b["between"]): b["kind"] for b in drawing(game, side)["borders"]}
    ruled = {frozenset(b["between"]): b["kind"] for b in rules(game, side)["borders"]}
    assert {pair: kind for pair, kind in drawn.items() if kind != "blocked"} == ruled
    assert len(drawn) == len(drawing(game, side)["borders"])


@pytest.mark.parametrize(("game", "side"), BOARDS)
def test_cells_touch_only_where_a_line_is_drawn(game: str, side: str) -> None:
    """Every piece of an outline belongs to the frame or to exactly the two cells of one drawn line."""
    board = drawing(game, side)
    places = rules(game, side)["regions" if game == "duellum" else "provinces"]
    assert set(board["cells"]) == set(places)
    users: dict[frozenset[Point], set[str]] = {}
    for name, cell in board["cells"].items():
        points = ring(cell["path"])
        for a, b in pairwise([*points, points[0]]):
            if a != b:
                users.setdefault(frozenset((a, b)), set()).add(name)
    lines: dict[frozenset[Point], set[str]] = {}
    for border in board["borders"]:
        for a, b in pairwise([(float(x), float(y)) for x, y in border["line"]]):
            if a != b:
                lines[frozenset((a, b))] = set(border["between"])
    assert {piece: names for piece, names in users.items() if len(names) > 1} == lines
    edges = ({0.0}, {board["width"]}, {0.0}, {board["height"]})
    for piece in (p for p, names in users.items() if len(names) == 1):
        xs, ys = {p[0] for p in piece}, {p[1] for p in piece}
        assert xs in edges[:2] or ys in edges[2:], piece


@pytest.mark.parametrize(("game", "side"), BOARDS)
def test_cells_cover_the_board_once(game: str, side: str) -> None:
    """Their sizes add up to the board's, and pieces stand inside their own cell, with room."""
    board = drawing(game, side)
    rings = {name: ring(cell["path"]) for name, cell in board["cells"].items()}
    assert sum(area(points) for points in rings.values()) == pytest.approx(board["width"] * board["height"], rel=1e-3)
    for name, cell in board["cells"].items():
        assert [other for other, points in rings.items() if inside(tuple(cell["hub"]), points)] == [name]
        assert cell["room"] > 20, name


def tool(name: str) -> ModuleType:
    """A script under tools/maps."""
    found = importlib.util.spec_from_file_location(f"maps_{name}", ROOT / "tools" / "maps" / f"{name}.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["duellum", "dies_irae"])
def test_printed_values_are_those_of_the_data(game: str) -> None:
    """What the client knows of charts is what the data files say (otherwise run tools/maps/printed.py)."""
    assert (WEB / game / "printed.json").read_text("utf-8") == tool("printed").written(game)


def test_every_campaign_has_its_coast() -> None:
    """The window of the coast is that of the campaign (otherwise run tools/maps/coasts.py)."""
    for file in (GAMES / "ancient_wars" / "campaigns").glob("*.toml"):
        coast = json.loads((WEB / "ancient_wars" / f"coast-{file.stem}.json").read_text("utf-8"))
        assert coast["bbox"] == tomllib.loads(file.read_text("utf-8"))["bbox"]
        assert coast["land"].startswith("M")
