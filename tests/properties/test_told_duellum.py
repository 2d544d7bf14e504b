"""Nothing changes untold: every change of a view is covered by a happening, and goods add up to what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hegemon import load
from hegemon.bots.uct import strategist
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.core.happenings import Happening
from hegemon.core.language import LANGUAGES
from hegemon.core.telling import Line, lines
from hegemon.testing import load_scenarios
from hegemon.testing.ledger import untold
from hegemon.testing.walks import random_walk

SCENARIOS = load_scenarios(Path(__file__).resolve().parents[1] / "rulebook", "duellum")
GAINS = {"gained": "goods", "produced": "goods", "instead_of_coin": "goods", "received": "goods"}
PAYMENTS = {"paid": "price", "paid_steps": "price", "gave": "goods", "deprived": "goods"}


def told(game: Game, state: State, a: int) -> list[Happening]:
    """The happenings of an action, after holding them against what changed."""
    found = game.happenings(state, a)
    after = state.copy()
    game.apply(after, a)
    for seat in (None, 0, 1):
        before_view, after_view = game.public_view(state, seat), game.public_view(after, seat)
        missing = untold(before_view, after_view, found, game.happening_kinds)
        assert not missing, f"{game.text(a)}: {missing} changed untold; told {[h.kind for h in found]}"
    assert stock_told(found) == stock_changed(game, state, after), game.text(a)
    assert personages_told(found) == personages_changed(game, state, after), game.text(a)
    return found


def stock_told(found: list[Happening]) -> Counter[str]:
    """How much of each chip each nation won or lost, by what was told."""
    total: Counter[str] = Counter()
    for happening in found:
        for kinds, sign in ((GAINS, 1), (PAYMENTS, -1)):
            if happening.kind in kinds:
                for part in str(happening.args[kinds[happening.kind]]).split():
                    chip, _, count = part.partition("=")
                    total[f"{happening.args['who']} {chip}"] += sign * int(count)
    return Counter({key: count for key, count in total.items() if count})


def stock_changed(game: Game, before: State, after: State) -> Counter[str]:
    nations = game.public_view(before, None)["nations"], game.public_view(after, None)["nations"]
    total: Counter[str] = Counter()
    for nation in game.seats:
        for chip in game.data.names["chip"]:
            total[f"seat-{nation} chip-{chip}"] = nations[1][nation]["stock"][chip] - nations[0][nation]["stock"][chip]
    return Counter({key: count for key, count in total.items() if count})


def personages_told(found: list[Happening]) -> int:
    return sum(int(happening.args["n"]) for happening in found if happening.kind == "won")


def personages_changed(game: Game, before: State, after: State) -> int:
    return sum(sum(map(sum, game.plain(s).personages)) * sign for s, sign in ((after, 1), (before, -1)))


def scenario_actions() -> Iterator[tuple[Game, State, int]]:
    """The lot that begins a game, and every action of every scenario, with the position it is made in."""
    opening = load("duellum", engine="plain")
    yield opening, opening.start(), opening.parse("first rome")
    games: dict[str, Game] = {}
    for scenario in SCENARIOS:
        options: dict[str, Any] = scenario.row.get("options", {})
        game = games.setdefault(str(options), load("duellum", engine="plain", **options))
        state = game.position(scenario.row["given"])
        for text in scenario.row.get("when", []):
            a = game.parse(text)
            yield game, state.copy(), a
            game.apply(state, a)


def all_lines(rows: list[Line]) -> Iterator[str]:
    for row in rows:
        yield row.text
        yield from all_lines(list(row.below))


def check_sentences(game: Game, found: list[Happening]) -> None:
    for language in LANGUAGES:
        for text in all_lines(lines(game.happening_kinds.gathered(found), game.catalogue(language))):
            assert text.endswith(".") and ".." not in text and "  " not in text and "{" not in text, text
            assert " ." not in text and " ;" not in text and "1 units" not in text, text


def test_every_kind_occurs_in_the_scenarios_and_nothing_is_untold() -> None:
    seen: set[str] = set()
    for game, state, a in scenario_actions():
        found = told(game, state, a)
        check_sentences(game, found)
        seen |= {happening.kind for happening in found}
    assert {kind.name for kind in load("duellum", engine="plain").happening_kinds.kinds} - seen == set()


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {}),
        (2, {"board": "east", "special_units": True}),
        (3, {"events": "known", "coins": 5}),
        (4, {"special_units": True, "trade_coins": False}),
    ],
)
def test_nothing_is_untold_in_random_games(seed: int, options: dict[str, Any]) -> None:
    game = load("duellum", engine="plain", turn_limit=150, **options)
    heard: list[Happening] = []
    for state, a in random_walk(game, Random(seed), 2_000):
        if a >= 0:
            heard += told(game, state, a)
    check_sentences(game, heard)


def test_nothing_is_untold_when_bots_play() -> None:
    game, bot, rng = load("duellum", engine="plain", turn_limit=50), strategist(simulations=15, seed=3), Random(5)
    state, heard = game.start(), list[Happening]()
    while (who := game.to_act(state)) != OVER:
        a = game.draw(state, rng) if who == CHANCE else bot.choose(game, state)
        heard += told(game, state, a)
        game.apply(state, a)
    check_sentences(game, heard)
    assert {"founded", "developed", "won", "turn", "produced", "time_up"} <= {happening.kind for happening in heard}


def test_a_muted_kind_would_be_noticed() -> None:
    game = load("duellum", engine="plain")
    state = game.position("empty; turn rome founding; legion rome roma; stock rome marble=1 iron=1 gold=1")
    a = game.parse("found roma gold")
    after = state.copy()
    game.apply(after, a)
    views = game.public_view(state, None), game.public_view(after, None)
    for muted in ("founded", "paid"):
        found = [happening for happening in game.happenings(state, a) if happening.kind != muted]
        assert untold(*views, found, game.happening_kinds)
