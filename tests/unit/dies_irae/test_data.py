"""The data files: what the map and the charts must hold, and what happens to broken ones."""

from __future__ import annotations

import re
import shutil
from collections import deque
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core.data import Data
from hegemon.core.errors import DataError
from hegemon.games.dies_irae.components import HOME, load_data
from hegemon.games.dies_irae.domains import ISLANDS, LEGION, PROVINCES, SHIP
from hegemon.games.dies_irae.read_map import NEAR
from hegemon.games.dies_irae.rules.leaders import straight_distance
from hegemon.games.dies_irae.spec import SPEC


def data_of(folder: Path | None = None, **options: Any) -> Data:
    return load_data(SPEC.resolve(options), folder)


@pytest.fixture(scope="module")
def data() -> Data:
    return data_of()


def reached(data: Data, kind: int, start: int) -> set[int]:
    seen, queue = {start}, deque([start])
    while queue:
        for there in data.components.ways[kind][queue.popleft()]:
            if there >= 0 and there not in seen:
                seen.add(there)
                queue.append(there)
    return seen


def test_near_places_are_those_within_five_hexes_the_nearest_first(data: Data) -> None:
    c = data.components
    for hex_ in range(c.num_hexes):
        found = [(straight_distance(c, hex_, c.hex_of[site]), site) for site in range(c.num_sites)]
        wanted = sorted(pair for pair in found if pair[0] <= NEAR)
        listed = [(n, site) for n, site in zip(c.near_steps[hex_], c.near_sites[hex_], strict=True) if site >= 0]
        assert listed == wanted


def test_what_follows_from_the_map_is_no_part_of_its_fingerprint(data: Data) -> None:
    """Or records made before it was listed would be refused."""
    other = data_of()
    other.components.near_steps[0][0] += 1
    assert other.fingerprint() == data.fingerprint()
    other.components.entry[0] += 1
    assert other.fingerprint() != data.fingerprint()


def test_the_counts_of_the_rulebook(data: Data) -> None:
    tracks = data.components.track_of[: data.components.num_areas]
    assert (tracks.count(PROVINCES), tracks.count(ISLANDS)) == (20, 13)
    assert {data.components.good_of[site] for site in range(data.components.num_sites)} == set(range(17))
    assert [name for name, n in zip(data.names["good"], data.components.is_luxury, strict=False) if n] == [
        "salt",
        "glass",
        "gold",
    ]
    assert sum(data.components.laurels[track][-1] for track in (PROVINCES, ISLANDS)) == 9


def test_ways_lead_both_ways(data: Data) -> None:
    for kind in (LEGION, SHIP):
        ways = {(a, b) for a, row in enumerate(data.components.ways[kind]) for b in row if b >= 0}
        assert ways == {(b, a) for a, b in ways}


def test_ships_reach_every_shore_and_legions_the_mainland(data: Data) -> None:
    terrain = data.extra["terrain"]
    sea = {h for h, kind in enumerate(terrain) if kind in ("sea", "coastal", "island")}
    dry = {h for h, kind in enumerate(terrain) if kind in ("coastal", "land", "mountain")}
    athenae, sardis = data.names.index("hex", "athenae"), data.names.index("hex", "sardis")
    assert reached(data, SHIP, athenae) >= sea - {
        h for h in sea if terrain[h] == "coastal" and not any(n >= 0 for n in data.components.ways[SHIP][h])
    }
    assert dry <= reached(data, LEGION, sardis)


def test_an_island_shore_bars_legions_unless_barriers_are_off(data: Data) -> None:
    chios = data.names.index("hex", "chios")
    assert data.components.ways[LEGION][chios][0] == -1
    assert data_of(barriers=False).components.ways[LEGION][chios][0] >= 0


@pytest.mark.parametrize(
    ("good", "posts", "talents"),
    [
        ("stone", 4, 14), ("wool", 1, 3), ("wool", 2, 7), ("wool", 3, 12), ("grain", 1, 4), ("grain", 3, 15),
        ("grain", 4, 22), ("fish", 2, 9), ("wine", 1, 4), ("lead", 1, 5), ("horse", 2, 11), ("copper", 1, 6),
        ("bronze", 1, 6), ("salt", 1, 9),
    ],
)  # fmt: skip
def test_printed_cells_of_the_merchandise_chart(data: Data, good: str, posts: int, talents: int) -> None:
    assert data.components.good_value[data.names.index("good", good)][posts] == talents


def test_every_row_says_where_it_comes_from(data: Data) -> None:
    assert {row.file for row in data.provenance} == {"map.toml", "charts.toml", "factions.toml", "coast.toml"}
    assert {row.kind for row in data.provenance} == {"rulebook", "source", "deduced", "reconstructed", "designed"}


def test_options_change_the_tables() -> None:
    olives = data_of().names.index("good", "olives")
    assert data_of().components.is_supply[olives] == 1
    assert data_of(olives_supply=False).components.is_supply[olives] == 0
    assert data_of().components.laurels[PROVINCES][3] == 0
    assert data_of(light_laurels=True).components.laurels[PROVINCES][3] == 1
    sparta = data_of().names.index("site", "sparta")
    assert data_of().components.distance[0][0][sparta] == 5
    assert data_of(setup_distance="hexes").components.distance[0][0][sparta] == 3


# ---------------------------------------------------------------------------------------------------- an owner's files
def changed(folder: Path, file: str, pattern: str, replacement: str) -> Path:
    text = (HOME / file).read_text("utf-8")
    made, count = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert count == 1, f"{pattern} is not in {file}"
    (folder / file).write_text(made, "utf-8")
    return folder


def test_an_owner_replaces_one_file(tmp_path: Path) -> None:
    folder = changed(tmp_path, "charts.toml", r"prices = \[8, 12, 16, 20\]", "prices = [9, 12, 16, 20]")
    game = hegemon.load("dies_irae", engine="plain", data=folder)
    assert game.data.components.cost[0] == [9, 9, 12, 16, 20]
    assert game.data.fingerprint() != data_of().fingerprint()
    assert game.problems(game.start()) == []


BROKEN = [
    ("map.toml", r"^columns = 31", "columns = 30", "22 lines of 30 characters"),
    ("map.toml", r'"cc\.\^', '"cc?^', "[terrain] it says '?'; possible here"),
    ("map.toml", r'letter = "A"', 'letter = "?"', "letter 'A'"),
    ("map.toml", r'track = "islands"', 'track = "lakes"', "it says 'lakes'; possible here: provinces, islands"),
    ("map.toml", r'hex = "0706"', 'hex = "9906"', "'9906', a hex beyond the edge"),
    ("map.toml", r'hex = "0706"', 'hex = "706"', "four digits"),
    ("map.toml", r'hex = "0706"', 'hex = "0707"', "a hex on land"),
    ("map.toml", r'hex = "0706"', 'hex = "0505"', "same place"),
    ("map.toml", r'good = "lead"', 'good = "tea"', "it says 'tea', but charts.toml [goods] has no such entry"),
    ("map.toml", r'\["0103", "0104"\]', '["0103"]', "pairs of hexes"),
    ("map.toml", r'^from = "reconstructed: drawn', 'from = "somebody: drawn', "must begin with one of"),
    ("charts.toml", r"row = \[2, 5, 9", 'row = ["two", 5, 9', "whole numbers"),
    ("charts.toml", r"golden_age = 120\n", "", "'golden_age' is missing"),
    ("charts.toml", r"\[\[6, 10, 15\], ", "[", "one entry for each of the four phases"),
    ("charts.toml", r"needs = \[\{ culture = 1 \}", "needs = [{ luck = 1 }", "it says {'luck': 1}; a phase needs"),
    ("charts.toml", r'goods = \["bronze"\]', 'goods = ["tin"]', "all of [goods]"),
    ("charts.toml", r"points = \[3, 3, 3, 3, 5\]", "points = [3, 3, 3, 3, 50]", "from 1 to 9"),
    ("charts.toml", r"value = \[\[2, 1, 0\]", "value = [[2, 1]", "a number for each of the"),
    ("charts.toml", r"^lowest = -8", "lowest = 3", "between -10 and -1"),
    ("charts.toml", r"^fortress_falls = 6", "fortress_falls = 0", "between 1 and 99"),
    ("charts.toml", r"^\[laurels\.dark\]", "[laurels.grey]", "[laurels.dark] there must be"),
    ("factions.toml", r"^\[egypt\]$", "[egypt]\nx = 1\n[nubia]", "there must be 3 entries, not 4"),
    ("factions.toml", r"^order = 3", "order = 2", "the 'order' 1, 2 and 3"),
    ("factions.toml", r'"sparta", "pella"\]', '"sparta", "atlantis"]', "it says 'atlantis', but map.toml [sites]"),
    ("factions.toml", r'"sparta", "pella"\]', '"sparta", "dodona"]', "is no city"),
    ("factions.toml", r'capital = "athenae"', 'capital = "delphi"', "one of the 'capitals'"),
    ("factions.toml", r'"larissa", "pella"\]', '"larissa"]', "5 different sites"),
    ("factions.toml", r'legions = \["corinthos"\]', 'legions = ["sparta"]', "[greece.ready.legions] there must be 1"),
    ("factions.toml", r'"athenae", "athenae", "delphi"', '"athenae", "athenae", "larissa"', "on a coast or an island"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "pattern", "replacement", "message"), BROKEN)
def test_a_broken_file_gets_one_clear_sentence(
    tmp_path: Path, file: str, pattern: str, replacement: str, message: str
) -> None:
    folder = changed(tmp_path, file, pattern, replacement)
    with pytest.raises(DataError) as fault:
        data_of(folder)
    text, in_german = (fault.value.sentence(language) for language in ("en", "de"))
    assert message in text
    assert text.endswith(".") and "\n" not in text
    assert in_german.endswith(".") and in_german != text


def test_files_of_other_names_do_not_matter(tmp_path: Path) -> None:
    shutil.copy(HOME / "charts.toml", tmp_path / "my_charts.toml")
    assert data_of(tmp_path).fingerprint() == data_of().fingerprint()
