"""How nations come to seats, who begins, and which cities stand at the start."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game


def past_chance(game: Game, rng: Random) -> State:
    state = game.start()
    while game.to_act(state) == hegemon.CHANCE:
        game.apply(state, game.draw(state, rng))
    return state


def nations_of(game: Game, state: State) -> dict[str, Any]:
    nations: dict[str, Any] = game.view(state)["public"]["nations"]
    return nations


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("players", range(3, 7))
def test_the_first_nation_begins_and_turns_go_clockwise(board: str, players: int) -> None:
    game = hegemon.load("antike", board=board, players=players)
    first = game.data.names["nation"][game.data.components.first_nation]
    for seed in range(5):
        state = past_chance(game, Random(seed))
        public = game.view(state)["public"]
        seats = [public["nations"][nation]["player"] for nation in public["order"]]
        begin = game.seats.index(seats[0])
        assert public["order"][0] == first
        assert seats == [game.seats[(begin + i) % players] for i in range(players)]


def test_every_deal_of_four_nations_is_possible() -> None:
    game = hegemon.load("antike")
    deals = Counter(
        tuple(row["player"] for row in nations_of(game, past_chance(game, Random(seed))).values())
        for seed in range(600)
    )
    assert len(deals) == 24


def test_players_pick_in_order_of_seats() -> None:
    game = hegemon.load("antike", nations="picked")
    state = game.start()
    for seat, nation in enumerate(("arabs", "greeks", "phoenicians")):
        assert game.to_act(state) == seat
        game.apply(state, game.parse(f"pick {nation}"))
    players = {nation: row["player"] for nation, row in nations_of(game, state).items()}
    assert players == {"arabs": "player_1", "greeks": "player_2", "phoenicians": "player_3", "persians": "player_4"}
    assert game.to_act(state) == 2  # the Phoenicians begin


@pytest.mark.parametrize(
    ("board", "pair"), [("east", {"persians", "phoenicians"}), ("west", {"romans", "phoenicians"})]
)
def test_two_players_lead_two_nations_each_and_alternate(board: str, pair: set[str]) -> None:
    game = hegemon.load("antike", board=board, players=2)
    state = past_chance(game, Random(1))
    nations = nations_of(game, state)
    assert {frozenset(n for n in nations if nations[n]["player"] == seat) for seat in game.seats} >= {frozenset(pair)}
    order = game.view(state)["public"]["order"]
    assert order[0] == "phoenicians"
    assert nations[order[0]]["player"] == nations[order[2]]["player"] != nations[order[1]]["player"]
    assert game.spec.seats == (2, 6) and game.num_seats == 2


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("players", range(2, 7))
def test_printed_start(board: str, players: int) -> None:
    game = hegemon.load("antike", board=board, players=players)
    state = past_chance(game, Random(3))
    for row in nations_of(game, state).values():
        assert row["stock"] == {"marble": 2, "iron": 1, "gold": 3, "coin": 1}
        assert row["cities"] == 3 and row["yields"] == {"marble": 1, "iron": 1, "gold": 1}
        assert row["supply"] == {"legion": 17, "galley": 17, "stone": 22}
    assert game.problems(state) == []


def test_longer_game_offers_the_three_cities_of_the_card() -> None:
    game = hegemon.load("antike", longer=True, nations="listed")
    state = game.start()
    offered = []
    for _ in range(4):
        offered.append([game.text(a).split()[1] for a in game.legal(state)])
        game.apply(state, game.legal(state)[0])
    assert offered[0] == ["alexandria", "paphos", "tyros"]
    assert all(len(three) == 3 for three in offered)
    assert all(row["cities"] == 1 for row in nations_of(game, state).values())
    assert game.view(state)["public"]["step"] == "rondel"


def test_doubled_form_picks_in_turn_one_of_each_resource() -> None:
    game = hegemon.load("antike", players=2, two_players="doubled")
    state = game.start()
    game.apply(state, game.parse("first persians"))
    movers = []
    for text in ("susa", "athenae", "ninive", "knossos", "artaxata", "pella"):
        movers.append(game.to_act(state))
        game.apply(state, game.parse(f"start_city {text}"))
    assert movers == [1, 0, 1, 0, 1, 0]
    assert game.holds(state, "city persians artaxata") and game.holds(state, "city greeks pella")
    assert game.to_act(state) == 1 and game.holds(state, "stock greeks marble=4 iron=2 gold=6 coin=1")


def test_doubled_form_refuses_a_second_city_of_a_resource() -> None:
    game = hegemon.load("antike", players=2, two_players="doubled")
    state = game.start()
    for text in ("first greeks", "start_city athenae", "start_city pella"):
        game.apply(state, game.parse(text))
    refusals = {p: game.why_not(state, game.parse(f"start_city {p}")) for p in ("cyrene", "pella", "sparta")}
    assert [r.cite if r else "" for r in refusals.values()] == [
        "setup.start_cities",
        "setup.doubled_start",
        "",
    ]
