"""Styles: in a trial the owner of a turn goes on by other weights than the others, and the usual ones judge."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import hegemon
from hegemon.bots.levels import LEVELS, LevelBot
from hegemon.bots.weights import Weights, read_weights, weights_of
from hegemon.core.engine import State
from hegemon.core.errors import DataError
from hegemon.core.game import Game
from hegemon.core.planner import Planner, Sizes, Turn
from hegemon.testing import random_walk

EVEN = (
    "empty; turn carthage rondel; rondel carthage scientia; rondel rome scientia; city rome roma gold; "
    "city rome genua marble; city carthage carthago gold; city carthage caesarea marble; "
    "stock carthage coin=12; stock rome coin=12"
)
UNBOUNDED = 1 << 40


def row(game: Game, **weights: float) -> list[float]:
    """Weights of the features that are named."""
    names = game.features.names
    return [weights.get(name, 0.0) for name in names] + [0.0] * len(names)


def chips(game: Game, state: State, seat: int, *names: str) -> int:
    """How many of these a seat has, as the features count them."""
    found = dict(zip(game.features.names, game.features.of(state, seat), strict=True))
    return sum(found[name] for name in names)


def a_position(game: Game, after: int) -> State:
    """One of random play with several choices."""
    for count, (state, _) in enumerate(random_walk(game, Random(5), limit=400)):
        if count >= after and game.to_act(state) >= 0 and len(game.legal(state)) > 3:
            return state
    raise AssertionError("no such position in this game")


def test_the_owner_of_a_turn_goes_on_by_its_style_and_the_others_by_the_usual_weights() -> None:
    game = hegemon.load("duellum", engine="plain", board="west")
    usual, style = row(game, marble=1.0, spare_marble=1.0), row(game, gold=1.0, spare_gold=1.0)
    planner = Planner(game.engine, 2, [usual, style], Sizes(width=1))
    planner.put(game.position(EVEN))
    planner.allow(UNBOUNDED)
    first = planner.turns(most=1)[0]
    for mind, wanted in ((0, "marble"), (1, "gold")):
        planner.propose([first], [mind])
        planner.begin_trials(1, 1)
        planner.try_out(1, 8, 1, 0.0)
        after = planner.engine.taken(planner.room.slots, planner.kernel.turns.TRIAL)
        for seat, more in ((0, wanted), (1, "marble")):
            less = "gold" if more == "marble" else "marble"
            here = [chips(game, after, seat, chip, f"spare_{chip}") for chip in (more, less)]
            assert here[0] > here[1], (mind, seat, here)


def test_a_lead_goes_to_the_first_candidate_in_every_trial() -> None:
    game = hegemon.load("duellum", engine="plain")
    planner = Planner(game.engine, 2, [weights_of(game).row], Sizes(width=1), seed=5)
    planner.put(a_position(game, 30))
    planner.allow(UNBOUNDED)
    turn = planner.turns(most=1)[0]
    planner.propose([turn, turn], [0, 0], lead=0.25)
    planner.begin_trials(2, 3)
    for trial in (1, 2):
        planner.try_out(2, 1, 3, 0.0)
        assert float(planner.room.sum[0]) == pytest.approx(float(planner.room.sum[1]) + trial * 0.25)
    planner.turns(most=2)
    assert float(planner.room.lead[0]) == 0.0


def styled_sums(game: Game, state: State, memory: int) -> tuple[list[float], int]:
    """What trials of two usual turns and two of each style come to, and how many positions were judged for it."""
    rows = weights_of(game).rows
    assert len(rows) > 1
    sizes = Sizes(width=1, kept=16, alike=4, memory=memory * 2 * game.engine.position_words)
    planner = Planner(game.engine, game.num_seats, rows, sizes, seed=5)
    planner.put(state)
    planner.allow(UNBOUNDED)
    turns: list[Turn] = []
    styles: list[int] = []
    for brain in range(len(rows)):
        found = planner.turns(brain=brain, most=2)
        turns, styles = turns + found, styles + [brain] * len(found)
    planner.propose(turns, styles)
    planner.begin_trials(len(turns), 1)
    sums = []
    for _ in range(2):
        assert planner.try_out(len(turns), 2 * game.num_seats, 1, 0.05)
        sums += [float(planner.room.sum[k]) for k in range(len(turns))]
    return sums, planner.judged


def test_what_one_brain_remembers_does_not_serve_another() -> None:
    game = hegemon.load("duellum", engine="plain", board="west")
    state = a_position(game, 100)
    sums, judged = styled_sums(game, state, 0)
    again, fewer = styled_sums(game, state, 512)
    assert again == sums and fewer < judged


@pytest.mark.compiled
@pytest.mark.slow
def test_both_engines_try_styles_alike() -> None:
    plain, fast = (hegemon.load("duellum", engine=engine, board="west") for engine in ("plain", "fast"))
    state = a_position(plain, 100)
    sums, judged = styled_sums(plain, state, 0)
    again, as_many = styled_sums(fast, fast.take_over(state, plain), 0)
    assert again == pytest.approx(sums) and as_many == judged


class Watched(LevelBot):
    """Notes where it tried styles."""

    tried: list[int]

    def _styled(self, game: Game, state: State, *others: object) -> Turn:
        self.tried.append(game.turn(state))
        return super()._styled(game, state, *others)  # type: ignore[arg-type]


@pytest.mark.parametrize("begins", [1, 50])
def test_styles_are_tried_from_the_turn_on_that_a_level_names(begins: int) -> None:
    game = hegemon.load("duellum", engine="plain", board="west")
    state = game.position(EVEN)
    assert game.turn(state) == 1
    level = replace(LEVELS["steady"], name="steady", styled=1, styled_from=begins, styled_rounds=1)
    bot = Watched(level, 1)
    bot.tried = []
    assert bot.choose(game, state) in game.legal(state)
    assert bot.tried == ([1] if begins == 1 else [])


def test_a_style_says_in_which_weights_it_differs(tmp_path: Path) -> None:
    names, file = ["cities", "gold"], tmp_path / "weights.json"
    Weights(names, [1.0, 2.0], [0.1, 0.2], {}, {}, {"bold": {"gold": [0.5, 0.0]}}).save(file)
    assert read_weights(file, names).rows == [[1.0, 2.0, 0.1, 0.2], [1.0, 0.5, 0.1, 0.0]]
    for wrong in ({"silver": [1.0, 0.0]}, {"gold": [1.0]}):
        Weights(names, [1.0, 2.0], [0.1, 0.2], {}, {}, {"bold": wrong}).save(file)
        with pytest.raises(DataError):
            read_weights(file, names)
