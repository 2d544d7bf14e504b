"""What was learned about results is kept: in the file of a game's weights, and in the folder of a run."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import hegemon
from hegemon.bots.levels import FITTED, LEVELS, LevelBot, level_in
from hegemon.bots.weights import HEAD, Weights, read_weights, weights_of
from hegemon.core.errors import DataError, OptionError
from hegemon.core.game import Game

np = pytest.importorskip("numpy", reason="a net is learned by linear algebra: it needs NumPy")

from hegemon.bots.learn import foretell  # noqa: E402
from hegemon.bots.learn.foretell import KEPT, SAVED, Foretelling, Lesson, Tally  # noqa: E402
from hegemon.bots.learn.net import learn_net  # noqa: E402
from hegemon.bots.learn.selfplay import Manner, Stage  # noqa: E402

TINY = Lesson(games=2, most_turns=4, cells=2, rounds=1)
NAMES = ["cities", "temples", "gold"]
CELLS = [[0.5, -1.0, 0.25, 1.0, 2.0, 3.0], [-2.0, 0.0, 1e-7, -0.125, 0.0, 1234.0]]


# ----------------------------------------------------------------------------------------------------------- in a file
def kept(path: Path, cells: Any = CELLS) -> Path:
    """A file of weights with a net."""
    Weights(NAMES, [1.0, 2.0, 3.0], [0.0] * 3, {}, {}, [0.5] * 6, CELLS).save(path / "weights.json")
    told = json.loads((path / "weights.json").read_text("utf-8"))
    assert told["net"] == CELLS
    (path / "weights.json").write_text(json.dumps({**told, "net": cells}), "utf-8")
    return path / "weights.json"


def test_cells_are_read_as_they_were_written(tmp_path: Path) -> None:
    read = read_weights(kept(tmp_path), NAMES)
    assert read.cells == CELLS and read.fitted == [0.5] * 6
    read.save(tmp_path / "again.json")
    assert read_weights(tmp_path / "again.json", NAMES) == read
    replace(read, cells=[]).save(tmp_path / "none.json")
    assert "net" not in json.loads((tmp_path / "none.json").read_text("utf-8"))
    assert read_weights(tmp_path / "none.json", NAMES).cells == []


def test_cells_see_the_features_they_were_learned_from(tmp_path: Path) -> None:
    """The game may name them in another order, name new ones, and no longer name others."""
    read = read_weights(kept(tmp_path), ["gold", "walls", "cities"])
    assert read.cells == [[*cell[:HEAD], cell[5], 0.0, cell[3]] for cell in CELLS]
    assert read.row == [3.0, 0.0, 1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    "cells",
    [
        [CELLS[0][:-1]],
        [[*CELLS[0], 1.0]],
        [CELLS[0], []],
        [[*CELLS[0][:-1], "much"]],
        [[*CELLS[0][:-1], None]],
        [[*CELLS[0][:-1], [1.0]]],
        ["cities"],
        [3],
        3,
        None,
    ],
    ids=str,
)
def test_cells_that_are_none_are_refused(tmp_path: Path, cells: Any) -> None:
    with pytest.raises(DataError):
        read_weights(kept(tmp_path, cells), NAMES)


def test_the_shipped_net_belongs_to_levels_that_are_foretold() -> None:
    game = hegemon.load("antike", engine="plain", players=2)
    weights = weights_of(game)
    for name in ("steady", "master"):
        bot = LevelBot(LEVELS[name], 1)
        bot._meet(game)
        judging, net = bot._room.kernel.judgement, bot._room.room.net
        foretold = level_in(LEVELS[name], weights, 2).foretold
        assert net[judging.CELLS] == len(weights.foretelling(2)[1]) != len(weights.foretelling(3)[1])
        assert net[judging.ENDS] == (FITTED if foretold else judging.SAME)


# ------------------------------------------------------------------------------------------------------------ in a run
@pytest.fixture(scope="module")
def tables() -> list[Game]:
    return [hegemon.load("antike", engine="plain", players=players) for players in (3, 2)]


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[list[Manner]]:
    """How the seats of every game that is played judge."""
    played: list[list[Manner]] = []
    play = Stage.play

    def noted(stage: Stage, manners: list[Manner], seed: int, loose: int) -> tuple[list[float], str]:
        played.append(manners)
        return play(stage, manners, seed, loose)

    monkeypatch.setattr(Stage, "play", noted)
    return played


def has_net(manners: list[Manner]) -> list[bool]:
    assert [manner.brain for manner in manners] == list(range(len(manners)))
    assert all(manner.last == len(manners) and manner.trust in (0.0, *TINY.trusts) for manner in manners)
    return [manner.trust > 0.0 for manner in manners]


def test_a_run_goes_on_with_what_it_has_learned(tables: list[Game], seated: list[list[Manner]], tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    first = Foretelling(tables, tmp_path, TINY, told.append, "abc").run(1)
    files = {path.name: path.read_bytes() for path in tmp_path.glob("games-*")}
    assert sorted(files) == ["games-0-2.npz", "games-0-3.npz"] and [len(game) for game in seated] == [2, 2, 3, 3]
    assert not any(any(has_net(game)) for game in seated)
    second = Foretelling(tables, tmp_path, TINY, told.append, "def")
    assert second.cells == first.cells and second.fitted == first.fitted
    assert second.run(1).cells == first.cells and len(seated) == 4 and len(told) == 1
    found = second.run(2)
    assert len(seated) == 8 and [row["generation"] for row in told] == [0, 1]
    assert {path.name: path.read_bytes() for path in tmp_path.glob("games-0-*")} == files
    assert found.run["foretold"]["commit"] == "def"


def test_a_run_tells_how_it_learned(tables: list[Game], tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    found, shipped = Foretelling(tables, tmp_path, TINY, told.append, "abc").run(1), weights_of(tables[0])
    assert found.run["foretold"] == {
        "commit": "abc",
        "options": [table.options for table in tables],
        "lesson": asdict(TINY),
        "curve": told,
    }
    assert told[0]["games"] == 2 and sorted(told[0]["shares"]) == ["2", "3"]
    assert told[0]["surprise"][1] <= told[0]["surprise"][0]
    assert (found.row, found.search) == (shipped.row, shipped.search)
    assert {**found.run, "foretold": 0} == {**shipped.run, "foretold": 0}
    number = len(found.features)
    assert len(found.fitted) == 2 * number and {len(cell) for cell in found.cells} <= {HEAD + number}
    found.save(tmp_path / "weights.json")
    read = read_weights(tmp_path / "weights.json", found.features)
    assert read.cells == [pytest.approx(cell, rel=1e-3) for cell in found.cells]


def test_the_same_seed_foretells_the_same(tables: list[Game], tmp_path: Path) -> None:
    found = [
        Foretelling(tables[1:], tmp_path / str(k), replace(TINY, seed=seed), lambda _: None).run(2)
        for k, seed in enumerate((1, 1, 2))
    ]
    assert (found[0].fitted, found[0].cells) == (found[1].fitted, found[1].cells)
    assert found[0].run == found[1].run and found[0].cells != found[2].cells
    with np.load(tmp_path / "0" / "games-1-2.npz") as one, np.load(tmp_path / "1" / "games-1-2.npz") as other:
        assert all((one[name] == other[name]).all() for name in ("features", "progress", "game", "result"))
    assert json.loads((tmp_path / "0" / SAVED).read_text("utf-8")) == json.loads(
        (tmp_path / "1" / SAVED).read_text("utf-8")
    )


class Hurried:
    """A stage on which games are not played, but won by whoever has the net, or by the first."""

    seen: ClassVar[list[list[bool]]] = []  # which seats had one

    def __init__(self, game: Game, brains: list[list[float]], most_turns: int, cells: Any) -> None:
        assert len(brains) == game.num_seats + 1 and most_turns == TINY.most_turns
        self.number, self.cells, self.brains = len(game.features.names), cells, brains

    def set_brain(self, row: int, weights: list[float]) -> None:
        assert row < len(self.brains) - 1 and weights != self.brains[row]

    def play(self, manners: list[Manner], seed: int, loose: int) -> tuple[list[float], str]:
        self.seen.append(has_net(manners))
        assert self.cells or not any(self.seen[-1])
        winner = self.seen[-1].index(True) if any(self.seen[-1]) else 0
        self.features = np.random.default_rng(seed).integers(4, size=(4, len(manners), self.number)).astype(np.float32)
        return [float(seat == winner) for seat in range(len(manners))], ""

    def noted(self) -> tuple[Any, Any]:
        return self.features, np.linspace(0.0, 1.0, 4)

    def outcomes(self, result: list[float]) -> Any:
        return np.tile(result, (4, 1))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> list[list[bool]]:
    monkeypatch.setattr(foretell, "Stage", Hurried)
    monkeypatch.setattr(Hurried, "seen", [])
    return Hurried.seen


def test_more_than_half_of_the_seats_have_the_net_once_there_is_one(
    tables: list[Game], hurried: list[list[bool]], tmp_path: Path
) -> None:
    run = Foretelling(tables, tmp_path, replace(TINY, games=60), lambda _: None)
    run.run(2)
    first, later = hurried[:120], hurried[120:]
    assert len(later) == 120 and not any(map(any, first))
    for seats in (2, 3):
        flat = [(seat, net) for game in later if len(game) == seats for seat, net in enumerate(game)]
        assert {(seat, net) for seat in range(seats) for net in (False, True)} == set(flat)
        assert 0.45 < sum(net for _, net in flat) / len(flat) < 0.75
        without, by_net = run.curve[1]["shares"][str(seats)]
        assert by_net > 1 / seats > without > 0.0 and run.curve[0]["shares"][str(seats)] == [round(1 / seats, 4), None]


def test_only_the_last_generations_are_learned_from(
    tables: list[Game], hurried: list[list[bool]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[list[int]] = []

    def noted(samples: list[Any], *others: Any) -> Any:
        sizes.append([len(set(sample.game)) for sample in samples])
        return learn_net(samples, *others)

    monkeypatch.setattr(foretell, "learn_net", noted)
    Foretelling(tables, tmp_path, replace(TINY, games=3), lambda _: None).run(KEPT + 1)
    assert sizes == [[3 * min(number, KEPT)] * 2 for number in range(1, KEPT + 2)]
    assert len(hurried) == 2 * 3 * (KEPT + 1)


def test_shares_are_told_apart_by_who_had_the_net() -> None:
    tally = Tally([0.0, 0.0], [0, 0])
    assert tally.shares == [None, None]
    for net, result in ((True, 1.0), (True, 0.0), (False, 0.25), (True, 0.5)):
        tally.add(net, result)
    assert tally.shares == [0.25, 0.5]


def test_what_is_learned_may_count_for_some_numbers_of_seats_alone(tables: list[Game], tmp_path: Path) -> None:
    alone = [table for table in tables if table.num_seats == 2]
    shipped = weights_of(alone[0])
    found = Foretelling(alone, tmp_path, TINY, lambda _: None).run(1, apart=True)
    assert (found.fitted, found.cells) == (shipped.fitted, shipped.cells)
    assert found.foretelling(2) == found.apart[2] and 0 < len(found.apart[2][1]) <= TINY.cells
    assert found.foretelling(3) == shipped.foretelling(3)
    assert found.run["foretold:2"]["lesson"]["cells"] == TINY.cells
    found.save(tmp_path / "weights.json")
    row, cells = read_weights(tmp_path / "weights.json", found.features).apart[2]
    assert row == pytest.approx(found.apart[2][0], rel=1e-4) and cells[0] == pytest.approx(
        found.apart[2][1][0], rel=1e-3
    )


def test_a_folder_with_another_run_is_refused(tables: list[Game], tmp_path: Path) -> None:
    Foretelling(tables, tmp_path, TINY, lambda _: None).run(1)
    with pytest.raises(OptionError, match="does not hold a run"):
        Foretelling(tables[:1], tmp_path, TINY, lambda _: None)
    (tmp_path / "foretelling.json").write_text('{"who": ')
    with pytest.raises(OptionError, match="does not hold a run"):
        Foretelling(tables, tmp_path, TINY, lambda _: None)
