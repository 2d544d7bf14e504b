"""`problems` finds each kind of impossible position, and nothing in those that are possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hegemon
from hegemon.games.antike.problems import problems

GAME = hegemon.load("antike", nations="listed", engine="plain")

FAULTS: dict[str, tuple[Callable[[Any], None], str]] = {
    "legion too many": (lambda s: s.supply[0].__setitem__(0, 18), "'legion greeks' comes to 18, but the box holds 17"),
    "galley on the board only": (lambda s: s.units[1][1].__setitem__(0, 1), "the box holds 17"),
    "stone lost": (lambda s: s.stones.__setitem__(2, 21), "the box holds 25"),
    "temple lost": (lambda s: setattr(s, "bank_temples", 19), "'temple' comes to 19, but the box holds 20"),
    "coin lost": (lambda s: setattr(s, "bank_coins", 25), "but the box holds 30"),
    "king lost": (lambda s: s.stack.__setitem__(0, 8), "'king' comes to 8"),
    "stock below zero": (lambda s: s.stock[0].__setitem__(2, -1), "'stock' holds a number"),
    "stock without end": (lambda s: s.stock[0].__setitem__(2, 10000), "'stock' holds a number"),
    "units below zero": (lambda s: s.units[0][0].__setitem__(0, -1), "'units' holds a number"),
    "stranger's city": (lambda s: s.city.__setitem__(0, 5), "'city' holds a number"),
    "nation without a player": (lambda s: s.seat_of.__setitem__(0, -1), "has no player"),
    "greedy player": (lambda s: s.seat_of.__setitem__(0, 1), "too many nations"),
    "wrong turn": (lambda s: setattr(s, "nation", 0), "'position' does not fit"),
    "order doubled": (lambda s: s.order.__setitem__(0, s.order[1]), "every nation once"),
    "temple without city": (lambda s: s.temple.__setitem__(1, 1), "'temple' cannot be in"),
    "two temples": (lambda s: s.temple.__setitem__(2, 2), "temple, know_how, has_extra"),
    "secondary alone": (lambda s: s.know_how[0].__setitem__(7, 1), "Democracy without the basic know-how"),
    "cities miscounted": (lambda s: s.num_cities.__setitem__(0, 2), "num_cities"),
    "income miscounted": (lambda s: s.income[0].__setitem__(0, 9), "income"),
    "know-hows miscounted": (lambda s: s.num_know_hows.__setitem__(0, 1), "'num_know_hows'"),
    "known by nobody": (lambda s: s.known_by.__setitem__(0, 1), "'known_by'"),
    "units miscounted": (lambda s: s.present[0].__setitem__(2, 1), "'present'"),
    "fresh outside movement": (lambda s: s.fresh[0][0].__setitem__(0, 1), "'fresh'"),
    "ready outside maneuver": (lambda s: s.ready[0].__setitem__(0, 1), "'ready'"),
    "armed outside arming": (lambda s: s.armed.__setitem__(0, 1), "'armed'"),
    "owed to nobody": (lambda s: s.owed.__setitem__(0, 1), "'owed'"),
    "over and not over": (lambda s: setattr(s, "end_reason", 1), "'end_reason'"),
    "frame left behind": (lambda s: s.frame_first.__setitem__(5, 1), "'frame_first'"),
    "frame of no kind": (lambda s: s.frame_kind.__setitem__(0, 0), "'frame_kind'"),
    "extra without card": (lambda s: s.extra.__setitem__(0, 0), "'extra'"),
    "extra too early": (lambda s: s.has_extra.__setitem__(0, 1), "without all eight"),
    "galley inland": (lambda s: s.present[1].__setitem__(3, 1), "'galley' cannot be in"),
}


def test_the_start_has_no_problems() -> None:
    assert GAME.problems(GAME.start()) == []


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_found(name: str) -> None:
    spoil, sentence = FAULTS[name]
    s = GAME.plain(GAME.start()).copy()
    spoil(s)
    found = [GAME.say(fault) for fault in problems(s, GAME.data)]
    assert any(sentence in fault for fault in found), found
