"""Dies Irae: nothing changes untold. Every change of the view is covered by a happening, and the numbers that the
happenings name bring the view before an action to the view after it: talents, stability, units, cargo, development."""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.happenings import Happening
from hegemon.core.telling import lines
from hegemon.testing import load_scenarios
from hegemon.testing.ledger import untold
from hegemon.testing.walks import random_walk

TESTS = Path(__file__).parent.parent
EVERYTHING = {
    "setup": "printed",
    "leaders": True,
    "double_posts": True,
    "decline": True,
    "choose_order": True,
    "province_joy": True,
    "fifth_column": True,
    "early_monuments": True,
}
SETS: dict[str, dict[str, Any]] = {
    "printed": {},
    "ready": {"setup": "ready", "turn_cap": 12},
    "everything": EVERYTHING,
    "leaders": {"setup": "ready", "leaders": True, "vp_goal": 8, "turn_cap": 20},
}


@cache
def unit_tests() -> Any:
    """What the unit tests of the game make positions with."""
    path = TESTS / "unit" / "dies_irae" / "rich.py"
    spec = importlib.util.spec_from_file_location("dies_irae_rich", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def game_with(options: tuple[tuple[str, Any], ...], engine: str = "plain") -> Game:
    return hegemon.load("dies_irae", engine=engine, **dict(options))


def busy_walk(game: Game, state: State, rng: Random, steps: int) -> Iterator[tuple[State, int]]:
    """A random walk that seldom passes or stops early, so that much happens."""
    for _ in range(steps):
        legal = game.legal(state)
        if not legal:
            return
        idle = [a for a in legal if game.text(a) in ("done", "choose pass")]
        busy = [a for a in legal if a not in idle]
        a = rng.choice(busy if busy and rng.random() < 0.9 else legal)
        yield state, a
        game.apply(state, a)


# -- the numbers that happenings name ---------------------------------------------------------------------------------
class Ledger:
    """Talents, stability, units and spaces, kept by nothing but happenings."""

    def __init__(self, view: dict[str, Any]) -> None:
        empires = view["empires"]
        self.talents = Counter({seat: empire["talents"] for seat, empire in empires.items()})
        self.stability = {seat: empire["stability"] for seat, empire in empires.items()}
        self.space = {(seat, row): n for seat, empire in empires.items() for row, n in empire["spaces"].items()}
        self.leader = {seat: empire["leader"] for seat, empire in empires.items()}
        self.units: Counter[tuple[str, str, str]] = Counter()
        for row in view["stacks"]:
            self.units[row["seat"], row["kind"], row["hex"]] += row["size"]
            self.units[row["seat"], "cargo", row["hex"]] += row["cargo"]

    def state(self) -> dict[str, Any]:
        units = {key: n for key, n in self.units.items() if n}
        return {
            "talents": dict(self.talents),
            "stability": self.stability,
            "space": self.space,
            "leader": self.leader,
            "units": units,
        }

    def move(self, who: str, kind: str, place: str, n: int) -> None:
        self.units[who, kind, place] += n

    def enter(self, happening: Happening) -> None:
        words = {n: v.partition("-")[2] if isinstance(v, str) else v for n, v in happening.args.items()}
        entry: Callable[..., None] | None = getattr(self, f"_{happening.kind}", None)
        if entry is not None:
            entry(**words)

    def _pays(self, who: str, price: int, **_: Any) -> None:
        self.talents[who] -= price

    _maintained = _built_fortress = _built_monument = _created = _bought = _undermined = _pays

    def _income(self, who: str, n: int) -> None:
        self.talents[who] += n

    def _unpaid(self, who: str, price: int, paid: int) -> None:
        assert self.talents[who] == paid < price
        self.talents[who] = 0

    def _accepted(self, who: str, other: str, price: int, until: int) -> None:
        self.talents[who] += price
        self.talents[other] -= price

    def _built_unit(self, who: str, kind: str, place: str, price: int) -> None:
        self.talents[who] -= price
        self.move(who, kind, place, 1)

    def _set_unit(self, who: str, kind: str, place: str) -> None:
        self.move(who, kind, place, 1)

    def _set_aboard(self, who: str, place: str) -> None:
        self.move(who, "cargo", place, 1)

    def _marched(self, who: str, n: int, origin: str, place: str) -> None:
        self.move(who, "legion", origin, -n)
        self.move(who, "legion", place, n)

    def _embarked(self, who: str, n: int, place: str) -> None:
        self.move(who, "legion", place, -n)
        self.move(who, "cargo", place, n)

    def _sailed(self, who: str, n: int, aboard: int, origin: str, place: str) -> None:
        for kind, number in (("ship", n), ("cargo", aboard)):
            self.move(who, kind, origin, -number)
            self.move(who, kind, place, number)

    def _landed(self, who: str, n: int, origin: str, place: str, further: int) -> None:
        assert further == (origin != place)
        self.move(who, "cargo", origin, -n)
        self.move(who, "legion", place, n)

    def _fell(self, who: str, n: int, place: str) -> None:
        self.move(who, "legion", place, -n)

    _disbanded = _fell

    def _disbanded_aboard(self, who: str, place: str) -> None:
        self.move(who, "cargo", place, -1)

    def _sunk(self, who: str, n: int, legions: int, place: str) -> None:
        self.move(who, "ship", place, -n)
        self.move(who, "cargo", place, -legions)

    def _calmed(self, who: str, n: int, level: int, cause: str) -> None:
        self.stability[who] = level

    _shaken = _calmed

    def _spared(self, who: str, level: int) -> None:
        self.stability[who] = level

    def _advanced(self, who: str, row: str, space: int, price: int) -> None:
        self.talents[who] -= price
        assert self.space[who, row] + 1 == space
        self.space[who, row] = space

    def _fell_back(self, who: str, row: str, space: int) -> None:
        assert space < self.space[who, row]
        self.space[who, row] = space

    def _led(self, who: str, place: str) -> None:
        self.leader[who] = place

    _fled = _joined = _set_leader = _led

    def _without_unit(self, who: str) -> None:
        self.leader[who] = None

    def _revolted(self, who: str) -> None:
        self.leader[who] = None
        for key in [key for key in self.units if key[0] == who]:
            del self.units[key]


# The walk that goes on: its state, a copy that stays as it is, how that looks, and that in numbers.
LAST: list[tuple[State, State, dict[str, Any], Ledger]] = []


def check(game: Game, state: State, a: int, seen: Counter[str]) -> None:
    """One action: everything that changes is told, with its numbers. Whoever walks makes it afterwards, in the state
    given here: how that will look is known then."""
    if LAST and LAST[0][0] is state:
        _, here, before, ledger = LAST[0]
    else:
        here, before = state.copy(), game.public_view(state, None)
        ledger = Ledger(before)
    there = here.copy()
    game.apply(there, a)
    told = game.heard_by(here, a, None, reached=there)[0]
    seen.update(happening.kind for happening in told)
    after = game.public_view(there, None, (game.plain(here), before))
    missing = untold(before, after, told, game.happening_kinds)
    assert not missing, (game.text(a), missing, [h.kind for h in told])
    for happening in told:
        ledger.enter(happening)
    expected = Ledger(after)
    assert ledger.state() == expected.state(), (game.text(a), [h.wire() for h in told])
    LAST[:] = [(state, there, after, expected)]


def walks(name: str, seeds: int, steps: int, engine: str = "plain") -> Iterator[tuple[Game, State, int]]:
    game = game_with(tuple(sorted(SETS[name].items())), engine)
    for seed in range(seeds):
        for state, a in random_walk(game, Random(seed), steps):
            if a >= 0:
                yield game, state, a
        crowded = unit_tests().rich_position(game, Random(seed))  # in the thick of it
        for state, a in busy_walk(game, crowded, Random(seed + 1000), steps):
            yield game, state, a


@pytest.mark.parametrize("name", SETS)
def test_nothing_changes_untold(name: str) -> None:
    seen: Counter[str] = Counter()
    for game, state, a in walks(name, 3, 150):
        check(game, state, a, seen)
    assert len(seen) > 20


@pytest.mark.compiled  # what is told is always the interpreted rules' own; compiled ones make the way
@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_nothing_changes_untold_in_long_games(name: str) -> None:
    seen: Counter[str] = Counter()
    for game, state, a in walks(name, 50, 400, "fast"):
        check(game, state, a, seen)


def scenarios() -> Iterator[tuple[Game, State, int]]:
    for scenario in load_scenarios(TESTS / "rulebook", "dies_irae"):
        row = scenario.row
        game = game_with(tuple(sorted(row.get("options", {}).items())))
        state = game.position(row["given"])
        for text in row.get("when", []):
            yield game, state, game.parse(text)
            game.apply(state, game.parse(text))


def test_every_kind_occurs_and_is_told_in_both_languages() -> None:
    """In the scenarios nothing is untold, no kind of happening is missing, and each has its sentence."""
    seen: Counter[str] = Counter()
    for game, state, a in scenarios():
        check(game, state, a, seen)
        told = game.happening_kinds.gathered(game.happenings(state, a))
        for language in ("en", "de"):
            for line in lines(told, game.catalogue(language)):
                assert line.text.endswith(".") and "{" not in line.text, line.text
    kinds = {kind.name for kind in game_with(()).happening_kinds.kinds}
    assert kinds - set(seen) == set()


def test_a_muted_kind_is_noticed() -> None:
    """The check can fail: without the happening that tells a price the talents do not fit."""
    game = game_with(())
    state = game.position("empty; legions greece larissa 1; talents greece 30; turn greece create")
    a = game.parse("create larissa")
    told = [h for h in game.happenings(state, a) if h.kind != "created"]
    after = state.copy()
    game.apply(after, a)
    views = [game.public_view(s, None) for s in (state, after)]
    assert untold(views[0], views[1], told, game.happening_kinds)
