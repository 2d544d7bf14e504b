"""Bots: off the event loop, like anybody at the table, and still there after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest

from hegemon.bots import registry as bot_registry
from hegemon.core.game import Game
from hegemon.server.storage.leases import NoOthers

from .conftest import Person, Start

PATIENCE = 60.0


class Ponderer:
    """Takes its time."""

    name = "ponderer"
    seconds = 1.5

    def choose(self, game: Game, state: Any) -> int:
        time.sleep(self.seconds)
        return game.legal(state)[0]


class Broken:
    """Falls over."""

    name = "broken"

    def choose(self, game: Game, state: Any) -> int:
        raise RuntimeError("no idea")


class Hasty:
    """May think for a while, and answers at once."""

    name = "hasty"
    seconds = 0.4

    def __init__(self, kept: list[float]) -> None:
        self.kept = kept

    @property
    def pace(self) -> float:
        """Asked for when each decision is to take as long as any other."""
        self.kept.append(self.seconds)
        return self.seconds

    def choose(self, game: Game, state: Any) -> int:
        return game.legal(state)[0]


class Stuck:
    """Says that it is quick, and thinks until it is let go."""

    name = "stuck"

    def __init__(self, released: Event) -> None:
        self.released = released

    def choose(self, game: Game, state: Any) -> int:
        self.released.wait(2 * PATIENCE)
        return game.legal(state)[-1]


@pytest.fixture
def released() -> Iterator[Event]:
    """What the slow bots wait for."""
    event = Event()
    yield event
    event.set()


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch, released: Event) -> None:
    monkeypatch.setitem(bot_registry.BOTS, "ponderer", lambda argument, seed: Ponderer())
    monkeypatch.setitem(bot_registry.BOTS, "hasty", lambda argument, seed: Hasty([]))
    monkeypatch.setitem(bot_registry.BOTS, "stuck", lambda argument, seed: Stuck(released))
    monkeypatch.setitem(bot_registry.BOTS, "broken", lambda argument, seed: Broken())


def test_bots_play_a_whole_game_by_themselves(ada: Person) -> None:
    table = ada.create("random", "random", seed=1, options={"turn_limit": 30})
    end = time.monotonic() + 60
    while (state := ada.state(table))["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    events = ada.get(f"/api/tables/{table}/events?since={state['number'] - 1}")["events"]
    assert events[-1]["kind"] == "over" and events[-1]["outcome"] == state["outcome"]
    assert state["outcome"]["winners"] and state["turn"] >= 30
    assert ada.get(f"/api/tables/{table}/positions/{state['ply']}?seat=1")["outcome"] == state["outcome"]


def pondering(person: Person, bot: str = "ponderer") -> str:
    """A table at which the slow bot is to act."""
    tables = (person.create(bot, "me", seed=s) for s in range(20))
    return next(table for table in tables if person.state(table)["thinking"])


def moved(person: Person, table: str, number: int) -> None:
    """Wait until something happens at the table."""
    end = time.monotonic() + PATIENCE
    while person.state(table)["number"] == number:
        assert time.monotonic() < end, "nobody moves"
        time.sleep(0.02)


def test_a_thinking_bot_blocks_nobody(start: Start, released: Event) -> None:
    ada = Person(start(bot_patience=2 * PATIENCE), "Ada")
    slow = pondering(ada, "stuck")
    number = ada.state(slow)["number"]
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    ada.play(table, Random(1), 20)
    assert (ada.state(slow)["number"], ada.state(slow)["thinking"]) == (number, True)
    released.set()
    moved(ada, slow, number)


def test_bots_go_on_after_a_restart(start: Start) -> None:
    first = Person(start(bot_threads=1), "Ada")
    table = pondering(first)
    number = first.state(table)["number"]
    again = Person(start(), "Ada")
    moved(again, table, number)


def test_a_broken_bot_does_not_hold_up_the_game(ada: Person) -> None:
    table = ada.create("broken", "me", seed=2)
    ada.play(table, Random(1), 30)
    assert ada.settled(table)["turn"] > 3


def test_a_bot_that_takes_too_long_is_helped(start: Start, released: Event) -> None:
    person = Person(start(bot_patience=0.2, bot_threads=4), "Ada")
    table = pondering(person, "stuck")
    moved(person, table, person.state(table)["number"])  # long before it is let go
    released.set()


def test_a_bot_that_is_gone_is_replaced(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Person(start(), "Ada")
    table = pondering(first)
    number = first.state(table)["number"]
    monkeypatch.delitem(bot_registry.BOTS, "ponderer")
    monkeypatch.setattr("hegemon.server.bot_runner.STAND_IN", "random")
    moved(Person(start(), "Ada"), table, number)


@pytest.mark.parametrize("game", ["ancient_wars", "duellum"])
def test_a_quick_answer_gives_nothing_away(ada: Person, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where something is hidden, a decision without a choice takes a bot as long as any other."""
    kept: list[float] = []
    monkeypatch.setitem(bot_registry.BOTS, "hasty", lambda argument, seed: Hasty(kept))
    table = ada.create("hasty", "hasty", game=game, seed=1)
    began, number = time.monotonic(), ada.state(table)["number"]
    decisions = 0
    while decisions < 4:
        decisions = sum(e["kind"] == "action" and not e["forced"] and e["seat"] is not None
                        for e in ada.events(table, number))  # fmt: skip
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.02)
    if game == "ancient_wars":
        assert time.monotonic() - began > 3 * Hasty.seconds and len(kept) >= 3
    else:
        assert not kept


def test_a_bot_plays_on_for_somebody_who_resigned(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", "random", "random", game="antike", seed=2)
    ben.join(table)
    assert ben.command(table, "resign", 1).status_code == 200
    state = ada.state(table)
    assert state["status"] == "playing" and state["seats"][1]["kind"] == "bot" and state["seats"][1]["resigned"]
    assert ben.state(table)["viewing"] is None
    assert ada.command(table, "resign", 0).status_code == 200
    over = ada.state(table)
    assert over["status"] == "over" and len(over["outcome"]["winners"]) == 2


def test_a_bot_that_is_woken_while_it_ends_plays_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving a lease back takes a moment, in which the other side may have moved."""

    async def slow(_leases: NoOthers, _table: str) -> None:
        await asyncio.sleep(0.5)

    monkeypatch.setattr(NoOthers, "release", slow)
    ada = Person(start(), "Ada")
    table = ada.create("me", "random", seed=2)
    for _ in range(12):
        state = ada.settled(table)
        assert ada.act(table, state["actions"][0]["text"], state["to_act"]).status_code == 200
    ada.settled(table)
