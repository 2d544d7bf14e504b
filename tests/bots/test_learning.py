"""Learning: the fit finds what decides a toy game, targets blend results and beliefs, matches are told honestly."""

from pathlib import Path

import pytest

import hegemon
from hegemon.bots.weights import Weights, read_weights

np = pytest.importorskip("numpy", reason="learning fits weights by linear algebra: it needs NumPy")

from hegemon.bots.learn import train  # noqa: E402
from hegemon.bots.learn.fit import RARE, Sample, calibrated, chances, fit, joined, loss, returns  # noqa: E402
from hegemon.bots.learn.match import evidence, wilson  # noqa: E402
from hegemon.bots.learn.stray import Strays, strayed, whole_step  # noqa: E402
from hegemon.bots.learn.train import Course, Training  # noqa: E402


def toy(games: int, seed: int) -> Sample:
    """Games of three seats and five features, of which two decide: one always, one in the end."""
    rng = np.random.default_rng(seed)
    features = rng.integers(-3, 4, size=(games, 3, 5)).astype(float)
    progress = rng.random(games)
    merit = 0.8 * features[:, :, 0] + 0.9 * progress[:, None] * features[:, :, 3] + rng.gumbel(size=(games, 3))
    result = np.zeros((games, 3))
    result[np.arange(games), merit.argmax(axis=1)] = 1.0
    return Sample(features, progress, np.arange(games), result)


def test_the_fit_improves_on_its_start_and_finds_what_decides() -> None:
    seen, unseen, start = toy(4_000, 1), toy(2_000, 2), np.zeros(10)
    weights = fit(seen, seen.result, start)
    assert loss(unseen, start) == pytest.approx(np.log(3))
    assert loss(unseen, weights) < 0.75 * loss(unseen, start)
    assert weights[0] == pytest.approx(0.8, abs=0.2) and weights[8] == pytest.approx(0.9, abs=0.4)
    assert np.abs(weights[[1, 2, 4]]).max() < 0.15


def test_a_feature_that_never_varies_gets_no_weight() -> None:
    sample = toy(500, 3)
    sample.features[:, :, 1] = 2.0
    weights = fit(sample, sample.result, np.zeros(10))
    assert weights[1] == weights[6] == 0.0


def test_what_hardly_ever_varied_keeps_the_weight_it_had() -> None:
    """One position in a thousand with something rare in it would otherwise count for more than all else."""
    sample = toy(2_000, 5)
    sample.features[:, :, 1] = 0.0
    sample.features[7, 2, 1] = 1.0
    assert 0.0 < sample.features[:, :, 1].std() < RARE
    weights = fit(sample, sample.result, np.ones(10))
    assert weights[1] == weights[6] == 1.0


def test_a_fit_to_few_games_stays_near_what_was_thought_before() -> None:
    few, many, before = toy(6, 6), toy(4_000, 6), np.array([0.5] + 9 * [0.0])
    moved = [np.abs(fit(sample, sample.result, before) - before).max() for sample in (few, many)]
    assert moved[0] < 0.5 * moved[1]


def test_goods_never_count_against_whoever_has_them() -> None:
    sample = toy(2_000, 9)
    sample.result = 1.0 - sample.result  # what decides is bad now
    free, bound = fit(sample, sample.result, np.zeros(10)), fit(sample, sample.result, np.zeros(10), goods=[0, 3])
    assert free[0] < 0.0 and free[3] + free[8] < 0.0
    assert bound[0] == 0.0 and min(bound[3], bound[3] + bound[8]) >= 0.0


def test_confidence_is_what_the_results_bear_out() -> None:
    sample, right = toy(4_000, 7), np.zeros(10)
    right[[0, 8]] = 0.8, 0.9
    assert calibrated(sample, 9.0 * right) == pytest.approx(right, rel=0.3)
    assert not calibrated(sample, np.zeros(10)).any()


def test_targets_lie_between_the_result_and_what_was_believed_later() -> None:
    game = toy(3, 4)
    game.game[:] = 0
    weights = np.zeros(10)
    target = returns(game, weights, 0.5)
    assert target[2] == pytest.approx(game.result[2])
    assert target[1] == pytest.approx(0.5 * np.full(3, 1 / 3) + 0.5 * game.result[2])
    assert chances(game, weights) == pytest.approx(np.full((3, 3), 1 / 3))


def test_games_of_several_samples_stay_apart() -> None:
    assert len(set(joined([toy(4, 1), toy(5, 2)]).game)) == 9


def test_intervals_and_evidence() -> None:
    low, high = wilson(40, 40)
    assert low == pytest.approx(0.912, abs=0.001) and high == 1.0
    assert wilson(0, 0) == (0.0, 1.0)
    assert evidence(30, 40, 0.5, 0.65) > 0 > evidence(20, 40, 0.5, 0.65)


def test_a_run_cuts_its_first_games_sooner_and_goes_on_where_it_was(tmp_path: Path) -> None:
    games = [hegemon.load("duellum", engine="plain", board=name) for name in ("west", "east")]
    course = Course(games=2, width=1, most_turns=4, first_turns=2, gate=2)
    told: list[str] = []
    first = Training(games, tmp_path, course, told.append, "abc")
    first.generation(0)
    assert first.curve[0]["turns"] == 2 and sum(first.curve[0]["shares"].values()) == pytest.approx(1.0, abs=0.01)
    second = Training(games, tmp_path, course, told.append, "abc")
    assert second.brains == first.brains and second.curve == first.curve
    second.generation(1)
    assert second.curve[1]["turns"] == 4 and len(told) == 2
    assert second.best().run["commit"] == "abc" and second.best().run["games"] == 4
    third = Training(games, tmp_path / "another", course, told.append, "def", second.best())
    assert third.brains == [second.brains[-1]] and third.curve == second.curve
    third.generation(2)
    assert third.best().run["games"] == 6 and third.curve[:2] == second.curve


def test_a_run_may_begin_with_weights_and_says_which(tmp_path: Path) -> None:
    game = hegemon.load("duellum", engine="plain")
    names = game.features.names
    start = Weights(names, [0.0, 0.5, *[0.0] * (len(names) - 2)], [0.0] * len(names))
    run = Training([game], tmp_path, Course(games=2, width=1, most_turns=3, gate=2), lambda _: None, start=start)
    assert run.brains == [start.row]
    run.generation(0)
    assert len(run.brains) == (2 if run.curve[0]["accepted"] else 1)
    assert run.best().run["start"] == {names[1]: [0.5, 0.0]}


def test_straying_tells_of_which_weights_more_is_better() -> None:
    """Three seats and six weights: more of the first is better, more of the last is worse."""
    rng = np.random.default_rng(3)
    signs = rng.choice([-1.0, 1.0], size=(600, 3, 6))
    merit = 0.5 * signs[:, :, 0] - 0.5 * signs[:, :, 5] + rng.gumbel(size=(600, 3))
    result = (merit == merit.max(axis=1, keepdims=True)).astype(float)
    step = whole_step(Strays(signs, result, merit.round()))
    assert step[0] > 0.3 and step[5] < -0.3
    assert np.abs(step[1:5]).max() < 0.3
    early, late, tenfold = np.array([1.0, 2.0, 0.5, 0.0, -1.0, 0.0]), np.zeros(6), np.log(10.0) * np.eye(6)
    assert strayed(early, tenfold[1], 1.0) == pytest.approx([1.0, 20.0, 0.5, 0.0, -19.0, 0.0])
    assert strayed(early, tenfold[4], 1.0) == pytest.approx([1.0, 2.0, 0.5, 0.0, 8.0, 0.0])
    assert strayed(early, late, 1.0) == pytest.approx(early)


def test_a_run_may_stray_and_tries_several_steps(tmp_path: Path) -> None:
    game = hegemon.load("duellum", engine="plain")
    names = game.features.names
    start = Weights(names, [0.1] * len(names), [0.0] * len(names))
    course = Course(games=2, width=1, most_turns=3, gate=2, stray=0.4, steps=(0.5, 1.0))
    run = Training([game], tmp_path, course, lambda _: None, start=start)
    run.generation(0)
    row = run.curve[0]
    assert [tried["step"] for tried in row["tried"]] == [0.5, 1.0] and row["step"] in (0.5, 1.0)
    assert row["stray"] == 0.4 and (tmp_path / "strays-0.npz").is_file()
    again = Training([game], tmp_path, course, lambda _: None)
    assert again.brains == run.brains and again.curve == run.curve


@pytest.mark.parametrize("stray", [0.0, 0.4])
def test_a_run_keeps_what_is_shipped_beside_the_weights_that_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stray: float
) -> None:
    """How levels search, and what tells results, comes from the game: not from where the run began, nor from it."""
    game = hegemon.load("duellum", engine="plain")
    names, zeros = game.features.names, [0.0] * len(game.features.names)
    told = {"strong": {"candidates": 5}, "master": {"foretold": 1}}
    shipped = Weights(
        names, [9.0] * len(names), zeros, {"games": 1}, told, [0.25] * 2 * len(names), [[0.5, *zeros, 1, 2]]
    )
    start = Weights(names, [0.1] * len(names), zeros, {}, {"strong": {"candidates": 7}}, [1.0, *zeros, *zeros[1:]])
    monkeypatch.setattr(train, "weights_of", lambda _: shipped)
    course = Course(games=2, width=1, most_turns=3, gate=2, stray=stray)
    run = Training([game], tmp_path, course, lambda _: None, start=start)
    run.generation(0)
    best, read = run.best(), read_weights(tmp_path / "weights.json", names)
    for found in (best, read):
        assert (found.search, found.fitted, found.cells) == (shipped.search, shipped.fitted, shipped.cells)
    assert best.row == run.brains[-1] != shipped.row and best.run["games"] == 2
    monkeypatch.setattr(train, "has_weights", lambda _: False)
    assert (run.best().search, run.best().fitted, run.best().cells) == ({}, [], [])
