"""What a fight would come to is what it comes to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.language import LANGUAGES
from hegemon.games.antike.domains import GALLEY, LEGION
from hegemon.testing import random_walk

ARENA = "tomis pella napoca athenae byzantium sirmium".split()


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("antike", engine="plain")


def after(game: Game, text: str, *actions: str) -> State:
    state = game.position(f"empty; {text}")
    for action in actions:
        game.apply(state, game.parse(action))
    return state


def test_a_conquest_in_its_parts(game: Game) -> None:
    state = after(
        game,
        "know_how persians monarchy; city persians pella temple; city persians susa; legion persians pella; "
        "turn greeks conquest; legion greeks pella 4; galley greeks pella 2",
    )
    odds = game.odds(state, game.parse("conquer pella"))
    assert odds is not None
    parts = [{game.say(message): value for message, value in side.parts} for side in odds.sides]
    assert parts == [
        {"ready legions": 4, "ready galleys": 2},
        {"city with temple": 3, "legions": 1, "Monarchy or Democracy": 1},
    ]
    assert [side.strength for side in odds.sides] == [6, 5]
    assert odds.losses == {"nation-greeks": {5: 1}, "nation-persians": {1: 1}}
    assert [game.say(odds.ends[0][0], language) for language in LANGUAGES] == [
        "Pella falls and costs 5 units.",
        "Pella fällt und kostet 5 Einheiten.",
    ]


def test_a_city_that_stands(game: Game) -> None:
    state = after(game, "city persians pella temple; city persians susa; turn greeks conquest; legion greeks pella 2")
    odds = game.odds(state, game.parse("conquer pella"))
    assert odds is not None and game.say(odds.ends[0][0]) == "Pella stands."
    assert not game.allows(state, game.parse("conquer pella"))
    assert game.odds(state, game.parse("conquer athenae")) is None


def test_who_enters_where_others_stand(game: Game) -> None:
    text = "turn greeks movement; legion greeks pella 3; legion persians tomis 2; legion arabs tomis"
    both = "legions in Tomis, and so do those who fight them."
    for answers, sentence in (
        ("", "The Persians and the Arabs may fight."),
        ("; answer persians never; answer arabs never", "Nobody fights in Tomis."),
        (
            "; answer persians always; answer arabs never",
            f"The Greeks lose 2 {both}",
        ),
        (
            "; answer persians always; answer arabs always",
            f"The Greeks lose 3 {both}",
        ),
    ):
        state = after(game, text + answers, "move legion pella 1")
        odds = game.odds(state, game.parse("all_to tomis"))
        assert odds is not None and game.say(odds.ends[0][0]) == sentence


# -- against fights as they are carried out ---------------------------------------------------------------------------
def units_on_the_board(game: Game, state: State) -> dict[str, int]:
    s, c = game.plain(state), game.data.components
    return {
        f"nation-{nation}": sum(c.pieces[kind] - s.supply[n][kind] for kind in (LEGION, GALLEY))
        for n, nation in enumerate(game.data.names["nation"])
    }


def carried_out(game: Game, state: State, a: int, rng: Random) -> State:
    """The action and whatever choice belongs to it."""
    done = state.copy()
    game.apply(done, a)
    while any(game.holds(done, f"deciding {frame}") for frame in ("losses", "give_up")):
        game.apply(done, rng.choice(game.legal(done)))
    return done


def compare(game: Game, state: State, rng: Random) -> int:
    """Every fight that can begin here, against what it comes to; returns how many there were."""
    found = 0
    for a in game.legal(state):
        odds = game.odds(state, a)
        if odds is None:
            continue
        assert sum(chance for _, chance in odds.ends) == 1
        if not odds.losses:
            continue
        before, now = units_on_the_board(game, state), units_on_the_board(game, carried_out(game, state, a, rng))
        lost = {who: before[who] - now[who] for who in before if before[who] != now[who]}
        assert lost == {who: number for who, rows in odds.losses.items() for number in rows if number}, game.text(a)
        found += 1
    return found


def random_position(game: Game, rng: Random) -> State:
    facts = ["city persians susa", "city arabs saba"]
    for nation in ("greeks", "persians", "arabs"):
        facts += [f"{kind} {nation} {p} {rng.randrange(4)}" for p in ARENA for kind in ("legion", "galley")
                  if kind == "legion" or p in ("pella", "athenae", "byzantium", "tomis")]  # fmt: skip
        facts.append(f"answer {nation} {rng.choice(['ask', 'always', 'never'])}")
    facts += [f"city {rng.choice(['persians', 'arabs'])} {p}{rng.choice(['', ' temple'])}" for p in ARENA[:3]]
    facts.append(f"know_how persians {rng.choice(['none', 'monarchy', 'monarchy democracy'])}")
    facts.append(f"turn greeks {rng.choice(['movement', 'conquest'])}")
    return game.position("empty; " + "; ".join(facts))


@pytest.mark.parametrize("options", [{}, {"battle_size": "all"}, {"players": 3}], ids=str)
def test_fights_come_to_what_was_told(options: dict[str, Any]) -> None:
    game, rng, found = hegemon.load("antike", engine="plain", **options), Random(1), 0
    for _ in range(60):
        state = random_position(game, rng)
        for _ in range(4):
            found += compare(game, state, rng)
            if game.to_act(state) < 0:
                break
            game.apply(state, rng.choice(game.legal(state)))
    assert found > 500


def test_fights_of_random_games_come_to_what_was_told() -> None:
    game, rng = hegemon.load("antike", engine="plain", players=5), Random(2)
    for state, a in random_walk(game, Random(6), 1_500):
        if a >= 0 and game.to_act(state) >= 0:
            compare(game, state, rng)


def test_a_part_of_those_in_hand_and_the_question_they_raise(game: Game) -> None:
    """cite: battle.answer"""
    state = after(
        game,
        "city greeks athenae; city persians susa; legion greeks athenae 3; legion persians pella 2; "
        "turn greeks movement",
        "move legion athenae 1",
    )
    to = game.parse("to pella")
    shown = [game.odds(state, to, number) for number in (1, 3)]
    assert [odds and [side.strength for side in odds.sides] for odds in shown] == [[1, 2], [3, 2]]
    assert game.odds_now(state) is None
    game.apply(state, to)
    asked = game.odds_now(state)
    assert asked is not None and asked.at == "province-pella" and asked.sides[0].who == "nation-persians"
