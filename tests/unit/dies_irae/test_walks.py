"""Random walks from crowded positions: every number stays what the map says, and every action is finite."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.game import Game

from .rich import rich_position

EVERYTHING = {
    "leaders": True,
    "double_posts": True,
    "decline": True,
    "choose_order": True,
    "province_joy": True,
    "fifth_column": True,
    "light_laurels": True,
    "takeover_after_combat": True,
    "early_monuments": True,
    "barriers": False,
}
SETS: list[dict[str, Any]] = [{}, EVERYTHING, {"legions_create": True, "decline": True}, {"ships_take_over": False}]


@pytest.mark.parametrize("options", SETS, ids=["defaults", "everything", "legions", "no ships"])
def test_crowded_positions_stay_sound(options: dict[str, Any]) -> None:
    game = hegemon.load("dies_irae", engine="plain", **options)
    for seed in range(6):
        walk(game, seed, 120)


def walk(game: Game, seed: int, steps: int) -> None:
    rng = Random(seed)
    state = rich_position(game, rng)
    assert game.problems(state) == []
    for count in range(steps):
        legal = game.legal(state)
        if not legal:
            return
        for a in legal:
            assert game.why_not(state, a) is None, game.text(a)
        if count % 60 == 30:
            assert legal == [a for a in range(game.verbs.size) if game.why_not(state, a) is None]
        game.apply(state, rng.choice(legal))
        assert game.problems(state) == [], f"seed {seed}, step {count}"


def test_a_move_gives_every_unit_one_order_at_most() -> None:
    game = hegemon.load("dies_irae", engine="plain")
    for seed in range(8):
        rng = Random(seed)
        state = rich_position(game, rng)
        seat = game.seats[game.to_act(state)]
        state = game.change(state, f"turn {seat} move")
        s = game.plain(state)
        units = s.units[2 * game.seats.index(seat)] + s.units[2 * game.seats.index(seat) + 1]
        orders = 0
        while game.check(state, f"turn {seat} move") == "" or game.plain(state).hand:
            legal = game.legal(state)
            texts = [game.text(a) for a in legal]
            orders += texts[0].startswith("to ")
            game.apply(state, rng.choice(legal[:-1] if texts[-1] == "done" and len(legal) > 1 else legal))
        assert 0 < orders <= units


def reachable(game: Game, s: Any, kind: int, start: int, points: int, seat: int) -> set[int]:
    """Destinations reckoned in another way: rounds of relaxation over all hexes."""
    t = game.data.components
    left = {start: points}
    for _ in range(points):
        for here, rest in list(left.items()):
            if here != start and s.pieces[here] & 4095 & ~(585 << seat):
                continue
            for there in t.ways[kind][here]:
                if there >= 0 and rest - t.entry[there] > left.get(there, -1):
                    left[there] = rest - t.entry[there]
    return set(left) - {start}


@pytest.mark.parametrize("seed", range(12))
def test_destinations_are_those_of_another_reckoning(seed: int) -> None:
    game = hegemon.load("dies_irae", engine="plain")
    state = game.change(rich_position(game, Random(seed)), "armistice greece persia 0")
    seat = game.to_act(state)
    state = game.change(state, f"turn {game.seats[seat]} move")
    t = game.data.components
    for order in (a for a in game.legal(state) if game.text(a).split()[0] in ("march", "sail")):
        here = state.copy()
        game.apply(here, order)
        while game.prompt(here).cite != "movement.potential":
            game.apply(here, game.legal(here)[0])
        kind = int(game.text(order).startswith("sail"))
        s = game.plain(here)
        points = t.unit_points[kind][t.phase[kind][s.space[seat][kind]]]
        found = {game.data.names.index("hex", game.text(a).split()[1]) for a in game.legal(here)} - {s.hand_from}
        wanted = reachable(game, s, kind, s.hand_from, points, seat)
        assert found <= wanted
        missing = [h for h in wanted - found if not s.pieces[h]]
        assert missing == [] or s.hand_free <= 0
