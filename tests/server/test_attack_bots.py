"""Bots that meet a fault go on when it is over; bots of one guest do not keep everybody else's waiting."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from hegemon.bots import registry as bot_registry
from hegemon.core.game import Game
from hegemon.server import thinking
from hegemon.server.storage.store import Store
from hegemon.server.thinking import ThinkingQueue, Thought

from .conftest import Person, Start
from .test_socket import connect, until


class Slow:
    """Thinks for a while and takes the last action, so that its choice can be told from a random one."""

    name = "slow"
    seconds = 6.0  # what it says; a test need not wait that long

    def choose(self, game: Game, state: Any) -> int:
        time.sleep(0.8)
        return game.legal(state)[-1]


@pytest.fixture(autouse=True)
def slow_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_registry.BOTS, "slow", lambda argument, seed: Slow())


def moved_on(person: Person, table: str, number: int, patience: float = 60.0) -> None:
    end = time.monotonic() + patience
    while person.state(table)["number"] == number:
        assert time.monotonic() < end, "the bot does not move"
        time.sleep(0.02)


def test_a_bot_outlives_a_locked_database(start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hegemon.server.storage.database.BUSY_SECONDS", 0.2)
    monkeypatch.setattr("hegemon.server.health.FRESH", 0.0)
    ada = Person(start(bot_retry=0.05, bot_pause=0.3), "Ada")
    table = next(t for t in (ada.create("slow", "me", seed=s) for s in range(20)) if ada.state(t)["thinking"])
    locker = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    locker.execute("begin immediate")
    number, end = ada.state(table)["number"], time.monotonic() + 60
    while not ada.state(table)["bot_trouble"]:
        assert time.monotonic() < end, "nobody is told"
        time.sleep(0.05)
    assert ada.state(table)["number"] == number and ada.state(table)["thinking"]
    assert ada.ask("GET", "/api/health").json()["bots_in_trouble"] >= 1
    locker.execute("rollback")
    locker.close()
    moved_on(ada, table, number)
    assert ada.settled(table)["bot_trouble"] == ""
    assert ada.get("/api/health")["bots_in_trouble"] == 0


def test_a_bot_outlives_faults_of_every_kind(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(start(bot_retry=0.02), "Ada")
    table = next(t for t in (ada.create("slow", "me", seed=s) for s in range(20)) if ada.state(t)["thinking"])
    number, save, left = ada.state(table)["number"], Store.save, 4

    async def failing(store: Store, *given: Any) -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            raise OSError(28, "No space left on device")
        await save(store, *given)

    monkeypatch.setattr(Store, "save", failing)
    moved_on(ada, table, number)
    assert left < 0


def test_waiting_in_a_queue_is_not_thinking(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    """Many thoughts of 0.8 s, none may take longer than 5 s: those who wait longer choose for themselves too."""
    ada = Person(start(bot_patience=-1.0, bot_threads=2), "Ada")  # 6 s stated, so 5 s allowed
    states = [ada.state(ada.create("slow", "me", seed=s)) for s in range(20)]
    thinking_now = {state["id"]: state["number"] for state in states if state["thinking"]}
    assert len(thinking_now) >= 8
    for table, number in thinking_now.items():
        moved_on(ada, table, number)
    assert "decision is made for it" not in caplog.text


def test_tables_of_bots_alone_and_long_thoughts_leave_a_thread_free() -> None:
    async def play() -> None:
        queue, greedy = ThinkingQueue(2), [Thought(f"t{i}", f"g{i}", 30.0, True) for i in range(6)]
        waiting = [asyncio.create_task(queue.wait(t)) for t in greedy]
        await asyncio.sleep(0)
        assert [t.ready.done() for t in greedy] == [True, False, False, False, False, False]
        person = Thought("mine", "ada", 1.0, False)
        await asyncio.wait_for(queue.wait(person), 0.1)
        long_one = Thought("long", "ben", 30.0, False)
        also = asyncio.create_task(queue.wait(long_one))
        queue.done(person)
        await asyncio.sleep(0)
        assert not long_one.ready.done()
        queue.done(greedy[0])
        await asyncio.wait_for(also, 0.1)  # a person's table comes before those of bots alone
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        queue.done(long_one)
        assert not queue._waiting and not queue._thinking

    asyncio.run(play())


def test_who_has_used_much_comes_later_and_leaves_a_thread_free() -> None:
    async def play() -> None:
        queue = ThinkingQueue(2)
        queue.account.charge("guest greedy", 30.0)
        first = [Thought("a", "greedy", 1.0, False), Thought("b", "greedy", 1.0, False)]
        for thought in first:
            await asyncio.wait_for(queue.wait(thought), 0.1)
        again, modest = Thought("a", "greedy", 1.0, False), Thought("c", "modest", 1.0, False)
        tasks = [asyncio.create_task(queue.wait(t)) for t in (again, modest)]
        await asyncio.sleep(0)
        queue.done(first[0])
        await asyncio.sleep(0)
        assert modest.ready.done() and not again.ready.done()
        queue.account.charge("guest greedy", thinking.SAVED)
        queue.done(modest)
        await asyncio.sleep(0)
        assert again.ready.done()
        third = Thought("d", "greedy", 1.0, False)
        tasks.append(asyncio.create_task(queue.wait(third)))
        queue.done(first[1])
        await asyncio.sleep(0)
        assert not third.ready.done()  # beyond the share: not the last free thread
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(play())


def test_a_table_that_has_used_much_comes_after_others_of_its_guest() -> None:
    async def play() -> None:
        queue = ThinkingQueue(2)
        queue.account.charge("table busy", 30.0)
        thinking_now = [Thought(name, "ben", 1.0, False) for name in ("x", "y")]
        for thought in thinking_now:
            await asyncio.wait_for(queue.wait(thought), 0.1)
        busy, quiet = Thought("busy", "ada", 1.0, False), Thought("quiet", "ada", 1.0, False)
        tasks = [asyncio.create_task(queue.wait(thought)) for thought in (busy, quiet)]
        await asyncio.sleep(0)
        queue.done(thinking_now[0])
        await asyncio.sleep(0)
        assert quiet.ready.done() and not busy.ready.done()
        queue.account.charge("table busy", thinking.SAVED)
        another = Thought("another", "cleo", 9.0, False)  # a long one
        tasks.append(asyncio.create_task(queue.wait(another)))
        queue.done(thinking_now[1])
        await asyncio.sleep(0)
        queue.done(quiet)
        await asyncio.sleep(0)
        assert another.ready.done() != busy.ready.done()  # beyond the share: not both threads
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(play())


def test_equals_are_served_in_the_order_of_their_coming() -> None:
    async def play() -> list[str]:
        queue, order = ThinkingQueue(2), []
        queue.account.charge("guest ada", 20.0)
        waiting = [Thought(f"t{i}", "ada", 9.0, False) for i in range(50)]
        tasks = [asyncio.create_task(queue.wait(thought)) for thought in waiting]
        for _ in waiting:
            await asyncio.sleep(0)
            thinking_now = next(iter(queue._thinking))
            order.append(thinking_now.table)
            queue.done(thinking_now)
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(play()) == [f"t{i}" for i in range(50)]


def test_bots_alone_play_only_while_somebody_watches(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hegemon.server.hub.ATTENDED", 0.3)
    ada = Person(start(bot_pause=0.01), "Ada")
    table = ada.create("random", "random", seed=3)
    begun = ada.get(f"/api/tables/{table}/events")
    time.sleep(0.4)
    assert ada.get(f"/api/tables/{table}/events") == begun
    with connect(ada, table) as session:
        first = until(session, "state")[0]["state"]["number"]
        while until(session, "state")[0]["state"]["number"] < first + 20:
            pass
    time.sleep(0.5)
    asleep = len(ada.get(f"/api/tables/{table}/events")["events"])
    time.sleep(0.5)
    assert len(ada.get(f"/api/tables/{table}/events")["events"]) == asleep
    number = ada.state(table)["number"]  # a look at the table wakes them again
    moved_on(ada, table, number)
