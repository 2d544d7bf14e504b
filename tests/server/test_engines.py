"""A game goes on when the compiled engine takes over: same positions, same keys, same views."""

from __future__ import annotations

from random import Random

import pytest

from hegemon.core import registry
from hegemon.core.frames import CHANCE, OVER
from hegemon.server.library import Library
from hegemon.server.play.ongoing import OngoingGame
from hegemon.server.play.shown import shown
from hegemon.server.play.table import Seat, Table
from hegemon.server.play.table_view import Present, Viewer


def test_games_of_threads_share_no_buffers() -> None:
    library = Library("plain")
    assert library.get("duellum", {}) is library.get("duellum", {})
    assert library.for_this_thread("duellum", {}) is library.for_this_thread("duellum", {})
    assert library.for_this_thread("duellum", {}).engine is not library.get("duellum", {}).engine


@pytest.mark.parametrize("game_id", registry.games())
def test_packed_positions_come_back(game_id: str) -> None:
    game = registry.load(game_id, engine="plain")
    rng, ongoing = Random(1), OngoingGame(game)
    for _ in range(150):
        if ongoing.to_act == OVER:
            break
        back = game.unpack(game.pack(ongoing.state))
        assert back.key() == ongoing.state.key() and game.legal(back) == game.legal(ongoing.state)
        ongoing.make(ongoing.draw(rng) if ongoing.to_act == CHANCE else rng.choice(game.legal(ongoing.state)))


@pytest.mark.compiled
def test_the_compiled_engine_takes_over_in_the_middle_of_a_turn() -> None:
    plain, fast = (registry.load("duellum", engine=engine) for engine in ("plain", "fast"))
    assert plain.layout_stamp() == fast.layout_stamp()
    seats = [Seat(seat, "person", "ada", seat) for seat in plain.seats]
    rng, switching, staying = Random(1), OngoingGame(plain), OngoingGame(plain)
    table = Table("t", "duellum", plain.options, None, "private", True, False, None, seats, switching, "playing")
    for step in range(300):
        switching.move_to(fast if step % 7 < 3 else plain)
        a = staying.draw(rng) if staying.to_act == CHANCE else rng.choice(plain.legal(staying.state))
        switching.make(a)
        staying.make(a)
        assert switching.state.key() == staying.state.key()
        assert switching.made == staying.made and switching.turn == staying.turn
        seat = staying.to_act
        if seat >= 0:
            viewer = Viewer((0, 1), seat)
            table.ongoing = switching
            seen = shown(table, viewer, Present()).text()
            table.ongoing = staying
            assert seen == shown(table, viewer, Present()).text()
        if staying.undoable(seat) and rng.random() < 0.3:
            back = staying.undoable(seat)[0]
            switching.back_to(back)
            staying.back_to(back)
            assert switching.state.key() == staying.state.key()
