"""The search by habits: its features, its habits, the same on both engines, a tree that serves for a whole turn."""

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.bots.guided import GuidedBot
from hegemon.bots.weights import BY_HAND, weights_of
from hegemon.core.game import Game
from hegemon.core.guided_tree import GuidedTree
from hegemon.core.rng import seed_rng
from hegemon.games.ancient_wars import features, habits
from hegemon.games.ancient_wars.domains import BARBARIAN, ROMAN
from hegemon.testing import random_walk

CAMPAIGNS = ("gaul", "italy")


def wars(campaign: str = "gaul", engine: str = "plain", **options: Any) -> Game:
    return hegemon.load("ancient_wars", engine=engine, campaign=campaign, **options)


def found(game: Game, s: Any, seat: int) -> dict[str, int]:
    """The features of a side, by name, that are not zero."""
    out = [-99] * (features.NUM_FEATURES + 5)
    assert features.features(s, game.data.components, seat, out) == features.NUM_FEATURES
    assert out[features.NUM_FEATURES :] == [-99] * 5
    return {name: value for name, value in zip(features.FEATURES, out, strict=False) if value}


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_features_stand_where_the_part_of_the_side_is_and_leave_no_trace(campaign: str) -> None:
    game = wars(campaign)
    seen: set[str] = set()
    for state, _ in random_walk(game, Random(2), limit=300):
        s, before = game.plain(state), state.key()
        for seat, part in ((ROMAN, "roman"), (BARBARIAN, "barbarian")):
            in_time = game.data.components.end_winner == seat
            row = found(game, s, seat)
            prefix = f"{part}_in_time_" if in_time else f"{part}_"
            assert all(name.startswith(prefix) and ("_in_time_" in name) == in_time for name in row)
            seen |= set(row)
        assert state.key() == before and not any(s.probe) and not any(s.queue)
        assert 0 <= features.progress(s, game.data.components) <= 100
    assert len(seen) > features.NUM_NAMED


def test_features_of_a_position_that_can_be_counted() -> None:
    game = wars()
    game_text = (
        "empty; card siege; turn roman march; at gergovia legio_x caesar; at alesia arverni; at bibracte legio_vii"
    )
    row = found(game, game.plain(game.position(game_text)), ROMAN)
    told = {name.removeprefix("roman_"): value for name, value in row.items()}
    assert (told["goals"], told["strength"], told["units"], told["largest"]) == (1, 9, 3, 6)
    assert told["one_step"] == 9  # Legio VII stands next to Alesia, the others next to Avaricum
    assert told["goal_guard"] == 6 and told["supreme"] == 1 and "contested" not in told


def test_a_step_nearer_to_victory_takes_none_of_the_earlier_ones_back() -> None:
    game = wars("italy")
    cities = ["ariminum libyes_i", "spoletium libyes_ii", "luceria hispani_i", "venusia numidae", "rhegium elephanti"]
    names, told = ("goals", "lacks_one", "lacks_one_at_end", "wins_at_end"), []
    for held in range(3, 6):
        text = "empty; turn barbarian card; " + "; ".join(f"at {city}" for city in cities[:held])
        row = found(game, game.plain(game.position(text)), BARBARIAN)
        told.append(
            [row.get(f"barbarian_{name}", 0) for name in ("goals", "lacks_one", "lacks_one_at_end", "wins_at_end")]
        )
    assert told == [[3, 0, 1, 0], [4, 0, 1, 1], [5, 1, 1, 1]]
    assert {f"barbarian_{name}" for name in names} <= set(features.GOODS)
    weights = weights_of(game)
    rows = zip(weights.features, weights.early, weights.change, strict=True)
    assert all(early >= 0.0 and early + change >= -1e-4 for name, early, change in rows if name in features.GOODS)


def test_guards_of_the_enemy_s_goals_count_for_a_side() -> None:
    game = wars("italy")
    text = "empty; turn roman card; at capua legio_i; at luceria legio_ii; at latium legio_iii; at beneventum hannibal"
    row = found(game, game.plain(game.position(text)), ROMAN)
    assert row["roman_in_time_posts"] == 2 and row["roman_in_time_threatened_posts"] == 1


def test_habits_are_legal_and_spare_the_strong() -> None:
    game = wars()
    kinds: set[int] = set()
    for seed in range(4):
        for state, _ in random_walk(game, Random(seed), limit=1500):
            s = game.plain(state)
            if game.to_act(state) < 0 or not habits.is_habit(s):
                continue
            legal = game.legal(state)
            made = habits.habit(s, game.data.components, legal, len(legal))
            assert made in legal
            kinds.add(s.frame_kind[s.depth - 1])
            if s.frame_kind[s.depth - 1] == habits.IN_FIGHT:
                ranks = [habits.rank(game.data.components, a - habits.FIGHT) for a in legal]
                assert habits.rank(game.data.components, made - habits.FIGHT) == max(ranks)
    assert kinds == {habits.IN_FIGHT, habits.IN_LOSE, habits.IN_PANIC}


def test_a_free_goal_draws_more_than_a_stronger_enemy() -> None:
    game = wars()
    text = "empty; card siege; turn roman march; at bibracte legio_vii; at sequani arverni bituriges"
    state = game.position(text)
    game.apply(state, game.parse("march bibracte"))
    s, names = game.plain(state), game.data.names
    free, held = (habits.pull(s, game.data.components, names.index("space", name)) for name in ("alesia", "sequani"))
    assert free > 0 > held


def test_a_place_that_decides_the_war_keeps_a_guard() -> None:
    """A stack of three mostly leaves somebody at Massilia; one that stands nowhere in particular marches as a whole."""
    game, whole = wars(), {"massilia": 0, "allobroges": 0}
    for place in whole:
        text = f"empty; card siege; turn roman march; at {place} caesar legio_x legio_vii; at alesia arverni"
        for seed in range(60):
            state, words = game.position(text), [0] * 4
            seed_rng(words, seed)
            game.apply(state, game.parse(f"march {place}"))
            game.apply(state, game.legal(state)[0])
            s = game.plain(state)
            while s.depth and s.frame_kind[s.depth - 1] == habits.IN_MARCH_TAKE:
                legal = game.legal(state)
                game.apply(state, habits.inclined(s, game.data.components, legal, len(legal), words))
                s = game.plain(state)
            whole[place] += s.num_units[ROMAN][game.data.names.index("space", place)] == 0
    assert whole["massilia"] < 30 < whole["allobroges"]


def choices(game: Game, simulations: int, seed: int, proposals: int = 1) -> list[str]:
    """What a bot chooses in some positions of one random game."""
    bot, walked, made = GuidedBot(simulations, 1e9, seed, proposals=proposals), wars(), []
    for count, (state, _) in enumerate(random_walk(walked, Random(4), limit=120)):
        if count % 12 == 0 and walked.to_act(state) >= 0 and len(walked.legal(state)) > 1:
            made.append(game.text(bot.choose(game, game.take_over(state, walked))))
    assert len(made) > 4
    return made


def test_equal_seeds_choose_alike_and_change_nothing() -> None:
    game = wars()
    assert choices(game, 12, 3) == choices(game, 12, 3)
    assert choices(game, 12, 3, proposals=3) == choices(game, 12, 3, proposals=3)
    state = next(state for state, _ in random_walk(game, Random(1)) if len(game.legal(state)) > 2)
    before = state.key()
    assert GuidedBot(12, 1e9, 1).choose(game, state) in game.legal(state) and state.key() == before


def test_a_tree_is_kept_behind_the_action_that_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    game, restarts = wars(), list[int]()
    state = game.position("empty; card siege; turn roman march; at massilia legio_x legio_vii; at gergovia arverni")
    bot = GuidedBot(40, 1e9, 1)
    game.apply(state, game.parse("march massilia"))
    game.apply(state, bot.choose(game, state))
    tree = bot._tree
    assert isinstance(tree, GuidedTree) and bot._expected == state.key() and tree.visits > 4
    monkeypatch.setattr(tree, "restart", lambda: restarts.append(1))
    game.apply(state, bot.choose(game, state))
    assert not restarts
    bot.choose(game, next(other for other, _ in random_walk(game, Random(1)) if len(game.legal(other)) > 2))
    assert restarts


def test_time_ends_the_work() -> None:
    game, calls = wars(), iter(range(1000))
    state = next(state for state, _ in random_walk(game, Random(1)) if len(game.legal(state)) > 2)
    bot = GuidedBot(100_000, 3.0, 1, clock=lambda: float(next(calls)))
    assert bot.choose(game, state) in game.legal(state)


def test_games_of_learning_are_noted_turn_by_turn() -> None:
    pytest.importorskip("numpy", reason="what learning notes lies in arrays of NumPy")
    from hegemon.bots.learn.searched import SearchedStage
    from hegemon.bots.learn.selfplay import Manner

    game = wars()
    stage = SearchedStage(game, [[0.0] * (2 * features.NUM_FEATURES)], most_turns=4)
    result, _ = stage.play([Manner(BY_HAND, 1), Manner(0, 1)], seed=1, loose=3)
    rows, progress = stage.noted()
    assert rows.shape == (len(progress), 2, features.NUM_FEATURES) and len(progress) == 3
    assert not stage.ended and abs(sum(result) - 1.0) < 1e-6 and min(stage.used) > 0
    shares = stage.outcomes(result)
    assert shares.shape == (3, 2) and ((shares >= 0.0) & (shares <= 1.0)).all()
    assert abs(shares.sum(axis=1) - 1.0).max() < 1e-6 and 0.0 < shares[0][0] < 1.0


def test_weights_belong_to_the_features() -> None:
    game = wars()
    weights = weights_of(game)
    assert weights.features == game.features.names == list(features.FEATURES)
    assert any(weights.early) and weights.run


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("proposals", [1, 3])
def test_both_engines_search_alike(proposals: int) -> None:
    assert choices(wars(engine="fast"), 16, 5, proposals) == choices(wars(), 16, 5, proposals)


def learned(lore: Any, made: list[tuple[list[int], float]]) -> tuple[list[list[float]], list[int]]:
    """Lore of simulations: what the first side did in each, and its chance at the end; and an empty trail."""
    rows, trail = [[0.0] * lore.PLACES for _ in range(lore.ROWS)], [0] * 99
    for actions, chance in made:
        lore.forget_trail(trail)
        for a in actions:
            lore.note_action(trail, ROMAN, a)
        lore.learn(rows, trail, chance)
    lore.forget_trail(trail)
    return rows, trail


def test_what_an_action_brought_is_told_by_itself_and_after_another() -> None:
    lore = wars().engine.guided.lore
    rows, trail = learned(lore, [([7, 9], 0.9), ([8, 9], 0.1)] * 10)
    assert lore.expected(rows, trail, ROMAN, 7, 0.5) > 0.7 > 0.3 > lore.expected(rows, trail, ROMAN, 8, 0.5)
    assert lore.expected(rows, trail, ROMAN, 9, 0.5) == pytest.approx(0.5)
    assert lore.expected(rows, trail, BARBARIAN, 7, 0.5) == 0.5  # nothing is known of what it brings the other side
    lore.note_action(trail, ROMAN, 8)
    assert lore.expected(rows, trail, ROMAN, 9, 0.5) < 0.3


def test_an_action_that_brought_more_is_preferred() -> None:
    lore, words = wars().engine.guided.lore, [0] * 4
    rows, trail = learned(lore, [([7], 0.9), ([8], 0.1)] * 10)
    seed_rng(words, 1)
    assert lore.better_of(rows, trail, ROMAN, 7, [7, 8], 2, 9, 0.5, words) == 7
    assert lore.better_of(rows, trail, ROMAN, 8, [7, 8], 2, 9, 0.5, words) == 7
    assert lore.better_of(rows, trail, ROMAN, 8, [7, 8], 2, 1, 0.5, words) == 8  # habit alone


def test_the_tree_begins_with_what_brought_most_and_goes_by_its_own_results_later() -> None:
    game = wars()
    lore, search = game.engine.guided.lore, game.engine.search
    rows, trail = learned(lore, [([7], 0.9), ([8], 0.1)] * 10)
    tree, value = [[0] * 4 for _ in range(search.ROWS)], [[0.0] * 4 for _ in range(2)]
    for row in (search.FIRST_CHILD, search.SIBLING):
        tree[row][0] = search.NONE

    def chosen() -> int:
        return int(lore.choose_knowing(tree, value, 0, ROMAN, [7, 8], 2, 0.1, rows, trail, 0.5))

    assert chosen() == 7
    child = search.add_child(tree, 1, 0, search.NONE, 7)
    tree[search.VISITS][0] = tree[search.VISITS][child] = 200  # seven was tried, and came to nothing
    assert chosen() == 8
