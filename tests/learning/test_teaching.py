"""The teacher's material is whole, follows the data, and shows what the scenarios show."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from hegemon.core import registry
from hegemon.core.dual import home_of
from hegemon.core.errors import DataError
from hegemon.core.rulebook import SCENARIOS
from hegemon.learning.check import faults
from hegemon.learning.coaching import coaching
from hegemon.learning.companion import Companion, companion, known_rules
from hegemon.learning.lessons import lessons
from hegemon.learning.pictures import pictures

GAMES = tuple(registry.games())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_missing(game: str) -> None:
    assert faults(registry.load(game, engine="plain")) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_leads_to_a_chapter_and_back(game: str, language: str) -> None:
    made = companion(registry.load(game, engine="plain"), language)
    assert {r.rule.id for r in made.rules} == set(known_rules(game))
    by_id = {c.id: c for c in made.chapters}
    for rule in made.rules:
        assert rule.chapters, rule.rule.id
        assert all(rule.rule.id in by_id[chapter].rules for chapter in rule.chapters)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_show_their_scenarios(game: str) -> None:
    """What is called the position of a scenario is that position."""
    shown = 0
    for picture in pictures(game).values():
        if not picture.scenario:
            continue
        file, _, wanted = picture.scenario.partition(":")
        rows = tomllib.loads((SCENARIOS / game / file).read_text("utf-8"))["scenario"]
        row = next(r for r in rows if r["id"] == wanted)
        assert picture.given.split() == row["given"].split(), picture.name
        assert list(picture.when) == row.get("when", [])[: len(picture.when)], picture.name
        shown += 1
    assert shown


def words(made: Companion) -> str:
    chapters = [*made.chapters, *made.aid]
    blocks = [block for chapter in chapters for block in chapter.blocks]
    cells = [cell for block in blocks for row in block.rows for cell in row]
    return "\n".join([*(b.text for b in blocks), *(i for b in blocks for i in b.items), *cells])


@pytest.mark.parametrize(
    ("game", "old", "new", "told"),
    [
        ("duellum", "[prices.temple]\nmarble = 6", "[prices.temple]\nmarble = 4", ("**6 marble**", "**4 marble**")),
        ("antike", "[prices.temple]\nmarble = 5", "[prices.temple]\nmarble = 8", ("**5 marble**", "**8 marble**")),
        ("dies_irae", "prices = [50, 60,", "prices = [55, 60,", ("for 50 talents", "for 55 talents")),
        ("ancient_wars", "fleet_capacity = 4", "fleet_capacity = 3", ("up to 4 land units", "up to 3 land units")),
    ],
)
def test_a_price_of_ones_own_is_told(tmp_path: Path, game: str, old: str, new: str, told: tuple[str, str]) -> None:
    charts = (home_of(game) / "charts.toml").read_text("utf-8")
    assert old in charts
    (tmp_path / "charts.toml").write_text(charts.replace(old, new), "utf-8")
    before = words(companion(registry.load(game, engine="plain"), "en"))
    after = words(companion(registry.load(game, engine="plain", data=tmp_path), "en"))
    assert told[0] in before and told[1] not in before
    assert told[1] in after and told[0] not in after


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_place_for_a_number_is_filled(game: str, language: str) -> None:
    assert "{" not in words(companion(registry.load(game, engine="plain"), language))


def written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str) -> list[str]:
    """Faults of Duellum's teaching when a file of it reads otherwise."""
    folder = tmp_path / "teaching"
    shutil.copytree(home_of("duellum") / "teaching", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    for module in ("companion", "pictures", "lessons", "coaching"):
        monkeypatch.setattr(f"hegemon.learning.{module}.teaching_folder", lambda game: folder)
    kept = (pictures, lessons, coaching)
    for cached in kept:
        cached.cache_clear()
    try:
        return faults(registry.load("duellum", engine="plain"))
    finally:
        for cached in kept:
            cached.cache_clear()


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("companion.en.md", "cite: special_units.*", "", "No chapter tells special_units.box"),
        ("companion.de.md", "cite: special_units.*", "", " blocks instead of "),
        ("companion.de.md", "## Das Rondell", "Das Rondell", "Where the first language has"),
        ("companion.en.md", "**{prices.temple.marble} marble**", "**6 marble**", "A number is typed"),
        ("companion.en.md", "{prices.temple.marble}", "{prices.temple.wood}", "is not in the data files"),
        ("companion.en.md", "(conquest)", "(conquered)", "There is no picture 'conquered'"),
        ("pictures.toml", "legion carthage tarraco 2", "legion carthage nowhere 2", "pictures.toml [conquest]: "),
        ("lessons.toml", 'ways = [["advance ferrum"]]', 'ways = [["advance aurum"]]', "does not solve it"),
        ("lessons.toml", 'ways = [["advance ferrum"]]', 'ways = [["advance rome"]]', " task 1: "),
        ("lessons.toml", 'point = ["field:ferrum"]', 'point = ["field:roma"]', "cannot be pointed at"),
        ("lessons.toml", 'de = "Deine erste Stadt"', 'de = ""', "title: The sentence is missing in de"),
        ("coach.toml", 'frames = ["rondel_payment"]', 'frames = ["wheel"]', "There is no frame 'wheel'"),
        ("coach.toml", 'told = ["founded"]', 'told = ["settled"]', "Nothing of the kind 'settled' happens"),
        ("coach.toml", 'told = ["fought"]\n', "", "It never appears"),
        ("coach.toml", "{track.win_at} of them", "9 of them", "A number is typed"),
        ("coach.toml", 'chapter = "goods"', 'chapter = "gods"', "There is no chapter 'gods'"),
    ],
)
def test_faults_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, told: str
) -> None:
    found = written_anew(tmp_path, monkeypatch, file, old, new)
    assert any(told in fault for fault in found), found


def test_the_course_of_duellum_fits_into_forty_minutes() -> None:
    """Everything read at an easy pace, hints too, and six seconds for every touch; the game with the coach is extra."""
    for language in ("en", "de"):
        told = [said[language] for one in lessons("duellum") for said in (one.title, one.intro, one.done)]
        tasks = [task for one in lessons("duellum") for task in one.tasks]
        told += [said[language] for task in tasks for said in (task.say, task.hint, task.well)]
        touches = sum(2 * len(task.ways[0]) + 1 for task in tasks)
        assert sum(len(text.split()) for text in told) / 200 + touches * 6 / 60 <= 40
    assert sum(one.minutes for one in lessons("duellum")) <= 45


@pytest.mark.parametrize("game", GAMES)
def test_every_course_has_a_first_success_and_enough_more(game: str) -> None:
    assert 5 <= len(lessons(game)) <= 8
    assert lessons(game)[0].minutes <= 5
    assert coaching(game).game is not None


def test_prose_without_a_chapter_is_refused() -> None:
    from hegemon.learning.prose import read_prose

    with pytest.raises(DataError, match="begins without a chapter"):
        read_prose("Some words.", "companion.en.md")
    with pytest.raises(DataError, match="A picture is written"):
        read_prose("# [a] A\n\n![no name]", "companion.en.md")
    with pytest.raises(DataError, match="of one length"):
        read_prose("# [a] A\n\n| one | two |\n| three |", "companion.en.md")
