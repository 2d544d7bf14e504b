"""Every legal action of random mid-game states has a reachable target in the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from .going import NOWHERE, go
from .table import Table

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ME = {"kind": "me"}
GAMES = [
    ("duellum", {"board": "west", "special_units": True}, 2, 420, 12),
    ("duellum", {"board": "east"}, 2, 300, 8),
    ("antike", {"board": "west"}, 4, 220, 9),
    ("antike", {"board": "east", "players": 3}, 3, 280, 8),
    ("dies_irae", {"setup": "ready", "leaders": True}, 3, 220, 14),
    ("dies_irae", {"setup": "printed"}, 3, 60, 5),
    ("ancient_wars", {"campaign": "gaul", "advanced": True}, 2, 220, 14),
    ("ancient_wars", {"campaign": "italy", "storms": True}, 2, 200, 13),
]


@pytest.mark.parametrize(
    ("game", "options", "seats", "actions", "verbs"), GAMES, ids=lambda v: v if isinstance(v, str) else ""
)
def test_every_action_has_a_target(
    new_table: Callable[..., Table], game: str, options: dict[str, object], seats: int, actions: int, verbs: int
) -> None:
    """On the way of a random game, wherever a new kind of action is on offer: each action is lit in the page."""
    rng = Random(f"{game} {options}")
    table = new_table(game, seats=[ME] * seats, options=options, seed=rng.randrange(1000), open_page=False)
    table.page.add_init_script("localStorage.setItem('hegemon', JSON.stringify({ coverSeats: false }))")
    met: set[str] = set()
    made: Counter[str] = Counter()
    for _ in range(actions):
        state = table.my_move()
        if state["outcome"]:
            break
        offered = {a["verb"] for a in state["actions"]}
        if offered - met:
            go(table.page, f"{table.url}/t/{table.id}", "[data-target]")
            table.settled()
            assert sorted(row["text"] for row in table.moves()) == sorted(a["text"] for a in state["actions"])
            assert table.unreachable() == []
            met |= offered
            go(table.page, NOWHERE, ".lost")
        table.act(state, choice(state["actions"], rng, made)["text"])
    assert len(met) >= verbs, sorted(met)


def choice(actions: list[dict[str, Any]], rng: Random, made: Counter[str]) -> dict[str, Any]:
    """Random, but rather something lively than nothing, and often what has been made least: so that much is met."""
    verbs = sorted({a["verb"] for a in actions})
    lively = [v for v in verbs if v not in ("done", "decline", "pass")]
    pool = lively if lively and rng.random() < 0.85 else verbs
    verb = rng.choice(pool) if rng.random() < 0.5 else min(pool, key=lambda v: (made[v], rng.random()))
    made[verb] += 1
    return rng.choice([a for a in actions if a["verb"] == verb])
