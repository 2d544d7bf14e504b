"""Pictures are drawn part by part: each part says which fields it reads, and what has not changed is taken over."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from random import Random
from textwrap import dedent
from typing import Any

import pytest

from hegemon.core import registry
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.core.picture import Picture, Rows

ALL = -1  # of a field, instead of the number of a row


class Watched:
    """A position that remembers which of its fields are read, and which rows of them."""

    def __init__(self, s: Any) -> None:
        self._s = s
        self.read: set[tuple[str, int]] = set()

    def __getattr__(self, field: str) -> Any:
        value = getattr(self._s, field)
        return WatchedField(field, value, self.read) if isinstance(value, list) else self._number(field, value)

    def _number(self, field: str, value: int) -> int:
        self.read.add((field, ALL))
        return value


class WatchedField:
    """A field with rows. What it offers not, no picture has needed yet."""

    def __init__(self, field: str, rows: list[Any], read: set[tuple[str, int]]) -> None:
        self._field, self._rows, self._read = field, rows, read

    def _whole(self) -> list[Any]:
        self._read.add((self._field, ALL))
        return self._rows

    def __getitem__(self, row: int | slice) -> Any:
        if isinstance(row, slice):
            return self._whole()[row]
        self._read.add((self._field, row))
        return self._rows[row]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._rows)

    def count(self, value: int) -> int:
        return self._whole().count(value)


def picture_of(game: Game) -> Picture:
    found: Picture = registry._part(game.spec.id, "view").PICTURE
    return found


def positions(game: Game, seed: int, most: int) -> Iterator[Any]:
    """Positions of random games, copied."""
    rng = Random(seed)
    state = game.start()
    for _ in range(most):
        who = game.to_act(state)
        if who == OVER:
            state = game.start()
            continue
        yield game.plain(state).copy()
        game.apply(state, game.draw(state, rng) if who == CHANCE else rng.choice(game.legal(state)))


def fields_of(function: Any, seen: set[Any]) -> set[str]:
    """Every field of the state that a function, or one that it gives the state to, reads anywhere in its source."""
    if function in seen:
        return set()
    seen.add(function)
    found: set[str] = set()
    for node in ast.walk(ast.parse(dedent(inspect.getsource(function)))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "s":
            found.add(node.attr)
        elif isinstance(node, ast.Call) and any(isinstance(arg, ast.Name) and arg.id == "s" for arg in node.args):
            assert isinstance(node.func, ast.Name), ast.unparse(node)
            found |= fields_of(inspect.unwrap(function).__globals__[node.func.id], seen)
    return found


@pytest.mark.parametrize("name", registry.games())
def test_parts_say_what_they_read(name: str) -> None:
    game = registry.load(name, engine="plain")
    for part in picture_of(game).parts:
        draw = part.draw_row if isinstance(part, Rows) else part.draw
        assert fields_of(draw, set()) == part.reads, part.name


@pytest.mark.parametrize("name", registry.games())
def test_parts_read_no_more_and_rows_only_their_own(name: str) -> None:
    game = registry.load(name, engine="plain")
    for s in positions(game, 5, 600):
        for part in picture_of(game).parts:
            if not isinstance(part, Rows):
                watched = Watched(s)
                for seat in (None, *range(game.num_seats)):
                    part.draw(watched, game.data, seat)
                assert {field for field, _ in watched.read} <= part.reads, part.name
                continue
            for row in range(len(game.data.names[part.domain])):
                watched = Watched(s)
                part.draw_row(watched, game.data, row)
                others = {field for field, at in watched.read if field not in part.own or at != row}
                assert others <= part.others, f"{part.name}, row {row}"


@pytest.mark.parametrize("name", registry.games())
def test_a_picture_drawn_from_an_older_one_is_the_same(name: str) -> None:
    game = registry.load(name, engine="plain")
    picture, rng = picture_of(game), Random(7)
    seats = (None, *range(game.num_seats))
    older: dict[int | None, tuple[Any, dict[str, Any]]] = {}
    taken = 0
    for s in positions(game, 11, 800):
        for seat in seats:
            whole = picture.drawn(s, game.data, seat)
            drawn = picture.drawn(s, game.data, seat, older.get(seat))
            assert repr(drawn) == repr(whole)  # with the order and the types of everything in it
            taken += seat in older and any(drawn[name] is older[seat][1][name] for name in drawn)
            if seat not in older or rng.random() < 0.8:  # some are left out: nobody has looked
                older[seat] = s, drawn
    assert taken


@pytest.mark.parametrize("name", registry.games())
def test_two_positions_look_different_where_their_pictures_are(name: str) -> None:
    game = registry.load(name, engine="plain")
    picture, rng, before = picture_of(game), Random(3), None
    different = 0
    for s in positions(game, 13, 300):
        for seat in range(game.num_seats):
            other = game.plain(game.determinize(game.engine.adopt(s.copy()), seat, rng))
            for one in (other, before or s):
                told = picture.drawn(s, game.data, seat) != picture.drawn(one, game.data, seat)
                assert picture.differs(s, one, game.data, seat) == told
                different += told
        before = s
    assert different


@pytest.mark.parametrize("options", [{"campaign": "italy", "closed_stacks": True}, {"campaign": "gaul"}], ids=str)
def test_the_map_drawn_from_an_older_one_is_the_same(options: dict[str, Any]) -> None:
    game = registry.load("ancient_wars", engine="plain", **options)
    picture, before = picture_of(game), None
    for s in positions(game, 17, 500):
        for seat in (None, 0, 1) if before is not None else ():
            older = before, picture.drawn(before, game.data, seat)
            assert repr(picture.drawn(s, game.data, seat, older)) == repr(picture.drawn(s, game.data, seat))
        before = s


@pytest.mark.parametrize("engine", ["plain", pytest.param("fast", marks=pytest.mark.compiled)])
def test_a_lasting_position_stays(engine: str) -> None:
    game = registry.load("duellum", engine=engine)
    state = game.start()
    kept = game.lasting(state)
    before = game.public_view(state, None)
    game.apply(state, game.legal(state)[0])
    assert game.public_view(state, None, (kept, before)) == game.public_view(state, None) != before
