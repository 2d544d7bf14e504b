"""`hegemon foretell`: which tables it lays, what it tells of a generation, and where what was learned comes to lie."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

import hegemon
from hegemon.bots.weights import HEAD, Weights, read_weights, weights_of
from hegemon.cli.arguments import variations
from hegemon.core.game import Game

pytest.importorskip("numpy", reason="learning is linear algebra: it needs NumPy")

Run = Callable[..., Any]


def test_options_are_varied_with_each_other() -> None:
    assert variations("duellum", ["coins=3"], []) == [["coins=3"]]
    assert variations("duellum", [], ["board"]) == [["board=west"], ["board=east"]]
    assert variations("antike", ["expert=yes"], ["board", "players=2,4"]) == [
        ["expert=yes", f"board={board}", f"players={players}"] for board in ("east", "west") for players in (2, 4)
    ]


class Told:
    """A run that has learned something already."""

    asked: ClassVar[list[Told]] = []

    def __init__(
        self, tables: list[Game], folder: Path, lesson: Any, tell: Callable[[dict[str, Any]], None], commit: str
    ):
        self.tables, self.folder, self.lesson, self.tell, self.commit = tables, folder, lesson, tell, commit
        self.asked.append(self)

    def run(self, generations: int, apart: bool) -> Weights:
        assert not apart
        self.folder.mkdir()
        row = {"generation": generations - 1, "games": 1, "shares": {2: [0.4, 0.625]}, "surprise": [0.7, 0.65]}
        self.tell(row)
        weights = weights_of(self.tables[0])
        weights.fitted, weights.cells = weights.row, [[1.0] * (HEAD + len(weights.features))]
        return weights


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "C",
            "generation 3: 1 game for every number of seats (share of a seat without the net, with it: 2: 0.40, 0.62)",
        ),
        (
            "de_DE.UTF-8",
            "Generation 3: 1 Spiel für jede Zahl von Plätzen (Anteil eines Platzes ohne das Netz, mit ihm: 2: ",
        ),
    ],
)
def test_a_run_is_told_line_by_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, told: str
) -> None:
    opened: list[list[str]] = []

    def plain(game: str, options: list[str], *_: Any, **__: Any) -> Game:
        opened.append(options)
        return hegemon.load(game, engine="plain", **dict(option.split("=") for option in options))

    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr("hegemon.cli.foretell.open_game", plain)
    monkeypatch.setattr("hegemon.bots.learn.foretell.Foretelling", Told)
    monkeypatch.setattr(Told, "asked", [])
    folder = tmp_path / "run"
    ran = run(
        "foretell", "duellum", "-o", "coins=2", "--vary", "board=east,west", "--folder", str(folder),
        "--generations", "3", "--games", "12", "--turns", "30", "--cells", "5", "--seed", "9",
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "") and opened[1:] == [["coins=2", "board=east"], ["coins=2", "board=west"]]
    lines = ran.out.splitlines()
    assert len(lines) == 2 and lines[0].startswith(told) and str(folder / "weights.json") in lines[1]
    [asked] = Told.asked
    lesson = asked.lesson
    assert (lesson.games, lesson.most_turns, lesson.cells, lesson.seed) == (12, 30, 5, 9) and asked.commit
    names = asked.tables[0].features.names
    assert read_weights(folder / "weights.json", names).cells == [[1.0] * (HEAD + len(names))]
