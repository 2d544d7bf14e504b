"""What random games seldom reach: the rare exceptions, the last endings, long chains of answers."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game


def play(game: Game, state: State, *texts: str) -> None:
    for text in texts:
        game.apply(state, game.parse(text))
        assert game.problems(state) == []


def legal(game: Game, state: State) -> list[str]:
    return [game.text(a) for a in game.legal(state)]


def all_but(game: Game, *kept: str) -> list[str]:
    return [p for p in game.data.names["province"] if p not in kept]


def test_without_a_stone_an_older_city_is_given_up() -> None:
    game = hegemon.load("antike")
    mine = all_but(game, "athenae", "pella")[:25]
    cities = "; ".join(f"city arabs {p}" for p in mine)
    text = f"empty; {cities}; city arabs {mine[3]} temple; city greeks athenae temple; city greeks pella"
    state = game.position(f"{text}; legion arabs athenae 2; galley arabs athenae 2; turn arabs conquest")
    assert game.holds(state, "supply arabs stone=0") and game.holds(state, "defence athenae 3")
    play(game, state, "conquer athenae")
    assert legal(game, state) == ["lose_legions 1", "lose_legions 2"]
    play(game, state, "lose_legions 1")
    assert legal(game, state) == [f"give_up {p}" for p in mine]
    play(game, state, f"give_up {mine[3]}")
    for fact in ("city arabs athenae", f"no_city {mine[3]}", "legion arabs athenae", "galley arabs athenae 0"):
        assert game.holds(state, fact), fact
    assert game.holds(state, "earned general=1") and game.holds(state, "bank temple=20")


def test_all_personages_awarded_then_the_next_temple_destroyed_wins_at_once() -> None:
    game = hegemon.load("antike", players=6)
    shares = [
        "king=4 citizen=2",
        "king=5 citizen=1",
        "scholar=6",
        "scholar=2 general=4",
        "general=3 citizen=3",
        "navigator=5",
    ]
    handed = "; ".join(f"personages {n} {share}" for n, share in zip(game.data.names["nation"], shares, strict=True))
    state = game.position(
        f"empty; {handed}; city greeks athenae temple; city greeks pella; legion arabs athenae 3; turn arabs conquest"
    )
    assert game.holds(state, "stack king=0 citizen=0 scholar=0 general=0 navigator=0")
    play(game, state, "conquer athenae")
    outcome = game.outcome(state)
    assert outcome is not None and outcome.reason == "temple_destroyed"
    assert game.holds(state, "winner arabs") and outcome.winners == (game.plain(state).seat_of[2],)
    assert game.legal(state) == [] and game.to_act(state) == hegemon.OVER


def test_extra_personage_from_one_of_several_highest_stacks() -> None:
    game = hegemon.load("antike")
    everything = "wheel sailing market monarchy roads navigation currency"
    state = game.position(
        f"empty; city greeks athenae; know_how arabs democracy monarchy; know_how greeks {everything}; "
        "personages arabs king=2 scholar=1; stock greeks gold=5; turn greeks know_how"
    )
    play(game, state, "develop democracy", "done")
    assert game.holds(state, "deciding claim")
    assert legal(game, state) == [
        "claim king",
        "claim scholar",
        "claim general",
    ]
    play(game, state, "claim king")
    for fact in ("points greeks 1", "extra greeks king", "stack king=6", "turn persians rondel"):
        assert game.holds(state, fact), (fact, game.check(state, fact))


@pytest.mark.parametrize(("counts", "kings"), [(False, 2), (True, 1)])
def test_extra_king_and_the_fifth_city(counts: bool, kings: int) -> None:
    game = hegemon.load("antike", extra_counts=counts)
    everything = " ".join(game.data.names["know_how"])
    own = "; ".join(f"city greeks {p}" for p in ("athenae", "pella", "sparta", "tomis"))
    state = game.position(
        f"empty; {own}; know_how greeks {everything}; personages greeks king=1; extra greeks king; "
        "legion greeks byzantium; stock greeks marble=1 iron=1 gold=1; turn greeks founding"
    )
    play(game, state, "found byzantium", "done")
    assert game.holds(state, f"personages greeks king={kings}")


def three_in_athens(game: Game, more: str = "") -> State:
    return game.position(
        "empty; city greeks athenae; city persians susa; city arabs saba; city phoenicians tyros; "
        "legion greeks pella 3; legion persians athenae 2; legion arabs athenae; know_how greeks wheel; "
        f"{more} turn greeks movement"
    )


def test_nations_are_asked_in_turn_order_after_the_mover() -> None:
    game = hegemon.load("antike")
    state = three_in_athens(game)
    play(game, state, "move legion pella 2", "all_to athenae")
    assert game.holds(state, "to_act persians") and game.holds(state, "deciding question")
    assert legal(game, state) == ["answer always", "answer never", "fight", "decline"]
    play(game, state, "fight")
    assert game.holds(state, "to_act persians")
    play(game, state, "decline")
    assert game.holds(state, "to_act arabs")
    play(game, state, "answer always")
    for fact in ("turn greeks movement", "legion greeks athenae", "legion persians athenae", "legion arabs athenae 0"):
        assert game.holds(state, fact), fact
    assert game.holds(state, "answer arabs always") and game.holds(state, "left legion athenae 1=1")
    assert game.view(state)["public"]["answers"]["player_3"] == "always"


def test_stored_answers_need_no_question() -> None:
    game = hegemon.load("antike")
    state = three_in_athens(game, "answer persians always; answer arabs never;")
    play(game, state, "move legion pella 2", "all_to athenae")
    assert game.holds(state, "turn greeks movement")
    assert game.holds(state, "legion greeks athenae") and game.holds(state, "legion persians athenae 0")
    assert game.holds(state, "legion arabs athenae")


def test_all_pairs_fight_at_once_with_the_option() -> None:
    game = hegemon.load("antike", battle_size="all")
    state = three_in_athens(game)
    play(game, state, "move legion pella 2", "all_to athenae", "fight")
    assert game.holds(state, "legion greeks athenae") and game.holds(state, "legion persians athenae 0")


def test_the_stored_answer_changes_once_in_a_turn() -> None:
    game = hegemon.load("antike", nations="listed")
    state = game.start()
    assert legal(game, state)[:2] == ["answer always", "answer never"]
    play(game, state, "answer never")
    refusal = game.why_not(state, game.parse("answer ask"))
    assert refusal is not None and refusal.cite == "battle.answer"
    assert legal(game, state)[0] == "advance iron"


def test_the_most_spent_unit_is_lost_first() -> None:
    game = hegemon.load("antike")
    state = three_in_athens(game, "legion greeks athenae; legion persians athenae 0;")
    play(game, state, "move legion pella 2", "to athenae", "decline", "battle legion arabs athenae")
    assert game.holds(state, "left legion athenae 1=0 2=1")


def test_empty_bank_lets_each_nation_choose_in_turn_order() -> None:
    game = hegemon.load("antike")
    state = game.position(
        "empty; city greeks athenae; city persians susa; city arabs saba; city phoenicians tyros; "
        "stock greeks coin=28; turn arabs rondel"
    )
    play(game, state, "advance gold")
    assert game.holds(state, "stock phoenicians coin=1") and game.holds(state, "stock greeks coin=29")
    assert game.holds(state, "to_act persians") and game.holds(state, "deciding choose")
    play(game, state, "choose iron")
    assert game.holds(state, "to_act arabs")
    play(game, state, "choose marble")
    assert game.holds(state, "stock persians iron=1 coin=0") and game.holds(state, "stock arabs marble=1 coin=0")
    assert game.holds(state, "turn phoenicians rondel")


def test_turn_limit_ends_with_most_points_first() -> None:
    game = hegemon.load("antike", turn_limit=1)
    state = game.position("empty; city greeks athenae; personages persians king=2; turn greeks rondel")
    play(game, state, "advance gold")
    outcome = game.outcome(state)
    assert outcome is not None and outcome.reason == "turn_limit"
    assert outcome.winners == (1,) and outcome.scores == (0, 2, 0, 0)
    assert outcome.ranking == ((1,), (0, 2, 3))


def test_generals_count_twice_in_the_military_variation() -> None:
    game = hegemon.load("antike", players=3, military=True)
    state = game.position("empty; personages greeks general=3 king=2")
    assert game.holds(state, "points greeks 8")
    assert hegemon.load("antike", players=3).check(state, "points greeks 8") == "it is greeks 5"


def test_coins_last_never_asks() -> None:
    for coins, asked in (("chosen", True), ("last", False)):
        game = hegemon.load("antike", coins=coins)
        state = game.position("empty; city greeks athenae; stock greeks marble=5 coin=5; turn greeks temple")
        play(game, state, "build_temple athenae")
        assert game.holds(state, "deciding payment") == asked
