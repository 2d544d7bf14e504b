"""The net beside the fitted weights: it learns what counts together, the kernel asks it as it was learned, and
levels that are foretold judge by it where their turns end."""

from collections.abc import Iterator
from itertools import pairwise
from math import log
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.bots import levels
from hegemon.bots.levels import FITTED, Level, LevelBot
from hegemon.bots.weights import HEAD, Weights, weights_of
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.planner import Planner, Sizes, Turn
from hegemon.testing import random_walk

np = pytest.importorskip("numpy", reason="a net is learned by linear algebra: it needs NumPy")

from hegemon.bots.learn.fit import Sample, fit, loss  # noqa: E402
from hegemon.bots.learn.net import HELD_OUT, HOLD, Net, Part, learn_net  # noqa: E402
from hegemon.bots.learn.selfplay import Manner, Stage  # noqa: E402


# ------------------------------------------------------------------------------------------------------------ learning
def paired(games: int, seats: int, seed: int, firm: float = 2.0) -> Sample:
    """Whoever has both of two things or neither is ahead; they come in unlike sizes, and two others say nothing."""
    rng = np.random.default_rng(seed)
    signs = rng.choice([-1.0, 1.0], size=(games, seats, 4))
    merit = firm * signs[:, :, 0] * signs[:, :, 2] + rng.gumbel(size=(games, seats))
    result = (merit == merit.max(axis=1, keepdims=True)).astype(float)
    return Sample(signs * np.array([1.0, 3.0, 10.0, 0.001]), rng.random(games), np.arange(games), result)


def by_cells(cells: Any, row: Any, features: Any, progress: float) -> Any:
    """What NumPy makes of the cells and the row: the chances of all seats in one position."""
    cells, features, number = np.asarray(cells, float), np.asarray(features, float), len(row) // 2
    merit = features @ (np.asarray(row[:number]) + progress * np.asarray(row[number:]))
    if len(cells):
        seen = features @ cells[:, HEAD:].T + cells[:, 1] + progress * cells[:, 2]
        merit = merit + np.maximum(seen, 0.0) @ cells[:, 0]
    whole = np.exp(merit - merit.max())
    return whole / whole.sum()


def surprise_by_cells(cells: Any, row: Any, sample: Sample) -> Any:
    """In each of the positions."""
    told = [by_cells(cells, row, *known) for known in zip(sample.features, sample.progress, strict=True)]
    return -(sample.result * np.log(np.asarray(told))).sum(axis=1)


def test_what_counts_only_together_is_learned_from_games_of_two_and_of_three() -> None:
    samples = [paired(4_000, 2, 1), paired(4_000, 3, 2)]
    row = fit(samples[0], samples[0].result, np.zeros(8))
    cells, course = learn_net(samples, row, 12, 40, 1)
    assert loss(paired(1_000, 2, 3), row) > 0.98 * log(2)  # a row of weights cannot tell
    assert min(course) < 0.75 * course[0]
    for seats in (2, 3):
        unseen = paired(1_000, seats, 4)
        assert surprise_by_cells(cells, row, unseen).mean() < 0.75 * log(seats)


def test_what_hardly_varies_is_not_seen() -> None:
    cells, _ = learn_net([paired(200, 2, 1)], np.zeros(8), 3, 1, 1)
    assert [len(cell) for cell in cells] == [HEAD + 4] * 3
    assert all(cell[HEAD + 3] == 0.0 and all(cell[HEAD : HEAD + 3]) for cell in cells)


def test_the_cells_are_those_of_the_best_round() -> None:
    """From few games and for long: it learns, and then learns by heart."""
    samples = [paired(300, 2, 1, firm=1.0), paired(200, 3, 2, firm=1.0)]
    cells, course = learn_net(samples, np.zeros(8), 24, 300, 1)
    best = course.index(min(course))
    assert len(course) == 301 and 0 < best < 300 and course[-1] > course[best]
    held = [sample.part(sample.game % HELD_OUT == 0) for sample in samples]
    told = np.concatenate([surprise_by_cells(cells, np.zeros(8), sample) for sample in held])
    assert told.mean() == pytest.approx(course[best], rel=1e-4)


def test_a_net_that_only_misleads_says_nothing() -> None:
    """In the games by which it is tried the opposite holds."""
    sample = paired(1_000, 2, 5)
    tried = sample.game % HELD_OUT == 0
    sample.result[tried] = 1.0 - sample.result[tried]
    cells, course = learn_net([sample], np.zeros(8), 8, 10, 1)
    assert min(course) == course[0] == pytest.approx(log(2)) and course[-1] > course[0]
    assert all(cell[0] == 0.0 for cell in cells)


def test_nothing_is_learned_from_the_games_by_which_it_is_tried() -> None:
    sample, other = paired(1_000, 2, 5), paired(1_000, 2, 5)
    other.result[::HELD_OUT] = 0.9 * other.result[::HELD_OUT] + 0.05
    (cells, course), (same, unlike) = (learn_net([each], np.zeros(8), 4, 3, 1) for each in (sample, other))
    assert course[-1] == min(course) != unlike[-1] == min(unlike) and cells == same


def test_the_same_seed_learns_the_same_net() -> None:
    first, second, other = (learn_net([paired(300, 2, 1)], np.zeros(8), 4, 3, seed) for seed in (1, 1, 2))
    assert first == second and first[0] != other[0]


def test_slopes_are_those_of_the_surprise() -> None:
    rng = np.random.default_rng(3)
    result = rng.random((5, 3))
    part = Part(rng.normal(size=(5, 3, 4)), rng.normal(size=(5, 3)), result / result.sum(axis=1, keepdims=True))
    net = Net(rng.normal(size=(4, 2)), rng.normal(size=2), rng.normal(size=2))

    def height() -> float:
        return float(net.surprise(part)) + HOLD / 2 * float((net.sees**2).sum() + (net.gain**2).sum())

    for numbers, slopes in zip((net.sees, net.start, net.gain), net.slopes(part), strict=True):
        assert slopes.shape == numbers.shape
        for place in np.ndindex(numbers.shape):
            kept, heights = numbers[place], []
            for step in (1e-5, -1e-5):
                numbers[place] = kept + step
                heights.append(height())
            numbers[place] = kept
            assert (heights[0] - heights[1]) / 2e-5 == pytest.approx(slopes[place], abs=1e-7)


# ------------------------------------------------------------------------------------------------------- in the kernel
def some_cells(features: int, count: int = 6, seed: int = 1) -> list[list[float]]:
    """Cells that see a little of everything."""
    lots = np.random.default_rng(seed).normal(size=(count, HEAD + features))
    lots[:, HEAD:] *= 0.2
    return [[float(number) for number in cell] for cell in lots]


def some_positions(game: Game, every: int = 25) -> Iterator[State]:
    for count, (state, _) in enumerate(random_walk(game, Random(3), limit=300)):
        if count % every == every - 1 and game.to_act(state) >= 0 and len(game.legal(state)) > 1:
            yield state


def two_brains(game: Game, cells: list[list[float]], sizes: Sizes | None = None) -> tuple[Planner, list[list[float]]]:
    """The weights that are shipped, and half of them with a net."""
    row = weights_of(game).row
    brains = [row, [0.5 * weight for weight in row]]
    return Planner(game.engine, game.num_seats, brains, sizes or Sizes(width=1, kept=12), 3, cells), brains


@pytest.mark.parametrize(("name", "options"), [("duellum", {}), ("antike", {"players": 3})])
def test_the_kernel_says_what_was_learned(name: str, options: dict[str, Any]) -> None:
    game = hegemon.load(name, engine="plain", **options)
    cells = some_cells(len(game.features.names))
    planner, brains = two_brains(game, cells)
    bare, _ = two_brains(game, [])
    apart = []
    for state in some_positions(game):
        for each in (planner, bare):
            each.put(state)
        features = [game.features.of(state, seat) for seat in range(game.num_seats)]
        share = game.features.progress(state)
        assert planner.chances(1) == pytest.approx(by_cells(cells, brains[1], features, share))
        assert bare.chances(1) == pytest.approx(by_cells([], brains[1], features, share))
        assert planner.chances(0) == bare.chances(0)
        apart.append(abs(planner.chances(1)[0] - bare.chances(1)[0]))
    assert len(apart) > 4 and max(apart) > 0.1


def test_a_finished_game_is_what_it_is_whatever_a_net_says() -> None:
    game = hegemon.load("duellum", engine="plain", turn_limit=12)
    *_, (state, _) = random_walk(game, Random(4))
    planner, _ = two_brains(game, some_cells(len(game.features.names)))
    planner.put(state)
    assert game.to_act(state) == hegemon.OVER and planner.chances(1) == planner.chances(0)


@pytest.mark.compiled
@pytest.mark.slow
def test_both_engines_ask_the_net_alike() -> None:
    plain, fast = (hegemon.load("duellum", engine=engine) for engine in ("plain", "fast"))
    cells = some_cells(len(plain.features.names))
    planners = [(game, two_brains(game, cells)[0]) for game in (plain, fast)]
    for state in some_positions(plain, 40):
        seen = []
        for game, planner in planners:
            planner.put(game.take_over(state, plain))
            planner.end_by(1)
            planner.reseed(7)
            planner.allow(400)
            turns = planner.turns()
            seen.append((planner.chances(1), [turn.value for turn in turns], [turn.actions for turn in turns]))
        assert seen[0][0] == pytest.approx(seen[1][0]) and seen[0][1] == pytest.approx(seen[1][1])
        assert seen[0][2] == seen[1][2]


# ----------------------------------------------------------------------------------------------------- where turns end
def turns_by(planner: Planner, state: State) -> list[Turn]:
    planner.put(state)
    planner.reseed(3)
    planner.allow(1 << 40)
    return planner.turns()


def test_turns_are_listed_by_what_the_other_brain_says_about_their_ends() -> None:
    game = hegemon.load("duellum", engine="plain")
    planner, _ = two_brains(game, some_cells(len(game.features.names)))
    checked, reordered = 0, 0
    for state in some_positions(game, 20):
        planner.end_by(planner.kernel.judgement.SAME)
        before = turns_by(planner, state)
        planner.end_by(1)
        turns = turns_by(planner, state)
        assert all(turn.value >= worse.value for turn, worse in pairwise(turns))
        reordered += [turn.actions for turn in turns] != [turn.actions for turn in before]
        for turn in turns:
            after = state.copy()
            for a in turn.actions:
                game.apply(after, a)
            if game.turn(after) != game.turn(state) and game.to_act(after) != hegemon.OVER:  # nothing is left to lots
                planner.put(after)
                chance = planner.chances(1)[game.to_act(state)]
                assert turn.value == pytest.approx(log(chance / (1.0 - chance)))
                checked += 1
    assert checked > 10 and reordered > 0


@pytest.mark.parametrize("samples", [1, 4])
def test_the_other_brain_judges_what_lots_lead_to_as_well(samples: int) -> None:
    """One that knows nothing: to it all ends are alike, also those that are the mean of several."""
    game = hegemon.load("duellum", engine="plain")
    row = weights_of(game).row
    planner = Planner(game.engine, 2, [row, [0.0] * len(row)], Sizes(width=1, samples=samples), 3)
    kernel, found = planner.kernel.turns, []
    for brain in (0, 1):
        planner.end_by(brain)
        for state in some_positions(game, 40):
            planner.put(state)
            turn = planner.room.slots[kernel.GAME].turn
            rest = kernel.rest_value(planner.room, kernel.GAME, 0, game.to_act(state), turn, samples)
            found.append((brain, rest == pytest.approx(0.0)))
    assert set(found) == {(0, False), (1, True)}


def test_with_the_same_brain_nothing_changes() -> None:
    game = hegemon.load("duellum", engine="plain")
    planner, brains = two_brains(game, some_cells(len(game.features.names)))
    alone = Planner(game.engine, 2, brains[:1], Sizes(width=1, kept=12), 3)
    for state in some_positions(game, 60):
        wanted = turns_by(alone, state)
        assert turns_by(planner, state) == wanted
        for brain in (0, planner.kernel.judgement.SAME):
            planner.end_by(1)
            planner.end_by(brain)
            assert turns_by(planner, state) == wanted


def test_a_manner_without_another_brain_ends_its_turns_by_its_own() -> None:
    game = hegemon.load("duellum", engine="plain")
    row, cells = weights_of(game).row, some_cells(len(game.features.names))
    bare, by_own, by_net = Manner(0, 1), Manner(0, 1, last=0), Manner(0, 1, last=1)
    asked: Any = (([], bare), (cells, bare), (cells, by_own), (cells, by_net))
    played = [Stage(game, [row, row], 6, cells=net).play([manner, manner], 5, 0) for net, manner in asked]
    assert played[0] == played[1] == played[2] != played[3]


@pytest.mark.parametrize("last", [None, 1])
def test_trials_in_games_are_judged_by_the_same_brain_as_turns(last: int | None) -> None:
    game = hegemon.load("duellum", engine="plain")
    row = weights_of(game).row
    stage = Stage(game, [row, row], 2, cells=some_cells(len(game.features.names)))
    room, kernel = stage.planner.room, stage.planner.kernel
    room.trial[kernel.trials.JUDGED_BY] = -5
    stage.play([Manner(0, 1, candidates=2, trials=1, rounds=1, last=last)] * 2, 5, 0)
    assert room.trial[kernel.trials.JUDGED_BY] == room.net[kernel.judgement.ENDS] == (last or 0)


def level_with(game: Game, foretold: int, monkeypatch: pytest.MonkeyPatch) -> LevelBot:
    """An opponent of a game with a row that knows nothing and a net."""
    names, row = game.features.names, weights_of(game).row
    zeros, cells = [0.0] * len(row), some_cells(len(names))
    learned = Weights(names, row[: len(names)], row[len(names) :], {}, {"some": {"foretold": foretold}}, zeros, cells)
    monkeypatch.setattr(levels, "weights_of", lambda _: learned)
    bot = LevelBot(Level("some", 0.0, width=1), 1)
    bot._meet(game)
    return bot


@pytest.mark.parametrize("foretold", [0, 1])
def test_a_foretold_level_judges_by_the_net_where_turns_end(foretold: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hegemon.load("duellum", engine="plain")
    state = next(some_positions(game, 40))
    bot = level_with(game, foretold, monkeypatch)
    judging, net = bot._room.kernel.judgement, bot._room.room.net
    assert (net[judging.NET_OF], net[judging.CELLS]) == (FITTED, 6)
    assert net[judging.ENDS] == (FITTED if foretold else judging.SAME)
    row = weights_of(game).row
    other = Planner(game.engine, 2, [row, [0.0] * len(row)], Sizes(1, 8, 8), 3, some_cells(len(game.features.names)))
    other.end_by(1 if foretold else 0)
    wanted = turns_by(other, state)
    assert [turn.value for turn in bot._proposed(state, 0.0)[:3]] == [turn.value for turn in wanted[:3]]


def test_cells_that_have_come_to_nothing_are_left_out() -> None:
    sees = np.ones((3, 3), np.float32)
    net = Net(sees, np.zeros(3, np.float32), np.array([0.5, 1e-30, -0.25], np.float32))
    assert [cell[0] for cell in net.cells(np.ones(2))] == [0.5, -0.25]
