"""Every refusal is told in every language with its arguments, and the one nearest to legal answers for a thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hegemon import load
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.language import LANGUAGES
from hegemon.core.reasons import Refusal
from hegemon.testing import load_scenarios

SCENARIOS = load_scenarios(Path(__file__).resolve().parents[2] / "rulebook", "duellum")


@cache
def opened(options: tuple[tuple[str, Any], ...] = ()) -> Game:
    return load("duellum", engine="plain", **dict(options))


def refused_in(row: dict[str, Any]) -> Iterator[tuple[Game, Refusal]]:
    """Everything that a scenario says is refused."""
    game = opened(tuple(sorted(row.get("options", {}).items())))
    state = game.position(row["given"])
    yield from _refusals(game, state, row.get("illegal", []))
    for text in row.get("when", []):
        game.apply(state, game.parse(text))
    yield from _refusals(game, state, row.get("then_illegal", []))


def _refusals(game: Game, state: State, entries: list[Any]) -> Iterator[tuple[Game, Refusal]]:
    for entry in entries:
        row = {"action": entry} if isinstance(entry, str) else entry
        here = game.change(state, row["with"]) if "with" in row else state
        refusal = game.why_not(here, game.parse(row["action"]))
        assert refusal is not None
        yield game, refusal


def _further() -> Iterator[tuple[Game, Refusal]]:
    """Refusals that no scenario names."""
    game = opened((("turn_limit", 1),))
    state = game.position("empty; turn rome founding; turn_number 1")
    game.apply(state, game.parse("done"))
    over = game.why_not(state, game.parse("done"))
    assert over is not None
    yield game, over
    game = opened()
    state = game.position("empty; turn rome conquest")
    nowhere = game.why_not(state, game.verbs.encode("conquer", (39,)))
    assert nowhere is not None
    yield game, nowhere


def test_every_reason_is_told_in_every_language() -> None:
    told: dict[str, set[str]] = {}
    found = [pair for scenario in SCENARIOS for pair in refused_in(scenario.row)] + list(_further())
    for game, refusal in found:
        for language in LANGUAGES:
            sentence = game.say(refusal.message, language)
            assert sentence.endswith(".") and "{" not in sentence and "  " not in sentence, sentence
            told.setdefault(refusal.message.key, set()).add(language)
    wanted = {f"no-{reason.key}" for reason in opened().reasons()}
    assert wanted - set(told) == set()


EXACT = [
    (
        "empty; turn rome founding; legion rome roma; stock rome marble=1 coin=1",
        "found roma gold",
        "You are 1 gold short of a city.",
        "Für eine Stadt brauchst du noch 1 Gold.",
    ),
    (
        "empty; turn rome founding; legion rome roma; city rome genua gold; city rome neapolis gold; "
        "stock rome marble=1 iron=1 coin=2",
        "found roma gold",
        "A city for gold in Roma costs 2 coins more for its neighbours; you have only 1 left for that.",
        "Eine Stadt für Gold in Roma kostet wegen der Nachbarn 2 Münzen mehr; dafür hast du nur 1 übrig.",
    ),
    (
        "empty; turn rome rondel; rondel rome ferrum; stock rome gold=1",
        "advance ferrum",
        "The way to Ferrum costs 5 chips or coins; you have only 1.",
        "Der Weg zu Ferrum kostet 5 Chips oder Münzen; du hast nur 1.",
    ),
    (
        "empty; turn rome templum; hand rome charter academy",
        "play academy",
        "Academy is played in your Scientia action.",
        "Die Akademie spielst du in deiner Scientia-Aktion.",
    ),
    (
        "empty; turn rome militia; hand rome charter",
        "play charter",
        "Charter is played in your Templum action and when you found cities.",
        "Den Freibrief spielst du in deiner Templum-Aktion und wenn du Städte gründest.",
    ),
    (
        "empty; turn rome conquest; city carthage carthago gold temple; legion rome carthago",
        "conquer carthago",
        "Carthago defends itself with 3; you have 1 legion or galley there.",
        "Carthago verteidigt sich mit 3; du hast dort 1 Legion oder Galeere.",
    ),
    (
        "empty; turn rome movement; legion rome roma",
        "move legion roma mare_tyrrhenum",
        "A legion cannot cross the border from Roma to the Mare Tyrrhenum.",
        "Eine Legion kommt von Roma nicht über die Grenze ins Mare Tyrrhenum.",
    ),
]


@pytest.mark.parametrize(("given", "action", "english", "german"), EXACT, ids=[row[1] for row in EXACT])
def test_what_is_missing_is_named(given: str, action: str, english: str, german: str) -> None:
    game = opened()
    refusal = game.why_not(game.position(given), game.parse(action))
    assert refusal is not None
    assert game.say(refusal.message, "en") == english
    assert game.say(refusal.message, "de") == german


ASKED = [
    ("empty; turn rome founding; legion rome roma; stock rome marble=1 gold=1", "region", "roma", "no-city-dear"),
    ("empty; turn rome founding; legion rome corsica", "region", "corsica", "no-no-site"),
    ("empty; turn rome scientia; stock rome gold=1", "know_how", "strata", "no-first-price-dear"),
    ("empty; turn rome templum; hand rome academy", "card", "academy", "no-card-not-now"),
    ("empty; turn rome conquest; city carthage zama iron", "region", "zama", "no-not-enough-units"),
    ("empty; turn rome militia; city rome roma gold; box rome legion=1", "region", "roma", "no-arming-dear"),
]


@pytest.mark.parametrize(("given", "domain", "member", "key"), ASKED, ids=[row[3] for row in ASKED])
def test_the_nearest_reason_answers_for_a_thing(given: str, domain: str, member: str, key: str) -> None:
    game = opened()
    refusal = game.why(game.position(given), domain, member)
    assert refusal is not None and refusal.message.key == key
