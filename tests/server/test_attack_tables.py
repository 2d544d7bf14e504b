"""Tables under strain: more of them than are kept, and people who leave in the middle."""

from __future__ import annotations

import time
from contextlib import ExitStack

from .conftest import Person, Start
from .test_socket import connect, until


def test_one_table_more_than_are_kept(start: Start) -> None:
    ada = Person(start(kept_tables=3), "Ada")
    tables = [ada.create("me", "open") for _ in range(8)]
    with ExitStack() as connected:
        for table in tables:
            session = connected.enter_context(connect(ada, table))
            assert until(session, "state")[0]["state"]["id"] == table
        for table in tables:
            assert ada.state(table)["id"] == table


def test_a_seat_given_up_while_it_is_watched(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open", "random", "random", game="antike", seed=2)
    ben.join(table)
    before = ada.settled(table)
    leaver, stayer = (ada, ben) if before["to_act"] == 0 else (ben, ada)
    seat = before["to_act"]
    with connect(leaver, table, seat=str(seat)) as own, connect(stayer, table) as other, connect(eve, table) as third:
        for session in (own, other, third):
            until(session, "state")
        assert leaver.command(table, "resign", seat).status_code == 200
        for session in (own, other, third):
            _, events = until(session, "state")
            assert events[0]["kind"] == "resign"
        number, end = before["number"] + 1, time.monotonic() + 60
        while stayer.state(table)["number"] <= number:
            assert time.monotonic() < end, "nobody woke the bot that plays on"
            time.sleep(0.05)
