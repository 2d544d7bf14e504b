"""A server with fifty games of bots answers as if they were not there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest

from hegemon.bots import registry as bot_registry
from hegemon.core.game import Game

from .conftest import Person, Start

GAMES = 50
PATIENCE = 120.0  # seconds of thought: an event loop that waited for a bot would wait as long


class Busy:
    """Once it may begin, it thinks as hard as it can until it is let go."""

    name = "busy"

    def __init__(self) -> None:
        self.begin, self.let_go = Event(), Event()
        self.decided = 0

    def choose(self, game: Game, state: Any) -> int:
        self.begin.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while not self.let_go.is_set() and time.monotonic() < end:
            game.legal(state.copy())
        self.decided += 1
        return game.legal(state)[0]


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Busy]:
    """One bot at all tables."""
    bot = Busy()
    monkeypatch.setitem(bot_registry.BOTS, "busy", lambda argument, seed: bot)
    yield bot
    bot.begin.set()
    bot.let_go.set()


@pytest.mark.slow
def test_fifty_bot_games_leave_the_server_answering(start: Start, busy: Busy) -> None:
    ada = Person(start(bot_threads=2), "Ada")
    tables = [ada.create(*(("me", "busy") if s % 2 else ("busy", "me")), seed=s) for s in range(GAMES)]
    thinking = sum(ada.state(table)["thinking"] for table in tables)
    assert thinking > GAMES // 4, "too few bots have something to think about"
    busy.begin.set()
    for _ in range(20):
        ada.get("/api/health")
    assert not busy.decided, "the server answered when a bot had done thinking"
