"""A server with fifty games of bots answers as if they were not there."""

from __future__ import annotations

import time
from statistics import median

import pytest

from .conftest import Person, Start

GAMES = 50
LONGEST = 3.0  # seconds for an answer, of the middle one; a blocked loop would take as long as a bot thinks: five


@pytest.mark.slow
def test_fifty_bot_games_leave_the_server_answering(start: Start) -> None:
    ada = Person(start(bot_threads=2), "Ada")
    tables = [ada.create(*(("me", "strategist:5") if s % 2 else ("strategist:5", "me")), seed=s) for s in range(GAMES)]
    taken = []
    for _ in range(20):
        began = time.perf_counter()
        ada.get("/api/health")
        taken.append(time.perf_counter() - began)
    thinking = sum(ada.state(table)["thinking"] for table in tables)
    print(f"{thinking} bots to move; answers: median {median(taken) * 1000:.0f} ms, longest {max(taken) * 1000:.0f} ms")
    assert thinking > GAMES // 4, "too few bots have something to think about"
    assert median(taken) < LONGEST
