"""`problems` must notice what is wrong with a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hegemon
from hegemon.core.errors import NotationError
from hegemon.games.dies_irae.problems import problems

Spoil = Callable[[Any], None]


def put(field: str, *path: int, value: int) -> Spoil:
    def spoil(s: Any) -> None:
        target = getattr(s, field)
        for step in path[:-1]:
            target = target[step]
        if path:
            target[path[-1]] = value
        else:
            setattr(s, field, value)

    return spoil


FAULTS: list[tuple[Spoil, str]] = [
    (put("talents", 0, value=31000), "'talents greece' comes to 31,000"),
    (put("talents", 0, value=-1), "'talents' holds"),
    (put("income", 1, value=99), "'income'"),
    (put("supply", 1, value=9), "'supply'"),
    (put("goods", 0, 0, value=3), "'goods'"),
    (put("held", 0, 0, value=12), "but the box holds 8"),
    (put("control", 5, value=2), "'control'"),
    (put("controls", 0, 1, value=4), "'controls'"),
    (put("pieces", 100, value=1), "'pieces'"),
    (put("units", 0, value=5), "'units'"),
    (put("units", 0, value=14), "but the box holds 13"),
    (put("markers", 1, value=2), "'markers'"),
    (put("num_monuments", 1, value=1), "'num_monuments'"),
    (put("stack_size", 0, 0, value=0), "'stack_size'"),
    (put("stack_hex", 0, 0, value=1), "legion' cannot be in"),
    (put("stack_hex", 1, 0, value=21), "ship' cannot be in"),
    (put("stack_moved", 0, 0, value=1), "'stack_moved'"),
    (put("cargo", 0, 0, value=3), "'cargo'"),
    (put("owner", 0, value=1), "'owner'"),
    (put("posts", 0, value=1), "'owner'"),
    (put("monument", 4, value=1), "'fortress, monument' cannot be in"),
    (put("stability", 1, value=-9), "'stability persia'"),
    (put("stability", 1, value=-10), "'stability' holds"),
    (put("space", 0, 3, value=14), "'space greece culture' comes to 14"),
    (put("revolted", 2, value=1), "'stability egypt'"),
    (put("armistice", 0, value=4), "'armistice'"),
    (put("leader", 0, value=3), "belong to the option"),
    (put("rewarded", 0, 0, value=1), "Only luxuries"),
    (put("order", 0, value=2), "'order'"),
    (put("taken", 0, value=2), "'taken'"),
    (put("winner", value=1), "'winner'"),
    (put("active", value=2), "'active'"),
    (put("end_reason", value=1), "'frame_kind'"),
    (put("hand", value=2), "'hand'"),
    (put("reach", 5, value=1), "'reach'"),
    (put("queue", 0, value=1), "'queue'"),
    (put("work", 0, value=1), "'work'"),
    (put("depth", value=99), "'depth'"),
]


@pytest.fixture(scope="module")
def game() -> hegemon.Game:
    return hegemon.load("dies_irae", engine="plain")


@pytest.mark.parametrize(("spoil", "message"), FAULTS)
def test_a_fault_is_named(game: hegemon.Game, spoil: Spoil, message: str) -> None:
    s = game.plain(game.position("start")).copy()
    assert problems(s, game.data) == []
    spoil(s)
    faults = [game.say(fault) for fault in problems(s, game.data)]
    assert any(message in fault for fault in faults), faults


def test_restore_refuses_an_impossible_position(game: hegemon.Game) -> None:
    dumped = game.dump(game.position("start"))
    dumped["talents"]["greece"] = 31000
    with pytest.raises(NotationError, match="impossible"):
        game.restore(dumped)


@pytest.mark.parametrize(
    ("fact", "message"),
    [
        ("legions greece h0709 1", "cannot be in"),
        ("ships greece larissa 1", "cannot be in"),
        ("ships greece athenae 1 cargo=2", "carries one legion"),
        ("legions greece pella 14", "does not hold"),
        ("fortress greece dodona", "no city"),
        ("post greece dodona 2", "double_posts"),
        ("leader greece pella", "leaders"),
        ("talents greece 40000", "0 to 30,000"),
        ("space greece fleet 14", "0 to 13"),
        ("box greece fleet 8", "No space"),
        ("stability greece 12", "cannot be 12"),
        ("order greece greece egypt", "each empire once"),
        ("luxury greece wool", "Only luxuries"),
        ("armistice greece greece 1", "between two empires"),
        ("moved greece legion pella 1", "No such stack"),
        ("taken greece 9", "0 to 5"),
        ("turn greece sleeping", "does not have the form"),
        ("income greece 5", "can be checked, but not set"),
    ],
)
def test_facts_refuse_what_cannot_be(game: hegemon.Game, fact: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        game.position(f"empty; {fact}")
