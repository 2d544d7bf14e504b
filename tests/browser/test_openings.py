"""For each game a person plays a full opening against bots by clicking the board."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from .table import Table, until

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
GAMES = [
    ("duellum", {"board": "west"}, [ME, BOT], 4),
    ("duellum", {"board": "east"}, [ME, BOT], 3),
    ("antike", {"board": "east"}, [ME, BOT, BOT, BOT], 3),
    ("antike", {"board": "west", "players": 3}, [ME, BOT, BOT], 3),
    ("dies_irae", {"setup": "ready"}, [ME, BOT, BOT], 4),
    ("ancient_wars", {"campaign": "gaul"}, [ME, BOT], 2),
    ("ancient_wars", {"campaign": "italy"}, [ME, BOT], 2),
]
PLACES = ("region:", "province:", "hex:", "space:")
MOST_CLICKS = 200


@pytest.mark.parametrize(("game", "options", "seats", "turns"), GAMES, ids=lambda v: v if isinstance(v, str) else "")
def test_opening(
    new_table: Callable[..., Table], game: str, options: dict[str, object], seats: list[dict[str, str]], turns: int
) -> None:
    """Own turns from the set-up on, every decision clicked where it is lit."""
    table = new_table(game, seats=seats, options=options)
    rng = Random(f"opening {game} {options}")
    played: set[int] = set()
    places = 0
    for _ in range(MOST_CLICKS):
        state = table.settled()
        if state["outcome"] or (len(played) >= turns and places >= 4):
            break
        until(lambda: bool(table.lit()) or table.waits_for_yes())
        if not table.lit():  # who goes along is asked beside the stack, when the server has told who can
            table.confirm()
            continue
        target = choice(table.lit(), rng)
        table.click(target)
        table.confirm()
        places += target.startswith(PLACES)
        moved = table.my_move()
        if moved["turn"] > state["turn"]:
            played.add(state["turn"])
    assert len(played) >= turns, f"only {len(played)} turns after {MOST_CLICKS} clicks"
    assert places >= 4, f"the board was clicked only {places} times"


def choice(lit: list[str], rng: Random) -> str:
    """Rather a place on the board than a wheel or a chart, rather those than a button; no passing."""
    assert lit, "It is my move, and nothing is lit."
    buttons = [x for x in lit if x.startswith(("btn:", "chip:"))]
    places = [x for x in lit if x.startswith(PLACES)]
    others = [x for x in lit if x not in buttons and x not in places and x not in ("action:pass", "action:armistice")]
    pools = [pool for pool in (places, places, others, others, buttons) if pool]
    return rng.choice(rng.choice(pools))
