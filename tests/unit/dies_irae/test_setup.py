"""Set-up by decisions, and ready."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game

FORCED = {
    ("egypt", "memphis"): ({"heliopolis", "herakleopolis", "krokodilopolis", "boubastis", "klysma"}, 1, 6),
    ("egypt", "sais"): ({"kanopos", "boubastis", "heliopolis", "tanis", "taposiris"}, 1, 3),
    ("egypt", "tanis"): ({"boubastis", "pelousion", "heliopolis", "sais"}, 2, 3),
    ("persia", "sardis"): ({"ephesos", "philadelphia", "miletos", "smyrna"}, 1, 3),
    ("persia", "daskyleion"): ({"kyzikos", "abydos", "adramyttion", "dokimeion", "dorylaion"}, 0, 0),
    ("persia", "tarsos"): ({"issos", "kelenderis", "tyana", "chalybon", "mazaka"}, 0, 0),
    ("greece", "athenae"): ({"corinthos", "delphi", "kalydon", "larissa"}, 1, 3),
    ("greece", "sparta"): ({"corinthos", "athenae", "delphi", "kalydon", "larissa"}, 0, 0),
    ("greece", "pella"): ({"larissa", "olynthos", "paionia", "perrhaibia"}, 1, 2),
}


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("dies_irae", engine="plain")


def play(game: Game, state: State, *texts: str) -> None:
    for text in texts:
        game.apply(state, game.parse(text))


def owned(game: Game, state: State, seat: str) -> set[str]:
    owner = game.plain(state).owner
    return {name for i, name in enumerate(game.data.names["site"]) if owner[i] == game.seats.index(seat)}


def start_of(game: Game, seat: str) -> State:
    """A position in which this empire chooses its capital."""
    state = game.start()
    while game.seats[game.to_act(state)] != seat:
        game.apply(state, game.legal(state)[0])
    return state


@pytest.mark.parametrize(("seat", "capital"), FORCED)
def test_nearest_posts_are_placed_and_ties_are_free(game: Game, seat: str, capital: str) -> None:
    forced, choices, equal = FORCED[seat, capital]
    state = start_of(game, seat)
    play(game, state, f"capital {capital}")
    assert owned(game, state, seat) == forced | {capital}
    offered = [game.text(a) for a in game.legal(state)]
    assert offered[0].startswith("place_post" if choices else "place_ship")
    if choices:
        assert len(offered) == equal


def test_the_printed_greek_setup(game: Game) -> None:
    state = start_of(game, "greece")
    play(game, state, "capital athenae", "place_post pella", "place_ship athenae", "place_ship athenae")
    play(game, state, "place_ship delphi", "place_legion corinthos")
    for fact in (
        "income greece 32",
        "ships greece athenae 2",
        "talents greece 122",
        "game_turn 1",
        "space greece fleet 1",
    ):
        assert game.check(state, fact) == "", fact


def test_the_order_of_setting_up(game: Game) -> None:
    state = game.start()
    order = []
    while game.plain(state).game_turn == 0:
        seat = game.seats[game.to_act(state)]
        if seat not in order:
            order.append(seat)
        game.apply(state, game.legal(state)[0])
    assert order == ["egypt", "persia", "greece"]


def test_a_luxury_among_the_starting_posts_pleases_the_people(game: Game) -> None:
    state = start_of(game, "persia")
    play(game, state, "capital daskyleion")
    assert game.check(state, "stability persia 2") == ""
    assert game.check(state, "luxury persia gold") == ""


def test_ships_need_a_coast_and_legions_a_place(game: Game) -> None:
    state = start_of(game, "greece")
    play(game, state, "capital sparta")
    refusal = game.why_not(state, game.parse("place_ship sparta"))
    assert refusal is not None and refusal.cite == "setup.ships"
    play(game, state, "place_ship athenae", "place_ship athenae", "place_ship athenae")
    play(game, state, "place_legion athenae")
    assert game.check(state, "cargo greece athenae 1") == ""


def test_a_full_ship_takes_no_second_legion(game: Game) -> None:
    state = start_of(game, "persia")
    play(game, state, "capital sardis", "place_post adramyttion", "place_ship smyrna", "place_legion smyrna")
    refusal = game.why_not(state, game.parse("place_legion smyrna"))
    assert refusal is not None and refusal.cite == "transport.capacity"


def test_the_ready_setup_needs_no_decision() -> None:
    game = hegemon.load("dies_irae", engine="plain", setup="ready", leaders=True)
    state = game.start()
    assert game.check(state, "turn greece choose") == ""
    for fact in ("income greece 32", "legions persia sardis 1", "ships egypt pelousion 1", "leader egypt klysma"):
        assert game.check(state, fact) == "", fact
    assert game.problems(state) == []
