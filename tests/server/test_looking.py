"""How deadlines are looked after: at the very moment, shared out among processes, taken over from those that died. By
the hands of a clock that the test moves: how late a busy machine is, `bench/clocks.py` measures."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.server import clock_runner
from hegemon.server.clock_runner import LOOK_EVERY, ClockRunner
from hegemon.server.storage import deadlines
from hegemon.server.storage.deadlines import AT_ONCE, CLAIM, ELSEWHERE

from . import test_clock
from .conftest import Person
from .test_clock import Hands, two, until

hands = test_clock.hands
LIVE = {"base": 300, "at_zero": "bot"}


class Fake:
    """A service whose clock stands, and a database with these deadlines."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, first: int | None, due: list[str], own: dict[str, int] | None = None
    ) -> None:
        self.seen: list[str] = []
        self.own = own or {}
        self.store = self
        self.hub = self
        self.clock = lambda: 1_000_000

        async def next_deadline(store: object, at: int) -> int | None:
            return first

        async def claim(store: object, at: int, own: list[str], in_work: dict[str, Any]) -> list[str]:
            return due + own

        async def seen_to(runner: ClockRunner, table: str) -> None:
            if table == "broken":
                raise OSError("the database is away")
            self.seen.append(table)

        monkeypatch.setattr(clock_runner.deadlines, "next_deadline", next_deadline)
        monkeypatch.setattr(clock_runner.deadlines, "claim", claim)
        monkeypatch.setattr(ClockRunner, "time_is_up", seen_to)

    def tables(self) -> list[str]:
        return list(self.own)

    def kept(self, table: str) -> Any:
        return SimpleNamespace(clock=SimpleNamespace(deadline=self.own[table]))

    def look(self) -> float:
        async def look() -> float:
            runner = ClockRunner(self)  # type: ignore[arg-type]
            wait = await runner._look()
            await asyncio.gather(*runner._in_work.values())
            return wait

        return asyncio.run(look())


def test_the_next_look_comes_at_the_deadline_and_not_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Fake(monkeypatch, 1_000_130, []).look() == pytest.approx(0.13)
    assert Fake(monkeypatch, 1_900_000, []).look() == LOOK_EVERY  # an earlier one may come up meanwhile
    assert Fake(monkeypatch, None, []).look() == LOOK_EVERY
    assert Fake(monkeypatch, 1_000_400, [], own={"here": 1_000_100}).look() == pytest.approx(0.1)


def test_what_is_due_is_seen_to_at_once_and_looked_for_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Fake(monkeypatch, 1_000_000, ["one", "two"])
    assert fake.look() < LOOK_EVERY and fake.seen == ["one", "two"]
    assert 0 < Fake(monkeypatch, 999_000, []).look() < LOOK_EVERY  # another process was faster
    broken = Fake(monkeypatch, 999_000, ["broken", "whole"])
    assert broken.look() < LOOK_EVERY and broken.seen == ["whole"]
    here = Fake(monkeypatch, 1_000_300, [], own={"here": 1_000_000, "later": 1_000_001})
    assert here.look() == pytest.approx(0.001) and here.seen == ["here"]  # before it is anybody's


def test_a_nearer_deadline_is_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has little time left and moves need not wait for the next look."""

    async def watch() -> list[int]:
        fake = Fake(monkeypatch, None, [])
        runner, looks = ClockRunner(fake), []  # type: ignore[arg-type]

        async def look() -> float:
            looks.append(1)
            return 1000.0

        monkeypatch.setattr(runner, "_look", look)
        watching = asyncio.create_task(runner._watch())
        for deadline in (1_000_000 + 2_000_000, 1_000_000 + 1_000):
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            runner._hear_deadline(deadline)
        for _ in range(5):
            await asyncio.sleep(0)
        watching.cancel()
        return looks

    assert len(asyncio.run(watch())) == 2


@pytest.mark.both_databases
def test_nobody_claims_what_another_has_claimed_until_it_lapses(
    hands: Hands, client: TestClient, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def by_hand(*given: Any) -> int:
        return hands.at

    monkeypatch.setattr(deadlines, "database_clock", by_hand)
    client.app.state.service.clock = hands  # type: ignore[attr-defined]
    tables = [ada.create("me", "me", pass_and_play=True, time=LIVE) for _ in range(AT_ONCE + 3)]
    store = client.app.state.service.store  # type: ignore[attr-defined]
    due = hands.at + 300_000 + (ELSEWHERE if store.shared else 0)  # nobody has these tables open

    def call(work: Any, *given: Any) -> Any:
        assert client.portal is not None
        return client.portal.call(work, store, *given)

    assert call(deadlines.next_deadline, hands.at) == due
    assert call(deadlines.claim, due - 1) == []
    if not store.shared:  # one process: nobody to share with
        first = call(deadlines.claim, due)
        assert len(first) == AT_ONCE and len(call(deadlines.claim, due, (), first[:5])) == AT_ONCE - 5
        return
    first = call(deadlines.claim, due - ELSEWHERE, tables[:1])  # who has it open need not wait
    assert first == tables[:1]
    first += call(deadlines.claim, due, (), first)
    assert len(first) == AT_ONCE and set(first) <= set(tables)
    assert call(deadlines.next_deadline, due) == due  # three are left
    second = call(deadlines.claim, due)
    assert sorted(first + second) == sorted(tables)
    assert call(deadlines.claim, due) == [] and call(deadlines.next_deadline, due) is None
    late = due + CLAIM + 1  # whoever held them has died
    assert call(deadlines.next_deadline, late) == due and len(call(deadlines.claim, late)) == AT_ONCE


def test_a_deadline_is_seen_to_in_its_own_millisecond(hands: Hands, ada: Person, ben: Person) -> None:
    table = two(ada, ben, **LIVE)
    state = ada.state(table)
    seat, runner = state["to_act"], ClockRunner(ada.client.app.state.service)  # type: ignore[attr-defined]
    hands.at = state["clock"]["deadline"] - 1
    assert ada.client.portal is not None
    ada.client.portal.call(runner.time_is_up, table)
    assert ada.state(table)["seats"][seat]["kind"] == "person"
    hands.wait(1)
    until(ada, table, lambda s: s["seats"][seat]["kind"] == "bot")


def test_who_lets_several_turns_pass_is_played_for_until_somebody_sits_down(
    hands: Hands, ada: Person, ben: Person, eve: Person
) -> None:
    """A game that nobody plays any more does not pass turns for ever."""
    table = two(ada, ben, base=0, per_turn=60, at_zero="pass")
    gone = ada.state(table)["to_act"]
    here = (ada, ben)[1 - gone]
    for passed in range(clock_runner.MOST_PASSED):
        hands.at = until(here, table, lambda s: s["to_act"] == gone)["clock"]["deadline"]
        state = until(here, table, lambda s: s["to_act"] == 1 - gone)
        assert state["seats"][gone]["kind"] == "person", passed
        while (state := here.state(table))["to_act"] == 1 - gone:
            assert here.act(table, state["actions"][0]["text"]).status_code == 200
    hands.at = here.state(table)["clock"]["deadline"]
    state = until(here, table, lambda s: s["seats"][gone]["kind"] == "bot")
    assert state["clock"]["vacant"] == [gone] and eve.join(table).status_code == 200
