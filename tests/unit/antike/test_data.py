"""The boards and charts of Antike against what is known of them, and what happens to broken files."""

from __future__ import annotations

import shutil
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core.data import ORIGINS
from hegemon.core.errors import DataError

FOLDER = Path(hegemon.__file__).parent / "games" / "antike"
BOARDS = {name: tomllib.loads((FOLDER / f"boards/{name}.toml").read_text("utf-8")) for name in ("east", "west")}
CHARTS = tomllib.loads((FOLDER / "charts.toml").read_text("utf-8"))
both_boards = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


def neighbours(board: dict[str, Any], *kinds: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {province: set() for province in board["provinces"]}
    for border in board["borders"]:
        if border["kind"] in kinds:
            a, b = border["between"]
            found[a].add(b)
            found[b].add(a)
    return found


def distance(graph: dict[str, set[str]], start: str, goal: str) -> int:
    seen, edge, steps = {start}, {start}, 0
    while goal not in seen:
        edge = {there for here in edge for there in graph[here]} - seen
        assert edge, f"{goal} is out of reach"
        seen |= edge
        steps += 1
    return steps


@both_boards
def test_fifty_provinces_share_three_resources(board: dict[str, Any]) -> None:
    assert len(board["provinces"]) == 50
    assert Counter(row["resource"] for row in board["provinces"].values()) == {"gold": 17, "iron": 17, "marble": 16}


def test_borders_of_the_printed_east_board() -> None:
    assert Counter(row["kind"] for row in BOARDS["east"]["borders"]) == {"land": 68, "sea": 32, "both": 27}
    land, sea = neighbours(BOARDS["east"], "land", "both"), neighbours(BOARDS["east"], "sea", "both")
    assert {p for p in land if not land[p]} == {"dioscoridis", "knossos", "messana", "paphos"}
    assert len([p for p in sea if not sea[p]]) == 17
    assert land["zadrakarta"] == {"artaxata", "persepolis", "rhagai", "susa"}


@both_boards
def test_the_examples_of_the_rulebook_fit_the_map(board: dict[str, Any]) -> None:
    land, sea = neighbours(board, "land", "both"), neighbours(board, "sea", "both")
    for province in ("athenae", "corniclanum", "tyros", "alexandria", "attalia"):
        assert land[province] and sea[province]
    assert distance(sea, "attalia", "alexandria") == 2
    assert any(
        distance(land, "attalia", p) == 2 for p in board["provinces"] if land[p] and reachable(land, "attalia", p)
    )
    assert any(distance(sea, "attalia", p) == 2 for p in board["provinces"] if sea[p] and reachable(sea, "attalia", p))


def reachable(graph: dict[str, set[str]], start: str, goal: str) -> bool:
    seen, ahead = {start}, [start]
    while ahead:
        new = graph[ahead.pop()] - seen
        seen |= new
        ahead += new
    return goal in seen


@both_boards
def test_nations_join_as_the_rulebook_tells(board: dict[str, Any]) -> None:
    joins = {name: row["joins"] for name, row in board["nations"].items()}
    assert Counter(joins.values()) == {3: 3, 4: 1, 5: 1, 6: 1}
    assert joins["phoenicians"] == 4 and board["first_nation"]["4"] == "phoenicians"
    assert joins["greeks"] == 3


@both_boards
@pytest.mark.parametrize("number", range(3, 7))
def test_start_cities_one_of_each_resource_and_no_rivals_next_door(board: dict[str, Any], number: int) -> None:
    near = neighbours(board, "land", "sea", "both")
    start = {n: set(row["start"][str(number)]) for n, row in board["nations"].items() if row["joins"] <= number}
    assert len(start) == number
    for nation, cities in start.items():
        assert {board["provinces"][city]["resource"] for city in cities} == {"marble", "iron", "gold"}
        rivals = set().union(*(start[other] for other in start if other != nation))
        assert not any(near[city] & rivals for city in cities)


def test_pairs_of_two_players() -> None:
    assert BOARDS["west"]["two_players"]["pairs"] == [["romans", "phoenicians"], ["germans", "greeks"]]
    assert BOARDS["east"]["two_players"]["pairs"] == [["persians", "phoenicians"], ["greeks", "arabs"]]


def test_box_and_stacks() -> None:
    assert sum(row["count"] for row in CHARTS["personages"].values()) == CHARTS["box"]["personages"] == 35
    spec = hegemon.load("antike").spec
    assert spec.box["legion"] == CHARTS["box"]["legions"] and spec.box["coin"] == CHARTS["box"]["coins"]
    assert all(spec.box[p] == row["count"] for p, row in CHARTS["personages"].items())


def test_every_row_tells_where_it_comes_from() -> None:
    for name in BOARDS:
        rows = hegemon.load("antike", board=name, players=2).data.provenance
        assert len(rows) > 230 and all(row.origin.startswith(ORIGINS) for row in rows)


def test_the_west_board_is_shown_as_reconstructed() -> None:
    rows = hegemon.load("antike", board="west").data.provenance
    borders = [row for row in rows if row.item.startswith("border ")]
    assert borders and not any(row.certain for row in borders)
    east = [row for row in hegemon.load("antike").data.provenance if row.item.startswith("border ")]
    assert east and all(row.certain for row in east)


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    target = tmp_path / file
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FOLDER / file, target)
    text = target.read_text("utf-8")
    assert old in text
    target.write_text(text.replace(old, new, 1), "utf-8")
    return tmp_path


def test_an_owner_enters_own_values(tmp_path: Path) -> None:
    folder = changed(tmp_path, "charts.toml", "marble = 5", "marble = 4")
    assert hegemon.load("antike", data=folder).data.components.price_temple == 4
    assert hegemon.load("antike").data.components.price_temple == 5


BROKEN = [
    (
        "boards/east.toml",
        'resource = "iron"',
        'resource = "tin"',
        r"\[provinces.\w+.resource\] it says 'tin'; possible",
    ),
    (
        "boards/east.toml",
        '[provinces.adane]\nname = "Adane"',
        "[provinces.adane]",
        r"\[provinces.adane\] 'name' is missing",
    ),
    ("boards/east.toml", 'kind = "sea"', 'kind = "air"', "it says 'air'; possible here: land, sea, both"),
    ("boards/east.toml", 'between = ["adane", "adulis"]', 'between = ["adane", "adane"]', "two different places"),
    ("boards/east.toml", 'between = ["adane", "adulis"]', 'between = ["adane", "dioscoridis"]', "listed twice"),
    ("boards/east.toml", '4 = ["athenae", "pella", "dyrrhachion"]', '4 = ["athenae", "pella"]', "one of each resource"),
    ("boards/east.toml", '4 = ["athenae",', '4 = ["atlantis",', "no free province"),
    ("boards/east.toml", '4 = "phoenicians"', '4 = "egyptians"', r"\[first_nation.4\] it says 'egyptians'; possible"),
    ("boards/east.toml", "joins = 3", "joins = 9", "between 3 and 6"),
    ("boards/east.toml", 'from = "source: github', 'from = "hearsay: github', "must begin with one of"),
    ("charts.toml", "free_steps = 3", 'free_steps = "three"', "must be a whole number"),
    ("charts.toml", '"know_how", "maneuver_2"', '"know_how", "know_how"', "once"),
    ("charts.toml", "[box]", "[bix]", "'box' is missing"),
    ("charts.toml", "[victory]", "[victory", "cannot be read"),
    ("charts.toml", 'from = "rulebook"\n\n[prices.temple]', "\n[prices.temple]", r"\[prices.city\] nothing says where"),
    (
        "charts.toml",
        "[rondel.produces]\n",
        '[rondel.produces]\ntemple = "tin"\n',
        "it says 'tin'; possible here: marble, iron, gold",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BROKEN, ids=[row[3] for row in BROKEN])
def test_a_broken_file_gets_one_clear_sentence(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence) as caught:
        hegemon.load("antike", data=changed(tmp_path, file, old, new))
    in_german = caught.value.sentence("de")
    assert in_german.endswith(".") and in_german != str(caught.value)


def test_a_province_out_of_reach_is_noticed(tmp_path: Path) -> None:
    target = tmp_path / "boards" / "east.toml"
    target.parent.mkdir()
    parts = (FOLDER / "boards/east.toml").read_text("utf-8").split("[[borders]]")
    target.write_text(
        "[[borders]]".join(part for part in parts if '"dioscoridis"]' not in part and '["dioscoridis"' not in part)
    )
    with pytest.raises(DataError, match=r"no way leads from .* to 'dioscoridis'"):
        hegemon.load("antike", data=tmp_path)
