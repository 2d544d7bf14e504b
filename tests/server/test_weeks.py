"""A game over three weeks as people play it: two devices, a lost cookie, restarts, a vacation, somebody who walks away;
each wait is told once."""

from __future__ import annotations

import json
import time
from collections import Counter
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hegemon.server.storage.deadlines import ELSEWHERE

from . import test_clock, test_notices
from .conftest import Person, Start
from .endpoint import Endpoint
from .test_accounts import introduced
from .test_clock import DAY, MONDAY, SLOW, Hands, until
from .test_notices import SETTLED, Told, wish

hands, mailbox, outside, quick = test_clock.hands, test_notices.mailbox, test_notices.outside, test_notices.quick
RESTARTS = (3, 7, 11)
LOST = 6  # the day on which Ben's cookie is gone


def told(outside: Endpoint) -> Counter[tuple[str, str]]:
    """To whom, and what: how often."""
    kinds = ("your turn", "running low", "is over")
    texts = [(path, json.loads(body)["text"]) for path, _, body in outside.got]
    return Counter((path, next(kind for kind in kinds if kind in text)) for path, text in texts)


def signed_in(client: TestClient, code: str) -> Person:
    """Somebody comes back by a recovery code, on a device that knows nothing of them."""
    person = Person(client)
    assert person.post("/api/signin/code", {"code": code}).status_code == 200
    return person


def play_a_turn(person: Person, table: str, rng: Random) -> None:
    turn = person.state(table)["turn"]
    while (now := person.settled(table))["turn"] == turn and now["my_move"]:
        text = rng.choice(now["actions"])["text"]
        assert person.act(table, text, now["to_act"], expected=now["number"]).status_code == 200


@pytest.mark.slow
@pytest.mark.both_databases
def test_three_weeks_of_a_slow_game(
    start: Start,
    hands: Hands,
    quick: Told,
    outside: Endpoint,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fake(*given: Any) -> int:
        return hands.at

    def begin() -> TestClient:
        client = start(**quick)
        client.app.state.service.clock = hands  # type: ignore[attr-defined]
        return client

    monkeypatch.setattr("hegemon.server.storage.deadlines.database_clock", fake)
    hands.at = MONDAY + (int(time.time() * 1000) // (7 * DAY) + 1) * 7 * DAY  # what is stored now is past by then
    client, rng = begin(), Random(7)
    ada, ben = introduced(client, "Ada"), introduced(client, "Ben")
    for person, path in ((ada, "ada"), (ben, "ben")):
        wish(person, webhook=f"{outside.url}/{path}")
    codes = ben.post("/api/account/codes", {}).json()["codes"]
    table = ada.create("me", "open", seed=1, time=SLOW)
    assert ben.join(table).status_code == 200
    phone = signed_in(client, codes[0])
    waits = Counter([("/ada", "/ben")[ada.state(table)["to_act"]]])
    for day in range(12):
        outside.wait(sum(waits.values()))
        hands.wait(DAY)
        if day == LOST:
            ben = signed_in(client, codes[1])
        devices = (ada, phone if day % 2 else ben)
        play_a_turn(devices[ada.state(table)["to_act"]], table, rng)
        waits[("/ada", "/ben")[ada.state(table)["to_act"]]] += 1
        if day in RESTARTS:
            client = begin()
            for person in (ada, ben, phone):
                person.client = client
    outside.wait(sum(waits.values()))
    gone = ada.state(table)["to_act"]
    leaver, other = ((ada, ben), (ben, ada))[gone]
    assert leaver.command(table, "vacation", gone, days=4).status_code == 200
    hands.at = other.state(table)["clock"]["deadline"] - 1
    outside.wait(sum(waits.values()) + 1)  # that time runs low is told before it is up, however slow the machine is
    time.sleep(SETTLED)
    assert other.state(table)["seats"][gone]["kind"] == "person"
    hands.wait(1 + ELSEWHERE)  # nobody has the table open
    until(other, table, lambda s: s["seats"][gone]["kind"] == "bot" and s["to_act"] != gone)
    waits["/ben" if other is ben else "/ada"] += 1
    outside.wait(sum(waits.values()) + 1)
    time.sleep(SETTLED)
    found = told(outside)
    assert {path: count for (path, kind), count in found.items() if kind == "your turn"} == dict(waits)
    assert found[("/ada", "/ben")[gone], "running low"] == 1 and sum(found.values()) == sum(waits.values()) + 1
    assert [e["kind"] for e in other.events(table, 0)].count("timeout") == 1
