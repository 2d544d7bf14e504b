"""Features: as many as are named, the same on both engines, and bound to the seat, not to its number."""

import importlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.bots.weights import weights_of
from hegemon.core.game import Game
from hegemon.core.planner import Planner, Sizes
from hegemon.core.state import layout_of
from hegemon.testing import random_walk

SAMPLES = Path(__file__).resolve().parents[1] / "sample_games"
FIRM = 10_000.0
GAMES = [game for game in hegemon.games() if hegemon.load(game, engine="plain").engine.planning is not None]


def found(game: Game, s: Any, seat: int) -> list[int]:
    """The features of a seat in a plain position."""
    rules = importlib.import_module(f"hegemon.games.{game.spec.id}.features")
    out = [-99] * (rules.NUM_FEATURES + 5)
    number = rules.features(s, game.engine.components[0], seat, out)
    assert number == rules.NUM_FEATURES and -99 not in out[:number] and out[number:] == [-99] * 5
    return out[:number]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_feature_is_written_and_nothing_else_changes(game_id: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    rules = importlib.import_module(f"hegemon.games.{game_id}.features")
    varied: set[int] = set()
    for state, _ in random_walk(game, Random(2), limit=300):
        before = state.key()
        rows = [found(game, game.plain(state), seat) for seat in range(game.num_seats)]
        assert state.key() == before
        assert 0 <= rules.progress(game.plain(state), game.engine.components[0]) <= 100
        varied |= {k for row in rows for k, value in enumerate(row) if value != 0}
    assert len(set(game.features.names)) == rules.NUM_FEATURES
    assert len(varied) > rules.NUM_FEATURES // 2


def with_seats_exchanged(s: Any, first: int, second: int) -> Any:
    """The position in which two seats have changed places, by what the fields say about themselves."""
    swap = {first: second, second: first}

    def exchanged(value: Any, axes: tuple[str, ...], of: str) -> Any:
        if not axes:
            return swap.get(value, value) if of == "seat" else value
        rows = [exchanged(row, axes[1:], of) for row in value]
        if axes[0] == "seat":
            rows[first], rows[second] = rows[second], rows[first]
        return rows

    other = s.copy()
    for name, spec in layout_of(s).fields.items():
        of = "seat" if name == "frame_seat" else spec.of
        setattr(other, name, exchanged(getattr(s, name), spec.axes, of))
    return other


@pytest.mark.parametrize("game_id", ["duellum", "antike"])
def test_exchanged_seats_exchange_their_features(game_id: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    for count, (state, _) in enumerate(random_walk(game, Random(5), limit=400)):
        if count % 20 == 0 and game.to_act(state) >= 0:
            s = game.plain(state)
            other = with_seats_exchanged(s, 0, 1)
            assert found(game, other, 1) == found(game, s, 0) and found(game, other, 0) == found(game, s, 1)


def with_empires_exchanged(s: Any, first: int, second: int) -> Any:
    """The same in Dies Irae: forces, pairs of seats and the bits of a hex belong to seats, too."""
    from hegemon.games.dies_irae.domains import ALL, ANY_PIECE

    swap, third = {first: second, second: first}, 3 - first - second
    other = with_seats_exchanged(s, first, second)
    for name, spec in layout_of(s).fields.items():
        if spec.axes and spec.axes[0] == "force":
            rows = getattr(s, name)
            setattr(other, name, [rows[2 * swap.get(force // 2, force // 2) + force % 2] for force in range(6)])
    other.armistice = list(s.armistice)
    other.armistice[first + third - 1] = s.armistice[second + third - 1]
    other.armistice[second + third - 1] = s.armistice[first + third - 1]
    for hex_, held in enumerate(s.pieces):
        other.pieces[hex_] = held & ~ANY_PIECE
        for seat in range(3):
            bits = (held >> seat) & ALL
            other.pieces[hex_] |= bits << swap.get(seat, seat)
    return other


def test_exchanged_empires_exchange_their_features() -> None:
    """All but those that say which empire it is: the sheets differ in what they begin with."""
    game = hegemon.load("dies_irae", engine="plain")
    named = {k for k, name in enumerate(game.features.names) if name.startswith("is_")}
    seen = 0
    for count, (state, _) in enumerate(random_walk(game, Random(5), limit=900)):
        if count % 30 == 0 and game.to_act(state) >= 0:
            s, seen = game.plain(state), seen + 1
            other = with_empires_exchanged(s, 0, 2)
            for seat, place in ((0, 2), (2, 0), (1, 1)):
                here, there = found(game, s, seat), found(game, other, place)
                assert [v for k, v in enumerate(here) if k not in named] == [
                    v for k, v in enumerate(there) if k not in named
                ]
    assert seen > 10 and len(named) == 2


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_both_engines_judge_and_plan_alike(game_id: str) -> None:
    plain, fast = hegemon.load(game_id, engine="plain"), hegemon.load(game_id, engine="fast")
    weights = weights_of(plain).row
    planners = [Planner(game.engine, game.num_seats, [weights], Sizes(width=1), seed=3) for game in (plain, fast)]
    for count, (state, _) in enumerate(random_walk(plain, Random(3), limit=200)):
        if count % 25 == 0 and plain.to_act(state) >= 0:
            seen = []
            for planner, game in zip(planners, (plain, fast), strict=True):
                planner.put(game.take_over(state, plain))
                planner.reseed(count)
                planner.allow(400)
                seen.append((planner.chances(), [turn.actions for turn in planner.turns()]))
            assert seen[0][0] == pytest.approx(seen[1][0]) and seen[0][1] == seen[1][1]


@pytest.mark.parametrize("game_id", GAMES)
def test_weights_are_shipped_with_the_run_that_made_them(game_id: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    weights = weights_of(game)
    assert weights.features == game.features.names and any(weights.early)
    assert weights.run["games"] > 0 and weights.run["curve"] and weights.run["course"]["seed"] is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_more_than_enough_is_worth_no_more_than_the_first(game_id: str) -> None:
    """Else a bot gathers it for its own sake: in Antike one paid five chips a turn to go on making gold."""
    worth = weights_of(hegemon.load(game_id, engine="plain")).told
    first = {name: worth.get(name.removeprefix("spare_")) for name in worth if name.startswith("spare_")}
    for name, (early, change) in ((name, pair) for name, pair in first.items() if pair is not None):
        spare_early, spare_change = worth[name]
        assert spare_early <= early and spare_early + spare_change <= early + change, name


@pytest.mark.parametrize("game_id", GAMES)
def test_turns_are_told_apart_however_sure_the_weights_are(game_id: str) -> None:
    """The same opinion held far more firmly: the chances are all or nothing, the turns keep their order."""
    game = hegemon.load(game_id, engine="plain")
    walk = random_walk(game, Random(5), limit=40)
    state = next(state for state, _ in walk if game.to_act(state) >= 0 and len(game.legal(state)) > 3)
    row = weights_of(game).row
    values = []
    for scale in (1.0, FIRM):
        planner = Planner(game.engine, game.num_seats, [[scale * w for w in row]], Sizes(width=1, kept=4))
        planner.put(state)
        planner.allow(300)
        values.append([turn.value / scale for turn in planner.turns()])
    assert max(abs(FIRM * value) for value in values[1]) > 14.0  # beyond any chance that is told apart from certainty
    if game.num_seats == 2:  # among more the nearest rival counts the more, the firmer the opinion
        assert values[0] == pytest.approx(values[1], abs=1e-6)
    assert values[1] == sorted(set(values[1]), reverse=True)


def test_an_attack_is_carried_out_that_pays_only_when_its_last_unit_arrives() -> None:
    """Four legions stand next to a walled temple, and every one of them has something quieter to do."""
    game = hegemon.load("duellum", engine="plain", board="west")
    state = game.position(
        "empty; turn carthage movement; rondel carthage duellum_1; city rome roma gold temple wall; "
        "city carthage neapolis marble temple; city carthage genua iron temple; city carthage carthago gold; "
        "legion carthage neapolis 4; legion carthage genua 2; galley carthage carthago 2"
    )
    planner = Planner(game.engine, 2, [weights_of(game).row], Sizes(width=2))
    planner.put(state)
    planner.allow(1 << 40)
    best = [game.text(a) for a in planner.turns()[0].actions]
    assert "conquer roma" in best


def test_a_game_may_do_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is counted then, its own guess remains, and others draw its table."""
    games = importlib.import_module("hegemon.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SAMPLES)])
    game = hegemon.load("pebbles", engine="plain")
    state = game.start()
    assert game.features.names == game.features.goods == game.features.of(state, 0) == []
    assert game.features.estimate(state, 0) == 0.5
    assert game.drawing(state) is None
