"""Trials: candidates differ, the worse half is dropped again and again, and a turn that loses is seen through."""

from pathlib import Path
from random import Random

import pytest

import hegemon
from hegemon.bots.levels import LEVELS, level_in
from hegemon.bots.weights import Weights, read_weights, weights_of
from hegemon.core.errors import DataError
from hegemon.core.game import Game
from hegemon.core.planner import Planner, Sizes
from hegemon.testing import random_walk

ROUNDS, WARMTH = 1, 0.05


def a_planner(game: Game, after: int = 0) -> Planner:
    """Room to plan in the first position of random play with several choices."""
    planner = Planner(game.engine, game.num_seats, [weights_of(game).row], Sizes(width=1, kept=16, alike=4), seed=5)
    for count, (state, _) in enumerate(random_walk(game, Random(5), limit=400)):
        if count >= after and game.to_act(state) >= 0 and len(game.legal(state)) > 3:
            planner.put(state)
            planner.allow(1 << 40)
            return planner
    raise AssertionError("no such position in this game")


def test_candidates_are_spread_over_the_groups_of_plans() -> None:
    """The best turns of a rich nation with an army differ in little; spread, they use more fields of the rondel."""
    game = hegemon.load("duellum", engine="plain", board="west")
    state = game.position(
        "empty; turn carthage rondel; rondel carthage ferrum; rondel rome aurum; city rome roma gold; "
        "city carthage carthago gold; city carthage neapolis marble; legion carthage carthago 3; "
        "legion carthage neapolis 2; stock carthage marble=6 iron=6 gold=6 coin=3"
    )
    planner = Planner(game.engine, 2, [weights_of(game).row], Sizes(width=2, kept=16, alike=8))
    planner.put(state)
    planner.allow(1 << 40)
    close, spread = (planner.turns(most=6, spread=logits) for logits in (0.0, 5.0))
    assert len(close) == len(spread) == 6 and close[0] == spread[0]
    assert [turn.value for turn in close] == sorted((turn.value for turn in close), reverse=True)
    fields = [{game.text(a) for turn in turns for a in turn.actions[:1]} for turns in (close, spread)]
    assert len(fields[0]) < len(fields[1]), fields


def test_the_worse_half_is_dropped_again_and_again_by_equal_lots() -> None:
    game = hegemon.load("duellum", engine="plain")
    planner = a_planner(game, 30)
    before = planner.taken().key()
    assert len(planner.turns(most=4, spread=0.1)) == 4
    chosen = []
    for _ in range(2):
        planner.reseed(3)
        planner.begin_trials(4, 1)
        left = []
        for _ in range(3):
            assert planner.try_out(4, ROUNDS * 2, 1, WARMTH)
            left.append(planner.candidates_left)
        assert left == [2, 2, 1]
        chosen.append(planner.proven(4))
    assert chosen[0] == chosen[1] and planner.taken().key() == before


def trials_with(game: Game, memory: int) -> tuple[list[float], int, Planner]:
    """What trials of four candidates come to, and how many positions were judged for it."""
    sizes = Sizes(width=1, kept=16, alike=4, memory=memory * 2 * game.engine.position_words)
    planner = Planner(game.engine, game.num_seats, [weights_of(game).row], sizes, seed=5)
    planner.put(a_planner(game, 100 if game.spec.id == "duellum" else 30).taken())
    planner.allow(1 << 40)
    count = len(planner.turns(most=4, spread=0.1))
    planner.begin_trials(count, 2)
    sums = []
    while planner.candidates_left > 1:
        assert planner.try_out(count, ROUNDS * game.num_seats, 2, WARMTH)
        sums += [float(planner.room.sum[k]) for k in range(count)]
    return sums, planner.judged, planner


@pytest.mark.parametrize("name", ["duellum", "antike"])
def test_what_is_remembered_comes_to_the_same_as_what_is_planned_again(name: str) -> None:
    game = hegemon.load(name, engine="plain", board="west")
    sums, judged, _ = trials_with(game, 0)
    again, fewer, planner = trials_with(game, 256)
    assert again == sums and fewer < 0.8 * judged
    memory = planner.kernel.memory
    assert 0 < planner.room.memory[memory.TAKEN] <= 256
    little, more, _ = trials_with(game, 16)  # room for one position or none: the others are planned again
    assert little == sums and fewer < more <= judged


def test_what_trials_lead_to_may_be_judged_by_other_weights() -> None:
    """Everybody plays on as before; by weights that know nothing all chances are even in the end."""
    game = hegemon.load("duellum", engine="plain")
    row = weights_of(game).row
    planner = Planner(game.engine, 2, [row, [0.0] * len(row)], Sizes(width=1, kept=16, alike=4), seed=5)
    planner.put(a_planner(game, 30).taken())
    found = []
    for brain in (0, 1):
        planner.reseed(3)
        planner.allow(1 << 40)
        planner.turns(most=4)
        planner.begin_trials(4, 9, brain)
        assert planner.try_out(4, ROUNDS * 2, 9, WARMTH)
        found.append((planner.judged, [float(planner.room.outlook[k]) for k in range(4)]))
    assert found[0][0] == found[1][0]
    assert len(set(found[0][1])) > 1 and found[1][1] == [0.5] * 4


def test_a_trial_that_is_cut_short_does_not_count() -> None:
    planner = a_planner(hegemon.load("duellum", engine="plain"), 30)
    planner.turns(most=4)
    planner.begin_trials(4, 1)
    planner.allow(40)
    assert not planner.try_out(4, ROUNDS * 2, 1, WARMTH)
    assert planner.candidates_left == 4 and planner.proven(4) == 0


def test_a_turn_that_lets_the_other_win_is_seen_through() -> None:
    """By weights that count cities alone the legion should leave to found one; then the temple behind it falls."""
    game = hegemon.load("duellum", engine="plain", board="west")
    state = game.position(
        "empty; turn carthage movement; rondel carthage duellum_1; rondel rome aurum; city rome roma gold; "
        "city carthage neapolis marble temple; city carthage carthago gold; legion carthage neapolis 1; "
        "legion rome roma 3; stock carthage marble=1 iron=1 gold=1; personages rome king=4 citizen=4"
    )
    names = game.features.names
    row = [{"cities": 1.0, "near_sites": 0.01}.get(name, 0.0) for name in names] + [0.0] * len(names)
    planner = Planner(game.engine, 2, [row], Sizes(width=2))
    planner.put(state)
    planner.allow(1 << 40)
    turns = [[game.text(a) for a in turn.actions] for turn in planner.turns(most=8)]
    assert "move legion neapolis ancona" in turns[0] and ["done"] * 3 in turns
    planner.begin_trials(len(turns), 1)
    while planner.candidates_left > 1:
        planner.try_out(len(turns), 1, 1, 0.0)
    assert turns[planner.proven(len(turns))] == ["done"] * 3


def test_a_game_may_set_the_numbers_of_a_level_and_no_others(tmp_path: Path) -> None:
    names = hegemon.load("duellum", engine="plain").features.names
    zeros, file = [0.0] * len(names), tmp_path / "weights.json"
    told = {"strong": {"candidates": 5, "warmth": 0.1}, "strong:3": {"candidates": 7}}
    Weights(names, zeros, zeros, {"games": 1}, told).save(file)
    read = read_weights(file, names)
    assert read.fitted == []
    strong = level_in(LEVELS["strong"], read)
    assert (strong.candidates, strong.warmth, strong.rounds) == (5, 0.1, LEVELS["strong"].rounds)
    assert level_in(LEVELS["strong"], read, seats=2) == strong
    three = level_in(LEVELS["strong"], read, seats=3)
    assert (three.candidates, three.warmth) == (7, 0.1)
    assert level_in(LEVELS["master"], read, seats=3) == LEVELS["master"]
    Weights(names, zeros, zeros, {}, told, [0.5, *zeros[1:], *zeros]).save(file)
    assert read_weights(file, names).fitted[:2] == [0.5, 0.0]
    for wrong in ({"seconds": 60}, {"candidates": 2.5}, {"warmth": "hot"}, {"foretold": 1}):
        Weights(names, zeros, zeros, {}, {"strong": wrong}).save(file)
        with pytest.raises(DataError):
            read_weights(file, names)
